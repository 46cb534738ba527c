import type { Brand } from '@portal/contract/brand';
import { and, eq, ne } from 'drizzle-orm';
import { type Database, type Db, undoUnlessKept } from '../db/database.ts';
import { keepSetting, lockSetting } from '../db/settings.queries.ts';
import { accounts } from '../db/tables/accounts.ts';
import { hashPassword } from '../features/session/password.ts';
import type { Files } from '../files/files.ts';
import { type DemoUser, demoPassword } from './accounts.ts';
import { keepCurrent } from './keep-current.ts';
import { isEmpty, loadDemo } from './load.ts';

/** Says that what is in the database is the demo's: nothing else may have its dates moved. */
const loadedSetting = 'demoLoaded';

/**
 * Loads the demo institution where the database has no account yet, all of it or nothing; where it has been loaded,
 * takes out the weeks in which it slept, unless it has become an institution's own. Gives whether it was loaded, and how
 * many weeks it moved on.
 */
export async function prepareDemoInstitution(
  database: Database,
  brand: Brand,
  files: Files,
  now: Date,
): Promise<{ loaded: boolean; weeks: number }> {
  const undo: (() => Promise<void>)[] = [];
  try {
    return await database.transaction(async (db) => {
      if (!(await isEmpty(db))) return { loaded: false, weeks: await wake(db, now) };
      // Of processes that start together one loads: the others wait here until it has, and find it loaded.
      await keepSetting(db, loadedSetting, now.toISOString());
      if (!(await isEmpty(db))) return { loaded: false, weeks: 0 };
      const tx = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
      await loadDemo(db, now, await hashPassword(demoPassword), brand, (nombre, extension, bytes) =>
        files.save(tx, nombre, extension, bytes),
      );
      return { loaded: true, weeks: 0 };
    });
  } catch (error) {
    await undoUnlessKept(undo, error);
    throw error;
  }
}

const demoManager: DemoUser = 'gestora@demo.test';

/** Whether the institution has made a manager: what happens in it from then on is its own, as are the dates that prove it. */
async function hasOwnManager({ orm }: Db): Promise<boolean> {
  const own = and(eq(accounts.userType, 'Gestor'), ne(accounts.usuario, demoManager));
  const found = await orm.select({ id: accounts.id }).from(accounts).where(own).limit(1);
  return found.length > 0;
}

// Of processes that start together one moves the dates.
const wake = async (db: Db, now: Date): Promise<number> =>
  (await lockSetting(db, loadedSetting)) && !(await hasOwnManager(db)) ? keepCurrent(db, now) : 0;
