import { accountStates } from '@portal/contract/account-states';
import { linkUses } from '@portal/contract/accounts';
import { browserFamilies, systemFamilies } from '@portal/contract/devices';
import { languages } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { roles } from '@portal/contract/roles';
import { secondFactorSteps } from '@portal/contract/session';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

const moment = () => timestamp({ withTimezone: true });

/** A login. One e-mail may have one account of each kind; they share nothing. */
export const accounts = pgTable(
  'accounts',
  {
    id: serial().primaryKey(),
    userType: text({ enum: roles }).notNull(),
    /** What is typed at the login, in lower case; of a registration beside the account that it may replace, none yet. */
    usuario: text().notNull(),
    passwordHash: text(),
    estado: text({ enum: accountStates }).notNull().default('activa'),
    nombre: text().notNull(),
    apellidos: text().notNull(),
    email: text().notNull(),
    idioma: text({ enum: languages }),
    /** The theme that its owner chose; null follows the device. */
    modoOscuro: boolean(),
    ultimoAcceso: moment(),
    creada: moment().notNull().defaultNow(),
    /** When the person who registered accepted the privacy policy, in the language of the account. */
    politicaAceptada: moment(),
    /**
     * Since when the person who registered has yet to prove that the e-mail is theirs: until then no manager sees them.
     */
    emailSinConfirmar: moment(),
  },
  (t) => [
    index('accounts_unconfirmed').on(t.emailSinConfirmar).where(sql`email_sin_confirmar is not null`),
    unique('accounts_login').on(t.userType, t.usuario),
    index('accounts_waiting').on(t.creada).where(sql`estado = 'pendiente'`),
    index('accounts_state').on(t.estado, t.id),
    index('accounts_words').using('gin', sql`portal_name_words(nombre || ' ' || apellidos || ' ' || email)`),
  ],
);

/**
 * A link that sets a password or confirms an e-mail: only the hash of its secret, so that a reader of the database can
 * use none. An account has one of each use, so that a new one ends the one before.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    secretoHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    uso: text({ enum: linkUses }).notNull(),
    caduca: moment().notNull(),
    usado: moment(),
  },
  (t) => [unique('account_links_use').on(t.accountId, t.uso), index('account_links_expiry').on(t.caduca)],
);

/** A token that was given out. It is good until `caduca` unless `revocada`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    creada: moment().notNull().defaultNow(),
    caduca: moment().notNull(),
    revocada: moment(),
    /** The data-protection text has to be accepted before it is good for anything else. */
    provisional: boolean().notNull().default(false),
    /** What of the second factor is still to be given before it is good for anything else. */
    segundoFactor: text({ enum: secondFactorSteps }),
    /** When a person last used it, to the minute: what the page asks by itself does not count. */
    ultimoUso: moment().notNull().defaultNow(),
    navegador: text({ enum: browserFamilies }).notNull().default('otro'),
    sistema: text({ enum: systemFamilies }).notNull().default('otro'),
    /** Network that it was begun from, never the address; null of sessions begun before it was kept. */
    red: text(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.caduca)],
);

/** Failed logins by account and by address, both hashed: nobody's address is kept. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    clave: text().primaryKey(),
    fallos: integer().notNull(),
    desde: moment().notNull(),
    bloqueadaHasta: moment(),
  },
  (t) => [index('login_attempts_since').on(t.desde)],
);

/** What the deployment made for itself and must keep, such as the key of the tokens. */
export const settings = pgTable('settings', {
  clave: text().primaryKey(),
  valor: text().notNull(),
});

/**
 * A contact of a company, and its login there where it has one. What the person is called and reached by in the company
 * is the contact's own; the login is the account's.
 */
export const companyContacts = pgTable(
  'company_contacts',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null of a contact that cannot log in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    apellidos: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    puesto: text(),
    telefono: text(),
    telefono2: text(),
    departamento: text(),
    direccion: text(),
    localidad: text(),
    idLocalidad: integer(),
    cp: text(),
    nif: text(),
    idPais: integer().notNull().default(spain),
    /** Of Spain; of another country, its name. */
    idProvincia: integer(),
    provincia: text(),
    /** What it is there for (`tiposContacto` of the catalogue). */
    tipoContacto: integer().array().notNull().default([]),
    aniosForoEmpleo: integer().array().notNull().default([]),
    /** Its account speaks for the company. */
    activo: boolean().notNull().default(true),
    /** Since when somebody who asks to join a known company awaits a manager; until then not `activo`. */
    solicitado: moment(),
    /** Since when it has been sent the link that sets its password; until it is used not `activo`. */
    invitado: moment(),
    /** Since when the company lets it in no more. */
    bloqueado: moment(),
    /** A manager blocked it: the company itself cannot let it in again. */
    bloqueadoPorGestor: boolean().notNull().default(false),
    /** Since when it is no contact any more: agreements that name it keep it. */
    eliminado: moment(),
  },
  (t) => [
    unique('company_contacts_pair').on(t.accountId, t.companyId),
    index('company_contacts_company').on(t.companyId),
    index('company_contacts_speaking').on(t.companyId).where(sql`activo`),
    uniqueIndex('company_contacts_email')
      .on(t.companyId, t.email)
      .where(sql`account_id is null and eliminado is null`),
    index('company_contacts_waiting').on(t.solicitado).where(sql`solicitado is not null`),
    check('company_contacts_access', sql`account_id is not null or not (activo or invitado is not null)`),
  ],
);
