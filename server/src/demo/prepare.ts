import type { Brand } from '@portal/contract/brand';
import { type Database, undoUnlessKept } from '../db/database.ts';
import { keepSetting, lockSetting } from '../db/settings.queries.ts';
import { hashPassword } from '../features/session/password.ts';
import type { Files } from '../files/files.ts';
import { demoPassword } from './accounts.ts';
import { keepCurrent } from './keep-current.ts';
import { isEmpty, loadDemo } from './load.ts';

/** Says that what is in the database is the demo's: nothing else may have its dates moved. */
const loadedSetting = 'demoLoaded';

/**
 * Loads the demo institution where the database has no account yet, all of it or nothing; where it has been loaded,
 * takes out the weeks in which it slept. Gives whether it was loaded, and how many weeks it moved on.
 */
export async function prepareDemoInstitution(
  database: Database,
  brand: Brand,
  files: Files,
  now: Date,
): Promise<{ loaded: boolean; weeks: number }> {
  if (!(await isEmpty(database))) return { loaded: false, weeks: await wake(database, now) };
  const passwordHash = await hashPassword(demoPassword);
  const undo: (() => Promise<void>)[] = [];
  try {
    await database.transaction(async (db) => {
      const tx = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
      await loadDemo(db, now, passwordHash, brand, (nombre, extension, bytes) =>
        files.save(tx, nombre, extension, bytes),
      );
      await keepSetting(db, loadedSetting, now.toISOString());
    });
  } catch (error) {
    await undoUnlessKept(undo, error);
    throw error;
  }
  return { loaded: true, weeks: 0 };
}

// Of processes that start together one moves the dates.
const wake = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (db) => ((await lockSetting(db, loadedSetting)) ? keepCurrent(db, now) : 0));
