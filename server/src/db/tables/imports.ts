import {
  type ImportChange,
  type ImportColumns,
  type ImportError,
  type ImportField,
  type ImportRow,
  type ImportSummary,
  importStates,
  importTypes,
  type UnknownValue,
} from '@portal/contract/imports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyContacts } from './accounts.ts';
import { companies } from './companies.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

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
    /** With those down to the headings; once it is applied, those that were left out. */
    filas: json().$type<ImportRow[]>().notNull(),
    /** Those below the headings. */
    numFilas: integer().notNull(),
    filaTitulos: integer().notNull().default(1),
    /** Names of the sheets that are not hidden, and the one that the rows are of. */
    hojas: json().$type<string[]>().notNull().default([]),
    hoja: integer().notNull().default(0),
    /** Of a file with several sheets, until it is applied: another one can be chosen. */
    fichero: bytes(),
    campos: json().$type<ImportColumns>().notNull(),
    /** Counts what is chosen, checked and applied: a page that shows what is no longer so decides nothing. */
    version: integer().notNull().default(1),
    /** What values meant when it was checked, by field and key: it is applied with that. */
    equivalencias: json().$type<Record<string, Record<string, string | null>>>().notNull().default({}),
    enviaEnlaces: boolean().notNull().default(false),
    avance: integer().notNull().default(0),
    numErrores: integer().notNull().default(0),
    errores: json().$type<ImportError[]>().notNull().default([]),
    /** Values that nobody has said the meaning of. */
    desconocidos: json().$type<UnknownValue[]>().notNull().default([]),
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

/** What managers have said that a value of a register means. */
export const importMatches = pgTable(
  'import_matches',
  {
    id: serial().primaryKey(),
    tipo: text({ enum: importTypes }).notNull(),
    campo: text().$type<ImportField>().notNull(),
    /** As it was first written; `clave` is what it is compared by. */
    texto: text().notNull(),
    clave: text().notNull(),
    /** What it is read as; null where it says nothing. */
    valor: text(),
  },
  (t) => [uniqueIndex('import_matches_key').on(t.tipo, t.campo, t.clave)],
);

/** Which column managers have chosen for a heading, where it is not the one that it is recognised by. */
export const importHeadings = pgTable(
  'import_headings',
  {
    tipo: text({ enum: importTypes }).notNull(),
    titulo: text().notNull(),
    /** Null where the heading was taken for a column that it is not. */
    campo: text().$type<ImportField>(),
  },
  (t) => [primaryKey({ columns: [t.tipo, t.titulo] })],
);
