import { companyStates } from '@portal/contract/company-page';
import { spain } from '@portal/contract/places';
import type { AskedCompany } from '@portal/contract/validations';
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';

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
    motivoRechazo: text(),
    /** What a manager turned down: what differs from it when the company asks again is shown as changed. */
    versionRevisada: jsonb().$type<AskedCompany>(),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('companies_cif').on(t.cif), index('companies_state').on(t.estado, t.creada)],
);
