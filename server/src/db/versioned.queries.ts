import { isDeepStrictEqual } from 'node:util';
import { and, count, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Refusal } from '../http/refusal.ts';
import type { Db } from './database.ts';

type NumberColumn = AnyPgColumn<{ data: number; notNull: true }>;

/** A table of records that managers write, each with a version. */
type VersionedTable = PgTable & {
  readonly id: NumberColumn;
  readonly version: NumberColumn;
  readonly claveEnvio: AnyPgColumn;
};

const isSame = (stored: object, written: object): boolean =>
  Object.entries(written).every(([field, value]) => isDeepStrictEqual(Reflect.get(stored, field), value));

/**
 * Records that managers write and that several may have open at once: added once by the key that the form was opened
 * with, and changed only by a manager who has read the version that is there.
 */
export const versioned = <Stored extends { version: number }>(
  table: VersionedTable,
  /** Reads the record with this key, with everything that was written. */
  find: (db: Db, id: number) => Promise<Stored | undefined>,
) => ({
  async count({ orm }: Db): Promise<number> {
    const [row] = await orm.select({ n: count() }).from(table);
    return Number(row?.n ?? 0);
  },

  /** The record as it is now. Throws actionNotAllowed (48) where it was deleted. */
  async existing(db: Db, id: number) {
    const found = await find(db, id);
    if (!found) throw new Refusal('actionNotAllowed');
    return found;
  },

  /** Adds it and gives its key, or that of the record which was sent with this key before. */
  async insertOnce({ orm }: Db, claveEnvio: string, written: Partial<Stored>, now: Date): Promise<number> {
    await orm
      .insert(table)
      .values({ claveEnvio, ...written, creada: now, modificada: now })
      .onConflictDoNothing();
    const [row] = await orm.select({ id: table.id }).from(table).where(eq(table.claveEnvio, claveEnvio));
    if (!row) throw new Error('a record is neither added nor known');
    return row.id;
  },

  /**
   * Changes it and gives its new version, and whether it was changed by this. Throws cannotChangeState (49) where it is no longer the version that was
   * read, unless it already is what was written: the first answer was lost.
   */
  async update(
    db: Db,
    { id, version }: { id: number; version: number },
    written: Partial<Stored>,
    now: Date,
  ): Promise<{ version: number; isChanged: boolean }> {
    const changed = await db.orm
      .update(table)
      .set({ ...written, version: version + 1, modificada: now })
      .where(and(eq(table.id, id), eq(table.version, version)))
      .returning({ version: table.version });
    if (changed.length > 0) return { version: version + 1, isChanged: true };
    const stored = await this.existing(db, id);
    if (stored.version === version + 1 && isSame(stored, written))
      return { version: stored.version, isChanged: false };
    throw new Refusal('cannotChangeState');
  },

  /** Deletes it; false where it is gone already. */
  async remove({ orm }: Db, id: number): Promise<boolean> {
    const deleted = await orm.delete(table).where(eq(table.id, id)).returning({ id: table.id });
    return deleted.length > 0;
  },
});
