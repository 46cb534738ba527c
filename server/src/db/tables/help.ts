import { audiences } from '@portal/contract/communications';
import { helpTopics } from '@portal/contract/help';
import type { StoredTexts } from '@portal/contract/written-texts';
import {
  boolean,
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

/** Questions and answers of the help, by topic. */
export const helpAnswers = pgTable(
  'help_answers',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    destinatarios: text({ enum: audiences }).notNull(),
    tema: text({ enum: helpTopics }).notNull(),
    orden: integer().notNull(),
    publicada: boolean().notNull(),
    version: integer().notNull().default(1),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
    modificada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('help_answers_key').on(t.claveEnvio), index('help_answers_order').on(t.tema, t.orden, t.id)],
);
