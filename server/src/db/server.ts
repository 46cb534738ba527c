import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import {
  type Database,
  DatabaseUnavailable,
  type Db,
  type Orm,
  type Statement,
  UncertainCommit,
} from './database.ts';
import { openListener } from './listener.ts';
import { migrationsFolder } from './migrations.ts';
import { applySearchIndex } from './search-index.ts';

/** Any number that no other program on the same server uses for its advisory locks. */
const migrationLock = 7_301_994_611;

// Days stay days: a Date would move them with the zone of the process.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString());

function on(client: pg.Pool | pg.PoolClient): Db {
  let orm: Orm | undefined;
  return {
    // Made when it is asked for: most transactions are of prepared statements alone.
    get orm() {
      orm ??= drizzle(client, { casing: 'snake_case' }) as Orm;
      return orm;
    },
    async query<Row>({ name, text }: Statement, values: readonly unknown[]) {
      const result = await answered(client.query({ name, text, values: [...values] }));
      return result.rows as Row[];
    },
    async raw(text, values) {
      const result = await answered(values?.length ? client.query(text, [...values]) : client.query(text));
      // Several statements give several results.
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}

/** The same, with whatever is not the database's own answer told as its not being there. */
async function answered<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw error instanceof pg.DatabaseError || error instanceof TypeError
      ? error
      : new DatabaseUnavailable(error);
  }
}

/** What was under way on the connection fails by itself. */
const ignored = (): void => undefined;

function giveBack(client: pg.PoolClient): void {
  client.release();
  client.off('error', ignored);
}

/** Opens a PostgreSQL server. Losing a connection while it idles is not an error: the pool makes another. */
export async function openServer(
  url: string,
  connections: number,
  { connectMillis = 10_000 } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'portal',
    connectionTimeoutMillis: connectMillis,
    statement_timeout: 30_000,
    // A transaction whose process does nothing with it, such as one that waits for a file store, is not held for ever.
    idle_in_transaction_session_timeout: 60_000,
    // A server that went without a word: the statement's own limit is the server's to keep.
    query_timeout: 40_000,
    keepAlive: true,
  });
  pool.on('error', ignored);
  const db = on(pool);
  const listener = openListener(url);

  return {
    kind: 'server',
    ...db,
    async transaction(work) {
      const client = await answered(pool.connect());
      // Out of the pool nobody else hears that the connection was lost, which would end the process.
      client.on('error', ignored);
      try {
        await answered(client.query('begin'));
        const result = await work(on(client));
        await client.query('commit').catch((error: unknown) => {
          throw error instanceof pg.DatabaseError ? error : new UncertainCommit(error);
        });
        giveBack(client);
        return result;
      } catch (error) {
        // A connection that cannot roll back is thrown away, and its transaction with it.
        await client.query('rollback').then(
          () => giveBack(client),
          () => client.release(true),
        );
        throw error;
      }
    },
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** Brings the database's tables up to date; two processes that start at once take turns. */
export async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await applySearchIndex(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}
