import type { Db } from '../db/database.ts';

/**
 * What the jobs of each queue carry. An area declares its own queues here (`declare module`), and works them in its
 * `<area>.area.ts`: a queue without a worker does not compile.
 */
export interface Queues {
  /** Deletes what is no longer needed. */
  sweep: Record<string, never>;
}
export type QueueName = keyof Queues;

export interface Jobs {
  /** Writes jobs in the caller's transaction: what is rolled back is never run, what is kept is, even after a crash. */
  send<Q extends QueueName>(db: Db, queue: Q, ...data: Queues[Q][]): Promise<void>;
  /**
   * Has a queue run in a moment, over what was left for it in tables of its own. Said by thousands at once, it
   * writes one job: a job for each would cost more than what it is about.
   */
  wake(queue: QueueName): Promise<void>;
}
