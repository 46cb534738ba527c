import type { Language } from '@portal/contract/languages';
import { adhesionStates, programmeAudiences } from '@portal/contract/programmes';
import type { StoredTexts } from '@portal/contract/written-texts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });

/** Internships under one sponsor, which students and companies ask to join. */
export const programmes = pgTable(
  'programmes',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    entradillas: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    patrocinador: text().notNull(),
    imagenId: integer().references(() => files.id, { onDelete: 'set null' }),
    desde: date().notNull(),
    hasta: date(),
    adhesionAlumnos: boolean().notNull(),
    adhesionEmpresas: boolean().notNull(),
    para: text({ enum: programmeAudiences }).notNull(),
    exigeDedicacion: boolean().notNull(),
    abierto: boolean().notNull(),
    publicado: boolean().notNull(),
    version: integer().notNull().default(1),
    creada: moment().notNull().defaultNow(),
    modificada: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('programmes_key').on(t.claveEnvio),
    index('programmes_listed').on(t.desde.desc(), t.id.desc()),
    index('programmes_without_adhesion').on(t.id).where(sql`not adhesion_alumnos`),
    index('programmes_picture').on(t.imagenId).where(sql`imagen_id is not null`),
  ],
);

/** Who has asked to join a programme: a student or a company. */
export const programmeAdhesions = pgTable(
  'programme_adhesions',
  {
    id: serial().primaryKey(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    estado: text({ enum: adhesionStates }).notNull(),
    motivo: text(),
    creada: moment().notNull(),
    resuelta: moment(),
  },
  (t) => [
    check('programme_adhesions_one', sql`num_nonnulls(account_id, company_id) = 1`),
    unique('programme_adhesions_student').on(t.programmeId, t.accountId),
    unique('programme_adhesions_company').on(t.programmeId, t.companyId),
    index('programme_adhesions_account').on(t.accountId).where(sql`account_id is not null`),
    index('programme_adhesions_of_company').on(t.companyId).where(sql`company_id is not null`),
    index('programme_adhesions_order').on(t.programmeId, t.estado, t.id),
    index('programme_adhesions_waiting').on(t.id).where(sql`estado = 'solicitada'`),
  ],
);

/** Documents of a programme, for who takes part in it. */
export const programmeDocuments = pgTable(
  'programme_documents',
  {
    id: serial().primaryKey(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    creada: moment().notNull(),
  },
  (t) => [
    index('programme_documents_programme').on(t.programmeId, t.id),
    index('programme_documents_file').on(t.fileId),
  ],
);
