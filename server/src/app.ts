import { createHmac, randomUUID } from 'node:crypto';
import type { Brand } from '@portal/contract/brand';
import { dayIn } from '@portal/contract/days';
import { getBrand } from '@portal/contract/portal';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { openHandlers, pageDataOf, queues } from './areas.ts';
import { brandFolder } from './brand.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { recordRead } from './features/data-accesses/record-read.ts';
import { reportingMailer } from './features/error-reports/mail-reports.ts';
import { shownBrand } from './features/portal/portal.routes.ts';
import { openSessions } from './features/session/open-sessions.ts';
import { serveFiles } from './files/files.http.ts';
import type { Files } from './files/files.ts';
import { countedAddress } from './http/address.ts';
import type { Services } from './http/context.ts';
import { openDevices } from './http/devices.ts';
import { frameworkFailure, handleErrors, unreadableRequest } from './http/errors.ts';
import { guard } from './http/guard.ts';
import { openMaintenance } from './http/maintenance.ts';
import { serveMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { serveApi } from './http/serve.ts';
import { signer } from './http/signer.ts';
import { closeUnusedConnections } from './http/unused-connections.ts';
import { serveWeb } from './http/web.ts';
import type { Pages } from './institution/pages.ts';
import { openJobs } from './jobs/jobs.ts';
import { openMailer } from './mail/mailer.ts';

export interface AppOptions {
  env: Env;
  brand: Brand;
  pages: Pages;
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
  const { env, brand, pages, database, files, secret, log, version, now = () => new Date() } = options;
  const secure = secureHeaders(env, brand);
  const secureData = dataHeaders(env);
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
    frameworkErrors: frameworkFailure(
      () => services,
      (request, reply) => {
        secure(request.raw, reply.raw, () => undefined);
        reply.header('x-request-id', request.id);
      },
    ),
    clientErrorHandler: unreadableRequest(brand, log),
  });
  const jobs = await openJobs(database, log, queues, { worker: env.PROCESS !== 'web' });
  app.addHook('onClose', () => jobs.stop());
  const services: Services = {
    brand,
    pages,
    demo: env.demo,
    publicUrl: env.publicUrl,
    version,
    jobs,
    files,
    sign: signer(secret),
    devices: await openDevices(secret, env.publicUrl.startsWith('https:'), now),
    now,
    today: () => dayIn(brand.zonaHoraria, now()),
  };

  handleErrors(app, services);
  closeUnusedConnections(app);
  // Before the limits: what they refuse carries its id as well.
  logCalls(app, secret);
  app.addHook('onRequest', (request, reply, done) => {
    // Neither do scripts and style sheets say what a page may do: every one would carry it.
    const isData = request.routeOptions.config.call !== undefined || request.url.startsWith('/assets/');
    const headers = isData ? secureData : secure;
    headers(request.raw, reply.raw, () => done());
  });
  await guard(app, env);
  serveHealth(app, database);
  serveMetrics(app, env.METRICS_TOKEN);
  const document = JSON.stringify(openApiDocument(version));
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(document));
  serveFiles(app, files, database);
  const sessions = await openSessions(database, secret, {
    textVersion: brand.textoRGPD?.version ?? null,
    secondFactorRequired: env.SECOND_FACTOR === 'required',
    idleMinutes: brand.minutosInactividad,
  });
  const maintenance = await openMaintenance(database, env.MAINTENANCE);
  if (env.PROCESS !== 'worker') {
    const handlers = await openHandlers({ app, env, database, services, sessions, maintenance, secret });
    serveApi(app, handlers, {
      database,
      services,
      sessions,
      maintenance,
      uploadsAMinute: env.UPLOADS_A_MINUTE,
      checkAnswers: options.checkAnswers ?? false,
      recordRead,
    });
  }
  if (options.webFolder && env.PROCESS !== 'worker')
    await serveWeb(app, {
      folder: options.webFolder,
      brandFolder: brandFolder(env),
      brand: getBrand.answer.parse(shownBrand(services)),
      // A page without them is better than none.
      dataOf: ({ screen, language }, path) =>
        pageDataOf(screen, {
          database,
          services,
          language,
          id: path.split('/').findLast(Boolean) ?? '',
        }).catch((err: unknown) => void log.warn({ err, screen }, 'the data of a page could not be read')),
    });
  await jobs.work({
    database,
    services,
    mailer: reportingMailer(await openMailer(env, database), database, services, log),
    errorsWebhook: env.ERRORS_WEBHOOK,
  });
  return app;
}

/**
 * Headers of all but the contract's answers and the page's own scripts: pages, files, redirects, what is not found. Without the framework's
 * plugin, which makes all of them anew for each request.
 */
function secureHeaders(env: Env, brand: Brand) {
  const statistics = statisticsSources(brand);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...statistics.script],
        connectSrc: ["'self'", ...statistics.tracker],
        // The components set custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...statistics.tracker],
        objectSrc: ["'none'"],
        // A PDF that the page has fetched is shown in a frame by the browser's own viewer.
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: overTls(env),
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Headers of the contract's answers and of the page's scripts and style sheets: of the many that say what a page may do, those that hold for data, which runs,
 * loads and frames nothing. Every call carries them.
 */
const dataHeaders = (env: Env) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: overTls(env),
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

const overTls = ({ publicUrl }: Env) => publicUrl.startsWith('https:') && { maxAge: 31_536_000 };

/** The two addresses of the institution's Matomo, and nothing else of its server; none where it has none. */
function statisticsSources({ opciones, analitica }: Brand): { script: string[]; tracker: string[] } {
  if (!opciones.analitica || analitica === undefined) return { script: [], tracker: [] };
  return { script: [`${analitica.servidor}matomo.js`], tracker: [`${analitica.servidor}matomo.php`] };
}

/**
 * One line a call, with its id, which the answer carries as well. No query, no body, and of the caller's address only
 * what tells it from others.
 */
function logCalls(app: FastifyInstance, secret: Uint8Array): void {
  const nameOf = (address: string): string =>
    createHmac('sha256', secret).update(`logged ${address}`).digest('base64url').slice(0, 12);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { call, unlogged } = request.routeOptions.config;
    if (call && !unlogged) {
      const ms = Math.round(reply.elapsedTime);
      const address = nameOf(countedAddress(request.ip));
      const { outcome: status } = request;
      request.log.info({ call, httpStatus: reply.statusCode, status, address, ms }, 'call');
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
