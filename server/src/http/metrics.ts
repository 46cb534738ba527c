import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isUnavailable } from '../db/database.ts';
import { HttpFailure } from './refusal.ts';

/**
 * Prometheus figures: the process, and how long each call of the contract took. For anybody with the token; without
 * one, for callers on this machine that no proxy speaks for.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'portal_call_seconds',
    help: 'Time from the request to the end of the answer, by call, HTTP status and status in the envelope.',
    labelNames: ['call', 'http_status', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call;
    if (call) {
      const labels = { call, http_status: reply.statusCode, status: request.outcome ?? 'none' };
      durations.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
  const unavailable = new Counter({
    name: 'portal_database_unavailable_total',
    help: 'Requests that failed because the database was not reached or had too much to do.',
    registers: [registry],
  });
  app.addHook('onError', (_, __, error, done) => {
    if (isUnavailable(error)) unavailable.inc();
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isLocal(request) : hasToken(request, token)))
      throw new HttpFailure(403, 'noPermission');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
