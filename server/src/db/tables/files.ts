import { boolean, index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** What is known of a stored file; its bytes are in the file store under `clave`. */
export const files = pgTable(
  'files',
  {
    id: serial().primaryKey(),
    clave: text().notNull(),
    nombre: text().notNull(),
    extension: text().notNull(),
    bytes: integer().notNull(),
    /** Who sent it or had it made, by number alone; null where the portal made it by itself. */
    accountId: integer(),
    /** The portal made it, as an export: it does not count with what its account has sent. */
    hecho: boolean().notNull().default(false),
    creado: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('files_key').on(t.clave), index('files_account').on(t.accountId)],
);
