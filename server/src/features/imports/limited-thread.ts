import pLimit from 'p-limit';
import { Piscina } from 'piscina';

interface Limits {
  /** How long a task may take once it is begun: generous, as it ends what hangs. */
  readonly seconds: number;
  /** Of what the thread makes; buffers are not counted. */
  readonly megabytes: number;
}

/** A task took more time or memory than it may, and its thread was ended. */
export class OverLimit extends Error {}

/** Begun for the first task, and ended when none has come for a while. */
const idleMs = 10_000;

/** What ends a thread that has used up its memory, in the words of Node. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outOfMemory;

/**
 * Runs tasks in a thread of its own, one after the other. One that takes too long or too much memory ends with its
 * thread, as OverLimit, and the next task has a new one.
 */
export function limitedThread<Task, Answer>(file: URL, { seconds, megabytes }: Limits) {
  let pool: Piscina<Task, Answer> | undefined;
  const open = (): Piscina<Task, Answer> => {
    const opened = new Piscina<Task, Answer>({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // What a thread died of is told by its task.
    opened.on('error', () => undefined);
    return opened;
  };
  // The time of a task is counted from its own beginning, not while it waits for the one before.
  const oneAtATime = pLimit(1);
  return (task: Task): Promise<Answer> =>
    oneAtATime(async () => {
      pool ??= open();
      const signal = AbortSignal.timeout(seconds * 1_000);
      try {
        return await pool.run(task, { signal });
      } catch (error) {
        throw isAbort(error) || isOutOfMemory(error) ? new OverLimit('a task was over its limit') : error;
      }
    });
}
