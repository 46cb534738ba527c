import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { placements } from '../../db/tables/placements.ts';

/** Keeps the sum of the hours log with a locked placement. What others read of its version stays good: nothing is agreed anew. */
export async function saveHoursDone({ orm }: Db, id: number, horasHechas: number): Promise<void> {
  await orm.update(placements).set({ horasHechas }).where(eq(placements.id, id));
}
