import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, url } from './fields.ts';
import { fieldError } from './validation.ts';
import { writtenTexts } from './written-texts.ts';

/** What the institution tells students, companies or both between two days (specification 1, §3 «Communication»). */

export const audiences = ['Alumno', 'Empresa', 'todos'] as const;
export const communicationStates = ['programada', 'visible', 'terminada'] as const;
export type CommunicationState = (typeof communicationStates)[number];

/** As it is read, in one language. */
const communication = z.object({
  idComunicacion: z.number().int(),
  titulo: z.string(),
  /** HTML of the few elements that a communication may have. */
  descripcion: z.string(),
  enlace: z.string().nullable(),
  fechaDesde: day,
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
});
export type Communication = z.infer<typeof communication>;

const read = {
  method: 'GET',
  summary: "What the institution has to say today, the newest first, in the caller's language.",
  answer: z.array(communication),
  refusals: [],
} as const;

export const listStudentCommunications = endpoint({
  ...read,
  path: '/api/Alumno/dameComunicaciones',
  access: ['Alumno'],
});

export const listCompanyCommunications = endpoint({
  ...read,
  path: '/api/Empresa/dameComunicaciones',
  access: ['Empresa'],
});

/** What a manager writes. */
export const communicationContent = z
  .object({
    destinatarios: z.enum(audiences, fieldError('chooseOne')),
    fechaDesde: day,
    /** Its last day; without one it is shown until somebody deletes it or gives it one. */
    fechaHasta: day.nullable(),
    enlace: url.nullable(),
    textos: writtenTexts,
  })
  .refine(({ fechaDesde, fechaHasta }) => fechaHasta === null || fechaHasta >= fechaDesde, {
    path: ['fechaHasta'],
    error: fieldError('dateOrder'),
  });

const listed = z.object({
  idComunicacion: z.number().int(),
  titulo: z.string(),
  /** The language of the title: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  destinatarios: z.enum(audiences),
  fechaDesde: day,
  fechaHasta: day.nullable(),
  estado: z.enum(communicationStates),
  /** The languages that it is written in. */
  idiomas: z.array(z.enum(['es', 'ca', 'en'])),
  modificada: moment,
});
export type ListedCommunication = z.infer<typeof listed>;

export const listCommunications = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameComunicaciones',
  access: ['Gestor'],
  summary: 'Every communication, what begins last first.',
  query: pageQuery,
  answer: z.object({ comunicaciones: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getCommunication = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameComunicacion/:id',
  access: ['Gestor'],
  summary: 'A communication as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idComunicacion: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    estado: z.enum(communicationStates),
    comunicacion: communicationContent,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createCommunication = endpoint({
  method: 'POST',
  path: '/api/Gestor/addComunicacion',
  access: ['Gestor'],
  summary: 'Adds a communication; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), comunicacion: communicationContent }),
  answer: z.object({ idComunicacion: z.number().int() }),
  refusals: [],
});

export const editCommunication = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaComunicacion',
  access: ['Gestor'],
  summary: 'Changes a communication, if it still is the version that was read.',
  body: z.object({ idComunicacion: id, version: id, comunicacion: communicationContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteCommunication = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaComunicacion',
  access: ['Gestor'],
  summary: 'Deletes a communication. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const calls = {
  listStudentCommunications,
  listCompanyCommunications,
  listCommunications,
  getCommunication,
  createCommunication,
  editCommunication,
  deleteCommunication,
};

export { screens } from './screens/communications.ts';
