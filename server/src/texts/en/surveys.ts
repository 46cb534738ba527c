import type { SurveysTexts } from '../es/surveys.ts';

export const en: SurveysTexts = {
  columns: ['Person', 'Degree', 'Placement', 'Answers as'],
  fileName: 'survey',
  anonymous: 'Anonymous',
  tooFew: 'without its anonymous answers: they are fewer than five',
  parties: { alumno: 'student', tutorEmpresa: 'host tutor', tutorAcademico: 'academic tutor' },
};
