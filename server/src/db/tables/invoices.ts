import {
  type InvoiceImportColumns,
  type InvoiceImportError,
  type InvoiceImportSummary,
  type InvoiceLine,
  type InvoiceRecipient,
  invoiceSeries,
} from '@portal/contract/invoices';
import { languages } from '@portal/contract/languages';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });
const amount = () => numeric({ precision: 12, scale: 2, mode: 'number' });

/** Invoices to companies. They are never changed nor deleted: one that is wrong is rectified by another. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    serie: text({ enum: invoiceSeries }).notNull(),
    /** As people read it, F2026/0001. */
    numero: text().notNull(),
    fecha: date().notNull(),
    vencimiento: date().notNull(),
    destinatario: jsonb().$type<InvoiceRecipient>().notNull(),
    lineas: jsonb().$type<InvoiceLine[]>().notNull(),
    base: amount().notNull(),
    iva: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    cuota: amount().notNull(),
    total: amount().notNull(),
    idioma: text({ enum: languages }).notNull(),
    pagada: date(),
    anulada: boolean().notNull().default(false),
    rectificaId: integer().references((): AnyPgColumn => invoices.id),
    motivo: text(),
    fileId: integer().references(() => files.id),
    gestorId: integer(),
    /** Of the sending that issued it. */
    claveEnvio: uuid(),
    creada: moment().notNull(),
  },
  (t) => [
    unique('invoices_number').on(t.numero),
    unique('invoices_key').on(t.claveEnvio),
    unique('invoices_rectifies').on(t.rectificaId),
    index('invoices_company').on(t.companyId, t.fecha.desc()),
    index('invoices_date').on(t.fecha.desc(), t.id.desc()),
  ],
);

/** How many invoices of a series and a year have a number. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  { serie: text({ enum: invoiceSeries }).notNull(), anyo: integer().notNull(), numero: integer().notNull() },
  (t) => [primaryKey({ columns: [t.serie, t.anyo] })],
);

/** Reviews of the management fee, each in force from its day until the next. */
export const managementFees = pgTable('management_fees', {
  desde: date().primaryKey(),
  importe: amount().notNull(),
  porcentaje: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  gestorId: integer().notNull(),
  creada: moment().notNull(),
});

/** A spreadsheet of the accounting. */
export const invoiceImports = pgTable(
  'invoice_imports',
  {
    id: serial().primaryKey(),
    gestorId: integer().notNull(),
    nombre: text().notNull(),
    aplicada: boolean().notNull().default(false),
    creada: moment().notNull(),
    columnas: json().$type<string[]>().notNull(),
    filas: json().$type<string[][]>().notNull(),
    numFilas: integer().notNull(),
    campos: json().$type<InvoiceImportColumns>().notNull(),
    numErrores: integer().notNull(),
    errores: json().$type<InvoiceImportError[]>().notNull(),
    resumen: json().$type<InvoiceImportSummary>().notNull(),
  },
  (t) => [index('invoice_imports_made').on(t.creada)],
);
