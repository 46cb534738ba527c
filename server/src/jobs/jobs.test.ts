// @module-tag embedded
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queues } from '../areas.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openJobs, type RunningJobs } from './jobs.ts';
import type { Queues } from './queues.ts';

let portal: TestPortal;
let jobs: RunningJobs;
const mailed: number[] = [];

let release = (): void => undefined;
const held = new Promise<void>((resolve) => {
  release = resolve;
});

const mail = async ({ accountId }: Queues['mail']) => {
  mailed.push(accountId);
  if (accountId === 2) throw new Error('the mail server refuses this address');
  if (accountId === 100) await held;
};

const mailTo = (accountId: number): Queues['mail'] => ({ accountId, tipo: 'x', datos: {}, urlAcceso: null });

const states = () =>
  portal.database.query<{ account: number; state: string }>(
    {
      name: 'job_states',
      text: `select (data->>'accountId')::integer as account, state::text from pgboss.job where name = 'mail' order by 1`,
    },
    [],
  );

beforeAll(async () => {
  portal = await openPortal();
  jobs = await openJobs(
    portal.database,
    pino({ level: 'silent' }),
    { ...queues, mail: { ...queues.mail, work: () => mail } },
    { worker: true },
  );
});
afterAll(async () => {
  await jobs.stop();
  await portal.close();
});

test('what is rolled back is never run; one that fails does not take the others of its batch along', async () => {
  await jobs.send(portal.database, 'mail', mailTo(1), mailTo(2), mailTo(3));
  const undone = portal.database.transaction(async (db) => {
    await jobs.send(db, 'mail', mailTo(4));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await jobs.work(await portal.tools());
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        { account: 1, state: 'completed' },
        { account: 2, state: 'retry' },
        { account: 3, state: 'completed' },
      ]),
    { timeout: 15_000 },
  );
  expect(mailed.filter((account) => account !== 2).sort()).toEqual([1, 3]);
});

test('a mail is settled once it is sent, whatever becomes of the others, and many do not wait for the clock', async () => {
  const many = Array.from({ length: 60 }, (_, place) => 100 + place);
  await jobs.send(portal.database, 'mail', ...many.map(mailTo));
  const start = performance.now();
  await vi.waitFor(
    async () => {
      const those = (await states()).filter(({ account }) => account >= 100);
      expect(those.filter(({ state }) => state === 'completed')).toHaveLength(many.length - 1);
      expect(those[0]).toEqual({ account: 100, state: 'active' });
    },
    { timeout: 15_000 },
  );
  // By the clock alone it would take sixty mails by four every two seconds: half a minute.
  expect(performance.now() - start).toBeLessThan(10_000);
  release();
  await vi.waitFor(async () =>
    expect((await states()).at(-60)).toEqual({ account: 100, state: 'completed' }),
  );
  expect(new Set(mailed.filter((account) => account >= 100)).size).toBe(many.length);
});
