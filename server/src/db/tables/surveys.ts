import type { Language } from '@portal/contract/languages';
import type { Answers, SurveyDefinition } from '@portal/contract/survey-rules';
import { placementMoments, surveyKinds, surveyParties } from '@portal/contract/surveys';
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { placements } from './placements.ts';

/** What the institution asks students, companies or both from one day to another, in the portal or somewhere else. */
export const surveys = pgTable(
  'surveys',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    tipo: text({ enum: surveyKinds }).notNull().default('externa'),
    titulos: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    /** Of one that is held elsewhere. */
    urlAcceso: text(),
    paraAlumnos: boolean().notNull(),
    paraEmpresa: boolean().notNull(),
    obligatoria: boolean().notNull(),
    desde: date().notNull(),
    hasta: date(),
    /** Of one of the portal: a draft, which nobody sees, or opened, or closed before its last day. */
    estado: text({ enum: ['borrador', 'abierta', 'cerrada'] })
      .notNull()
      .default('abierta'),
    /**
     * Fewer anonymous answers than make a group were mixed when it was over: reopened, those that come next could be told
     * from them.
     */
    restoMezclado: boolean().notNull().default(false),
    /** The version of its questions that who begins is given. */
    numVersion: integer().notNull().default(1),
    titulaciones: integer().array().notNull().default([]),
    cursos: integer().array().notNull().default([]),
    momento: text({ enum: placementMoments }),
    partes: text({ enum: surveyParties }).array().notNull().default([]),
    sacaOpcionAnonima: boolean().notNull().default(false),
    conLogin: boolean().notNull().default(true),
    registraParticipacion: boolean().notNull().default(false),
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
    index('surveys_placements').on(t.hasta).where(sql`momento is not null`),
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

/** The questions of a survey of the portal, as they were asked. Once the survey was opened a version never changes. */
export const surveyVersions = pgTable(
  'survey_versions',
  {
    id: serial().primaryKey(),
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    numVersion: integer().notNull(),
    definicion: jsonb().$type<SurveyDefinition>().notNull(),
  },
  (t) => [unique('survey_versions_number').on(t.surveyId, t.numVersion)],
);

const ofSurvey = () =>
  integer()
    .notNull()
    .references(() => surveys.id, { onDelete: 'cascade' });
const ofVersion = () =>
  integer()
    .notNull()
    .references(() => surveyVersions.id, { onDelete: 'cascade' });
const ofPlacement = () => integer().references(() => placements.id, { onDelete: 'cascade' });
const ofPerson = () => integer().references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Answers that are being given. Of an anonymous one nothing says whose it is or when: it is found by a code of which only
 * the hash is here. Its key is random, and so are all keys of these tables: a counted one would tell an order.
 */
export const surveyDrafts = pgTable(
  'survey_drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    surveyId: ofSurvey(),
    versionId: ofVersion(),
    respuestas: jsonb().$type<Answers>().notNull(),
    codigoHash: text(),
    accountId: ofPerson(),
    placementId: ofPlacement(),
    /** Of a placement: who answers about it. */
    parte: text({ enum: surveyParties }),
    /**
     * An anonymous one that is finished is `entregada`, until a job has moved its answers among the others, in no order:
     * what is left says that its code was used (`mezclada`).
     */
    estado: text({ enum: ['abierta', 'entregada', 'mezclada'] })
      .notNull()
      .default('abierta'),
  },
  (t) => [
    unique('survey_drafts_code').on(t.codigoHash),
    uniqueIndex('survey_drafts_account').on(t.surveyId, t.accountId).where(sql`placement_id is null`),
    uniqueIndex('survey_drafts_placement').on(t.surveyId, t.placementId, t.parte),
    index('survey_drafts_delivered').on(t.surveyId).where(sql`estado = 'entregada'`),
    index('survey_drafts_version').on(t.versionId),
    index('survey_drafts_person').on(t.accountId),
    index('survey_drafts_of_placement').on(t.placementId),
  ],
);

/** Finished answers. An anonymous one has no person, no moment and no code. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: uuid().primaryKey().defaultRandom(),
    surveyId: ofSurvey(),
    versionId: ofVersion(),
    respuestas: jsonb().$type<Answers>().notNull(),
    anonima: boolean().notNull(),
    accountId: ofPerson(),
    placementId: ofPlacement(),
    parte: text({ enum: surveyParties }),
    /** The degree of a student who has answered under their name. */
    titulacion: integer(),
    terminada: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('survey_responses_survey').on(t.surveyId, t.anonima),
    uniqueIndex('survey_responses_account').on(t.surveyId, t.accountId).where(sql`placement_id is null`),
    uniqueIndex('survey_responses_placement').on(t.surveyId, t.placementId, t.parte),
    index('survey_responses_version').on(t.versionId),
    index('survey_responses_person').on(t.accountId),
    index('survey_responses_of_placement').on(t.placementId),
  ],
);

/** Whom a survey about a placement was announced to: each of its parties once. */
export const surveyRequests = pgTable(
  'survey_requests',
  {
    surveyId: ofSurvey(),
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    parte: text({ enum: surveyParties }).notNull(),
    /** The day on which they were told. */
    dia: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.surveyId, t.placementId, t.parte] }),
    index('survey_requests_placement').on(t.placementId),
  ],
);

/** Who has answered an anonymous survey that keeps it: not what, and not when. */
export const surveyParticipations = pgTable(
  'survey_participations',
  {
    surveyId: ofSurvey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.surveyId, t.accountId] }),
    index('survey_participations_account').on(t.accountId),
  ],
);
