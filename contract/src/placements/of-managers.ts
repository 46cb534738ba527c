import { z } from 'zod';
import { companyDocumentKinds, documentProviders } from '../company-documents.ts';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { day, email, longText, shortText, writtenReason } from '../fields.ts';
import { fileBodyLimit, fileLink } from '../files.ts';
import { internshipKinds } from '../incorporation-forms.ts';
import { fieldError } from '../validation.ts';
import { placementCounts } from './of-companies.ts';
import {
  placementCard,
  placementNeeds,
  placementParties,
  placementStates,
  seen,
  signing,
  wholePlacement,
} from './placement.ts';

/** Filters of the managers' placements, of their list and their export. */
export const placementFilters = z.object({
  texto: z.string().trim().max(200).optional(),
  estado: z.enum(placementStates).optional(),
  tipoPractica: z.enum(internshipKinds).optional(),
  falta: z.enum(placementNeeds).optional(),
  idEmpresa: id.optional(),
  idTutor: id.optional(),
  /** The academic year that begins on 16 September of this year. */
  curso: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Those with an alert alone. */
  conAlertas: z.stringbool().optional(),
});

const managedCard = placementCard.extend({
  idEmpresa: z.number().int(),
  empresa: z.string(),
  idAlumno: z.number().int(),
  alumno: z.string(),
  tutorAcademico: z.string().nullable(),
  version: z.number().int(),
});
export type ManagedPlacementCard = z.infer<typeof managedCard>;

export const listManagedPlacements = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePracticas',
  access: ['Gestor'],
  summary:
    'A page of the placements by words, state, kind, academic year, company, tutor and what they need: what is urgent first, then the latest first day.',
  query: pageQuery.extend(placementFilters.shape),
  answer: z.object({
    practicas: z.array(managedCard),
    numTotal: z.number().int(),
    porEstado: placementCounts,
  }),
  refusals: [],
});

export const exportPlacements = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaPracticas',
  access: ['Gestor'],
  summary:
    'The placements that the filters leave, the newest 20,000, as a file for a spreadsheet, which says so where there are more; formulas in cells are neutralised.',
  body: placementFilters.omit({ conAlertas: true }).extend({
    conAlertas: z.boolean().optional(),
    formato: z.enum(['xlsx', 'csv']),
  }),
  answer: fileLink,
  refusals: [],
});

export const getManagedPlacement = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePractica/:id',
  access: ['Gestor'],
  summary: 'A placement with its annexes, documents, reports and whole history.',
  params: z.object({ id }),
  answer: wholePlacement.extend({
    idEmpresa: z.number().int(),
    idAlumno: z.number().int(),
    idSolicitud: z.number().int(),
    idTutorAcademico: z.number().int().nullable(),
    /** It may be closed although a report or the mark is missing. */
    cerrable: z.boolean(),
    certificable: z.boolean(),
  }),
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
});

const moved = {
  method: 'POST',
  access: ['Gestor'],
  answer: wholePlacement.pick({ estado: true, version: true }),
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
} as const;

export const signInstitutionAnnex = endpoint({
  ...moved,
  path: '/api/Gestor/firmaAnexoPractica',
  summary:
    'Notes the signature of a party on a version of the annex: the institution’s by the account or by a signed PDF, any party’s on paper with its day.',
  body: z.object({
    ...signing,
    parte: z.enum(placementParties).default('centro'),
    /** The day of a signature on paper; without it the institution signs now. */
    enPapel: day.nullable().default(null),
  }),
  bodyLimit: fileBodyLimit,
  refusals: [...moved.refusals, 'fileTypeNotAllowed', 'actionNotAllowed'],
});

export const endPlacement = endpoint({
  ...moved,
  path: '/api/Gestor/rescindePractica',
  summary: 'Ends a placement before its last day: who asked for it, why and from when.',
  body: z.object({
    ...seen,
    por: z.enum(['alumno', 'empresa', 'centro'], fieldError('chooseOne')),
    motivo: writtenReason,
    desde: day,
  }),
});

