import { offerTypes } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { alertFrequencies } from '@portal/contract/saved-searches';
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { offers } from './offers.ts';
import { students } from './students.ts';

const moment = () => timestamp({ withTimezone: true });
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    tipo: text({ enum: offerTypes }).notNull(),
    nombre: text().notNull(),
    filtros: jsonb().$type<OfferFilters>().notNull(),
    /** What the filters ask of the text index, and of the pay: an offer is held against these alone. */
    consulta: tsquery().notNull(),
    remuneracionMinima: numeric({ precision: 10, scale: 2, mode: 'number' }),
    alerta: text({ enum: alertFrequencies }).notNull(),
    /** The secret in the links of its mails. */
    clave: text().notNull(),
    creada: moment().notNull(),
  },
  (t) => [
    uniqueIndex('saved_searches_name').on(t.studentId, t.tipo, sql`lower(nombre)`),
    uniqueIndex('saved_searches_key').on(t.clave),
    index('saved_searches_alert').on(t.tipo).where(sql`alerta <> 'ninguna'`),
  ],
);

/** New offers that match a saved search: each is told once. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    searchId: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    creada: moment().notNull(),
    /** The mails of one run that it was taken into; null while it waits. */
    lote: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.offerId] }),
    index('search_alerts_waiting').on(t.creada).where(sql`lote is null`),
    index('search_alerts_batch').on(t.lote).where(sql`lote is not null`),
    index('search_alerts_offer').on(t.offerId),
  ],
);
