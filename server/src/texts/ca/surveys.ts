import type { SurveysTexts } from '../es/surveys.ts';

export const ca: SurveysTexts = {
  columns: ['Persona', 'Titulació', 'Pràctica', 'Respon com a'],
  fileName: 'enquesta',
  anonymous: 'Anònima',
  tooFew: 'sense les respostes anònimes: són menys de cinc',
  parties: { alumno: 'alumne', tutorEmpresa: 'tutor d’empresa', tutorAcademico: 'tutor acadèmic' },
};
