import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobody = hashPassword('the password of an account that does not exist');

/** Checks a password, taking as long where there is no account as where there is one. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null && stored !== undefined;
}
