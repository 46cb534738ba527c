import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';

const moment = () => timestamp({ withTimezone: true });

/** What happened, for one account; its words are made when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The company that a contact got it for. */
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    tipo: text().notNull(),
    datos: jsonb().$type<Record<string, string | number | null>>().notNull(),
    importante: boolean().notNull().default(false),
    urlAcceso: text(),
    leida: moment(),
    fecha: moment().notNull().defaultNow(),
  },
  (t) => [index('notifications_account').on(t.accountId, t.fecha.desc())],
);

/** Mails that were not sent because no mail server is configured. */
export const keptMails = pgTable('kept_mails', {
  id: serial().primaryKey(),
  para: text().notNull(),
  asunto: text().notNull(),
  texto: text().notNull(),
  fecha: moment().notNull().defaultNow(),
});
