import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type SurveyParty, surveyParties } from '@portal/contract/surveys';
import { z } from 'zod';

const passContent = z.object({
  surveyId: z.number().int(),
  anonima: z.boolean(),
  /** Of an anonymous one: who is noted as having taken part, where that is kept. */
  accountId: z.number().int().nullable(),
  placementId: z.number().int().nullable(),
  parte: z.enum(surveyParties).nullable(),
  versionId: z.number().int(),
  until: z.number().int(),
});

/** Whose answer to which survey: what stands in a pass. */
export interface Answerer {
  readonly surveyId: number;
  readonly anonima: boolean;
  readonly accountId: number | null;
  readonly placementId: number | null;
  readonly parte: SurveyParty | null;
}

/** With the version whose questions they were given: that is what they answer, whatever is published meanwhile. */
export interface SurveyPass extends Answerer {
  readonly versionId: number;
}

/** Makes and opens what is sent with answers in the place of a session. */
export interface SurveyPasses {
  of(pass: SurveyPass, now: Date): string;
  /** Undefined where it is none of ours, or has expired. */
  read(pass: string, now: Date): SurveyPass | undefined;
}

/** Long enough for a day of answering; then one comes in again, and finds what was answered. */
const passMs = 24 * 3_600_000;
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Passes are sealed (AES-256-GCM, a key of the portal's secret for this alone) and kept nowhere: a call that brings an
 * anonymous answer needs no session, and what it carries says nothing to anybody on its way.
 */
export function surveyPasses(secret: Uint8Array): SurveyPasses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'survey pass', 32));
  return {
    of(given, now) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = JSON.stringify({ ...given, until: now.getTime() + passMs });
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    read(pass, now) {
      const bytes = Buffer.from(pass, 'base64url');
      if (bytes.length <= nonceBytes + tagBytes) return undefined;
      const opened = open(key, bytes);
      // One of a release before this may say less: it is as good as over.
      const content = opened === undefined ? undefined : passContent.safeParse(JSON.parse(opened)).data;
      if (content === undefined || content.until < now.getTime()) return undefined;
      const { until: _, ...given } = content;
      return given;
    },
  };
}

function open(key: Buffer, bytes: Buffer): string | undefined {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return `${cipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8')}${cipher.final('utf8')}`;
  } catch {
    // Nobody has sealed this.
    return undefined;
  }
}
