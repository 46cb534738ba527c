import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import { getMaintenance } from '@portal/contract/maintenance';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { callerOf } from './caller.ts';
import { HttpFailure } from './refusal.ts';

/** What every page that stands open asks by itself, answered from memory. */
const asksOften: readonly string[] = [getMaintenance.path];

/**
 * Limits of calls, by account, and without one by address, of an IPv6 address by its network of 64 bits; limits of
 * bodies, overload, and the one other origin that may call.
 */
export async function guard(app: FastifyInstance, env: Env): Promise<void> {
  warnOfProxy(app, env);
  await app.register(fastifyRateLimit, {
    max: env.RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: callerOf,
    // By the route, not by the address, which is matched whatever its case and however it is escaped.
    allowList: ({ routeOptions: { url } }) => !url?.startsWith('/api/') || asksOften.includes(url),
    errorResponseBuilder: () => new HttpFailure(429, 'serviceUnavailable'),
  });
  await turnAwayWhenLate(app, env);
  refuseEncodedBodies(app);
  await app.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['gzip', 'identity'],
    globalDecompression: false,
  });
  if (env.CORS_ORIGIN) {
    const { default: fastifyCors } = await import('@fastify/cors');
    await app.register(fastifyCors, { origin: env.CORS_ORIGIN, maxAge: 600 });
  }
}

/** Starting blocks a process for seconds, which the delay that is measured says for a moment longer. */
const settlesMs = 3_000;

/** A process that lags behind takes no more calls for now, but for the first ones after it has started. */
async function turnAwayWhenLate(app: FastifyInstance, { OVERLOAD_DELAY }: Env): Promise<void> {
  let settled = 0;
  app.addHook('onListen', async () => {
    settled = performance.now() + settlesMs;
  });
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: OVERLOAD_DELAY,
    async pressureHandler(_, reply) {
      if (performance.now() < settled) return;
      reply.header('retry-after', 5);
      throw new HttpFailure(503, 'serviceUnavailable');
    },
  });
}

/**
 * Behind a proxy that may not say who calls, everybody counts as one address. One ends TLS where people come by
 * https, which the portal does not speak; any other tells of itself with its first call.
 */
function warnOfProxy(app: FastifyInstance, { TRUST_PROXY, publicUrl }: Env): void {
  if (TRUST_PROXY !== undefined) return;
  let warned = false;
  const warn = () => {
    if (!warned) app.log.warn('TRUST_PROXY is not set: all who come through the proxy count as one address');
    warned = true;
  };
  if (publicUrl.startsWith('https:')) warn();
  app.addHook('onRequest', ({ headers }, _, done) => {
    if (headers['x-forwarded-for'] !== undefined) warn();
    done();
  });
}

/** A few compressed kilobytes would become as many megabytes, past every limit of a request. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    done(encoding === '' || encoding === 'identity' ? undefined : new HttpFailure(415, 'generalError'));
  });
}
