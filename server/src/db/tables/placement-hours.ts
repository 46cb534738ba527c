import { weekStates } from '@portal/contract/placement-hours';
import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { placements } from './placements.ts';

const moment = () => timestamp({ withTimezone: true });

/** The hours log of placements: a row for each week that was noted. */
export const placementWeeks = pgTable(
  'placement_weeks',
  {
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    /** The Monday that it begins with. */
    lunes: date().notNull(),
    /** Of its seven days. */
    horas: numeric({ mode: 'number' }).array().notNull(),
    texto: text().notNull(),
    estado: text({ enum: weekStates }).notNull().default('anotada'),
    enviada: moment().notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    confirmada: moment(),
    /** Who confirmed or returned it, as they were called then. */
    quien: text(),
    motivo: text(),
  },
  (t) => [
    primaryKey({ columns: [t.placementId, t.lunes] }),
    index('placement_weeks_waiting').on(t.placementId).where(sql`estado = 'anotada'`),
  ],
);

/** The week of which the two of a placement were last reminded, so that nobody is told twice. */
export const placementHourReminders = pgTable('placement_hour_reminders', {
  placementId: integer()
    .primaryKey()
    .references(() => placements.id, { onDelete: 'cascade' }),
  /** The Monday of the student's. */
  alumno: date(),
  /** The Monday of the host tutor's. */
  tutor: date(),
});
