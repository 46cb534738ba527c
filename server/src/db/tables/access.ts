import { languages } from '@portal/contract/languages';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

const account = () => integer().references(() => accounts.id, { onDelete: 'cascade' });

/** Which data-protection text an account accepted, in which language and when. A new version is a new row. */
export const dataProtectionAcceptances = pgTable(
  'data_protection_acceptances',
  {
    id: serial().primaryKey(),
    accountId: account().notNull(),
    version: text().notNull(),
    idioma: text({ enum: languages }).notNull(),
    fecha: moment().notNull(),
  },
  (t) => [unique('data_protection_acceptances_version').on(t.accountId, t.version)],
);

/** When the portal was under maintenance and who switched it; the one that goes on has no end. */
export const maintenances = pgTable(
  'maintenances',
  {
    id: serial().primaryKey(),
    activada: moment().notNull(),
    activadaPor: integer().references(() => accounts.id, { onDelete: 'set null' }),
    terminada: moment(),
    terminadaPor: integer().references(() => accounts.id, { onDelete: 'set null' }),
  },
  // A constant as its key: only one may go on.
  () => [uniqueIndex('maintenances_current').on(sql`(true)`).where(sql`terminada is null`)],
);

export const leaveStates = ['pendiente', 'tramitada', 'rechazada', 'retirada'] as const;

/** Requests to leave the service, and what became of each. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: serial().primaryKey(),
    accountId: account().notNull(),
    estado: text({ enum: leaveStates }).notNull().default('pendiente'),
    solicitada: moment().notNull(),
    resuelta: moment(),
    resueltaPor: integer().references(() => accounts.id, { onDelete: 'set null' }),
    motivo: text(),
  },
  (t) => [
    index('leave_requests_account').on(t.accountId),
    uniqueIndex('leave_requests_waiting').on(t.accountId).where(sql`estado = 'pendiente'`),
  ],
);

/**
 * A manager's second factor: the secret, encrypted with the deployment's own. `activado` is null until a code of it was
 * confirmed; `ultimoPaso` is the last step of thirty seconds whose code was used, so that none is used twice.
 */
export const secondFactors = pgTable('second_factors', {
  accountId: account().primaryKey(),
  secreto: text().notNull(),
  activado: moment(),
  ultimoPaso: integer(),
});

/** Codes that replace one of the second factor, each once: only their hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: account().notNull(),
    codigoHash: text().notNull(),
    usado: moment(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codigoHash] })],
);
