import { companyStates, signatureTypes } from '@portal/contract/company-page';
import type { KeptVerification } from '@portal/contract/company-verification';
import { educationStages } from '@portal/contract/education-requests';
import { spain } from '@portal/contract/places';
import type { AskedCompany } from '@portal/contract/validations';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';

export const companies = pgTable(
  'companies',
  {
    id: serial().primaryKey(),
    nombreComercial: text().notNull(),
    nombreFiscal: text().notNull(),
    cif: text().notNull(),
    estado: text({ enum: companyStates }).notNull().default('pendiente'),
    idTipoEmpresa: integer(),
    idSector: integer(),
    rangoEmpleados: integer(),
    rangoFacturacion: integer(),
    anioFundacion: integer(),
    descripcion: text(),
    web: text(),
    direccion: text(),
    cp: text(),
    idPais: integer().notNull().default(spain),
    /** Of Spain; of another country, its name. */
    idProvincia: integer(),
    provincia: text(),
    localidad: text(),
    iban: text(),
    /** Who signs for the company, as a manager has verified it. */
    firmanteNombre: text(),
    firmanteApellidos: text(),
    firmanteDni: text(),
    firmanteCargo: text(),
    firmanteEmail: text(),
    firmanteTelefono: text(),
    tipoFirma: text({ enum: signatureTypes }),
    /** Whether it sees to the social security of unpaid internships. */
    asumeCosteSS: boolean(),
    informacionTratamientoDeDatos: text(),
    /** It is shown where the company is, and nowhere beside an offer that hides it. */
    logoId: integer().references(() => files.id),
    /** When the company let the institution show it. */
    logoAutorizado: timestamp({ withTimezone: true }),
    motivoRechazo: text(),
    motivoBloqueo: text(),
    /** The company that it was found to be: who comes with its tax id finds that one. */
    fusionadaEn: integer().references((): AnyPgColumn => companies.id, { onDelete: 'cascade' }),
    /** Of the answers that it promised and that were due, and of them those that came in time; made each night. */
    respuestasDebidas: integer().notNull().default(0),
    respuestasATiempo: integer().notNull().default(0),
    /** Days in which it answers half of its candidates; null while they are few. */
    diasHabituales: integer(),
    /** What a manager turned down: what differs from it when the company asks again is shown as changed. */
    versionRevisada: jsonb().$type<AskedCompany>(),
    /** A school, which students of education ask for internships. */
    esCentroEducativo: boolean().notNull().default(false),
    /** What it teaches. */
    etapasEducativas: text({ enum: educationStages }).array().notNull().default([]),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('companies_cif').on(t.cif),
    index('companies_state').on(t.estado, t.creada),
    index('companies_logo').on(t.logoId),
    index('companies_newest').on(t.creada, t.id),
    index('companies_name').on(sql`portal_plain(nombre_comercial)`, t.id),
    index('companies_kind').on(t.idTipoEmpresa),
    index('companies_sector').on(t.idSector),
    index('companies_province').on(t.idProvincia),
    index('companies_schools').on(t.idProvincia).where(sql`es_centro_educativo`),
    index('companies_merged').on(t.fusionadaEn).where(sql`fusionada_en is not null`),
    index('companies_words').using(
      'gin',
      sql`portal_name_words(nombre_comercial || ' ' || nombre_fiscal || ' ' || cif)`,
    ),
  ],
);

/** What a company wants to change of what a manager has verified: one at a time, until it is accepted. */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    datos: jsonb().$type<KeptVerification>().notNull(),
    estado: text({ enum: ['pendiente', 'rechazada'] })
      .notNull()
      .default('pendiente'),
    motivo: text(),
    fecha: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('company_changes_waiting').on(t.fecha).where(sql`estado = 'pendiente'`)],
);

/** To whom a company has its invoices made out. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    nombreFiscal: text().notNull(),
    cif: text().notNull(),
    domicilioFiscal: text().notNull(),
    idPais: integer().notNull().default(spain),
    /** Of Spain; of another country, its name. */
    idProvincia: integer(),
    provincia: text(),
    poblacion: text().notNull(),
    cp: text().notNull(),
    requiereEnvioPostal: boolean().notNull().default(false),
    domicilioEnvioPostal: text(),
    /** Since when the company has it no more: agreements that name it keep it. */
    eliminada: timestamp({ withTimezone: true }),
  },
  (t) => [index('billing_accounts_company').on(t.companyId)],
);
