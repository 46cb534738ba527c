import { claimables } from '@portal/contract/pending-claims';
import { type ReasonScope, reasonScopes } from '@portal/contract/rejection-reasons';
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** A reason that managers can choose when they reject something, in each language. */
export const rejectionReasons = pgTable(
  'rejection_reasons',
  {
    id: serial().primaryKey(),
    ambito: text({ enum: reasonScopes }).$type<ReasonScope>().notNull(),
    es: text().notNull(),
    ca: text().notNull(),
    en: text().notNull(),
  },
  (t) => [index('rejection_reasons_scope').on(t.ambito, t.id)],
);

/** Who sees to what waits: an offer by its address, anything else by its number. */
export const pendingClaims = pgTable(
  'pending_claims',
  {
    tipo: text({ enum: claimables }).notNull(),
    objeto: text().notNull(),
    gestorId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    desde: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tipo, t.objeto] }),
    index('pending_claims_manager').on(t.gestorId),
    index('pending_claims_since').on(t.desde),
  ],
);
