import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { moment } from './fields.ts';

/** A notification, written in the receiver's language (specification 1, §3). */
const notification = z.object({
  idNotificacion: z.number().int(),
  titulo: z.string(),
  texto: z.string(),
  leida: z.boolean(),
  /** It comes first: until it is read, answered, or something newer is told of the same thing. */
  Importante: z.boolean(),
  /** Path inside the portal. */
  urlAcceso: z.string().nullable(),
  /** An address outside the portal: nothing that is told leads to one (decision 16). */
  urlExterna: z.null(),
  fecha: moment,
});
export type Notification = z.infer<typeof notification>;

const list = {
  method: 'GET',
  summary: 'The newest 100 notifications, important ones first.',
  answer: z.object({ notificaciones: z.array(notification), numNoLeidas: z.number().int() }),
  refusals: [],
} as const;

const markRead = {
  method: 'POST',
  summary: 'Marks one notification as read.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
} as const;

export const listStudentNotifications = endpoint({
  ...list,
  path: '/api/Alumno/dameNotificaciones',
  access: ['Alumno'],
});

export const listCompanyNotifications = endpoint({
  ...list,
  path: '/api/Empresa/dameNotificaciones',
  access: ['Empresa'],
});

export const markStudentNotificationRead = endpoint({
  ...markRead,
  path: '/api/Alumno/marcarNotificacionLeida',
  access: ['Alumno'],
});

export const markCompanyNotificationRead = endpoint({
  ...markRead,
  path: '/api/Empresa/marcarNotificacionLeida',
  access: ['Empresa'],
});

// The newest that was in sight may be named, so that what came meanwhile is neither read nor deleted unseen.
const seen = z.object({ hasta: id.optional() }).optional();

const markUnlinkedRead = {
  method: 'POST',
  summary: 'Marks all unread notifications that lead nowhere as read, up to the newest one named.',
  body: seen,
  answer: nothing,
  refusals: [],
} as const;

export const markStudentUnlinkedNotificationsRead = endpoint({
  ...markUnlinkedRead,
  path: '/api/Alumno/marcarNotificacionesSinEnlaceLeidas',
  access: ['Alumno'],
});

export const markCompanyUnlinkedNotificationsRead = endpoint({
  ...markUnlinkedRead,
  path: '/api/Empresa/marcarNotificacionesSinEnlaceLeidas',
  access: ['Empresa'],
});

const markAllRead = {
  method: 'POST',
  summary: 'Marks all unread notifications as read, up to the newest one named.',
  body: seen,
  answer: nothing,
  refusals: [],
} as const;

export const markStudentNotificationsRead = endpoint({
  ...markAllRead,
  path: '/api/Alumno/marcarNotificacionesLeidas',
  access: ['Alumno'],
});

export const markCompanyNotificationsRead = endpoint({
  ...markAllRead,
  path: '/api/Empresa/marcarNotificacionesLeidas',
  access: ['Empresa'],
});

/** When it was deleted, which is what undoes it; null where there was nothing to delete. */
const deletion = z.object({ eliminada: moment.nullable() });

const deleteOne = {
  method: 'POST',
  summary: 'Deletes one notification; sent twice, it gives the same moment.',
  body: z.object({ id }),
  answer: deletion,
  refusals: [],
} as const;

export const deleteStudentNotification = endpoint({
  ...deleteOne,
  path: '/api/Alumno/eliminaNotificacion',
  access: ['Alumno'],
});

export const deleteCompanyNotification = endpoint({
  ...deleteOne,
  path: '/api/Empresa/eliminaNotificacion',
  access: ['Empresa'],
});

const deleteAll = {
  method: 'POST',
  summary: 'Deletes all notifications, up to the newest one named.',
  body: seen,
  answer: deletion,
  refusals: [],
} as const;

export const deleteStudentNotifications = endpoint({
  ...deleteAll,
  path: '/api/Alumno/eliminaNotificaciones',
  access: ['Alumno'],
});

export const deleteCompanyNotifications = endpoint({
  ...deleteAll,
  path: '/api/Empresa/eliminaNotificaciones',
  access: ['Empresa'],
});

const restore = {
  method: 'POST',
  summary: 'Undoes a deletion, of one or of all, by its moment; possible for a day at least.',
  body: z.object({ eliminada: moment }),
  answer: nothing,
  refusals: [],
} as const;

export const restoreStudentNotifications = endpoint({
  ...restore,
  path: '/api/Alumno/recuperaNotificaciones',
  access: ['Alumno'],
});

export const restoreCompanyNotifications = endpoint({
  ...restore,
  path: '/api/Empresa/recuperaNotificaciones',
  access: ['Empresa'],
});

/** How what is told goes by mail as well: at once, in the mail of the day, or not at all. */
export const deliveries = ['inmediato', 'resumen', 'nunca'] as const;
export type Delivery = (typeof deliveries)[number];

/** Kinds of news that each role chooses a delivery for. */
export const studentNewsKinds = ['decisiones', 'avances', 'lecturas', 'inscripciones'] as const;
export const companyNewsKinds = ['revision', 'candidaturas', 'respuestas', 'ofertas', 'equipo'] as const;

const preferencesOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({ clases: z.array(z.object({ clase: z.enum(kinds), envio: z.enum(deliveries) })) });

const readPreferences = {
  method: 'GET',
  summary: 'Which kinds of news go by mail, and how; the kinds that always do are not among them.',
  refusals: [],
} as const;

export const getStudentMailPreferences = endpoint({
  ...readPreferences,
  path: '/api/Alumno/damePreferenciasCorreo',
  access: ['Alumno'],
  answer: preferencesOf(studentNewsKinds),
});

export const getCompanyMailPreferences = endpoint({
  ...readPreferences,
  path: '/api/Empresa/damePreferenciasCorreo',
  access: ['Empresa'],
  answer: preferencesOf(companyNewsKinds),
});

const keepPreference = {
  method: 'POST',
  summary: 'Keeps how a kind of news goes by mail from now on.',
  answer: nothing,
  refusals: [],
} as const;

export const setStudentMailPreference = endpoint({
  ...keepPreference,
  path: '/api/Alumno/guardaPreferenciaCorreo',
  access: ['Alumno'],
  body: z.object({ clase: z.enum(studentNewsKinds), envio: z.enum(deliveries) }),
});

export const setCompanyMailPreference = endpoint({
  ...keepPreference,
  path: '/api/Empresa/guardaPreferenciaCorreo',
  access: ['Empresa'],
  body: z.object({ clase: z.enum(companyNewsKinds), envio: z.enum(deliveries) }),
});

/**
 * Server-sent events that say when to look at the notifications again, and nothing else: one `mirar` for each
 * change, and `fin` where the session is over. It is no call with an envelope, so it is not in the list of calls.
 */
export const notificationStream = {
  path: '/api/Sesion/escuchaNotificaciones',
  event: 'mirar',
  over: 'fin',
} as const;

export const calls = {
  listStudentNotifications,
  listCompanyNotifications,
  markStudentNotificationRead,
  markCompanyNotificationRead,
  markStudentUnlinkedNotificationsRead,
  markCompanyUnlinkedNotificationsRead,
  markStudentNotificationsRead,
  markCompanyNotificationsRead,
  deleteStudentNotification,
  deleteCompanyNotification,
  deleteStudentNotifications,
  deleteCompanyNotifications,
  restoreStudentNotifications,
  restoreCompanyNotifications,
  getStudentMailPreferences,
  getCompanyMailPreferences,
  setStudentMailPreference,
  setCompanyMailPreference,
};
