import { roles } from '@portal/contract/roles';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

/** Who an account is for a provider of single sign-on. A provider knows an account as one person alone. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    id: serial().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userType: text({ enum: roles }).notNull(),
    /** Who says it: the issuer of OIDC, the entity id of SAML. */
    emisor: text().notNull(),
    /** Whom it says: never given to another person. */
    sujeto: text().notNull(),
    creada: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('account_identities_subject').on(t.emisor, t.sujeto, t.userType),
    unique('account_identities_account').on(t.accountId, t.emisor),
  ],
);

/** A way to a provider that somebody began: good once, for a few minutes, and of no use to a reader of the database. */
export const signOnRequests = pgTable(
  'sign_on_requests',
  {
    estadoHash: text().primaryKey(),
    /** Of the browser that began. */
    navegadorHash: text().notNull(),
    proveedor: text().notNull(),
    userType: text({ enum: roles }).notNull(),
    creada: moment().notNull(),
    caduca: moment().notNull(),
    usado: moment(),
    /**
     * What a SAML provider had the browser post, for the minute until the page asks for it; afterwards, who came for the
     * first time, until they have registered.
     */
    respuestaHash: text(),
    respuesta: text(),
    respuestaCaduca: moment(),
    /** The assertion that it was answered with: no other request takes the same. */
    asercionHash: text(),
  },
  (t) => [
    index('sign_on_requests_expiry').on(t.caduca),
    index('sign_on_requests_unasked').on(t.respuestaCaduca).where(sql`respuesta is not null`),
    unique('sign_on_requests_answer').on(t.respuestaHash),
    unique('sign_on_requests_assertion').on(t.asercionHash),
  ],
);
