import type { Language } from '@portal/contract/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { accounts } from './accounts.ts';

/** What the institution asks students, companies or both from one day to another, somewhere else. */
export const surveys = pgTable(
  'surveys',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    titulos: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    urlAcceso: text().notNull(),
    paraAlumnos: boolean().notNull(),
    paraEmpresa: boolean().notNull(),
    obligatoria: boolean().notNull(),
    desde: date().notNull(),
    hasta: date(),
    version: integer().notNull().default(1),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
    modificada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('surveys_key').on(t.claveEnvio),
    index('surveys_listed').on(t.desde.desc(), t.id.desc()),
    // Every page asks what is open now: what has ended long ago is not read for it.
    index('surveys_students').on(t.hasta).where(sql`para_alumnos`),
    index('surveys_companies').on(t.hasta).where(sql`para_empresa`),
  ],
);

/** Who has answered which survey, and when; what they answered is not known here. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: serial().primaryKey(),
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    contestada: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('survey_answers_once').on(t.surveyId, t.accountId),
    index('survey_answers_account').on(t.accountId),
  ],
);
