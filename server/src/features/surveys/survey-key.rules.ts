import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Whose answer to which survey. */
export interface Answering {
  readonly surveyId: number;
  readonly accountId: number;
}

/** Makes and reads the keys by which a survey's own tool says who has answered. */
export interface SurveyKeys {
  /** Always the same for the same two: nothing has to be kept for it. */
  of(answering: Answering): string;
  /** What a key stands for; undefined where this portal did not make it. */
  read(key: string): Answering | undefined;
}

const macBytes = 16;
const shape = /^[\w-]{32}$/;

/**
 * Keys from the portal's secret, for this use alone. They are authenticated encryption with a nonce that is made of what
 * is encrypted (SIV: HMAC-SHA-256 and AES-CTR): nobody without the secret can make one, nor read a number in it, nor tell
 * that two of different surveys are the same person's.
 */
export function surveyKeys(secret: Uint8Array): SurveyKeys {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `survey key: ${use}`, 32));
  const signing = derived('sign');
  const hiding = derived('hide');
  const macOf = (plain: Buffer) => createHmac('sha256', signing).update(plain).digest().subarray(0, macBytes);

  return {
    of({ surveyId, accountId }) {
      const plain = Buffer.alloc(8);
      plain.writeUInt32BE(surveyId, 0);
      plain.writeUInt32BE(accountId, 4);
      const mac = macOf(plain);
      const hidden = createCipheriv('aes-256-ctr', hiding, mac).update(plain);
      return Buffer.concat([mac, hidden]).toString('base64url');
    },
    read(key) {
      if (!shape.test(key)) return undefined;
      const bytes = Buffer.from(key, 'base64url');
      const mac = bytes.subarray(0, macBytes);
      const plain = createDecipheriv('aes-256-ctr', hiding, mac).update(bytes.subarray(macBytes));
      if (!timingSafeEqual(mac, macOf(plain))) return undefined;
      return { surveyId: plain.readUInt32BE(0), accountId: plain.readUInt32BE(4) };
    },
  };
}
