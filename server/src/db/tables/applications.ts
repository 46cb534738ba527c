import type { ApplicationEvent, ApplicationStateId } from '@portal/contract/applications';
import type { PersonalField } from '@portal/contract/brand';
import { exportFormats, exportStates } from '@portal/contract/candidate-exports';
import type { Cv } from '@portal/contract/cv';
import { accessKinds } from '@portal/contract/data-accesses';
import { languages } from '@portal/contract/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';
import { offers } from './offers.ts';
import { students } from './students.ts';

const moment = () => timestamp({ withTimezone: true });

export const applications = pgTable(
  'applications',
  {
    id: serial().primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    idEstado: integer().$type<ApplicationStateId>().notNull(),
    fecha: moment().notNull().defaultNow(),
    fechaEstado: moment().notNull().defaultNow(),
    /** When the company opened it first. */
    leida: moment(),
    idMotivo: integer(),
    comentario: text(),
    presentacion: text(),
    deseablesCumplidos: integer().notNull().default(0),
    deseablesTotal: integer().notNull().default(0),
  },
  (t) => [
    unique('applications_once').on(t.offerId, t.studentId),
    index('applications_student').on(t.studentId, t.fecha.desc()),
    index('applications_placed').on(t.studentId).where(sql`id_estado = 5`),
    index('applications_offer').on(t.offerId, t.fecha.desc()),
  ],
);

/** Exactly what was sent: the company reads this, not tomorrow's CV. The PDF is made from it by a job. */
export const applicationSnapshots = pgTable(
  'application_snapshots',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Not jsonb, which costs more to write: lists take a few parts of it, a page at a time. */
    cv: json().$type<Cv>().notNull(),
    pdfId: integer().references(() => files.id),
    /** The personal data that the institution hid when the PDF was printed. */
    pdfSin: text().array().$type<PersonalField[]>().notNull().default([]),
    creada: moment().notNull().defaultNow(),
    /** What follows from sending it, mails and the PDF, is still to be set going. */
    followUp: boolean().notNull().default(false),
  },
  (t) => [
    index('application_snapshots_follow_up').on(t.applicationId).where(sql`follow_up`),
    index('application_snapshots_pdf').on(t.pdfId).where(sql`pdf_id is not null`),
  ],
);

/** What was attached: a file or a link. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    idTipoDocumento: integer(),
    nombre: text().notNull(),
    fileId: integer().references(() => files.id),
    url: text(),
  },
  (t) => [
    index('application_documents_application').on(t.applicationId),
    index('application_documents_file').on(t.fileId),
  ],
);

/** Every step of an application: when, who, what, why. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fecha: moment().notNull().defaultNow(),
    quien: text().$type<ApplicationEvent['quien']>().notNull(),
    hecho: text().$type<ApplicationEvent['hecho']>().notNull(),
    /** The state before, and the one after. */
    idEstadoAnterior: integer().$type<ApplicationStateId>(),
    idEstado: integer().$type<ApplicationStateId>(),
    idMotivo: integer(),
    comentario: text(),
    /** Read by the company alone. */
    notaInterna: text(),
    /** Who of the company or the institution did it; null for the student, whose application it is, and the system. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('application_events_application').on(t.applicationId, t.fecha),
    check('application_events_student', sql`quien <> 'alumno' or account_id is null`),
  ],
);

/** What colleagues of a company tell one another of a candidate: nobody else reads it. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    texto: text().notNull(),
    fecha: moment().notNull(),
    editada: moment(),
  },
  (t) => [index('candidate_notes_application').on(t.applicationId, t.id)],
);

/** Who of a company opened or took away what a student sent: once a day of each person. */
export const dataAccesses = pgTable(
  'data_accesses',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** By number alone: who it was is kept also after the account is gone. */
    accountId: integer().notNull(),
    hecho: text({ enum: accessKinds }).notNull(),
    dia: date().notNull(),
    fecha: moment().notNull(),
  },
  (t) => [
    unique('data_accesses_once').on(t.applicationId, t.accountId, t.hecho, t.dia),
    index('data_accesses_student').on(t.studentId, t.id.desc()),
  ],
);

/** A file of an offer's candidates, which a job makes. */
export const candidateExports = pgTable(
  'candidate_exports',
  {
    id: serial().primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    formato: text({ enum: exportFormats }).notNull(),
    idioma: text({ enum: languages }).notNull(),
    estado: text({ enum: exportStates }).notNull().default('pendiente'),
    total: integer().notNull().default(0),
    hechos: integer().notNull().default(0),
    fileId: integer().references(() => files.id),
    creada: moment().notNull(),
  },
  (t) => [
    index('candidate_exports_made').on(t.creada),
    index('candidate_exports_file').on(t.fileId).where(sql`file_id is not null`),
  ],
);
