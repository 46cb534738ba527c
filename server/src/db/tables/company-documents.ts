import {
  companyDocumentKinds,
  companyDocumentStates,
  documentProviders,
  documentZipStates,
} from '@portal/contract/company-documents';
import { languages } from '@portal/contract/languages';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { placements } from './placements.ts';

const moment = () => timestamp({ withTimezone: true });

/** What is kept of an accepted document besides its file. */
export interface AcceptedDocument {
  fecha: string | null;
  caduca: string | null;
  entregado: string | null;
  resuelto: string | null;
}

/** Documents between a company and the institution: its own, and those of its placements. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null for one of the company itself. */
    idPractica: integer().references(() => placements.id, { onDelete: 'cascade' }),
    tipo: text({ enum: companyDocumentKinds }).notNull(),
    nombre: text().notNull(),
    descripcion: text(),
    estado: text({ enum: companyDocumentStates }).notNull().default('pendiente'),
    aportadoPor: text({ enum: documentProviders }).notNull().default('empresa'),
    fechaLimite: date(),
    fecha: date(),
    caduca: date(),
    motivo: text(),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    /** What was accepted before, which stays good until what was handed in in its place is accepted. */
    anterior: jsonb().$type<AcceptedDocument>(),
    fileAnteriorId: integer().references(() => files.id, { onDelete: 'set null' }),
    /** When managers asked for it; null where the company handed it in by itself. */
    pedido: moment(),
    /** Of the sending that asked for it. */
    claveEnvio: uuid(),
    entregado: moment(),
    resuelto: moment(),
    creado: moment().notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('company_documents_key').on(t.companyId, sql`coalesce(${t.idPractica}, 0)`, t.claveEnvio),
    index('company_documents_company').on(t.companyId, t.creado.desc()),
    index('company_documents_state').on(t.estado, t.entregado, t.id),
    index('company_documents_practice').on(t.idPractica).where(sql`id_practica is not null`),
    index('company_documents_file').on(t.fileId),
    index('company_documents_file_before').on(t.fileAnteriorId).where(sql`file_anterior_id is not null`),
  ],
);

/** Zips of documents that contacts asked for; kept for a day. */
export const documentZips = pgTable(
  'document_zips',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    documentos: integer().array().notNull(),
    idioma: text({ enum: languages }).notNull(),
    estado: text({ enum: documentZipStates }).notNull().default('pendiente'),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    creado: moment().notNull(),
  },
  (t) => [index('document_zips_made').on(t.creado), index('document_zips_account').on(t.accountId)],
);
