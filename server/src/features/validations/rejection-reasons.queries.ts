import type { ReasonScope } from '@portal/contract/rejection-reasons';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rejectionReasons as reasons } from '../../db/tables/validations.ts';

type NewReason = Omit<typeof reasons.$inferInsert, 'id'>;

/** Every reason, in the order in which they were written. */
export const allReasons = ({ orm }: Db) => orm.select().from(reasons).orderBy(asc(reasons.id));

/** The reasons of a scope: until the transaction ends no other one is written. */
export async function lockedScope({ orm }: Db, ambito: ReasonScope) {
  await orm.execute(sql`select pg_advisory_xact_lock(30519, hashtext(${ambito}))`);
  return orm.select().from(reasons).where(eq(reasons.ambito, ambito));
}

export async function insertReason({ orm }: Db, values: NewReason): Promise<number> {
  const [row] = await orm.insert(reasons).values(values).returning({ id: reasons.id });
  if (!row) throw new Error('a reason was not saved');
  return row.id;
}

/** Writes a reason anew; whether it was there. */
export async function updateReason(
  { orm }: Db,
  id: number,
  values: Pick<NewReason, 'es' | 'ca' | 'en'>,
): Promise<boolean> {
  const rows = await orm.update(reasons).set(values).where(eq(reasons.id, id)).returning({ id: reasons.id });
  return rows.length > 0;
}

export async function deleteReason({ orm }: Db, id: number): Promise<void> {
  await orm.delete(reasons).where(eq(reasons.id, id));
}
