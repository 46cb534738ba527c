import { monthsBefore } from '@portal/contract/days';
import type { Erase } from '../../area.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { withdrawLeftBehind } from '../applications/leave.ts';
import { eraseAccounts, takeAccountsToErase } from './erase-closed.queries.ts';

/** Few enough that one transaction does not hold others up. */
const batch = 50;

/**
 * Erases the personal data of people who left the service longer ago than the institution keeps them; their files go
 * with the next sweep of files. What stays says that somebody left and when, and who was chosen where.
 */
export async function eraseClosed({ database, services }: WorkerTools, erase: Erase): Promise<void> {
  const { brand, jobs } = services;
  const now = services.now();
  await database.transaction((db) => withdrawLeftBehind({ db, jobs, now, zona: brand.zonaHoraria }));
  const before = monthsBefore(now, brand.mesesTrasBaja);
  let erased: number;
  do {
    erased = await database.transaction(async (db) => {
      const ids = await takeAccountsToErase(db, before, batch);
      if (ids.length === 0) return 0;
      await erase(db, ids);
      await eraseAccounts(db, ids);
      return ids.length;
    });
  } while (erased === batch);
}
