import {
  type ImportChange,
  type ImportColumns,
  type ImportError,
  type ImportField,
  type ImportSummary,
  importStates,
  importTypes,
} from '@portal/contract/imports';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { companyContacts } from './accounts.ts';
import { companies } from './companies.ts';

/** A spreadsheet: its rows stay until they are applied, and the whole for a month. */
export const imports = pgTable(
  'imports',
  {
    id: serial().primaryKey(),
    tipo: text({ enum: importTypes }).notNull(),
    gestorId: integer().notNull(),
    nombre: text().notNull(),
    estado: text({ enum: importStates }).notNull().default('leida'),
    creada: timestamp({ withTimezone: true }).notNull(),
    columnas: json().$type<string[]>().notNull(),
    filas: json().$type<string[][]>().notNull(),
    numFilas: integer().notNull(),
    campos: json().$type<ImportColumns>().notNull(),
    enviaEnlaces: boolean().notNull().default(false),
    avance: integer().notNull().default(0),
    numErrores: integer().notNull().default(0),
    errores: json().$type<ImportError[]>().notNull().default([]),
    resumen: json().$type<ImportSummary>(),
    /** The first of what it would write. */
    previstos: json().$type<ImportChange[]>().notNull().default([]),
  },
  (t) => [index('imports_made').on(t.creada), index('imports_kind').on(t.tipo, t.id.desc())],
);

/** What an import changed. */
export const importChanges = pgTable(
  'import_changes',
  {
    id: serial().primaryKey(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    studentId: integer(),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    /** Of the company, where it is what was said of a contact. */
    contactId: integer().references(() => companyContacts.id, { onDelete: 'cascade' }),
    fila: integer().notNull(),
    campo: text().$type<ImportField>(),
    antes: text(),
    ahora: text(),
  },
  (t) => [
    index('import_changes_import').on(t.importId, t.id),
    index('import_changes_company').on(t.companyId).where(sql`company_id is not null`),
    index('import_changes_contact').on(t.contactId).where(sql`contact_id is not null`),
    index('import_changes_student').on(t.studentId).where(sql`student_id is not null`),
  ],
);