export const closePlacement = endpoint({
  ...moved,
  path: '/api/Gestor/cierraPractica',
  summary:
    'Closes a placement whose days are past, also one that ended early, although a report or the mark is missing, with the reason.',
  body: z.object({ ...seen, motivo: writtenReason }),
});

/** Most placements that one act is done to. */
export const mostPlacementsAtOnce = 200;
const several = z
  .array(id)
  .min(1, fieldError('chooseSome'))
  .max(mostPlacementsAtOnce, fieldError('max', { max: mostPlacementsAtOnce }));

export const assignAcademicTutor = endpoint({
  method: 'POST',
  path: '/api/Gestor/asignaTutorAcademico',
  access: ['Gestor'],
  summary:
    'Gives placements that have not ended an academic tutor, who is told by e-mail. Others are left out.',
  body: z.object({ practicas: several, idTutor: id }),
  answer: z.object({ asignadas: z.number().int(), omitidas: z.number().int() }),
  // 22: no such tutor, or one who is the host tutor of one of them.
  refusals: ['notATutor'],
  notice: 'infoUpdated',
});

export const remindPlacements = endpoint({
  method: 'POST',
  path: '/api/Gestor/recuerdaPracticas',
  access: ['Gestor'],
  summary: 'Reminds whoever has to sign or hand something in; each at most once a day.',
  body: z.object({ practicas: several }),
  answer: z.object({ avisos: z.number().int() }),
  refusals: [],
  notice: 'infoUpdated',
});

export const requestPlacementDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/pideDocumentoPractica',
  access: ['Gestor'],
  summary: 'Asks the company or the student for a document of a placement. The same key asks once.',
  body: z.object({
    idPractica: id,
    tipo: z.enum(companyDocumentKinds).default('otro'),
    nombre: shortText,
    descripcion: longText(1000).nullable().default(null),
    aportadoPor: z.enum(documentProviders),
    fechaLimite: day.nullable().default(null),
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'requestCreated',
});

const academicTutor = z.object({
  idTutor: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  departamento: z.string().nullable(),
  /** Can be given further placements. */
  activo: z.boolean(),
  /** Placements that have not ended. */
  numPracticas: z.number().int(),
});
export type AcademicTutor = z.infer<typeof academicTutor>;

export const listAcademicTutors = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameTutoresAcademicos',
  access: ['Gestor'],
  summary: 'Academic tutors by words of their name, e-mail or department.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    activo: z.stringbool().optional(),
  }),
  answer: z.object({ tutores: z.array(academicTutor), numTotal: z.number().int() }),
  refusals: [],
});

export const saveAcademicTutor = endpoint({
  method: 'POST',
  path: '/api/Gestor/guardaTutorAcademico',
  access: ['Gestor'],
  summary: 'Adds an academic tutor, or changes one.',
  body: z.object({
    idTutor: id.optional(),
    nombre: shortText,
    apellidos: shortText,
    email: email,
    departamento: longText(150).nullable().default(null),
    activo: z.boolean().default(true),
  }),
  answer: z.object({ idTutor: z.number().int() }),
  // 8: another tutor has the e-mail.
  refusals: ['notATutor', 'alreadyExists'],
  notice: 'infoUpdated',
});

export const sendTutorLink = endpoint({
  method: 'POST',
  path: '/api/Gestor/enviaEnlaceTutor',
  access: ['Gestor'],
  summary: 'Sends the host tutor or the academic tutor of a placement a new link by e-mail.',
  body: z.object({ idPractica: id, tutor: z.enum(['empresa', 'academico'], fieldError('chooseOne')) }),
  answer: nothing,
  refusals: ['placementStudentNotFound', 'notATutor'],
  notice: 'infoUpdated',
  callsAMinute: 20,
});

export const managerCalls = {
  listManagedPlacements,
  exportPlacements,
  getManagedPlacement,
  signInstitutionAnnex,
  endPlacement,
  closePlacement,
  assignAcademicTutor,
  remindPlacements,
  requestPlacementDocument,
  listAcademicTutors,
  saveAcademicTutor,
  sendTutorLink,
};
