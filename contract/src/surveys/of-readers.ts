import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { day } from '../fields.ts';
import { login } from '../session.ts';
import { maxQuestions, questionKinds } from '../survey-rules.ts';
import { fieldError } from '../validation.ts';
import { answersBodyLimit, placementMoments, sentAnswer, surveyParties } from './definition.ts';

/** How a survey of the portal is come to, begun, answered as one goes, and finished. */

const idioma = z.enum(['es', 'ca', 'en']);

const readQuestion = z.object({
  idPregunta: z.number().int(),
  tipo: z.enum(questionKinds),
  texto: z.string(),
  ayuda: z.string().nullable(),
  respuestaObligatoria: z.boolean(),
  nuevaPagina: z.boolean(),
  respuestas: z.array(
    z.object({
      idRespuesta: z.number().int(),
      texto: z.string(),
      idPreguntaDestino: z.number().int().nullable(),
    }),
  ),
  filas: z.array(z.object({ idFila: z.number().int(), texto: z.string() })),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  textoMinimo: z.string().nullable(),
  textoMaximo: z.string().nullable(),
  idPreguntaDestino: z.number().int().nullable(),
});
export type ReadQuestion = z.infer<typeof readQuestion>;

/** A survey in the language of its reader, or in the institution's where it is not written in that. */
export const readableSurvey = z.object({
  idEncuesta: z.number().int(),
  /** Of the questions: somebody who has begun goes on with those that they began with. */
  numVersion: z.number().int(),
  titulo: z.string(),
  idioma,
  descripcion: z.string().nullable(),
  agradecimiento: z.string().nullable(),
  preguntas: z.array(readQuestion),
});
export type ReadableSurvey = z.infer<typeof readableSurvey>;

const params = z.object({ id });

/**
 * Calls a minute from one address: a whole university may answer from behind one, 5,000 people within ten minutes, each
 * of whom comes in once and saves every question by itself. What is sent with an answer names no account to count on.
 */
const comingIn = 1_000;
const saves = 25_000;

/** What stands behind `?` in the address of the survey: `idPractica`, and of a tutor by link `enlace`. */
const querystringValue = z.string().max(500).default('');

const comingRefusals = [
  'surveyNotAccessible',
  'surveyNotForUsers',
  'surveyNotForYou',
  'surveyAnswered',
  'linkExpiredOrUsed',
] as const;

export const openSurveyAccess = endpoint({
  method: 'POST',
  path: '/api/Encuestas/accesoEncuesta/:id',
  access: 'public',
  knowsCaller: true,
  writes: false,
  callsAMinute: comingIn,
  summary: 'What a survey is and by which ways the caller may answer it.',
  params,
  body: z.object({ querystringValue }),
  answer: z.object({
    idEncuesta: z.number().int(),
    titulo: z.string(),
    idioma,
    descripcion: z.string().nullable(),
    sacaOpcionAnonima: z.boolean(),
    conLogin: z.boolean(),
    /** The session or the link says who answers: `logaUsuario` needs no password. */
    identificado: z.boolean(),
    /** That somebody has answered is kept, apart from what: an anonymous answer then begins from a session. */
    registraParticipacion: z.boolean(),
    obligatoria: z.boolean(),
    hasta: day.nullable(),
    numPreguntas: z.number().int(),
    idPractica: z.number().int().nullable(),
  }),
  refusals: comingRefusals,
  absent: 'surveyNotAccessible',
});

export const readSurvey = endpoint({
  method: 'GET',
  path: '/api/Encuestas/:id',
  access: 'public',
  knowsCaller: true,
  callsAMinute: comingIn,
  summary:
    'The questions of an open survey, for anybody where it can be answered anonymously and otherwise for those who are asked.',
  params,
  answer: readableSurvey,
  refusals: ['surveyNotAccessible', 'surveyNotForYou'],
  absent: 'surveyNotAccessible',
});

/** What somebody answers a survey with. */
export const surveyAccess = z.object({
  /** Sent with each answer, in the place of a session. */
  pase: z.string(),
  /** Of an anonymous answer: opens what was answered so far, on another device too. Shown once; nobody can find it. */
  codigo: z.string().nullable(),
  anonima: z.boolean(),
  encuesta: readableSurvey,
  /** What was answered before. */
  lContestaciones: z.array(sentAnswer),
  /** From 0 to 100. */
  progreso: z.number().int(),
});
export type SurveyAccess = z.infer<typeof surveyAccess>;

/** Somebody who logs in for it is logged in to the portal: until they have accepted its text there is no access. */
const entered = z.object({ sesion: login.nullable(), acceso: surveyAccess.nullable() });

