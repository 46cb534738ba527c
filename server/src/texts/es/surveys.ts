import type { SurveyParty } from '@portal/contract/surveys';

/** The words of an exported survey. */
export interface SurveysTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly anonymous: string;
  /** After the name of a question. */
  readonly tooFew: string;
  readonly parties: Readonly<Record<SurveyParty, string>>;
}

export const es: SurveysTexts = {
  columns: ['Persona', 'Titulación', 'Práctica', 'Responde como'],
  fileName: 'encuesta',
  anonymous: 'Anónima',
  tooFew: 'sin las respuestas anónimas: son menos de cinco',
  parties: { alumno: 'alumno', tutorEmpresa: 'tutor de empresa', tutorAcademico: 'tutor académico' },
};
