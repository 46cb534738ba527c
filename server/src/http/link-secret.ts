import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: nobody can guess it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is random, so that a quick hash tells nothing of it. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
