import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeFolder } from '../own-folder.ts';
import { type Database, DatabaseUnavailable, type Db, type Orm, type Statement } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { applySearchIndex } from './search-index.ts';

/** The same values as the server's driver gives: days and moments as text, numbers as numbers. */
const parsers = {
  20: Number,
  1082: (value: string) => value,
  1184: (value: string) => new Date(value).toISOString(),
  1700: Number,
};

type Client = Pick<Transaction, 'query' | 'exec'>;

const on = (client: Client): Db => ({
  // The builder only ever calls query on what it is given, which a transaction has as well.
  orm: drizzle(client as PGlite, { casing: 'snake_case' }) as Orm,
  async query<Row>({ text }: Statement, values: readonly unknown[]) {
    const result = await client.query<Row>(text, [...values]);
    return result.rows;
  },
  async raw(text, values) {
    if (values?.length) return { rows: (await client.query(text, [...values])).rows };
    return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
  },
});

/**
 * Queries that may wait for the engine, which does one after another: those behind them would wait for seconds, and
 * the process would not get to accept connections meanwhile.
 */
const maxWaiting = 100;

/** Runs what it is given unless so many are under way already. Throws DatabaseUnavailable. */
function boundedQueue(max: number) {
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay >= max) throw new DatabaseUnavailable(new Error(`${max} queries are waiting`));
    underWay++;
    try {
      return await work();
    } finally {
      underWay--;
    }
  };
}

export interface EmbeddedOptions {
  /** Folder of its files; in memory where it is not given. */
  folder?: string;
  /** A dump of an already migrated database to begin with, instead of an empty one. */
  template?: Blob;
}

/** Opens the embedded PostgreSQL. The caller holds the folder's lock: the engine has none of its own. */
export async function openEmbedded({
  folder,
  template,
}: EmbeddedOptions): Promise<Database & { engine: PGlite }> {
  const dataDir = folder === undefined ? undefined : join(folder, 'pg');
  if (dataDir !== undefined) closeFolder(dataDir);
  const inTurn = boundedQueue(maxWaiting);
  const engine = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(template && { loadDataDir: template }),
    extensions: { unaccent },
    parsers,
  });
  return {
    kind: 'embedded',
    engine,
    ...on({
      query: (...query) => inTurn(() => engine.query(...query)),
      exec: (...query) => inTurn(() => engine.exec(...query)),
    }),
    transaction: (work) => inTurn(() => engine.transaction((tx) => work(on(tx)))),
    async listen(channel, heard, connected) {
      await engine.listen(channel, heard);
      connected(true);
    },
    close: () => engine.close(),
  };
}

export async function migrateEmbedded(engine: PGlite): Promise<void> {
  await migrate(drizzle(engine), { migrationsFolder: migrationsFolder() });
  await applySearchIndex(async (sql) => (await engine.exec(sql)).flatMap(({ rows }) => rows));
}
