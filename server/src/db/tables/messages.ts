import { deliveries } from '@portal/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
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
    /** Deleted by its reader, who may still undo it; the sweep takes it in the end. */
    eliminada: moment(),
    /** How it goes by mail, as its reader wanted when it was told. */
    correo: text({ enum: deliveries }).notNull().default('inmediato'),
    /** The day whose mail it was taken into. */
    diaResumen: date(),
  },
  (t) => [
    index('notifications_account').on(t.accountId, t.fecha.desc()),
    index('notifications_unread').on(t.accountId).where(sql`leida is null and eliminada is null`),
    index('notifications_important').on(t.accountId, t.urlAcceso).where(sql`importante`),
    index('notifications_digest')
      .on(t.accountId, t.fecha)
      .where(sql`correo = 'resumen' and dia_resumen is null and leida is null and eliminada is null`),
    index('notifications_digest_day').on(t.accountId, t.diaResumen).where(sql`dia_resumen is not null`),
    index('notifications_deleted').on(t.eliminada).where(sql`eliminada is not null`),
  ],
);

/** How an account wants a kind of news by mail, where it wants it otherwise than usual. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clase: text().notNull(),
    envio: text({ enum: deliveries }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.clase] })],
);

/** The mail of a day to an account: one at most, whatever happens. */
export const digests = pgTable(
  'digests',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    dia: date().notNull(),
    /** When its sending began; a job that finds it set does not send it. */
    enviado: moment(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.dia] }), index('digests_day').on(t.dia)],
);

/** Mails that were not sent because no mail server is configured. */
export const keptMails = pgTable('kept_mails', {
  id: serial().primaryKey(),
  para: text().notNull(),
  asunto: text().notNull(),
  texto: text().notNull(),
  /** The calendar file that would have gone along. */
  calendario: text(),
  fecha: moment().notNull().defaultNow(),
});
