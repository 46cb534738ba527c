import { createHash, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '../db/database.ts';

/** What each queue's jobs carry. */
export interface Queues {
  /** A mail to an account, in its language, about what `tipo` says. */
  mail: {
    accountId: number;
    tipo: string;
    datos: Record<string, string | number | null>;
    urlAcceso: string | null;
  };
  /** A mail to whoever has no account. */
  mailTo: {
    para: string;
    idioma: string;
    tipo: string;
    datos: Record<string, string | number | null>;
    urlAcceso?: string;
  };
  /** A mail with a link that sets the account's password or confirms its e-mail; null where there is no such account. */
  accountLink: { accountId: number | null; confirma?: true };
  /** What follows from the applications of late: mails and PDFs. */
  applied: Record<string, never>;
  /** The PDF of a CV that was sent. */
  snapshotPdf: { applicationId: number };
  /** Tells a failure to the institution's channel. */
  errorReport: { texto: string };
  /** Closes the offers whose last day has passed. */
  expireOffers: Record<string, never>;
  /** Sets the mails of the day going. */
  digests: Record<string, never>;
  /** The mail of a day to an account, of what it has not read. */
  digestMail: { accountId: number; dia: string };
  /** Deletes files and sessions that nobody needs any more. */
  sweep: Record<string, never>;
}
export type QueueName = keyof Queues;

const names: readonly QueueName[] = [
  'mail',
  'mailTo',
  'accountLink',
  'applied',
  'snapshotPdf',
  'errorReport',
  'expireOffers',
  'digests',
  'digestMail',
  'sweep',
];

/** Jobs that run by the clock (cron, UTC). */
const schedules: Partial<Record<QueueName, string>> = {
  // Whoever applies wakes it; the clock is for what a process that ended could not wake it for.
  applied: '* * * * *',
  expireOffers: '*/5 * * * *',
  // Each hour, since the hour of the institution is another one in winter.
  digests: '5 * * * *',
  sweep: '17 3 * * *',
};

interface Shape {
  /** How many jobs are taken at once, which are settled together once the last of them is done. */
  batchSize: number;
  /** How many take them side by side. */
  workers: number;
}

const inBatches: Shape = { batchSize: 50, workers: 1 };
/** A mail cannot be taken back: each is settled once it is sent, so that a crash repeats only those on their way. */
const shapes: Partial<Record<QueueName, Shape>> = {
  mail: { batchSize: 1, workers: 4 },
  mailTo: { batchSize: 1, workers: 1 },
  digestMail: { batchSize: 1, workers: 1 },
  // One after another: of two links to one account the mail that comes last has the one that works.
  accountLink: { batchSize: 1, workers: 1 },
  // A channel that is slow holds up one message.
  errorReport: { batchSize: 1, workers: 1 },
};

const pollSeconds = 2;
/** A worker begins a job this long after the one before at the earliest: a thousand mails leave time for people. */
const paceMs = 100;
/** How much longer it waits where this process was busy more than half of the time since: then people are waiting for it. */
const busyMs = 400;
const busyShare = 0.5;
const wakeEveryMs = 1_000;
const wakeSeconds = 2;

export type Workers = { [Q in QueueName]: (data: Queues[Q]) => Promise<void> };

export interface Jobs {
  /** Writes jobs in the caller's transaction: what is rolled back is never run, what is kept is, even after a crash. */
  send<Q extends QueueName>(db: Db, queue: Q, ...data: Queues[Q][]): Promise<void>;
  /**
   * Has a queue run in a moment, over what was left for it in tables of its own. Said by thousands at once, it
   * writes one job: a job for each would cost more than what it is about.
   */
  wake(queue: QueueName): Promise<void>;
  /** Begins to run jobs. */
  work(workers: Workers): Promise<void>;
  /** Waits for the jobs at work, then stops. */
  stop(): Promise<void>;
}

export async function openJobs(
  database: Database,
  log: Logger,
  { worker }: { worker: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw(text, values) },
    supervise: worker,
    schedule: worker,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true });
    // The library looks a queue up the first time that it is used. In a transaction of the embedded database
    // that would wait for itself, so it is used once here.
    await boss.getJobById(name, randomUUID());
  }

  const woken = new Map<QueueName, number>();
  let stopping = false;

  return {
    async wake(queue) {
      const now = Date.now();
      if (now - (woken.get(queue) ?? 0) < wakeEveryMs) return;
      woken.set(queue, now);
      // It starts late enough to find what was written while nobody was let wake it.
      await boss.send(queue, {}, { startAfter: wakeSeconds });
    },
    async send(db, queue, ...data) {
      const inTransaction = { executeSql: (text: string, values?: unknown[]) => prepared(db, text, values) };
      if (data.length === 1 && data[0]) await boss.send(queue, data[0], { db: inTransaction });
      else if (data.length > 1)
        await boss.insert(
          queue,
          data.map((item) => ({ data: item })),
          { db: inTransaction },
        );
    },
    async work(workers) {
      if (!worker) return;
      const serveQueue = async <Q extends QueueName>(name: Q, batchSize: number) => {
        let next = 0;
        let began = performance.eventLoopUtilization();
        const rest = async () => {
          await setTimeout(Math.max(0, next - performance.now()));
          if (performance.eventLoopUtilization(began).utilization > busyShare) await setTimeout(busyMs);
        };
        const id: string = await boss.work<Queues[Q]>(
          name,
          { pollingIntervalSeconds: pollSeconds, batchSize, perJobResults: true },
          async (jobs) => {
            const results: JobResult[] = [];
            for (const job of jobs) {
              // Before it, not after: what is done is settled at once.
              if (!stopping) await rest();
              next = performance.now() + paceMs;
              began = performance.eventLoopUtilization();
              results.push(await settle(log, name, job.id, () => workers[name](job.data)));
            }
            // Where a whole batch was waiting there may be more: only whoever finds less waits for the next look.
            if (jobs.length === batchSize) boss.notifyWorker(id);
            return results;
          },
        );
      };
      for (const name of names) {
        const { batchSize, workers: many } = shapes[name] ?? inBatches;
        for (let worker = 0; worker < many; worker++) await serveQueue(name, batchSize);
      }
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
    },
    async stop() {
      // What was taken is finished without a rest.
      stopping = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** One job that fails is tried again by itself: the others of its batch are done. */
async function settle(log: Logger, queue: string, id: string, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, queue, job: id }, 'job failed');
    return { id, status: 'failed' };
  }
}

/** The library writes few different texts: each is prepared once, under the name of its hash. */
const statementNames = new Map<string, string>();

async function prepared(db: Db, text: string, values: readonly unknown[] = []) {
  let name = statementNames.get(text);
  if (!name) {
    name = `job_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    statementNames.set(text, name);
  }
  return { rows: await db.query<unknown>({ name, text }, values) };
}
