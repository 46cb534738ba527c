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
  Importante: z.boolean(),
  /** Path inside the portal. */
  urlAcceso: z.string().nullable(),
  urlExterna: z.string().nullable(),
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
