import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { amountBetween, day, longText, moment, url, wholeBetween, writtenReason } from '../fields.ts';
import { fileBodyLimit, fileLink, photoExtension } from '../files.ts';
import { fieldError } from '../validation.ts';
import { writtenTexts } from '../written-texts.ts';
import { eventAudiences, eventCategories, eventTimes, leads, registrationStates, videos } from './event.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('eventTime'));

const fields = z.object({
  textos: writtenTexts,
  entradillas: leads,
  categoria: z.enum(eventCategories, fieldError('chooseOne')),
  /** By the institution's clock. */
  dia: day,
  hora: time,
  diaFin: day,
  horaFin: time,
  /** Not asked for by itself: the rule on both below says that one is missing. */
  lugar: longText(300).nullable().default(null),
  /** Where it is held online. */
  enlace: url.nullable(),
  organizador: longText(150),
  para: z.enum(eventAudiences, fieldError('chooseOne')),
  destacado: z.boolean(),
  /** Takes registrations. */
  inscripcion: z.boolean(),
  plazas: wholeBetween(1, 100_000).nullable(),
  listaEspera: z.boolean(),
  /** The last day on which one can enrol; until it begins without one. */
  finInscripcion: day.nullable(),
  /** Who attended can download a certificate. */
  certificado: z.boolean(),
  /** The hours that it certifies; without them it says when the event was, and no hours. */
  horasCertificado: amountBetween(0.25, 1000).nullable(),
  videos,
  /** Read by whom it is for; else by managers alone. */
  publicado: z.boolean(),
});

const times = fields.pick({ dia: true, hora: true, diaFin: true, horaFin: true });
const place = fields.pick({ lugar: true, enlace: true });
const certifying = fields.pick({ inscripcion: true, certificado: true });
const closing = fields.pick({ dia: true, finInscripcion: true });

/** What a manager writes. Each rule is told along with what is wrong in other fields. */
export const eventContent = fields
  .refine(({ dia, hora, diaFin, horaFin }) => `${diaFin} ${horaFin}` > `${dia} ${hora}`, {
    path: ['horaFin'],
    error: fieldError('eventEnd'),
    when: ({ value }) => times.safeParse(value).success,
  })
  .refine(({ lugar, enlace }) => Boolean(lugar?.trim()) || Boolean(enlace), {
    path: ['lugar'],
    error: fieldError('eventPlace'),
    when: ({ value }) => place.safeParse(value).success,
  })
  .refine(({ dia, finInscripcion }) => finInscripcion === null || finInscripcion <= dia, {
    path: ['finInscripcion'],
    error: fieldError('eventClosing'),
    when: ({ value }) => closing.safeParse(value).success,
  })
  // Attendance is noted for enrolled people only.
  .refine(({ inscripcion, certificado }) => inscripcion || !certificado, {
    path: ['certificado'],
    error: fieldError('eventCertificate'),
    when: ({ value }) => certifying.safeParse(value).success,
  });

const listed = z.object({
  idEvento: z.number().int(),
  titulo: z.string(),
  idioma: z.enum(['es', 'ca', 'en']),
  fecha: moment,
  fechaFin: moment,
  categoria: z.enum(eventCategories),
  estado: z.enum(eventTimes),
  publicado: z.boolean(),
  plazas: z.number().int().nullable(),
  inscritos: z.number().int(),
  enEspera: z.number().int(),
  asistentes: z.number().int(),
});
export type ListedEvent = z.infer<typeof listed>;

/** How an event stands in the managers' list: one that is not published is a draft, whenever it is. */
export const managedEventStates = [...eventTimes, 'borrador'] as const;
export type ManagedEventState = (typeof managedEventStates)[number];

const eventFilters = z.object({
  /** In its title, place or organiser. */
  texto: z.string().trim().max(200).optional(),
  estado: z.enum(managedEventStates).optional(),
});
export type EventFilters = z.output<typeof eventFilters>;

