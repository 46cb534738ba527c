import type { AnswerNotice } from '@portal/contract/envelope';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** What a call answered. */
export interface KeptAnswer {
  datos: unknown;
  mensaje: string | null;
  aviso: AnswerNotice | null;
}

/** Calls that are not to be made twice, with what they answered: who lost the answer sends the same key again. */
export const sentCalls = pgTable(
  'sent_calls',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clave: uuid().notNull(),
    huella: text().notNull(),
    /** Null while it is being made. */
    respuesta: jsonb().$type<KeptAnswer>(),
    creada: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.clave, t.huella] }), index('sent_calls_made').on(t.creada)],
);
