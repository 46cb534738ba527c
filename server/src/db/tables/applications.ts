import type { ApplicationEvent, ApplicationStateId } from '@portal/contract/applications';
import type { PersonalField } from '@portal/contract/brand';
import { exportFormats, exportStates } from '@portal/contract/candidate-exports';
import type { Cv } from '@portal/contract/cv';
import { cvLayouts } from '@portal/contract/cv-pdf';
import { accessKinds, institutionAccessKinds } from '@portal/contract/data-accesses';
import { externalAnswers } from '@portal/contract/external-applications';
import { interviewStates } from '@portal/contract/interviews';
import { languages } from '@portal/contract/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
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
    /** Within how many days its company promised to answer when it was sent; who is put forward is promised nothing. */
    diasRespuesta: integer(),
    /** What its company was told of the answer that it promised: 1 that it is due soon, 2 that it is late. */
    avisoRespuesta: integer().notNull().default(0),
  },
  (t) => [
    unique('applications_once').on(t.offerId, t.studentId),
    index('applications_student').on(t.studentId, t.fecha.desc()),
    index('applications_placed').on(t.studentId).where(sql`id_estado = 5`),
    index('applications_offer').on(t.offerId, t.fecha.desc()),
    // They come as time goes: for counts of the last weeks, and next to nothing to keep.
    index('applications_when').using('brin', t.fecha),
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
    /** How it is printed, as the student had chosen, with the photo where one is printed. */
    disenoCv: text({ enum: cvLayouts }).notNull().default('clasico'),
    idiomaCv: text({ enum: languages }),
    fotoId: integer().references(() => files.id),
    creada: moment().notNull().defaultNow(),
    /** What follows from sending it, mails and the PDF, is still to be set going. */
    followUp: boolean().notNull().default(false),
  },
  (t) => [
    index('application_snapshots_follow_up').on(t.applicationId).where(sql`follow_up`),
    index('application_snapshots_pdf').on(t.pdfId).where(sql`pdf_id is not null`),
    index('application_snapshots_photo').on(t.fotoId).where(sql`foto_id is not null`),
  ],
);

/**
 * Offers that are applied to on the company's own page: when a student opened it, and whether they say to have applied
 * there. No application of the portal: the company has got nothing through it.
 */
export const externalApplications = pgTable(
  'external_applications',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    abierta: moment().notNull(),
    /** Null while it is to be asked for. */
    respuesta: text({ enum: externalAnswers }),
    /** Of the answer. */
    fecha: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.offerId] }),
    index('external_applications_offer').on(t.offerId),
    check('external_applications_answered', sql`(respuesta is null) = (fecha is null)`),
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

/** Interviews with candidates: times proposed by the company, of which the student chooses one. */
export const interviews = pgTable(
  'interviews',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Made by the form when it was opened: sending it twice makes one interview. */
    claveEnvio: uuid().notNull(),
    /** By which calendars know it. */
    uid: uuid().notNull(),
    estado: text({ enum: interviewStates }).notNull(),
    version: integer().notNull().default(1),
    /** Adds one with each change that calendars are told of. */
    secuencia: integer().notNull().default(0),
    horas: jsonb().$type<string[]>().notNull(),
    duracion: integer().notNull(),
    lugar: text(),
    enlace: text(),
    nota: text(),
    mensaje: text(),
    /** The time that was chosen; also of one that was cancelled since, for calendars. */
    inicio: moment(),
    /** When it was chosen. */
    elegida: moment(),
    modificada: moment().notNull(),
    /** When both were reminded. */
    recordada: moment(),
  },
  (t) => [
    unique('interviews_once').on(t.applicationId, t.claveEnvio),
    index('interviews_application').on(t.applicationId, t.id.desc()),
    index('interviews_to_come').on(t.inicio).where(sql`estado = 'elegida' and recordada is null`),
  ],
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

/**
 * Which manager read or exported data of a student: once a day of each kind. Erased with the student, unlike what
 * managers did, which names nobody.
 */
export const institutionAccesses = pgTable(
  'institution_accesses',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    dia: date().notNull(),
    hecho: text({ enum: institutionAccessKinds }).notNull(),
    /** By number alone: who it was is kept also after the account is gone. */
    gestorId: integer().notNull(),
    fecha: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.dia, t.hecho, t.gestorId] })],
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
