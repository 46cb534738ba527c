import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openProxy } from '../testing/database-proxy.ts';
import { type Database, type Db, UncertainCommit, undoUnlessKept } from './database.ts';
import { openServer } from './server.ts';

const url = inject('serverUrl');

// Only a server has connections to lose.
describe.skipIf(!url)('a connection that is lost', () => {
  let database: Database;
  let admin: pg.Client;
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => void uncaught.push(error);
  beforeAll(async () => {
    // One connection: the next caller has the one that was lost, or a new one in its place.
    database = await openServer(url, 1);
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    process.on('uncaughtException', hear);
  });
  afterAll(async () => {
    process.off('uncaughtException', hear);
    await admin.end();
    await database.close();
  });

  const pidOf = async (db: Db) =>
    ((await db.raw('select pg_backend_pid() as pid')).rows as [{ pid: number }])[0].pid;
  const isThere = async (pid: number) =>
    (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1;
  const end = async (pid: number) => {
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(async () => expect(await isThere(pid)).toBe(false), { timeout: 60_000 });
  };

  test('while its transaction does something else fails that one alone, and the process goes on', async () => {
    const lost = database.transaction(async (db) => {
      await end(await pidOf(db));
      await db.raw('select 1');
    });
    await expect(lost).rejects.toThrow();
    expect(await database.transaction(pidOf)).toBeGreaterThan(0);
    expect(uncaught).toEqual([]);
  });

  test('before a commit is answered leaves it unknown, and undoes no file that may be named', async () => {
    await admin.query('create table if not exists lost_answers (id integer)');
    const proxy = await openProxy(url);
    const through = await openServer(proxy.url, 1);
    proxy.loseAt('commit', 'its answer');
    let undone = 0;
    const lost = await through
      .transaction((db) => db.raw('insert into lost_answers values (1)'))
      .catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(UncertainCommit);
    await undoUnlessKept([async () => void undone++], lost);
    expect(undone).toBe(0);
    await undoUnlessKept([async () => void undone++], new Error('refused'));
    expect(undone).toBe(1);
    const stuck = new Error('the store is away');
    const steps = [() => Promise.reject(stuck), async () => void undone++];
    expect(await undoUnlessKept(steps, new Error('refused'))).toEqual([stuck]);
    expect(undone).toBe(2);
    expect((await admin.query('select from lost_answers')).rowCount).toBe(1);
    await admin.query('drop table lost_answers');
    await through.close();
    await proxy.close();
  });

  test('in the middle of a statement fails that one alone', async () => {
    const lost = database.transaction(async (db) => {
      const pid = await pidOf(db);
      const waiting = db.raw('select pg_sleep(30)');
      await Promise.all([expect(waiting).rejects.toThrow(), end(pid)]);
      return 'kept';
    });
    await expect(lost).rejects.toThrow();
    expect(await database.transaction(pidOf)).toBeGreaterThan(0);
    expect(uncaught).toEqual([]);
  });
});
