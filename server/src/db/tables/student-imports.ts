import {
  type ImportColumns,
  type ImportError,
  type ImportSummary,
  importFields,
  importStates,
} from '@portal/contract/student-imports';
import { boolean, index, integer, json, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** A spreadsheet of students: its rows stay until they are applied, and the whole for a month. */
export const studentImports = pgTable(
  'student_imports',
  {
    id: serial().primaryKey(),
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
  },
  (t) => [index('student_imports_made').on(t.creada)],
);

/** What an import changed. */
export const studentImportChanges = pgTable(
  'student_import_changes',
  {
    id: serial().primaryKey(),
    importId: integer()
      .notNull()
      .references(() => studentImports.id, { onDelete: 'cascade' }),
    studentId: integer().notNull(),
    fila: integer().notNull(),
    campo: text({ enum: importFields }),
    antes: text(),
    ahora: text(),
  },
  (t) => [
    index('student_import_changes_import').on(t.importId, t.id),
    index('student_import_changes_student').on(t.studentId),
  ],
);
