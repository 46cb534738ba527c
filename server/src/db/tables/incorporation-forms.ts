import {
  type IncorporationDraft,
  type IncorporationSection,
  incorporationEventKinds,
  incorporationStates,
  internshipKinds,
  sectionNames,
} from '@portal/contract/incorporation-forms';
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';

const moment = () => timestamp({ withTimezone: true });

/** What companies say of an internship for which they have selected a candidate; one of each application. */
export const incorporationForms = pgTable(
  'incorporation_forms',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    estado: text({ enum: incorporationStates }).notNull(),
    /** Null where nobody has said it. */
    tipoPractica: text({ enum: internshipKinds }),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    datos: jsonb().$type<IncorporationDraft>().notNull(),
    /** How many times each section has been saved. */
    versiones: jsonb().$type<Partial<Record<IncorporationSection, number>>>().notNull().default({}),
    /** What a manager found wrong with it. */
    motivos: jsonb().$type<{ campo: string; motivo: string }[]>().notNull().default([]),
    /** Since when it is in its state. */
    desde: moment().notNull(),
    creado: moment().notNull(),
  },
  (t) => [index('incorporation_forms_state').on(t.estado, t.desde, t.applicationId)],
);

/** Links by which somebody without an account fills a section: only the hash of each secret. */
export const incorporationLinks = pgTable(
  'incorporation_links',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => incorporationForms.applicationId, { onDelete: 'cascade' }),
    secretoHash: text().notNull(),
    seccion: text({ enum: sectionNames }).notNull(),
    nombre: text().notNull(),
    creado: moment().notNull(),
    caduca: moment().notNull(),
    retirado: moment(),
    visto: moment(),
    guardado: moment(),
  },
  (t) => [
    unique('incorporation_links_secret').on(t.secretoHash),
    index('incorporation_links_form').on(t.applicationId, t.id),
  ],
);

/** Everything that happened to a form. */
export const incorporationEvents = pgTable(
  'incorporation_events',
  {
    id: serial().primaryKey(),
    applicationId: integer()
      .notNull()
      .references(() => incorporationForms.applicationId, { onDelete: 'cascade' }),
    tipo: text({ enum: incorporationEventKinds }).notNull(),
    fecha: moment().notNull(),
    /** Null where the portal did it, somebody by link, or the person's data have been erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Of who saved by link. */
    nombre: text(),
    nota: text(),
  },
  (t) => [
    index('incorporation_events_form').on(t.applicationId, t.id),
    index('incorporation_events_account').on(t.accountId),
  ],
);
