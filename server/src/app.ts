import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import type { Brand } from '@portal/contract/brand';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { brandFolder } from './brand.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { openApplyDesk } from './features/applications/apply.ts';
import { candidatesRoutes } from './features/applications/candidates.routes.ts';
import { cvRoutes } from './features/cv/cv.routes.ts';
import { openProfiles } from './features/cv/profile.queries.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { serveNotificationStream } from './features/notifications/live.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { companyOffersRoutes } from './features/offers/company-offers.routes.ts';
import { studentOfferRoutes } from './features/offers/student-offers.routes.ts';
import { portalRoutes } from './features/portal/portal.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { validationsRoutes } from './features/validations/validations.routes.ts';
import { serveFiles } from './files/files.http.ts';
import type { Files } from './files/files.ts';
import type { Handlers, Services } from './http/context.ts';
import { handleErrors } from './http/errors.ts';
import { serveMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { HttpFailure } from './http/refusal.ts';
import { serveApi } from './http/serve.ts';
import { openSessions } from './http/session.ts';
import { serveWeb } from './http/web.ts';
import { openJobs } from './jobs/jobs.ts';
import { workers } from './jobs/workers.ts';
import { openMailer } from './mail/mailer.ts';

export interface AppOptions {
  env: Env;
  brand: Brand;
  database: Database;
  files: Files;
  /** Signs tokens and links. */
  secret: Uint8Array;
  log: Logger;
  version: string;
  /** Folder of the built page; none is served without it. */
  webFolder?: string;
  now?: () => Date;
  checkAnswers?: boolean;
}

/** The whole portal, ready to listen. Closing it stops the jobs; the database stays the caller's to close. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, brand, database, files, secret, log, version, now = () => new Date() } = options;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The address of a call carries what was searched for: it is not logged, the call's name is.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A file over a slow connection takes a while; one that never ends would keep the process from stopping.
    requestTimeout: 120_000,
  });
  const jobs = await openJobs(database, log, { worker: env.PROCESS !== 'web' });
  app.addHook('onClose', () => jobs.stop());
  const services: Services = { brand, demo: env.demo, publicUrl: env.publicUrl, version, jobs, files, now };

  handleErrors(app, services);
  // Before the limits: what they refuse carries its id as well.
  logCalls(app);
  await guard(app, env);
  serveHealth(app, database);
  serveMetrics(app);
  const document = JSON.stringify(openApiDocument(version));
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(document));
  serveFiles(app, files, database);
  const sessions = await openSessions(database, secret);
  const profileOf = openProfiles(database);
  const handlers: Handlers = {
    ...portalRoutes,
    ...sessionRoutes(sessions),
    ...accountsRoutes(sessions),
    ...companyOffersRoutes,
    ...studentOfferRoutes(profileOf),
    ...cvRoutes,
    ...applicationsRoutes(openApplyDesk(database)),
    ...candidatesRoutes,
    ...validationsRoutes,
    ...notificationsRoutes,
    ...mailRoutes,
  };
  if (env.PROCESS !== 'worker') {
    serveApi(app, handlers, { database, services, sessions, checkAnswers: options.checkAnswers ?? false });
    await serveNotificationStream(app, { database, sessions, now });
  }
  if (options.webFolder && env.PROCESS !== 'worker')
    await serveWeb(app, options.webFolder, brandFolder(env.BRAND), brand.nombre);
  await jobs.work(workers({ database, services, mailer: openMailer(env, database) }));
  return app;
}

/** Headers, limits and overload: what every answer has in common. */
async function guard(app: FastifyInstance, env: Env): Promise<void> {
  // Without its plugin, which makes all of it anew for each request.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The components set custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: env.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()));
  await app.register(fastifyRateLimit, {
    max: env.RATE_LIMIT,
    timeWindow: '1 minute',
    // By the route, not by the address, which is matched whatever its case and however it is escaped.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: () => new HttpFailure(429, 'serviceUnavailable'),
  });
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: env.OVERLOAD_DELAY, retryAfter: 5 });
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['gzip', 'identity'] });
  if (env.CORS_ORIGIN) {
    const { default: fastifyCors } = await import('@fastify/cors');
    await app.register(fastifyCors, { origin: env.CORS_ORIGIN, maxAge: 600 });
  }
}

/** One line a call, with its id, which the answer carries as well. No address, no query, no body. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call) {
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ call, status: reply.statusCode, ms }, 'call');
    }
    done();
  });
}

const ping = { name: 'ping', text: 'select 1' };

function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    try {
      // The process listens only once the migrations are done: reaching the database is what is left.
      await database.query(ping, []);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