/** Of an account of the portal. */
export const surveyCredentials = z.object({
  perfil: z.enum(['Alumno', 'Empresa'], fieldError('chooseOne')),
  eUsuario: z.string().trim().min(1, fieldError('required')).max(200),
  ePassword: z.string().min(1, fieldError('required')).max(200),
  eidEmpresa: id.optional(),
});

const loginRefusals = [
  'accessDenied',
  'notValidatedOrBlocked',
  'noPortalAccessAtLogin',
  'userBlocked',
  'companyProblem',
] as const;

export const beginSurveyAsUser = endpoint({
  method: 'POST',
  path: '/api/Encuestas/logaUsuario/:id',
  access: 'public',
  knowsCaller: true,
  writes: false,
  summary:
    'Begins or goes on with an answer under one’s name: by password, by the session, or by the link of a tutor.',
  params,
  body: z.object({ querystringValue, credenciales: surveyCredentials.nullable().default(null) }),
  answer: entered,
  refusals: [...comingRefusals, ...loginRefusals, 'graduateMustUseSignOn'],
  absent: 'surveyNotAccessible',
});

export const beginSurveyBySignOn = endpoint({
  method: 'POST',
  path: '/api/Encuestas/validaRespuestaLoginIntegrado/:id',
  access: 'public',
  writes: false,
  summary: 'The same by what the university’s sign-on has sent the browser back with.',
  params,
  body: z.object({
    querystringValue,
    respuesta: z.string().min(1, fieldError('required')).max(8_000),
  }),
  answer: entered,
  refusals: [...comingRefusals, ...loginRefusals, 'noPortalAccess'],
  absent: 'surveyNotAccessible',
});

export const surveyCode = z
  .string()
  .trim()
  .regex(/^[\w-]{20,60}$/, fieldError('surveyCode'));

export const beginSurveyAnonymously = endpoint({
  method: 'POST',
  path: '/api/Encuestas/logaAnonimo/:id',
  access: 'public',
  unlogged: true,
  knowsCaller: true,
  writes: false,
  callsAMinute: comingIn,
  summary:
    'Begins an anonymous answer, or goes on with the one that a code opens. Nothing is written until something is answered.',
  params,
  body: z.object({ codigo: surveyCode.nullable().default(null) }),
  answer: surveyAccess,
  refusals: [...comingRefusals, 'surveyNotAnonymous'],
  absent: 'surveyNotAccessible',
});

export const saveSurveyAnswers = endpoint({
  method: 'POST',
  path: '/api/Encuestas/guardaContestacionEncuesta/:id',
  access: 'public',
  unlogged: true,
  callsAMinute: saves,
  bodyLimit: answersBodyLimit,
  summary:
    'Keeps answers as they are given: those that are sent take the place of what there was. With `terminar` it is finished, once.',
  params,
  body: z.object({
    pase: z.string().min(1).max(1000),
    codigo: surveyCode.nullable().default(null),
    lContestaciones: z.array(sentAnswer).max(maxQuestions),
    terminar: z.boolean().default(false),
  }),
  answer: z.object({
    terminada: z.boolean(),
    progreso: z.number().int(),
    agradecimiento: z.string().nullable(),
  }),
  refusals: ['surveyNotAccessible', 'surveyAnswered', 'unansweredQuestions', 'linkExpiredOrUsed'],
  absent: 'surveyNotAccessible',
});

export const acceptSurveyDataProtection = endpoint({
  method: 'GET',
  writes: true,
  path: '/api/Encuestas/guardaAceptacionRGPD',
  access: ['Alumno', 'Empresa'],
  beforeAcceptance: true,
  summary: 'Accepts the data-protection text in force, as the call of one’s own role does.',
  query: z.object({ version: z.string().max(100).optional() }),
  answer: nothing,
  refusals: ['cannotChangeState'],
});

const tutorSurvey = z.object({
  idEncuesta: z.number().int(),
  idPractica: z.number().int(),
  titulo: z.string(),
  idioma,
  momento: z.enum(placementMoments),
  parte: z.enum(surveyParties),
  alumno: z.string(),
  urlAcceso: z.string(),
  empezada: z.boolean(),
  hasta: day.nullable(),
});
export type TutorSurvey = z.infer<typeof tutorSurvey>;

export const listTutorSurveys = endpoint({
  method: 'POST',
  path: '/api/Publico/dameEncuestasTutor',
  access: 'public',
  writes: false,
  callsAMinute: 60,
  summary: 'The surveys about placements that the tutor whose link it is has still to answer.',
  body: z.object({ token: z.string().min(20).max(100) }),
  answer: z.array(tutorSurvey).max(50),
  refusals: ['linkExpiredOrUsed'],
});

export const readerCalls = {
  openSurveyAccess,
  readSurvey,
  beginSurveyAsUser,
  beginSurveyBySignOn,
  beginSurveyAnonymously,
  saveSurveyAnswers,
  acceptSurveyDataProtection,
  listTutorSurveys,
};
