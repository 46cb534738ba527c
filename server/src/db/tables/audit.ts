import { actedOn, managerActs } from '@portal/contract/audit';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * What managers did, and when a contact changed the IBAN of its company (`gestorId` is then the contact's). Rows are added and never changed nor deleted, which the database itself refuses: they name
 * accounts and objects by number alone, and outlive both.
 */
export const managerActsLog = pgTable(
  'manager_acts',
  {
    id: serial().primaryKey(),
    gestorId: integer().notNull(),
    tipo: text({ enum: actedOn }).notNull(),
    objeto: text().notNull(),
    acto: text({ enum: managerActs }).notNull(),
    fecha: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('manager_acts_object').on(t.tipo, t.objeto, t.id.desc()),
    // What is sent twice is made once.
    uniqueIndex('manager_acts_created').on(t.tipo, t.objeto).where(sql`acto = 'creada'`),
  ],
);
