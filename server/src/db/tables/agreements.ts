import {
  type AgreementDraft,
  agreementEventKinds,
  agreementFields,
  agreementStates,
  type Signatory,
  type SignatureCheck,
} from '@portal/contract/agreements';
import { languages } from '@portal/contract/languages';
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
import { companies } from './companies.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });
const file = () => integer().references(() => files.id, { onDelete: 'set null' });

/** Cooperation agreements of companies, each in its newest version. */
export const agreements = pgTable(
  'agreements',
  {
    id: serial().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Of the year and counted in it, as 2026/0042; null of a draft. */
    numero: text(),
    estado: text({ enum: agreementStates }).notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    /** Of the sending that generated it: the same one again generates nothing. */
    claveEnvio: uuid(),
    datos: jsonb().$type<AgreementDraft>().notNull(),
    tramitacionManual: boolean(),
    sincaducidad: boolean().notNull().default(false),
    fechaCaducidad: date(),
    fechaFormalizacion: date(),
    adjuntoId: file(),
    /** Since when it is in its state. */
    desde: moment().notNull().defaultNow(),
    /** The last of the days before expiry (60, 30, 7) of which both sides have been warned. */
    avisado: integer(),
    creado: moment().notNull().defaultNow(),
    modificado: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('agreements_number').on(t.numero),
    unique('agreements_key').on(t.companyId, t.claveEnvio),
    // Read backwards: the newest first.
    index('agreements_company').on(t.companyId, t.creado, t.id),
    index('agreements_state').on(t.estado, t.desde, t.id),
    index('agreements_expiry').on(t.fechaCaducidad).where(sql`estado = 'formalizado'`),
    index('agreements_signed')
      .on(t.companyId, t.fechaCaducidad)
      .where(sql`estado in ('formalizado', 'caducado')`),
    // Of a company one draft, which two of its contacts find alike.
    uniqueIndex('agreements_draft').on(t.companyId).where(sql`estado = 'borrador'`),
  ],
);

/** What was generated of an agreement, and what was handed in of it; earlier versions stay readable. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    id: serial().primaryKey(),
    agreementId: integer()
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    numVersion: integer().notNull(),
    /** By which anybody can hold a document against this one. */
    codigo: text().notNull(),
    idioma: text({ enum: languages }).notNull(),
    /** The legal name of the company that it prints, which may have another by now. */
    empresa: text().notNull(),
    datos: jsonb().$type<AgreementDraft>().notNull(),
    /** The text that was printed and what was filled into it, for reviewers: today's may be another. */
    impreso: jsonb().$type<{ texto: string; campos: Readonly<Record<string, string>> }>(),
    generadoId: file(),
    generadoSha256: text().notNull(),
    firmadoId: file(),
    firmadoSha256: text(),
    comprobacion: jsonb().$type<SignatureCheck>(),
    formalizadoId: file(),
    formalizadoSha256: text(),
    /** What a manager found wrong with it. */
    motivos: jsonb()
      .$type<{ campo: (typeof agreementFields)[number]; motivo: string }[]>()
      .notNull()
      .default([]),
    creada: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('agreement_versions_number').on(t.agreementId, t.numVersion),
    unique('agreement_versions_code').on(t.codigo),
  ],
);

/** Everything that happened to an agreement, hand-overs on paper among it. */
export const agreementEvents = pgTable(
  'agreement_events',
  {
    id: serial().primaryKey(),
    agreementId: integer()
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    tipo: text({ enum: agreementEventKinds }).notNull(),
    fecha: moment().notNull(),
    /** Null where the portal did it by itself, or the person's data have been erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Whose act it was, as they were called then: it stays when the account goes. */
    nombre: text(),
    esGestor: boolean().notNull().default(false),
    nota: text(),
  },
  (t) => [
    index('agreement_events_agreement').on(t.agreementId, t.id),
    index('agreement_events_account').on(t.accountId),
  ],
);

/** Links by which somebody without an account reads an agreement: only the hash of each secret. */
export const agreementReviews = pgTable(
  'agreement_reviews',
  {
    id: serial().primaryKey(),
    agreementId: integer()
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    secretoHash: text().notNull(),
    nombre: text().notNull(),
    creada: moment().notNull(),
    caduca: moment().notNull(),
    retirada: moment(),
    vista: moment(),
    datosConfirmados: jsonb().$type<Signatory>(),
    /** How many times the company was told that these were confirmed or corrected. */
    avisos: integer().notNull().default(0),
  },
  (t) => [
    unique('agreement_reviews_secret').on(t.secretoHash),
    index('agreement_reviews_agreement').on(t.agreementId),
  ],
);

export const agreementComments = pgTable(
  'agreement_comments',
  {
    id: serial().primaryKey(),
    reviewId: integer()
      .notNull()
      .references(() => agreementReviews.id, { onDelete: 'cascade' }),
    claveEnvio: uuid().notNull(),
    campo: text({ enum: agreementFields }).notNull(),
    texto: text().notNull(),
    fecha: moment().notNull(),
    decision: text({ enum: ['aceptado', 'descartado'] }),
  },
  (t) => [unique('agreement_comments_key').on(t.reviewId, t.claveEnvio)],
);

/** The text of agreements as managers changed it; without one, that of the brand's folder holds. */
export const agreementTexts = pgTable('agreement_texts', {
  idioma: text({ enum: languages }).primaryKey(),
  version: integer().notNull(),
  /** Null again where the brand's holds. */
  texto: text(),
  modificado: moment().notNull(),
});

/** How many agreements have a number of a year. */
export const agreementNumbers = pgTable(
  'agreement_numbers',
  { anyo: integer().notNull(), numero: integer().notNull() },
  (t) => [primaryKey({ columns: [t.anyo] })],
);
