import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

const audience = 'second factor';
const claims = z.object({ secreto: z.string() });

export interface Sealed {
  /** Encrypts the secret of an account. */
  seal(accountId: number, secreto: string): Promise<string>;
  /** The secret again; undefined where it was encrypted for another account or with another key. */
  open(accountId: number, text: string): Promise<string | undefined>;
}

/** Encrypts with a key derived from the deployment's secret: a copy of the database alone gives no codes. */
export function openSealed(secret: Uint8Array): Sealed {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', audience, 32));
  return {
    seal: (accountId, secreto) =>
      new EncryptJWT({ secreto })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(audience)
        .setSubject(String(accountId))
        .encrypt(key),
    async open(accountId, text) {
      try {
        const { payload } = await jwtDecrypt(text, key, { audience, subject: String(accountId) });
        return claims.parse(payload).secreto;
      } catch {
        return undefined;
      }
    },
  };
}
