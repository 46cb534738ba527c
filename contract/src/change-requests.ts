import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, longText, moment, textFrom3, writtenReason } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { incorporationData, incorporationSections } from './incorporation-forms.ts';
import { tutorToken } from './placements/by-link.ts';
import { fieldError } from './validation.ts';

/** Changes of a placement that a company asks for (solicitudes de cambio): a manager accepts or refuses each. */

export const changeKinds = [
  'ampliacion',
  'reduccion',
  'horario',
  'horas',
  'ayuda',
  'tutor',
  'lugar',
  'tareas',
  'interrupcion',
  'rescision',
  'otro',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeStates = [
  /** The academic tutor has to authorise it: it changes the training project. */
  'autorizacion',
  /** It awaits a manager. */
  'pendiente',
  'aceptada',
  'rechazada',
  'retirada',
] as const;
export type ChangeState = (typeof changeStates)[number];

/** What is to be another than it is: of the timetable and the activity each value, of the rest the whole section. */
export const placementChanges = z.object({
  horario: incorporationSections.horario.partial().optional(),
  condiciones: incorporationSections.condiciones.pick({ remunerada: true, ayudaEstudio: true }).optional(),
  tutor: incorporationSections.tutor.optional(),
  lugar: incorporationSections.lugar.optional(),
  actividad: incorporationSections.actividad.partial().optional(),
});
export type PlacementChanges = z.output<typeof placementChanges>;

/** The academic tutor authorises changes of the training project (RD 592/2014, article 12). */
export const needsAuthorisation = (cambios: PlacementChanges): boolean => cambios.actividad !== undefined;

/** A value that changes, as it is printed, but for days, which are `2026-12-19`; of older requests in words. */
const difference = z.object({
  campo: z.string(),
  antes: z.string().nullable(),
  despues: z.string().nullable(),
});

const changeRequest = z.object({
  idCambio: z.number().int(),
  idPractica: z.number().int(),
  tipo: z.enum(changeKinds),
  estado: z.enum(changeStates),
  version: z.number().int(),
  detalle: z.string(),
  /** From when it holds; the last day, of a termination. */
  desde: day,
  /** Of an interruption. */
  hasta: day.nullable(),
  diferencias: z.array(difference),
  adjunto: fileLink.nullable(),
  creada: moment,
  /** What the academic tutor said to it. */
  tutor: z.object({ autoriza: z.boolean(), fecha: moment, comentario: z.string().nullable() }).nullable(),
  /** Why a manager refused it. */
  motivo: z.string().nullable(),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

// Of companies

export const listChangeablePlacements = endpoint({
  method: 'GET',
  path: '/api/Empresa/damePracticasParaCambio',
  access: ['Empresa'],
  summary:
    'The placements at the company that a change can be asked for, with what they are now: the newest 200.',
  answer: z.array(
    z.object({
      idPractica: z.number().int(),
      alumno: z.string(),
      titulo: z.string(),
      datos: incorporationData.pick({
        horario: true,
        condiciones: true,
        tutor: true,
        lugar: true,
        actividad: true,
      }),
      /** One that has not been decided on. */
      pendiente: z.boolean(),
    }),
  ),
  refusals: [],
});

export const requestChange = endpoint({
  method: 'POST',
  path: '/api/Empresa/solictitarAccionSobrePractica',
  access: ['Empresa'],
  summary:
    'Asks for a change of a placement: what is to be another, from when and why. One at a time; the same key asks once.',
  body: z.object({
    idPractica: id,
    tipo: z.enum(changeKinds, fieldError('chooseOneFormal')),
    detalle: textFrom3(2000),
    desde: day,
    hasta: day.nullable().default(null),
    cambios: placementChanges.default({}),
    adjunto: uploadedFile.optional(),
    claveEnvio: z.uuid(),
  }),
  bodyLimit: fileBodyLimit,
  answer: z.object({ idCambio: z.number().int() }),
  refusals: ['placementStudentNotFound', 'cannotChangeState', 'overlapsPlacement', 'fileTypeNotAllowed'],
  notice: 'changeRequestSent',
});

const ofPlacement = {
  method: 'GET',
  params: z.object({ id }),
  answer: z.array(changeRequest),
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
} as const;

export const listCompanyChanges = endpoint({
  ...ofPlacement,
  path: '/api/Empresa/dameCambiosPractica/:id',
  access: ['Empresa'],
  summary: 'What has been asked to be changed in a placement at the company, the newest first.',
});

export const withdrawChange = endpoint({
  method: 'POST',
  path: '/api/Empresa/retiraSolicitudCambio',
  access: ['Empresa'],
  summary: 'Takes back a request for a change that has not been decided on.',
  body: z.object({ idCambio: id, version: z.int32().min(1) }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'infoUpdated',
});

// Of students

export const listOwnChanges = endpoint({
  ...ofPlacement,
  path: '/api/Alumno/dameCambiosPractica/:id',
  access: ['Alumno'],
  summary: 'What has been asked to be changed in a placement of the student, the newest first.',
});

// By link

export const listTutorChanges = endpoint({
  method: 'POST',
  path: '/api/Publico/dameCambiosTutor',
  access: 'public',
  summary: 'What has been asked to be changed in a placement of the tutor whose link it is.',
  body: z.object({ token: tutorToken, idPractica: id }),
  answer: z.array(changeRequest),
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound'],
  callsAMinute: 60,
});

export const authoriseChange = endpoint({
  method: 'POST',
  path: '/api/Publico/autorizaCambioTutor',
  access: 'public',
  summary: 'The academic tutor authorises a change of the training project, or does not, which refuses it.',
  body: z.object({
    token: tutorToken,
    idPractica: id,
    idCambio: id,
    version: z.int32().min(1),
    autoriza: z.boolean(fieldError('chooseOneFormal')),
    comentario: longText(1000).nullable().default(null),
  }),
  answer: z.object({ estado: z.enum(changeStates), version: z.number().int() }),
  // 22: it is the link of a host tutor.
  refusals: [
    'linkExpiredOrUsed',
    'placementStudentNotFound',
    'notATutor',
    'actionNotAllowed',
    'cannotChangeState',
  ],
  callsAMinute: 30,
});

// Of managers

const managedCard = changeRequest
  .pick({ idCambio: true, idPractica: true, tipo: true, estado: true, desde: true, creada: true })
  .extend({ numero: z.string(), titulo: z.string(), empresa: z.string(), alumno: z.string() });
export type ManagedChangeCard = z.infer<typeof managedCard>;

export const listManagedChanges = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSolicitudesCambio',
  access: ['Gestor'],
  summary: 'A page of the requests for changes: those that await a manager first, the oldest of them first.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    estado: z.enum(changeStates).optional(),
    tipo: z.enum(changeKinds).optional(),
    idPractica: id.optional(),
  }),
  answer: z.object({
    cambios: z.array(managedCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(changeStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

export const getManagedChange = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSolicitudCambio/:id',
  access: ['Gestor'],
  summary: 'A request for a change, with what would be another and what stands against it.',
  params: z.object({ id }),
  answer: changeRequest.extend({
    numero: z.string(),
    titulo: z.string(),
    empresa: z.string(),
    alumno: z.string(),
    /** The placement as it is now. */
    practica: z.object({
      fechaInicio: day,
      fechaFin: day,
      horasSemana: z.number(),
      horasTotales: z.number(),
    }),
    /** Fields of the form that would not be allowed, each with its sentence. */
    problemas: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
    /** The placement would overlap another of the student's. */
    solapada: z.boolean(),
    /** The placement is in no state any more in which it could be changed. */
    practicaTerminada: z.boolean(),
    /** The one that has waited longest after this one. */
    idSiguiente: z.number().int().nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

const decided = {
  method: 'POST',
  access: ['Gestor'],
  answer: z.object({ estado: z.enum(changeStates), version: z.number().int() }),
  notice: 'infoUpdated',
} as const;

export const acceptChange = endpoint({
  ...decided,
  path: '/api/Gestor/aceptaSolicitudCambio',
  summary:
    'Accepts a change: the next version of the annex is made and its signatures are awaited; a termination ends the placement.',
  body: z.object({ idCambio: id, version: z.int32().min(1) }),
  // 49: it has been decided on, or what it would change is against the limits by now.
  refusals: ['actionNotAllowed', 'cannotChangeState', 'overlapsPlacement'],
});

export const refuseChange = endpoint({
  ...decided,
  path: '/api/Gestor/rechazaSolicitudCambio',
  summary: 'Refuses a change, with the reason.',
  body: z.object({ idCambio: id, version: z.int32().min(1), motivo: writtenReason }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const calls = {
  listChangeablePlacements,
  requestChange,
  listCompanyChanges,
  withdrawChange,
  listOwnChanges,
  listTutorChanges,
  authoriseChange,
  listManagedChanges,
  getManagedChange,
  acceptChange,
  refuseChange,
};

export { fieldErrors } from './field-errors/change-requests.ts';
export { screens } from './screens/change-requests.ts';
