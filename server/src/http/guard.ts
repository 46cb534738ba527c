import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { HttpFailure } from './refusal.ts';

/** Limits of calls, by address and of an IPv6 address by its network of 64 bits; limits of bodies, overload, and the one other origin that may call. */
export async function guard(app: FastifyInstance, env: Env): Promise<void> {
  warnOfProxy(app, env);
  await app.register(fastifyRateLimit, {
    max: env.RATE_LIMIT,
    timeWindow: '1 minute',
    // By the route, not by the address, which is matched whatever its case and however it is escaped.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: () => new HttpFailure(429, 'serviceUnavailable'),
  });
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: env.OVERLOAD_DELAY, retryAfter: 5 });
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

/** A few compressed kilobytes would become as many megabytes, past every limit of what is sent. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    done(encoding === '' || encoding === 'identity' ? undefined : new HttpFailure(415, 'generalError'));
  });
}
