import type { MergeValues } from '@portal/contract/company-merges';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
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
import { companies } from './companies.ts';

const moment = () => timestamp({ withTimezone: true });
const company = () => integer().references(() => companies.id, { onDelete: 'cascade' });

/** What managers note of a company, for managers alone. */
export const companyNotes = pgTable(
  'company_notes',
  {
    id: serial().primaryKey(),
    companyId: company().notNull(),
    /** Null once the data of the account have been erased. */
    autorId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Of the form that it was written in: sent twice it is one note. */
    claveEnvio: uuid().notNull(),
    texto: text().notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    creada: moment().notNull(),
    modificada: moment(),
    /** Deleted, and may be had back until the sweep takes it. */
    eliminada: moment(),
  },
  (t) => [
    unique('company_notes_key').on(t.claveEnvio),
    index('company_notes_company').on(t.companyId, t.creada.desc()),
    index('company_notes_author').on(t.autorId),
    index('company_notes_deleted').on(t.eliminada).where(sql`eliminada is not null`),
  ],
);

/** Companies that were found to be another one, for as long as that can be undone. */
export const companyMerges = pgTable(
  'company_merges',
  {
    id: serial().primaryKey(),
    /** The one that stays, and the one that was merged into it. */
    companyId: company().notNull(),
    otraId: company().notNull(),
    gestorId: integer().notNull(),
    fecha: moment().notNull(),
    /** Of the other one. */
    estadoAntes: text({ enum: ['pendiente', 'validada'] }).notNull(),
    /** What was taken from the other one, and what stood there before. */
    puesto: jsonb().$type<Partial<MergeValues>>().notNull(),
    antes: jsonb().$type<Partial<MergeValues>>().notNull(),
  },
  (t) => [
    index('company_merges_company').on(t.companyId, t.fecha),
    unique('company_merges_other').on(t.otraId),
    index('company_merges_made').on(t.fecha),
  ],
);

/** The rows of other tables that a merge gave to the other company. */
export const companyMergeRows = pgTable(
  'company_merge_rows',
  {
    mergeId: integer()
      .notNull()
      .references(() => companyMerges.id, { onDelete: 'cascade' }),
    tabla: text().notNull(),
    fila: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mergeId, t.tabla, t.fila] })],
);
