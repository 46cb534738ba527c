import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, id, nothing, pageQuery } from './envelope.ts';
import { amountBetween, between, longText, moment, wholeBetween, writtenReason } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { claim, pendingFilters } from './pending-claims.ts';
import { study } from './studies.ts';
import { fieldError } from './validation.ts';

/** What students ask the institution to write of the studies that it keeps, and what managers answer. */

/** A study to add (`alta`), to remove (`baja`) or to correct (`correccion`). */
export const studyRequestKinds = ['alta', 'baja', 'correccion'] as const;
export type StudyRequestKind = (typeof studyRequestKinds)[number];
export const studyRequestStates = ['pendiente', 'aceptada', 'rechazada', 'retirada'] as const;

const credits = between(0, 999).multipleOf(0.5, fieldError('multiple', { step: 0.5 }));

/** What may be asked of a study; managers write the same. */
export const studyData = z.object({
  actual: z.boolean(),
  curso: wholeBetween(1, 8).nullable(),
  ultimoCurso: z.boolean(),
  nota: amountBetween(1, 4).nullable(),
  creditosSuperados: credits.nullable(),
  creditosTotales: credits.nullable(),
  anioPromocion: wholeBetween(1950, 2100).nullable(),
  idSede: choice(fieldError('chooseOne')).nullable(),
});
/** What would change; the rest stays. */
const studyChanges = studyData.partial();
export type StudyChanges = z.infer<typeof studyChanges>;

const request = z.object({
  id: z.number().int(),
  tipo: z.enum(studyRequestKinds),
  /** Of a study that is asked for: its degree. */
  idTitulacion: z.number().int().nullable(),
  /** The study that it is about; null where it is asked for, or gone. */
  idEstudio: z.number().int().nullable(),
  /** What is asked to be written. */
  datos: studyChanges,
  observaciones: z.string().nullable(),
  fichero: fileLink.nullable(),
  solicitada: moment,
});

const ownRequest = request.extend({
  estado: z.enum(studyRequestStates),
  resuelta: moment.nullable(),
  /** Why it was refused. */
  motivo: z.string().nullable(),
});
export type OwnStudyRequest = z.infer<typeof ownRequest>;

export const listOwnStudyRequests = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameSolicitudesEstudios',
  access: ['Alumno'],
  summary: "The student's own requests about studies of the university, the newest first.",
  answer: z.array(ownRequest),
  refusals: [],
});

const asked = {
  method: 'POST',
  access: ['Alumno'],
  bodyLimit: fileBodyLimit,
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  answer: z.object({ id: z.number().int() }),
  notice: 'requestCreated',
} as const;
const fichero = uploadedFile.nullable().default(null);
const observaciones = longText(1000).nullable().default(null);

export const requestUniversityStudy = endpoint({
  ...asked,
  path: '/api/Alumno/addEstudioUniversidad',
  summary: 'Asks for a study of the university that the CV lacks: a manager settles it.',
  body: z.object({
    idTitulacion: id,
    ...studyChanges.shape,
    actual: z.boolean(),
    observaciones,
    fichero,
  }),
  // 8: the same is there, or waits already.
  refusals: ['alreadyExists', 'fileTypeNotAllowed'],
});

export const requestStudyRemoval = endpoint({
  ...asked,
  path: '/api/Alumno/bajaEstudioUniversidad',
  summary: 'Asks for a study of the university to be taken out of the CV: a manager settles it.',
  body: z.object({ id, observaciones, fichero }),
  refusals: ['studiesNotFound', 'alreadyExists', 'cannotDeleteAllStudies', 'fileTypeNotAllowed'],
});

export const requestStudyCorrection = endpoint({
  ...asked,
  path: '/api/Alumno/corrigeEstudioUniversidad',
  summary: 'Asks for a study of the university to be corrected, with what it should say and why.',
  body: z.object({ id, datos: studyChanges, observaciones: writtenReason, fichero }),
  refusals: ['studiesNotFound', 'alreadyExists', 'fileTypeNotAllowed'],
});

export const takeBackStudyRequest = endpoint({
  method: 'POST',
  path: '/api/Alumno/retiraSolicitudEstudio',
  access: ['Alumno'],
  summary: "Takes back one of the student's own requests while it waits.",
  body: z.object({ id }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

const waitingRequest = request.extend({
  alumno: z.object({
    idAlumno: z.number().int(),
    nombre: z.string(),
    apellidos: z.string(),
    email: z.string(),
  }),
  /** As it stands now. */
  estudio: study.nullable(),
  asignada: claim,
});
export type WaitingStudyRequest = z.infer<typeof waitingRequest>;

export const listStudyRequests = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSolicitudesEstudios',
  access: ['Gestor'],
  summary:
    'Requests about studies of the university that wait, by words and who sees to them, the oldest first.',
  query: pageQuery.extend(pendingFilters.shape),
  answer: z.object({ solicitudes: z.array(waitingRequest), numTotal: z.number().int() }),
  refusals: [],
});

export const acceptStudyRequest = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaSolicitudEstudio',
  access: ['Gestor'],
  summary: 'Accepts a request: the study is written as it was asked for; the student is told.',
  body: z.object({ id }),
  answer: nothing,
  // 14: it waits no more. 62: it would leave the CV without studies.
  refusals: ['noSuchMove', 'cannotDeleteAllStudies'],
});

export const refuseStudyRequest = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaSolicitudEstudio',
  access: ['Gestor'],
  summary: 'Refuses a request with the reason; the student is told.',
  body: z.object({ id, motivo: writtenReason }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const calls = {
  listOwnStudyRequests,
  requestUniversityStudy,
  requestStudyRemoval,
  requestStudyCorrection,
  takeBackStudyRequest,
  listStudyRequests,
  acceptStudyRequest,
  refuseStudyRequest,
};
