import { getSession } from '@portal/contract/session';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { revokeSessions } from './sessions.queries.ts';

// Only a server has connections to lose.
describe.runIf(inject('serverUrl'))('a process that lost its listening connection', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterAll(() => portal.close());

  test('lets no session live on that was ended meanwhile, and listens again', async () => {
    const { id, usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    await portal.get(getSession, {}, { token });

    const admin = new pg.Client({ connectionString: inject('serverUrl') });
    await admin.connect();
    const listeners = `application_name = 'portal listener' and datname like 'portal_test_${process.pid}_%'`;
    const listening = async () =>
      (await admin.query(`select 1 from pg_stat_activity where ${listeners}`)).rowCount;
    // One for all of its channels.
    expect(await listening()).toBe(1);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`);
    await revokeSessions(portal.database, id);
    await vi.waitFor(
      async () => expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 }),
      { timeout: 60_000 },
    );

    await vi.waitFor(async () => expect(await listening()).toBe(1), { timeout: 60_000 });
    await admin.end();
  });
});
