import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from './at-most.ts';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash keeps a core busy for as long as it takes, on one of the four threads that files and compression share: a
 * core is left to those who only read, and a thread to all else.
 */
const oneOfFew = atMost(Math.max(1, Math.min(3, availableParallelism() - 1)));

export const hashPassword = (password: string): Promise<string> => oneOfFew(() => hash(password, cost));

const nobody = hashPassword('the password of an account that does not exist');

/** Checks a password, taking as long where there is no account as where there is one. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const matches = await oneOfFew(() => verify(known, password));
  return matches && stored !== null && stored !== undefined;
}
