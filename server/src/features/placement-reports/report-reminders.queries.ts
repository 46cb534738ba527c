import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { placementReportReminders } from '../../db/tables/placement-reports.ts';
import { placements } from '../../db/tables/placements.ts';
import type { Placement } from '../placements/placements.queries.ts';

export interface Unclosed {
  readonly placement: Placement;
  /** The days of the last reminder. */
  readonly given: number | null;
}

/** Placements that ended lately and are not closed, after this id, locked. */
export async function lockUnclosed(
  { orm }: Db,
  { today, since, after, limit }: { today: string; since: string; after: number; limit: number },
): Promise<Unclosed[]> {
  const rows = await orm
    .select({ placement: placements, given: placementReportReminders.dias })
    .from(placements)
    .leftJoin(placementReportReminders, eq(placementReportReminders.placementId, placements.id))
    .where(
      and(
        eq(placements.estado, 'finalizada'),
        lt(placements.fechaFin, today),
        gt(placements.fechaFin, since),
        gt(placements.id, after),
      ),
    )
    .orderBy(placements.id)
    .limit(limit)
    .for('no key update', { of: placements, skipLocked: true });
  return rows;
}

export async function noteReminder({ orm }: Db, placementId: number, dias: number): Promise<void> {
  await orm
    .insert(placementReportReminders)
    .values({ placementId, dias })
    .onConflictDoUpdate({
      target: placementReportReminders.placementId,
      set: { dias: sql`excluded.dias` },
    });
}
