import { setTimeout } from 'node:timers/promises';
import type { Brand } from '@portal/contract/brand';
import { and, eq, ne } from 'drizzle-orm';
import { type Database, type Db, undoUnlessKept } from '../server/src/db/database.ts';
import { keepSetting, lockSetting, setSetting } from '../server/src/db/settings.queries.ts';
import { accounts } from '../server/src/db/tables/accounts.ts';
import { EnvError } from '../server/src/env.ts';
import { hashPassword } from '../server/src/features/session/password.ts';
import type { Files } from '../server/src/files/files.ts';
import type { Pages } from '../server/src/institution/pages.ts';
import { type DemoUser, demoPassword } from './accounts.ts';
import { loadDemo } from './load.ts';

/** When the demo was loaded. Only a database that has this setting may be emptied. */
const loadedSetting = 'demoLoaded';

/** Held by the process that loads, until its transaction ends. */
const loadingLock = 7_310_053;
const takeLock = { name: 'demo_loading', text: 'select pg_try_advisory_xact_lock($1) as taken' };

export interface DemoPlace {
  readonly database: Database;
  readonly brand: Brand;
  readonly pages: Pages;
  readonly publicUrl: string;
  readonly files: Files;
  readonly now: Date;
}

/**
 * Loads the demo institution where the database has no account yet, all of it or nothing; gives whether it did. Throws
 * EnvError where the database holds another brand's demo.
 */
export async function prepareDemo(place: DemoPlace): Promise<boolean> {
  await checkBrand(place);
  for (;;) {
    const outcome = await loadOnce(place);
    if (outcome !== 'loading') return outcome === 'loaded';
    await setTimeout(500);
  }
}

/** Of processes that start together one loads; how long that takes, no statement of the others waits for. */
const loadOnce = (place: DemoPlace): Promise<'loaded' | 'loading' | 'there'> =>
  inOneTransaction(place, async (db, load) => {
    if (!(await isEmpty(db))) return 'there';
    const [lock] = await db.query<{ taken: boolean }>(takeLock, [loadingLock]);
    if (!lock?.taken) return 'loading';
    if (!(await isEmpty(db))) return 'there';
    await keepSetting(db, loadedSetting, place.now.toISOString());
    await load();
    return 'loaded';
  });

/**
 * Empties the database and loads the demo institution again. Throws EnvError where it holds another brand's demo, or an
 * institution that is no demo or has made a manager of its own.
 */
export async function reloadDemo(place: DemoPlace): Promise<void> {
  await checkBrand(place);
  await inOneTransaction(place, async (db, load) => {
    const isDemo = (await lockSetting(db, loadedSetting)) !== undefined && !(await hasOwnManager(db));
    if (!isDemo && !(await isEmpty(db))) {
      throw new EnvError(
        'The database holds an institution of its own, which stays as it is. Name another DATA_DIR or DATABASE_URL for the demo.',
      );
    }
    await empty(db);
    await setSetting(db, loadedSetting, place.now.toISOString());
    await load();
  });
  await place.files.sweep(place.database);
}

/** The day on which the demo was loaded; undefined where the database has become an institution's own. */
export async function demoSince(db: Db): Promise<Date | undefined> {
  const loaded = await lockSetting(db, loadedSetting);
  return loaded === undefined || (await hasOwnManager(db)) ? undefined : new Date(loaded);
}

async function checkBrand({ database, brand }: DemoPlace): Promise<void> {
  const stored = await keepSetting(database, 'demoBrand', brand.id);
  if (stored !== brand.id) {
    throw new EnvError(
      `BRAND is "${brand.id}": the database holds the demo of "${stored}". Name another DATA_DIR for this one.`,
    );
  }
}

/** Runs the work in a transaction; `load` loads the demo in it, and its files go again where it fails. */
async function inOneTransaction<T>(
  { database, brand, pages, publicUrl, files, now }: DemoPlace,
  work: (db: Db, load: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const undo: (() => Promise<void>)[] = [];
  try {
    return await database.transaction((db) =>
      work(db, async () => {
        const tx = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
        await loadDemo(
          db,
          now,
          await hashPassword(demoPassword),
          { brand, pages, publicUrl },
          (nombre, extension, bytes) => files.save(tx, nombre, extension, bytes),
        );
        // Until it has statistics of so many new rows the database plans statements as for empty tables.
        await db.raw('analyze');
      }),
    );
  } catch (error) {
    await undoUnlessKept(undo, error);
    throw error;
  }
}

async function isEmpty({ orm }: Db): Promise<boolean> {
  const found = await orm.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length === 0;
}

const demoManager: DemoUser = 'gestora@demo.test';

async function hasOwnManager({ orm }: Db): Promise<boolean> {
  const own = and(eq(accounts.userType, 'Gestor'), ne(accounts.usuario, demoManager));
  const found = await orm.select({ id: accounts.id }).from(accounts).where(own).limit(1);
  return found.length > 0;
}

const tables = {
  name: 'demo_tables',
  text: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
};

/** Deletes every row but the settings and the list of files, whose contents the sweep deletes with their rows. */
async function empty(db: Db): Promise<void> {
  const found = await db.query<{ name: string }>(tables, [['settings', 'files']]);
  const names = found.map(({ name }) => name);
  const triggers = (what: 'disable' | 'enable') =>
    db.raw(names.map((name) => `alter table ${name} ${what} trigger user`).join(';'));
  // A trigger keeps the history of managers from being deleted; this demo's goes with all the rest.
  await triggers('disable');
  await db.raw(`truncate ${names.join(', ')} restart identity`);
  await triggers('enable');
}
