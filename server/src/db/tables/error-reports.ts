import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * When a kind of failure was last told, so that it is told once a minute whatever the number of processes, and by which
 * source, hashed.
 */
export const errorReports = pgTable(
  'error_reports',
  {
    clave: text().primaryKey(),
    avisado: timestamp({ withTimezone: true }).notNull(),
    origen: text(),
  },
  (t) => [index('error_reports_told').on(t.avisado)],
);
