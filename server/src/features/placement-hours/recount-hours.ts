import type { Db } from '../../db/database.ts';
import { saveHoursDone } from '../placements/hours-done.queries.ts';
import { sumsOf } from './placement-hours.queries.ts';

/** Keeps with a locked placement how many hours of its days are noted, after either has changed; gives them. */
export async function recountHours(db: Db, placementId: number): Promise<number> {
  const { noted } = await sumsOf(db, placementId);
  await saveHoursDone(db, placementId, noted);
  return noted;
}
