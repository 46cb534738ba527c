import type { Language } from '@portal/contract/languages';
import type { LocalTexts, QuestionKind } from '@portal/contract/survey-rules';
import type { PlacementMoment, portalSurveyContent, SurveyParty } from '@portal/contract/surveys';
import type { z } from 'zod';

export type Texts = Record<Language, string>;

export interface OptionValues {
  idRespuesta: number;
  textos: Texts;
  idPreguntaDestino: number | null;
}

export interface RowValues {
  idFila: number;
  textos: Texts;
}

export interface QuestionValues {
  idPregunta: number;
  tipo: QuestionKind;
  textos: Texts;
  ayudas: Texts;
  respuestaObligatoria: boolean;
  nuevaPagina: boolean;
  respuestas: OptionValues[];
  filas: RowValues[];
  minimo: number | string;
  maximo: number | string;
  textosMinimo: Texts;
  textosMaximo: Texts;
  idPreguntaDestino: number | null;
}

export interface DefinitionValues {
  descripciones: Texts;
  agradecimientos: Texts;
  preguntas: QuestionValues[];
}

/** What the inputs of the form hold. */
export interface PortalSurveyValues extends Record<string, unknown> {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  titulos: Texts;
  definicion: DefinitionValues;
  paraAlumnos: boolean;
  paraEmpresa: boolean;
  titulaciones: number[];
  cursos: number[];
  momento: PlacementMoment | null;
  partes: SurveyParty[];
  sacaOpcionAnonima: boolean;
  conLogin: boolean;
  registraParticipacion: boolean;
  obligatoria: boolean;
  desde: string | null;
  hasta: string | null;
}

export const noTexts = (): Texts => ({ es: '', ca: '', en: '' });

const textsOf = ({ es = '', ca = '', en = '' }: LocalTexts): Texts => ({ es, ca, en });

export const newValues = (today: string): PortalSurveyValues => ({
  claveEnvio: crypto.randomUUID(),
  titulos: noTexts(),
  definicion: { descripciones: noTexts(), agradecimientos: noTexts(), preguntas: [] },
  paraAlumnos: true,
  paraEmpresa: false,
  titulaciones: [],
  cursos: [],
  momento: null,
  partes: [],
  sacaOpcionAnonima: false,
  conLogin: true,
  registraParticipacion: false,
  obligatoria: false,
  desde: today,
  hasta: null,
});

export const valuesOf = ({
  titulos,
  definicion,
  ...rest
}: z.output<typeof portalSurveyContent>): PortalSurveyValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  titulos: textsOf(titulos),
  definicion: {
    descripciones: textsOf(definicion.descripciones),
    agradecimientos: textsOf(definicion.agradecimientos),
    preguntas: definicion.preguntas.map((question) => ({
      ...question,
      textos: textsOf(question.textos),
      ayudas: textsOf(question.ayudas),
      textosMinimo: textsOf(question.textosMinimo),
      textosMaximo: textsOf(question.textosMaximo),
      minimo: question.minimo ?? '',
      maximo: question.maximo ?? '',
      respuestas: question.respuestas.map((option) => ({ ...option, textos: textsOf(option.textos) })),
      filas: question.filas.map((row) => ({ ...row, textos: textsOf(row.textos) })),
    })),
  },
});
