import {
  certificateStates,
  educationEventKinds,
  educationRequestStates,
  educationStages,
} from '@portal/contract/education-requests';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { students } from './students.ts';

const moment = () => timestamp({ withTimezone: true });

/** What students of education ask of schools. */
export const educationRequests = pgTable(
  'education_requests',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The degree by which the student could ask. */
    idTitulacion: integer(),
    estado: text({ enum: educationRequestStates }).notNull().default('abierta'),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    fechaInicio: date().notNull(),
    fechaFin: date().notNull(),
    nivel: text({ enum: educationStages }).notNull(),
    especialidad: text().notNull(),
    observaciones: text(),
    /** What the centre says of its side. */
    plazas: integer(),
    grupo: text(),
    nombreTutorEmpresa: text(),
    ApellidosTutorEmpresa: text('apellidos_tutor_empresa'),
    emailTutorEmpresa: text(),
    telefonoTutorEmpresa: text(),
    motivo: text(),
    creada: moment().notNull(),
    /** Since when it is in its state. */
    desde: moment().notNull(),
    /** Of which the incorporation form has been opened. */
    applicationId: integer().references(() => applications.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('education_requests_open')
      .on(t.studentId, t.companyId)
      .where(sql`estado in ('abierta', 'aceptada')`),
    index('education_requests_student').on(t.studentId, t.id),
    index('education_requests_company').on(t.companyId, t.estado, t.desde),
    index('education_requests_state').on(t.estado, t.desde, t.id),
    index('education_requests_application').on(t.applicationId).where(sql`application_id is not null`),
  ],
);

/** Everything that happened to a request. */
export const educationRequestEvents = pgTable(
  'education_request_events',
  {
    id: serial().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => educationRequests.id, { onDelete: 'cascade' }),
    tipo: text({ enum: educationEventKinds }).notNull(),
    fecha: moment().notNull(),
    /** Null where the person's data have been erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    nota: text(),
  },
  (t) => [
    index('education_request_events_request').on(t.requestId, t.id),
    index('education_request_events_account').on(t.accountId),
  ],
);

/** Certificates about minors: the newest of each student. */
export const minorsCertificates = pgTable(
  'minors_certificates',
  {
    studentId: integer()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    estado: text({ enum: certificateStates }).notNull(),
    version: integer().notNull().default(1),
    /** The day of issue. */
    fechaExpedicion: date().notNull(),
    /** Null once it is too old to be of use. */
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    entregado: moment().notNull(),
    resuelto: moment(),
    motivo: text(),
  },
  (t) => [
    index('minors_certificates_state').on(t.estado, t.entregado, t.studentId),
    index('minors_certificates_issued').on(t.fechaExpedicion).where(sql`file_id is not null`),
    index('minors_certificates_file').on(t.fileId),
  ],
);
