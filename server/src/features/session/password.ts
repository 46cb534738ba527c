import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * A hash keeps a core busy for as long as it takes: a core is left to those who only read. Three at most: each thread
 * has memory of its own, and 19 MiB for the hash.
 */
export const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Threads that give way to the one that answers, where the system can tell threads apart (decision 5). */
const threads = new Piscina<string | { stored: string; password: string }, string | boolean>({
  filename: new URL('./hash-thread.mjs', import.meta.url).href,
  maxThreads: hashesAtOnce,
  // All from the start: to begin one costs more than a hash, and one that cannot begin says so at once.
  minThreads: hashesAtOnce,
  stricterFIFO: true,
  niceIncrement: process.platform === 'linux' ? 10 : 0,
});
// A thread that dies at work refuses what it was at; one that dies idle is followed by another.
threads.on('error', () => undefined);

export async function hashPassword(password: string): Promise<string> {
  const made = await threads.run(password, { name: 'hash' });
  if (typeof made !== 'string') throw new Error('the thread that hashes answered with no hash');
  return made;
}

const nobody = hashPassword('the password of an account that does not exist');

/** Checks a password, taking as long where there is no account as where there is one. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const matches = await threads.run({ stored: known, password }, { name: 'matches' });
  return matches === true && stored !== null && stored !== undefined;
}
