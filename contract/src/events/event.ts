import { z } from 'zod';
import { longText, moment, url, urlAcceso } from '../fields.ts';
import { fieldError } from '../validation.ts';

/** An event of the institution (specification 2, §3 «Event»). */

export const eventCategories = ['feria', 'taller', 'charla', 'presentacion', 'visita', 'otros'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** Who may enrol; everybody who is logged in may read it. */
export const eventAudiences = ['estudiantes', 'antiguos', 'todos'] as const;
export type EventAudience = (typeof eventAudiences)[number];

export const eventTimes = ['proximo', 'pasado', 'cancelado'] as const;
export type EventTime = (typeof eventTimes)[number];

export const registrationStates = ['inscrito', 'espera'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Most pictures of an event. */
export const mostPictures = 12;

export const eventCard = z.object({
  idEvento: z.number().int(),
  urlEvento: urlAcceso,
  titulo: z.string(),
  entradilla: z.string(),
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  /** When it begins. */
  fecha: moment,
  fechaFin: moment,
  categoria: z.object({ slug: z.enum(eventCategories) }),
  lugar: z.string().nullable(),
  enLinea: z.boolean(),
  organizador: z.string(),
  destacado: z.boolean(),
  estado: z.enum(eventTimes),
  /** Of the first picture; null without one. */
  urlImagen: z.string().nullable(),
  /** Of the student who asks. */
  inscripcion: z.enum(registrationStates).nullable(),
});
export type EventCard = z.infer<typeof eventCard>;

/** Why one cannot enrol now; null where one can. */
export const closedReasons = [
  'cancelado',
  'pasado',
  'sinInscripcion',
  'plazo',
  'completo',
  'estudiantes',
  'antiguos',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What a visitor may see. */
export const publicEvent = eventCard.omit({ inscripcion: true }).extend({
  /** HTML of the few elements that a text of managers may have. */
  descripcion: z.string(),
  para: z.enum(eventAudiences),
  /** Places; null where there is no limit. */
  plazas: z.number().int().nullable(),
  libres: z.number().int().nullable(),
  listaEspera: z.boolean(),
  /** Who attended can download a certificate. */
  certificado: z.boolean(),
  /** The last day on which one can enrol. */
  finInscripcion: z.string().nullable(),
  /** Addresses of pictures for a quarter of an hour. */
  galeria: z.array(z.string()),
  /** Addresses of videos elsewhere: nothing of them is loaded before they are opened. */
  videos: z.array(z.string()),
  /** The calendar file (RFC 5545). */
  calendario: z.string(),
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** What somebody who is logged in sees. */
export const ownEvent = publicEvent.extend({
  inscripcion: z.enum(registrationStates).nullable(),
  /** The place in the waiting list, from 1. */
  posicion: z.number().int().nullable(),
  cerrada: z.enum(closedReasons).nullable(),
  /** Where it is held online, for who is enrolled. */
  enlace: z.string().nullable(),
  /** The attendance has been noted. */
  asistio: z.boolean(),
  /** The code of attendance can be entered now. */
  puedeAsistir: z.boolean(),
  /** The certificate of attendance can be downloaded now. */
  puedeCertificado: z.boolean(),
});
export type OwnEvent = z.infer<typeof ownEvent>;

const videoAddress = url.refine(
  (text) => /^https:\/\/((www\.)?youtube\.com|youtu\.be|(www\.|player\.)?vimeo\.com)\//.test(text),
  fieldError('eventVideo'),
);

export const videos = z.array(videoAddress).max(6);

/** A lead in each language. */
export const leads = z.object({
  es: longText(300).nullish(),
  ca: longText(300).nullish(),
  en: longText(300).nullish(),
});
