import type { ContractText } from './contract-text.ts';

/** The institution's own text of the annex of an internship, `texts/anexo.<language>.md`, checked when the portal starts. */

/** What an annex fills in, besides what its text quotes of brand.json. A value that is empty leaves its line out. */
const annexTextFields = [
  'institucion',
  'vigencia',
  'alumno',
  'dni',
  'titulacion',
  'tipo',
  'empresa',
  'cif',
  'firmante',
  'firmanteCargo',
  'tutor',
  'tutorCargo',
  'tutorEmail',
  'tutorAcademico',
  'lugar',
  'distancia',
  'inicio',
  'fin',
  'interrupciones',
  'horario',
  'dedicacion',
  'horas',
  'ayuda',
  'actividad',
  'tareas',
  'formacion',
  'genericas',
  'especificas',
  'seguimiento',
  'seguridadSocial',
] as const;

export type AnnexField = (typeof annexTextFields)[number];

/** Annexes are written in the institution's own language alone. */
export const annexText: ContractText = {
  file: 'anexo',
  about: 'the annex',
  fields: annexTextFields,
  // What an annex must have (RD 592/2014, articles 6 and 7).
  needed: ['alumno', 'empresa', 'inicio', 'fin', 'horas', 'actividad', 'tutor', 'tutorAcademico'],
  lacks: 'it must say who does which internship, when, for how long and with which tutors.',
  neededIn: ({ idiomaPorDefecto }) => (idiomaPorDefecto ? [idiomaPorDefecto] : []),
  neededWhile: '',
};
