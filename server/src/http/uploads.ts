import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from './refusal.ts';

/** Bytes of bodies with files that may be under way at once: each takes about twice its size of memory. */
const maxAtOnce = 100 * 1024 * 1024;
const retrySeconds = 5;

let underWay = 0;

/**
 * Counts the body of a call that takes files from before it is read until it is answered. Throws 503, with when to
 * come again, where there are too many at once; one alone always may.
 */
export function countUpload({ headers }: FastifyRequest, reply: FastifyReply, bodyLimit: number): void {
  // A body that does not say its length may be as long as the limit.
  const bytes = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
  if (underWay > 0 && underWay + bytes > maxAtOnce) {
    reply.header('retry-after', retrySeconds);
    throw new HttpFailure(503, 'serviceUnavailable');
  }
  underWay += bytes;
  reply.raw.once('close', () => {
    underWay -= bytes;
  });
}
