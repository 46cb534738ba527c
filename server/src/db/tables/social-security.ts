import { exclusionReasons } from '@portal/contract/social-security';
import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { placements } from './placements.ts';

const moment = () => timestamp({ withTimezone: true });
const account = () => integer().references(() => accounts.id, { onDelete: 'set null' });
const placement = () =>
  integer()
    .notNull()
    .references(() => placements.id, { onDelete: 'cascade' });

/** What managers noted of a placement: when it was registered and deregistered, or why it need not be. */
export const socialSecurityMarks = pgTable(
  'social_security_marks',
  {
    placementId: placement().primaryKey(),
    /** The day on which the student was registered, then when that was noted and by whom. */
    alta: date(),
    /** The first day that it was for: the placement may have been given another since. */
    altaDia: date(),
    altaAnotada: moment(),
    altaPor: account(),
    baja: date(),
    /** The last day that it was for. */
    bajaDia: date(),
    bajaAnotada: moment(),
    bajaPor: account(),
    excluida: moment(),
    excluidaPor: account(),
    motivo: text({ enum: exclusionReasons }),
    /** Each change adds one. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('social_security_marks_registered').on(t.altaPor),
    index('social_security_marks_deregistered').on(t.bajaPor),
    index('social_security_marks_excluded').on(t.excluidaPor),
  ],
);

/** Placements whose days of attendance in a quarter were reported. */
export const reportedQuarters = pgTable(
  'reported_quarters',
  {
    /** `2026T4` */
    trimestre: text().notNull(),
    placementId: placement(),
    /** The day on which they were reported. */
    fecha: date().notNull(),
    /** How many there were then: hours may be noted later. */
    dias: integer().notNull(),
    anotado: moment().notNull(),
    accountId: account(),
  },
  (t) => [
    primaryKey({ columns: [t.trimestre, t.placementId] }),
    index('reported_quarters_placement').on(t.placementId),
    index('reported_quarters_account').on(t.accountId),
  ],
);
