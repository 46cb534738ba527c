import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, longText, moment } from './fields.ts';
import { isUrl } from './identifiers.ts';
import type { Language } from './languages.ts';
import { placementMoments } from './surveys/definition.ts';
import { managerCalls, portalSurveyStates } from './surveys/of-managers.ts';
import { readerCalls } from './surveys/of-readers.ts';
import { fieldError } from './validation.ts';

export * from './surveys/definition.ts';
export * from './surveys/of-managers.ts';
export * from './surveys/of-readers.ts';

/**
 * Surveys that students, companies or both are asked to answer between two days (specification 2, §3 «Survey»): who is
 * still to answer which, and whether they can go on without. One is either held where its address leads (`externa`), or
 * written and answered in the portal (`portal`), whose calls stand by reader in `surveys/`.
 */

export const surveyKinds = ['externa', 'portal'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** Of one in the institution's own tool. */
export const surveyStates = ['programada', 'abierta', 'cerrada'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** Nobody is shown more at once. */
export const maxPendingSurveys = 20;

/** What stands in an address for the key of the person who opens it. */
export const keyMark = '{clave}';

const pendingSurvey = z.object({
  idEncuesta: z.number().int(),
  tipo: z.enum(surveyKinds),
  titulo: z.string(),
  /** The language of the title: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  /** Of another site, with the reader's own key in it; of one of the portal a path of it. */
  urlAcceso: z.string(),
  /** The portal is closed to the reader until it is answered. */
  obligatoria: z.boolean(),
  /** Its last day; null where it has none. */
  hasta: day.nullable(),
  /** The placement that it is about, and when in it. */
  idPractica: z.number().int().nullable(),
  momento: z.enum(placementMoments).nullable(),
  /** Begun, under the reader's name, and not finished. */
  empezada: z.boolean(),
});
export type PendingSurvey = z.infer<typeof pendingSurvey>;

const pending = {
  method: 'GET',
  summary:
    'The surveys that are open and that the caller has not answered: the mandatory ones first, then what ends first.',
  answer: z.array(pendingSurvey).max(maxPendingSurveys),
  refusals: [],
} as const;

export const listStudentSurveys = endpoint({
  ...pending,
  path: '/api/Alumno/dameEncuestasUsuario',
  access: ['Alumno'],
});

export const listCompanySurveys = endpoint({
  ...pending,
  path: '/api/Empresa/dameEncuestas',
  access: ['Empresa'],
});

export const recordSurveyAnswer = endpoint({
  method: 'POST',
  path: '/api/Publico/registraEncuestaContestada',
  access: 'public',
  // A whole class may answer at once from behind one address.
  callsAMinute: 300,
  summary: 'Records that a survey was answered by whom the key stands for. Again is the same as once.',
  body: z.object({ clave: z.string().max(200) }),
  answer: nothing,
  refusals: ['linkExpiredOrUsed', 'surveyNotAccessible'],
});

const markInHost = /^https:\/\/[^/?#]*\{/i;

/** A page of another site over https; the key may stand in it, but not in its host. */
export function isSurveyAddress(address: string): boolean {
  return /^https:/i.test(address) && !markInHost.test(address) && isUrl(address.replaceAll(keyMark, 'clave'));
}

const titles = z.object({
  es: longText(150).nullish(),
  ca: longText(150).nullish(),
  en: longText(150).nullish(),
});
export type WrittenTitles = z.output<typeof titles>;

/** The title in the institution's own language has to be there, as a path; readers of any other then get that one. */
export const missingTitles = (titulos: WrittenTitles, own: Language): string[] =>
  (titulos[own] ?? '').trim() === '' ? [`titulos.${own}`] : [];

const surveyFields = z.object({
  titulos: titles,
  urlAcceso: z
    .string()
    .trim()
    .max(500, fieldError('max', { max: 500 }))
    .refine(isSurveyAddress, fieldError('surveyAddress')),
  paraAlumnos: z.boolean(),
  paraEmpresa: z.boolean(),
  obligatoria: z.boolean(),
  desde: day,
  /** Its last day; without one it is open until somebody deletes it or gives it one. */
  hasta: day.nullable(),
});

const audience = surveyFields.pick({ paraAlumnos: true, paraEmpresa: true });
const howMandatory = surveyFields.pick({ obligatoria: true, urlAcceso: true });
const days = surveyFields.pick({ desde: true, hasta: true });

/** What a manager writes. Each rule is told along with what is wrong in other fields. */
export const surveyContent = surveyFields
  .refine(({ paraAlumnos, paraEmpresa }) => paraAlumnos || paraEmpresa, {
    path: ['paraAlumnos'],
    error: fieldError('chooseSome'),
    when: ({ value }) => audience.safeParse(value).success,
  })
  // Nothing would ever tell that it was answered, and nobody would be let in again.
  .refine(({ obligatoria, urlAcceso }) => !obligatoria || urlAcceso.includes(keyMark), {
    path: ['urlAcceso'],
    error: fieldError('surveyKey', { clave: keyMark }),
    when: ({ value }) => howMandatory.safeParse(value).success,
  })
  .refine(({ desde, hasta }) => hasta === null || hasta >= desde, {
    path: ['hasta'],
    error: fieldError('dateOrder'),
    when: ({ value }) => days.safeParse(value).success,
  });

const listed = z.object({
  idEncuesta: z.number().int(),
  tipo: z.enum(surveyKinds),
  titulo: z.string(),
  /** The language of the title: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  paraAlumnos: z.boolean(),
  paraEmpresa: z.boolean(),
  obligatoria: z.boolean(),
  desde: day,
  hasta: day.nullable(),
  estado: z.enum(portalSurveyStates),
  /** When in a placement it is asked. */
  momento: z.enum(placementMoments).nullable(),
  /** The languages that its title is written in. */
  idiomas: z.array(z.enum(['es', 'ca', 'en'])),
  numContestadas: z.number().int(),
  /** Whether its address takes a key, or it is the portal's: without that nothing tells who has answered. */
  conClave: z.boolean(),
  modificada: moment,
});
export type ListedSurvey = z.infer<typeof listed>;

export const listSurveys = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEncuestas',
  access: ['Gestor'],
  summary: 'Every survey with how many have answered it, what begins last first.',
  query: pageQuery,
  answer: z.object({ encuestas: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getSurvey = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEncuesta/:id',
  access: ['Gestor'],
  summary: 'A survey as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idEncuesta: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    estado: z.enum(surveyStates),
    numContestadas: z.number().int(),
    encuesta: surveyContent,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/addEncuesta',
  access: ['Gestor'],
  summary: 'Adds a survey; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), encuesta: surveyContent }),
  answer: z.object({ idEncuesta: z.number().int() }),
  refusals: [],
});

export const editSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaEncuesta',
  access: ['Gestor'],
  summary: 'Changes a survey, if it still is the version that was read.',
  body: z.object({ idEncuesta: id, version: id, encuesta: surveyContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteSurvey = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaEncuesta',
  access: ['Gestor'],
  summary: 'Deletes a survey and who has answered it. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const calls = {
  listStudentSurveys,
  listCompanySurveys,
  recordSurveyAnswer,
  listSurveys,
  getSurvey,
  createSurvey,
  editSurvey,
  deleteSurvey,
  ...readerCalls,
  ...managerCalls,
};

export { fieldErrors } from './field-errors/surveys.ts';
export { screens } from './screens/surveys.ts';
