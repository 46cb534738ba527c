import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, pageQuery } from '../envelope.ts';
import { moment } from '../fields.ts';
import { fileLink } from '../files.ts';
import { questionKinds } from '../survey-rules.ts';
import { fieldError } from '../validation.ts';
import {
  portalSurveyContent,
  portalSurveySettings,
  surveyBodyLimit,
  writtenDefinition,
} from './definition.ts';
import { readableSurvey } from './of-readers.ts';

/** How managers write a survey of the portal, open and close it, and read what was answered. */

export const portalSurveyStates = ['borrador', 'programada', 'abierta', 'cerrada'] as const;
export type PortalSurveyState = (typeof portalSurveyStates)[number];

/** Of anonymous answers no group smaller than this is shown. */
export const smallestGroup = 5;

export const getPortalSurvey = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEncuestaPortal/:id',
  access: ['Gestor'],
  summary: 'A survey of the portal as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idEncuesta: z.number().int(),
    version: z.number().int(),
    /** Of its questions: each change once it has been opened makes another. */
    numVersion: z.number().int(),
    modificada: moment,
    estado: z.enum(portalSurveyStates),
    /** Finished, without anonymous ones that are still to be mixed. */
    numContestadas: z.number().int(),
    /** Begun, or finished without a name and still to be mixed: they go with the survey as well. */
    numPendientes: z.number().int(),
    encuesta: portalSurveySettings,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createPortalSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/addEncuestaPortal',
  access: ['Gestor'],
  bodyLimit: surveyBodyLimit,
  summary: 'Adds a survey of the portal as a draft; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), encuesta: portalSurveyContent }),
  answer: z.object({ idEncuesta: z.number().int() }),
  refusals: [],
});

export const editPortalSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaEncuestaPortal',
  access: ['Gestor'],
  bodyLimit: surveyBodyLimit,
  summary:
    'Changes a survey of the portal, if it still is the version that was read. Of one that was opened, other questions are a new version of them.',
  body: z.object({ idEncuesta: id, version: id, encuesta: portalSurveyContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const duplicateSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/duplicaEncuesta',
  access: ['Gestor'],
  summary: 'Makes a draft with the same questions and readers; the same key makes one.',
  body: z.object({ idEncuesta: id, claveEnvio: z.uuid() }),
  answer: z.object({ idEncuesta: z.number().int() }),
  refusals: ['actionNotAllowed'],
});

const moved = {
  method: 'POST',
  access: ['Gestor'],
  body: z.object({ idEncuesta: id, version: id }),
  answer: z.object({ version: z.number().int(), estado: z.enum(portalSurveyStates) }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'infoUpdated',
} as const;

export const openSurvey = endpoint({
  ...moved,
  path: '/api/Gestor/abreEncuesta',
  summary:
    'Opens a draft, or a survey that was closed; what is wrong with its questions is said beside them.',
});

export const closeSurvey = endpoint({
  ...moved,
  path: '/api/Gestor/cierraEncuesta',
  summary: 'Closes an open survey: nobody answers it any more, and what was begun stays unfinished.',
});

const problem = z.object({ campo: z.string(), mensaje: z.string() });

export const previewSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/previsualizaEncuesta',
  access: ['Gestor'],
  writes: false,
  bodyLimit: surveyBodyLimit,
  summary: 'What is being written as readers of a language will have it, with what is wrong with it so far.',
  body: z.object({
    titulos: portalSurveyContent.shape.titulos,
    definicion: writtenDefinition,
    idioma: z.enum(['es', 'ca', 'en'], fieldError('chooseOne')),
  }),
  answer: z.object({ encuesta: readableSurvey, problemas: z.array(problem) }),
  refusals: [],
});

/** How many chose something; of a group that is too small to be shown, null. */
const chosen = z.object({ idRespuesta: z.number().int(), texto: z.string(), num: z.number().int() });

export const questionResults = z.object({
  idPregunta: z.number().int(),
  tipo: z.enum(questionKinds),
  texto: z.string(),
  /** Who answered it. */
  num: z.number().int(),
  /** Fewer have answered it anonymously than may be shown: nothing of them is in it, nor in its texts or the export. */
  ocultas: z.boolean(),
  /** Of one choice and several. */
  respuestas: z.array(chosen),
  /** Of a matrix. */
  filas: z.array(z.object({ idFila: z.number().int(), texto: z.string(), respuestas: z.array(chosen) })),
  /** Of a scale each step, of a number and a date equal parts of what there is: from where to where, and how many. */
  distribucion: z.array(z.object({ desde: z.string(), hasta: z.string(), num: z.number().int() })),
  media: z.number().nullable(),
  mediana: z.number().nullable(),
});
export type QuestionResults = z.infer<typeof questionResults>;

/** By what results are compared: the degree of those who gave their name, or the answer to a question of one choice. */
const cruce = z
  .string()
  .regex(/^(titulacion|\d{1,7})$/, fieldError('chooseOne'))
  .optional();

export const getSurveyResults = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameResultadosEncuesta/:id',
  access: ['Gestor'],
  summary:
    'What was answered, question by question, and by group where a comparison is asked for. Groups of anonymous answers that are too small are left out.',
  params: z.object({ id }),
  query: z.object({ cruce, idPregunta: id.optional() }),
  answer: z.object({
    idEncuesta: z.number().int(),
    titulo: z.string(),
    idioma: z.enum(['es', 'ca', 'en']),
    estado: z.enum(portalSurveyStates),
    numContestadas: z.number().int(),
    /** Of these, without a name. */
    numAnonimas: z.number().int(),
    /** Begun and not finished. */
    numEmpezadas: z.number().int(),
    /** Anonymous answers are fewer than may be shown: nothing is said of them. */
    ocultas: z.boolean(),
    grupoMinimo: z.number().int(),
    preguntas: z.array(questionResults),
    /** The question of the query by group, or the first there is. Null where no comparison is asked for. */
    comparacion: z
      .object({
        idPregunta: z.number().int(),
        grupos: z.array(z.object({ clave: z.string(), nombre: z.string(), resultados: questionResults })),
        /** Groups that are not shown, and whose number is not said either: one could be subtracted. */
        hayOcultos: z.boolean(),
      })
      .nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const listSurveyTexts = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameTextosEncuesta/:id',
  access: ['Gestor'],
  summary: 'What was written in answer to a question, in no order that says anything.',
  params: z.object({ id }),
  query: pageQuery.extend({ idPregunta: id }),
  answer: z.object({ textos: z.array(z.string()), numTotal: z.number().int() }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const exportSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaEncuesta',
  access: ['Gestor'],
  summary:
    'Every answer in a line of a spreadsheet, with the name where it was given, and without the anonymous answers to questions that fewer than five have answered so; formulas in cells are neutralised.',
  body: z.object({ idEncuesta: id, formato: z.enum(['xlsx', 'csv'], fieldError('chooseOne')) }),
  answer: fileLink,
  refusals: ['actionNotAllowed'],
});

export const managerCalls = {
  getPortalSurvey,
  createPortalSurvey,
  editPortalSurvey,
  duplicateSurvey,
  openSurvey,
  closeSurvey,
  previewSurvey,
  getSurveyResults,
  listSurveyTexts,
  exportSurvey,
};
