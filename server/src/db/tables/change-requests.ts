import { changeKinds, changeStates, type PlacementChanges } from '@portal/contract/change-requests';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';
import { placements } from './placements.ts';

const moment = () => timestamp({ withTimezone: true });

/** What companies ask to be changed in placements. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: serial().primaryKey(),
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    tipo: text({ enum: changeKinds }).notNull(),
    estado: text({ enum: changeStates }).notNull(),
    /** Each change of it adds one. */
    version: integer().notNull().default(1),
    detalle: text().notNull(),
    desde: date().notNull(),
    hasta: date(),
    cambios: jsonb().$type<PlacementChanges>().notNull(),
    /** As it was when it was asked for, or decided on. */
    diferencias: jsonb().$type<{ campo: string; antes: string | null; despues: string | null }[]>().notNull(),
    adjuntoId: integer().references(() => files.id, { onDelete: 'set null' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    claveEnvio: uuid().notNull(),
    creada: moment().notNull(),
    autoriza: boolean(),
    autorizada: moment(),
    comentarioTutor: text(),
    motivo: text(),
    resuelta: moment(),
  },
  (t) => [
    unique('change_requests_key').on(t.placementId, t.claveEnvio),
    // One at a time.
    uniqueIndex('change_requests_open').on(t.placementId).where(sql`estado in ('autorizacion', 'pendiente')`),
    index('change_requests_state').on(t.estado, t.creada, t.id),
    index('change_requests_file').on(t.adjuntoId),
    index('change_requests_account').on(t.accountId),
  ],
);
