import { audiences } from '@portal/contract/communications';
import type { StoredTexts } from '@portal/contract/written-texts';
import {
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

/** What the institution tells a role from one day to another. */
export const communications = pgTable(
  'communications',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    destinatarios: text({ enum: audiences }).notNull(),
    fechaDesde: date().notNull(),
    fechaHasta: date(),
    enlace: text(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    version: integer().notNull().default(1),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
    modificada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('communications_key').on(t.claveEnvio),
    index('communications_shown').on(t.fechaDesde.desc(), t.id.desc()),
  ],
);
