import { createHmac } from 'node:crypto';

/** Signs with the portal's secret; what is signed says what it is for, so that it is good for nothing else. */
export const signer =
  (secret: Uint8Array) =>
  (about: string): string =>
    createHmac('sha256', secret).update(`signed ${about}`).digest('base64url').slice(0, 32);
