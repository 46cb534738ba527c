import { languages } from '@portal/contract/languages';
import {
  type HostReport,
  type Memoria,
  type MemoriaDraft,
  reportKinds,
} from '@portal/contract/placement-reports';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';
import { placements } from './placements.ts';

const moment = () => timestamp({ withTimezone: true });
const placement = () =>
  integer()
    .notNull()
    .references(() => placements.id, { onDelete: 'cascade' });
const file = () => integer().references(() => files.id, { onDelete: 'set null' });

/** Reports of placements, each as it was last sent, and what the student has written meanwhile. */
export const placementReports = pgTable(
  'placement_reports',
  {
    placementId: placement(),
    tipo: text({ enum: reportKinds }).notNull(),
    /** Of a final report of the student. */
    borrador: jsonb().$type<Partial<MemoriaDraft>>(),
    informe: jsonb().$type<HostReport>(),
    memoria: jsonb().$type<Memoria>(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    enviado: moment(),
    /** Who sent it, as they were called then. */
    quien: text(),
    /** Null of who sent it by link. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    aceptado: moment(),
    fileId: file(),
  },
  (t) => [
    primaryKey({ columns: [t.placementId, t.tipo] }),
    index('placement_reports_account').on(t.accountId),
    index('placement_reports_file').on(t.fileId),
  ],
);

/** The marks of academic tutors. */
export const placementMarks = pgTable('placement_marks', {
  placementId: placement().primaryKey(),
  calificacion: numeric({ mode: 'number' }).notNull(),
  comentario: text().notNull(),
  /** Each change adds one. */
  version: integer().notNull().default(1),
  fecha: moment().notNull(),
});

/** Certificates that were issued, one for each language. */
export const placementCertificates = pgTable(
  'placement_certificates',
  {
    placementId: placement(),
    idioma: text({ enum: languages }).notNull(),
    /** By which anybody can hold a document against this one. */
    codigo: text().notNull(),
    /** The legal name of the company that it prints, which may have another by now. */
    empresa: text().notNull(),
    horas: numeric({ mode: 'number' }).notNull(),
    fileId: file(),
    sha256: text().notNull(),
    emitido: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placementId, t.idioma] }),
    unique('placement_certificates_code').on(t.codigo),
    index('placement_certificates_file').on(t.fileId),
  ],
);

/** After how many days those who are late with a placement were last reminded. */
export const placementReportReminders = pgTable('placement_report_reminders', {
  placementId: placement().primaryKey(),
  dias: integer().notNull(),
});
