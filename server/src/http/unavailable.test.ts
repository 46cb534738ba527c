import { reportError } from '@portal/contract/error-reports';
import { loginStudent } from '@portal/contract/session';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openServer } from '../db/server.ts';
import { errorReport } from '../features/error-reports/error-reports.fixtures.ts';
import { type DatabaseProxy, openProxy } from '../testing/database-proxy.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

const logIn = () =>
  portal.app.inject({
    method: 'POST',
    url: loginStudent.path,
    payload: { eAmbito: 'PrivadoAlumno', eUsuario: 'nadie@example.test', ePassword: 'x' },
  });

const countedIn = async () => {
  const { body } = await portal.app.inject('/metrics');
  return Number(/^portal_database_unavailable_total (\d+)$/m.exec(body)?.[1]);
};

/** Keeps others from the table of attempts, which every login reads, until it is told to go. */
async function holdAttempts(
  whileHeld: (db: { raw: (sql: string) => Promise<{ rows: unknown[] }> }) => Promise<void>,
) {
  await portal.database.transaction(async (db) => {
    await db.raw('lock table login_attempts in access exclusive mode');
    await whileHeld(db);
  });
}

const unavailable = { status: 500, datos: null, mensaje: expect.stringMatching(/\p{L}/u) };

// One query after another: the others wait.
test.skipIf(inject('serverUrl'))(
  'the embedded database takes so many waiting, and the rest come again',
  async () => {
    const calls: ReturnType<typeof logIn>[] = [];
    await holdAttempts(async () => {
      for (let call = 0; call < 130; call++) calls.push(logIn());
      // The last of them are answered while none of the first can be.
      const last = await Promise.any(calls);
      expect(last.statusCode).toBe(503);
      expect(last.headers['retry-after']).toBe('5');
      expect(last.json()).toMatchObject(unavailable);
    });
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await countedIn()).toBe(statuses.filter((status) => status === 503).length);
    expect((await logIn()).statusCode).toBe(200);
  },
);

test.runIf(inject('serverUrl'))(
  'a statement that took too long is answered with when to come again',
  async () => {
    await holdAttempts(async (db) => {
      const waiting = logIn();
      const stop = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await db.raw(stop)).rows.length).toBeGreaterThan(0), 60_000);
      const response = await waiting;
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toMatchObject(unavailable);
    });
    expect(await countedIn()).toBe(1);
  },
);

// Only a server has connections to run out of, or to lose.
describe.runIf(inject('serverUrl'))('a call is answered with when to come again', () => {
  let proxy: DatabaseProxy;
  let through: TestPortal;
  beforeEach(async () => {
    through = await openPortal({
      openDatabase: async (url) => {
        proxy = await openProxy(url);
        return openServer(proxy.url, 2, { connectMillis: 100 });
      },
    });
  });
  afterEach(async () => {
    await through.close();
    await proxy.close();
  });

  // It writes, so that it begins a transaction before anything else.
  const report = () =>
    through.app.inject({ method: 'POST', url: reportError.path, payload: { ...errorReport } });
  const expectUnavailable = async () => {
    const response = await report();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject(unavailable);
    const { body } = await through.app.inject('/metrics');
    expect(body).toMatch(/^portal_database_unavailable_total 1$/m);
  };

  test('while all connections of the pool are held', async () => {
    await through.database.transaction(() => through.database.transaction(expectUnavailable));
    expect((await report()).statusCode).toBe(200);
  });

  test('where the server has stopped', async () => {
    await proxy.close();
    await expectUnavailable();
  });

  test('where a connection of the pool is dead by the time that a transaction begins', async () => {
    proxy.loseAt('begin', 'itself');
    await expectUnavailable();
  });
});
