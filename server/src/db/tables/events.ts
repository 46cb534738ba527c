import { eventAudiences, eventCategories, registrationStates } from '@portal/contract/events';
import { type Language, languages } from '@portal/contract/languages';
import type { StoredTexts } from '@portal/contract/written-texts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });

/** Fairs, workshops, talks: written by the day and the time of the institution's clock, and kept as moments as well. */
export const events = pgTable(
  'events',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    /** In its addresses. */
    urlEvento: text().notNull(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    entradillas: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    categoria: text({ enum: eventCategories }).notNull(),
    dia: date().notNull(),
    hora: text().notNull(),
    diaFin: date().notNull(),
    horaFin: text().notNull(),
    inicio: moment().notNull(),
    fin: moment().notNull(),
    lugar: text(),
    enlace: text(),
    organizador: text().notNull(),
    para: text({ enum: eventAudiences }).notNull(),
    destacado: boolean().notNull(),
    inscripcion: boolean().notNull(),
    plazas: integer(),
    listaEspera: boolean().notNull(),
    finInscripcion: date(),
    certificado: boolean().notNull().default(false),
    horasCertificado: numeric({ mode: 'number' }),
    videos: jsonb().$type<string[]>().notNull(),
    publicado: boolean().notNull(),
    cancelado: moment(),
    /** What students enter who attend. */
    codigo: text().notNull(),
    version: integer().notNull().default(1),
    creada: moment().notNull().defaultNow(),
    modificada: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('events_key').on(t.claveEnvio),
    unique('events_address').on(t.urlEvento),
    index('events_listed').on(t.inicio.desc(), t.id.desc()),
  ],
);

/** Who is enrolled in an event, or waits for a place; in the order of their ids. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: serial().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    estado: text({ enum: registrationStates }).notNull(),
    creada: moment().notNull(),
    asistio: moment(),
    /** Reminded the day before. */
    recordada: boolean().notNull().default(false),
  },
  (t) => [
    unique('event_registrations_once').on(t.eventId, t.accountId),
    index('event_registrations_order').on(t.eventId, t.estado, t.id),
    index('event_registrations_account').on(t.accountId),
    index('event_registrations_unreminded').on(t.eventId).where(sql`estado = 'inscrito' and not recordada`),
  ],
);

/** Certificates of attendance that were issued: what they say of the event is kept for who verifies one later. */
export const eventCertificates = pgTable(
  'event_certificates',
  {
    id: serial().primaryKey(),
    /** Null once the event was deleted. */
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    /** Null once the account was erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    idioma: text({ enum: languages }).notNull(),
    /** By which anybody can hold a document against this one. */
    codigo: text().notNull(),
    titulo: text().notNull(),
    dia: date().notNull(),
    diaFin: date().notNull(),
    horas: numeric({ mode: 'number' }),
    /** Of all that it says: where it would say something else by now, another one is issued. */
    huellaDatos: text().notNull(),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    sha256: text().notNull(),
    emitido: moment().notNull(),
    /** When the attendance was taken back. */
    anulado: moment(),
    /** When a later one was issued in its place: known also where the event or the account is gone. */
    sustituido: moment(),
  },
  (t) => [
    unique('event_certificates_code').on(t.codigo),
    index('event_certificates_of').on(t.eventId, t.accountId, t.idioma, t.id),
    index('event_certificates_account').on(t.accountId),
    index('event_certificates_file').on(t.fileId),
  ],
);

/** The gallery of an event, in the order of its ids. */
export const eventPictures = pgTable(
  'event_pictures',
  {
    id: serial().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [index('event_pictures_event').on(t.eventId, t.id), index('event_pictures_file').on(t.fileId)],
);
