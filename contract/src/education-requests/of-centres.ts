import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { longText, writtenReason } from '../fields.ts';
import { hasEducationMenu } from './menu.ts';
import {
  centrePart,
  centrePartDraft,
  centrePartShown,
  countsByState,
  educationRequestStates,
  educationStages,
  eventShown,
  requestShown,
} from './request.ts';

const listed = requestShown.extend({
  alumno: z.string(),
  idTitulacion: z.number().int().nullable(),
});
export type CentreEducationRequest = z.infer<typeof listed>;

export const listCentreRequests = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameSolicitudesPracticasEducacion',
  access: ['Empresa'],
  summary:
    'A page of the requests to the school of the session: those that await it first, the oldest of them first.',
  query: pageQuery.extend({
    /** Words of the student's name, the speciality or the group. */
    texto: longText(200).default(''),
    estado: z.enum(educationRequestStates).optional(),
    nivel: z.enum(educationStages).optional(),
  }),
  answer: z.object({
    solicitudes: z.array(listed),
    numTotal: z.number().int(),
    porEstado: countsByState,
  }),
  refusals: [],
});

export const getCentreRequest = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameSolicitudPractica/:id',
  access: ['Empresa'],
  summary: 'A request to the school of the session, with its history.',
  params: z.object({ id }),
  answer: listed.extend({
    datosCentro: centrePartShown,
    /** How to reach the student, once the centre has accepted. */
    contacto: z.object({ email: z.string(), telefono: z.string().nullable() }).nullable(),
    /** The institution has seen a certificate about minors that holds for these days. */
    certificadoAcreditado: z.boolean(),
    historial: z.array(eventShown),
  }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

const seen = { id, version: z.int32().min(1) };
const decided = {
  method: 'POST',
  access: ['Empresa'],
  refusals: ['applicationNotFound', 'cannotChangeState'],
} as const;
/** Malformed data of the tutor have a status of their own. */
const fieldStatus = {
  'datos.emailTutorEmpresa': 'emailInvalid',
  'datos.telefonoTutorEmpresa': 'phoneInvalid',
} as const;

export const editCentreRequest = endpoint({
  ...decided,
  path: '/api/Empresa/editaSolicitudPractica',
  summary: 'Keeps what is the school’s of a request: places, group and host tutor.',
  body: z.object({ ...seen, datos: centrePartDraft }),
  fieldStatus,
  answer: z.object({ version: z.number().int() }),
  refusals: [...decided.refusals, 'emailInvalid', 'phoneInvalid'],
  notice: 'requestEdited',
});

export const acceptCentreRequest = endpoint({
  ...decided,
  path: '/api/Empresa/aceptarSolicitudPractica',
  summary: 'Accepts a request with its host tutor; the student is told, and a manager makes the placement.',
  body: z.object({ ...seen, datos: centrePart }),
  fieldStatus,
  answer: z.object({ version: z.number().int() }),
  refusals: [...decided.refusals, 'emailInvalid', 'phoneInvalid'],
  notice: 'requestAccepted',
});

export const refuseCentreRequest = endpoint({
  ...decided,
  path: '/api/Empresa/rechazarSolicitudPractica',
  summary: 'Refuses a request with the reason, which the student reads.',
  body: z.object({ ...seen, motivo: writtenReason }),
  answer: nothing,
  notice: 'requestRejected',
});

export const centreCalls = {
  hasEducationMenu,
  listCentreRequests,
  getCentreRequest,
  editCentreRequest,
  acceptCentreRequest,
  refuseCentreRequest,
};
