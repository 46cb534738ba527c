import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { placements } from '../../db/tables/placements.ts';
import type { Placement } from './placements.queries.ts';

/**
 * The next placements, by their ids, whose first or last day has come, or that may have become ready by something that is
 * kept elsewhere; locked until the transaction ends.
 */
export const lockDue = ({ orm }: Db, today: string, limit: number, after: number): Promise<Placement[]> =>
  orm
    .select()
    .from(placements)
    .where(
      and(
        gt(placements.id, after),
        or(
          inArray(placements.estado, ['preparacion', 'lista']),
          and(eq(placements.estado, 'enCurso'), lt(placements.fechaFin, today)),
        ),
      ),
    )
    .orderBy(asc(placements.id))
    .limit(limit)
    .for('update');
