import type { SignatureCheck } from '@portal/contract/agreements';
import { type IncorporationData, internshipKinds } from '@portal/contract/incorporation-forms';
import { languages } from '@portal/contract/languages';
import {
  placementEventKinds,
  placementNeeds,
  placementParties,
  placementStates,
  signingMeans,
  tutorKinds,
} from '@portal/contract/placements';
import { registrars } from '@portal/contract/social-security';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });
const file = () => integer().references(() => files.id, { onDelete: 'set null' });

/** The university's tutors of placements, who act by link. */
export const academicTutors = pgTable(
  'academic_tutors',
  {
    id: serial().primaryKey(),
    nombre: text().notNull(),
    apellidos: text().notNull(),
    email: text().notNull(),
    departamento: text(),
    activo: boolean().notNull().default(true),
    creado: moment().notNull(),
  },
  (t) => [unique('academic_tutors_email').on(t.email)],
);

/** Internships that are being done, each in its newest version. */
export const placements = pgTable(
  'placements',
  {
    id: serial().primaryKey(),
    /** The application that it came from, in whose form it was described. */
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    academicTutorId: integer().references(() => academicTutors.id, { onDelete: 'set null' }),
    /** Of its academic year and counted in it, as 2026/0042. */
    numero: text().notNull(),
    estado: text({ enum: placementStates }).notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    tipoPractica: text({ enum: internshipKinds }).notNull(),
    titulo: text().notNull(),
    /** What a list is searched by, without accents and capitals. */
    buscado: text().generatedAlwaysAs(sql`portal_folded(titulo || ' ' || numero)`),
    /** The student's degree, as it was then. */
    titulacion: text(),
    datos: jsonb().$type<IncorporationData>().notNull(),
    /** Who registers the student with the social security, as the newest version of the annex says. */
    registraSS: text({ enum: registrars }).notNull().default('empresa'),
    fechaInicio: date().notNull(),
    fechaFin: date().notNull(),
    horasTotales: numeric({ mode: 'number' }).notNull(),
    /** Of the hours log. */
    horasHechas: numeric({ mode: 'number' }).notNull().default(0),
    /** The year in which its academic year begins. */
    curso: integer().notNull(),
    /** By which the host tutor is found: of `datos.tutor`, in lower case. */
    emailTutorEmpresa: text().notNull(),
    /** What is missing for it to be ready. */
    faltan: text({ enum: placementNeeds }).array().notNull(),
    /** Since when it is in its state. */
    desde: moment().notNull(),
    finPor: text({ enum: ['alumno', 'empresa', 'centro'] }),
    finMotivo: text(),
    finDesde: date(),
    informeTutor: moment(),
    informeAlumno: moment(),
    calificacion: numeric({ mode: 'number' }),
    /** The last day on which somebody was reminded of what is missing. */
    recordado: date(),
    creada: moment().notNull(),
  },
  (t) => [
    unique('placements_application').on(t.applicationId),
    unique('placements_number').on(t.numero),
    index('placements_student').on(t.studentId, t.fechaInicio),
    index('placements_company').on(t.companyId, t.estado, t.fechaInicio),
    index('placements_state').on(t.estado, t.fechaInicio, t.id),
    index('placements_tutor').on(t.academicTutorId),
    index('placements_host_tutor').on(t.emailTutorEmpresa),
    index('placements_year').on(t.curso, t.estado),
    // The social security's: which had days in a quarter, and which have ended.
    index('placements_days').on(t.fechaInicio, t.fechaFin),
    index('placements_begin').on(t.fechaInicio).where(sql`estado in ('preparacion', 'lista')`),
    // Closed ones whose newest annex still lacks a signature: they are few.
    index('placements_unsigned')
      .on(t.id)
      .where(sql`estado = 'cerrada' and faltan && array['firmaEmpresa', 'firmaAlumno', 'firmaCentro']`),
    index('placements_end').on(t.fechaFin).where(sql`estado in ('preparacion', 'lista', 'enCurso')`),
  ],
);

