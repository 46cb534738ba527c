import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { socialSecurityMarks } from '../../db/tables/social-security.ts';

export type Marks = typeof socialSecurityMarks.$inferSelect;
type Change = Partial<Omit<Marks, 'placementId' | 'version'>>;

/** What is noted of locked placements. */
export async function marksOf(
  { orm }: Db,
  placementIds: readonly number[],
): Promise<ReadonlyMap<number, Marks>> {
  const rows = await orm
    .select()
    .from(socialSecurityMarks)
    .where(inArray(socialSecurityMarks.placementId, [...placementIds]));
  return new Map(rows.map((row) => [row.placementId, row]));
}

/** Notes something of a locked placement; gives its version. */
export async function changeMarks({ orm }: Db, placementId: number, change: Change): Promise<number> {
  const [row] = await orm
    .insert(socialSecurityMarks)
    .values({ ...change, placementId })
    .onConflictDoUpdate({
      target: socialSecurityMarks.placementId,
      set: { ...change, version: sql`${socialSecurityMarks.version} + 1` },
    })
    .returning({ version: socialSecurityMarks.version });
  if (!row) throw new Error('nothing was noted');
  return row.version;
}

/** Of students who left long ago it stays that they were left out, but not why. */
export async function eraseReasons({ orm }: Db, accountIds: readonly number[]): Promise<void> {
  await orm
    .update(socialSecurityMarks)
    .set({ motivo: null })
    .where(
      sql`${socialSecurityMarks.placementId} in (select id from placements where student_id = any(${sql.param([...accountIds])}::integer[]))`,
    );
}

/** What is noted of one locked placement. */
export async function marksOfOne({ orm }: Db, placementId: number): Promise<Marks | undefined> {
  const [row] = await orm
    .select()
    .from(socialSecurityMarks)
    .where(eq(socialSecurityMarks.placementId, placementId));
  return row;
}
