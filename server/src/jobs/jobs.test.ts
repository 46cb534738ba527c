// @module-tag embedded
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { queues } from '../areas.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openJobs } from './jobs.ts';
import type { Queues } from './queues.ts';

let portal: TestPortal;
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
});
afterAll(() => portal.close());

/** The jobs of a process that runs them until the test is over. */
async function openWorker(options: { pollSeconds?: number } = {}) {
  const jobs = await openJobs(
    portal.database,
    pino({ level: 'silent' }),
    { ...queues, mail: { ...queues.mail, work: () => mail } },
    { worker: true, ...options },
  );
  onTestFinished(() => jobs.stop());
  return jobs;
}

test('what is rolled back is never run; one that fails does not take the others of its batch along', async () => {
  const jobs = await openWorker();
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
    { timeout: 60_000 },
  );
  expect(mailed.filter((account) => account !== 2).sort()).toEqual([1, 3]);
});

test('a mail is settled once it is sent, whatever becomes of the others, and many do not wait for the clock', async () => {
  // The next look by the clock comes too late for this test.
  const jobs = await openWorker({ pollSeconds: 3600 });
  const many = Array.from({ length: 60 }, (_, place) => 100 + place);
  await jobs.send(portal.database, 'mail', ...many.map(mailTo));
  await jobs.work(await portal.tools());
  await vi.waitFor(
    async () => {
      const those = (await states()).filter(({ account }) => account >= 100);
      expect(those.filter(({ state }) => state === 'completed')).toHaveLength(many.length - 1);
      expect(those[0]).toEqual({ account: 100, state: 'active' });
    },
    { timeout: 60_000 },
  );
  release();
  await vi.waitFor(
    async () => expect((await states()).at(-60)).toEqual({ account: 100, state: 'completed' }),
    { timeout: 60_000 },
  );
  expect(new Set(mailed.filter((account) => account >= 100)).size).toBe(many.length);
});