export const listManagedEvents = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEventos',
  access: ['Gestor'],
  summary:
    'Every event with how many are enrolled, wait and attended, what begins last first; those to come in the order in which they begin, where they alone are asked for.',
  query: pageQuery.extend(eventFilters.shape),
  answer: z.object({ eventos: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getManagedEvent = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEvento/:id',
  access: ['Gestor'],
  summary: 'An event as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idEvento: z.number().int(),
    urlEvento: z.string(),
    version: z.number().int(),
    modificada: moment,
    evento: eventContent,
    estado: z.enum(eventTimes),
    /** What students enter who attend. */
    codigo: z.string(),
    inscritos: z.number().int(),
    enEspera: z.number().int(),
    galeria: z.array(z.object({ id: z.number().int(), url: z.string() })),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/Gestor/addEvento',
  access: ['Gestor'],
  summary: 'Adds an event; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), evento: eventContent }),
  answer: z.object({ idEvento: z.number().int() }),
  refusals: [],
});

export const editEvent = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaEvento',
  access: ['Gestor'],
  summary:
    'Changes an event, if it still is the version that was read. Who is enrolled is told of another time or place; places that are added go to the waiting list.',
  body: z.object({ idEvento: id, version: id, evento: eventContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/Gestor/cancelaEvento',
  access: ['Gestor'],
  summary:
    'Calls an event off and tells everybody who is enrolled or waits, with the reason. Again is the same as once.',
  body: z.object({ idEvento: id, motivo: writtenReason }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
  notice: 'infoUpdated',
});

export const deleteEvent = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaEvento',
  access: ['Gestor'],
  summary: 'Deletes an event that nobody is enrolled in. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['cannotChangeState'],
});

export const addEventPicture = endpoint({
  method: 'POST',
  path: '/api/Gestor/addImagenEvento',
  access: ['Gestor'],
  summary: 'Adds a picture to the gallery, PNG or JPEG of at most 1000 px a side (526).',
  body: z.object({
    idEvento: id,
    extension: photoExtension,
    /** Base64, without the prefix of a data URL. */
    ficheroB64: z.string().min(1, fieldError('required')),
  }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ id: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState', 'fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
  once: true,
});

export const deleteEventPicture = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaImagenEvento',
  access: ['Gestor'],
  summary: 'Takes a picture out of the gallery. One that is gone already stays so.',
  body: z.object({ idEvento: id, id }),
  answer: nothing,
  refusals: [],
  notice: 'infoUpdated',
});

const registration = z.object({
  idAlumno: z.number().int(),
  alumno: z.string(),
  email: z.string(),
  estado: z.enum(registrationStates),
  creada: moment,
  asistio: moment.nullable(),
});
export type EventRegistration = z.infer<typeof registration>;

export const registrationFilters = z.object({
  texto: z.string().trim().max(200).optional(),
  estado: z.enum(registrationStates).optional(),
});

export const listEventRegistrations = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameInscritosEvento/:id',
  access: ['Gestor'],
  summary: 'Who is enrolled in an event and who waits, in their order.',
  params: z.object({ id }),
  query: pageQuery.extend(registrationFilters.shape),
  answer: z.object({ inscritos: z.array(registration), numTotal: z.number().int() }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const markAttendance = endpoint({
  method: 'POST',
  path: '/api/Gestor/marcaAsistenciaEvento',
  access: ['Gestor'],
  summary: 'Notes that somebody attended an event, which gives who waited a place, or takes it back.',
  body: z.object({ idEvento: id, idAlumno: id, asistio: z.boolean() }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const issueEventCertificate = endpoint({
  method: 'POST',
  path: '/api/Gestor/certificadoAsistenciaEvento',
  access: ['Gestor'],
  summary:
    'The certificate of somebody who attended an event that gives one, once it is over, in the language of their account.',
  body: z.object({ idEvento: id, idAlumno: id }),
  answer: fileLink,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const exportEventRegistrations = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaInscritosEvento',
  access: ['Gestor'],
  summary:
    'Who is enrolled, waits and attended as a file for a spreadsheet; formulas in cells are neutralised.',
  body: z.object({ idEvento: id, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: ['actionNotAllowed'],
});

export const managerCalls = {
  listManagedEvents,
  getManagedEvent,
  createEvent,
  editEvent,
  cancelEvent,
  deleteEvent,
  addEventPicture,
  deleteEventPicture,
  listEventRegistrations,
  markAttendance,
  issueEventCertificate,
  exportEventRegistrations,
};