/** Days on which a placement stops and goes on afterwards: nothing of them is counted. */
export const placementInterruptions = pgTable(
  'placement_interruptions',
  {
    id: serial().primaryKey(),
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    desde: date().notNull(),
    /** The last day of it. */
    hasta: date().notNull(),
    motivo: text().notNull(),
  },
  (t) => [index('placement_interruptions_placement').on(t.placementId, t.desde)],
);

/** What was generated of a placement's annex; earlier versions stay readable. */
export const annexVersions = pgTable(
  'annex_versions',
  {
    id: serial().primaryKey(),
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    numVersion: integer().notNull(),
    /** By which anybody can hold a document against this one. */
    codigo: text().notNull(),
    idioma: text({ enum: languages }).notNull(),
    /** The legal name of the company that it prints, which may have another by now. */
    empresa: text().notNull(),
    datos: jsonb().$type<IncorporationData>().notNull(),
    cambios: jsonb().$type<{ campo: string; antes: string | null; despues: string | null }[]>().notNull(),
    fileId: file(),
    sha256: text().notNull(),
    creada: moment().notNull(),
  },
  (t) => [
    unique('annex_versions_number').on(t.placementId, t.numVersion),
    unique('annex_versions_code').on(t.codigo),
    index('annex_versions_file').on(t.fileId),
  ],
);

/** Who signed which version, how. */
export const annexSignatures = pgTable(
  'annex_signatures',
  {
    id: serial().primaryKey(),
    versionId: integer()
      .notNull()
      .references(() => annexVersions.id, { onDelete: 'cascade' }),
    parte: text({ enum: placementParties }).notNull(),
    medio: text({ enum: signingMeans }).notNull(),
    fecha: moment().notNull(),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** As they were called then: it stays when the account goes. */
    nombre: text().notNull(),
    fileId: file(),
    sha256: text(),
    comprobacion: jsonb().$type<SignatureCheck>(),
  },
  (t) => [
    unique('annex_signatures_party').on(t.versionId, t.parte),
    index('annex_signatures_account').on(t.accountId),
    index('annex_signatures_file').on(t.fileId),
  ],
);

/** Everything that happened to a placement. */
export const placementEvents = pgTable(
  'placement_events',
  {
    id: serial().primaryKey(),
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    tipo: text({ enum: placementEventKinds }).notNull(),
    fecha: moment().notNull(),
    /** Null where the portal did it, somebody by link, or the person's data have been erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Of who acted by link. */
    nombre: text(),
    nota: text(),
  },
  (t) => [
    index('placement_events_placement').on(t.placementId, t.id),
    index('placement_events_account').on(t.accountId),
  ],
);

/** Links by which tutors act: only the hash of each secret. */
export const tutorLinks = pgTable(
  'tutor_links',
  {
    id: serial().primaryKey(),
    secretoHash: text().notNull(),
    tipo: text({ enum: tutorKinds }).notNull(),
    /** Of a host tutor: the placements of the company whose host tutor has this address. */
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    email: text(),
    /** Of an academic tutor. */
    academicTutorId: integer().references(() => academicTutors.id, { onDelete: 'cascade' }),
    creado: moment().notNull(),
    caduca: moment().notNull(),
    visto: moment(),
  },
  (t) => [
    unique('tutor_links_secret').on(t.secretoHash),
    index('tutor_links_host').on(t.companyId, t.email),
    index('tutor_links_academic').on(t.academicTutorId),
    index('tutor_links_expiry').on(t.caduca),
  ],
);

/** How many placements have a number of an academic year. */
export const placementNumbers = pgTable(
  'placement_numbers',
  { curso: integer().notNull(), numero: integer().notNull() },
  (t) => [primaryKey({ columns: [t.curso] })],
);
