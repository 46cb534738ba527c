import { createHash, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '../db/database.ts';
import type { Jobs, QueueName, Queues } from './queues.ts';
import type { WorkerTools } from './worker-tools.ts';

/** How a queue is worked. */
export interface QueueWorker<Q extends QueueName> {
  /** How many jobs are taken at once, which are settled together once the last of them is done: 50 where not said. */
  readonly batchSize?: number;
  /** How many batches are worked side by side: one where not said. */
  readonly concurrency?: number;
  /** How many times a job that fails is tried again: 8 where not said. The pauses double, up to an hour. */
  readonly retryLimit?: number;
  /** Which jobs are taken before others, the highest first; those of one priority as they came. */
  readonly priority?: (data: Queues[Q]) => number;
  /** Adds a job by the clock (cron, UTC). */
  readonly schedule?: string;
  readonly work: (tools: WorkerTools) => (data: Queues[Q]) => Promise<void>;
}

export type QueueWorkers = { readonly [Q in QueueName]: QueueWorker<Q> };

const usualBatch = 50;
const usualRetries = 8;
const retries = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
/** A mail is tried for about three days: a mail server may be away for a weekend. */
export const mailRetries = 80;
/** A worker begins a job this long after the one before at the earliest: a thousand mails leave time for people. */
const paceMs = 100;
/** How much longer it waits where this process was busy more than half of the time since: then people are waiting for it. */
const busyMs = 400;
const busyShare = 0.5;
const wakeEveryMs = 1_000;
const wakeSeconds = 2;

/** The jobs of a process that may run them as well. */
export interface RunningJobs extends Jobs {
  /** Begins to run jobs. */
  work(tools: WorkerTools): Promise<void>;
  /** Waits for the jobs at work, then stops. */
  stop(): Promise<void>;
}

export async function openJobs(
  database: Database,
  log: Logger,
  queues: QueueWorkers,
  { worker, pollSeconds = 2 }: { worker: boolean; pollSeconds?: number },
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw(text, values) },
    supervise: worker,
    schedule: worker,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const name of namesOf(queues)) {
    const options = { ...retries, retryLimit: queues[name].retryLimit ?? usualRetries };
    await boss.createQueue(name, options);
    // Of a queue that is there already the options stay what they were.
    await boss.updateQueue(name, options);
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
      const { priority = () => 0 } = queues[queue];
      if (data.length === 1 && data[0])
        await boss.send(queue, data[0], { db: inTransaction, priority: priority(data[0]) });
      else if (data.length > 1)
        await boss.insert(
          queue,
          data.map((item) => ({ data: item, priority: priority(item) })),
          { db: inTransaction },
        );
    },
    async work(tools) {
      if (!worker) return;
      const serveQueue = async <Q extends QueueName>(name: Q) => {
        const { batchSize = usualBatch, work } = queues[name];
        const run = work(tools);
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
              results.push(await settle(log, name, job.id, () => run(job.data)));
            }
            // Where a whole batch was waiting there may be more: only a worker that finds less waits for the next look.
            if (jobs.length === batchSize) boss.notifyWorker(id);
            return results;
          },
        );
      };
      for (const name of namesOf(queues)) {
        const { concurrency = 1, schedule } = queues[name];
        for (let worker = 0; worker < concurrency; worker++) await serveQueue(name);
        if (schedule) await boss.schedule(name, schedule);
      }
    },
    async stop() {
      // What was taken is finished without a rest.
      stopping = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

// A record by QueueName has no other keys.
const namesOf = (queues: QueueWorkers) => Object.keys(queues) as QueueName[];

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
