import { guideReaders } from '@portal/contract/guides';
import type { StoredTexts } from '@portal/contract/written-texts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';

const file = () => integer().references(() => files.id, { onDelete: 'set null' });

/** Orientation guides, in the order that managers gave them. */
export const guides = pgTable(
  'guides',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    destinatarios: text({ enum: guideReaders }).notNull(),
    orden: integer().notNull(),
    publicada: boolean().notNull(),
    fileId: file(),
    imagenId: file(),
    version: integer().notNull().default(1),
    creada: timestamp({ withTimezone: true }).notNull().defaultNow(),
    modificada: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('guides_key').on(t.claveEnvio),
    index('guides_order').on(t.orden, t.id),
    index('guides_file').on(t.fileId),
    index('guides_picture').on(t.imagenId),
  ],
);
