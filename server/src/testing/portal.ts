import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@portal/contract/brand';
import { dayIn } from '@portal/contract/days';
import { type Answer, type Call, type Endpoint, onceHeader } from '@portal/contract/endpoint';
import type { Envelope } from '@portal/contract/envelope';
import type { Language } from '@portal/contract/languages';
import { unattendedHeader } from '@portal/contract/session';
import { type ErrorName, errors } from '@portal/contract/statuses';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { queues } from '../areas.ts';
import { readInstitution } from '../brand.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openServer } from '../db/server.ts';
import { readEnv } from '../env.ts';
import { openFiles } from '../files/files.ts';
import { openDevices } from '../http/devices.ts';
import { signer } from '../http/signer.ts';
import { openJobs, type RunningJobs } from '../jobs/jobs.ts';
import type { WorkerTools } from '../jobs/worker-tools.ts';
import { openMailer } from '../mail/mailer.ts';
import { databaseUrl, onServer } from './on-server.ts';
import { noteRefusal } from './refusals-met.ts';

interface PortalOptions {
  env?: Record<string, string>;
  /** The clock that the portal goes by. */
  now?: () => Date;
  /** What differs from the brand that the tests run with. */
  brand?: (brand: Brand) => Brand;
  /** Runs the jobs as well; else they are only written. */
  worker?: boolean;
  /** Folder of a built page. */
  webFolder?: string;
  /** Opens its database in another way, where it is a server's. */
  openDatabase?: (url: string) => Promise<Database>;
  /** Where it says what it does, for a test that reads it. */
  log?: Logger;
}

export interface CallOptions {
  token?: string;
  language?: Language;
  /** Where it comes from, where it matters that others come from elsewhere. */
  address?: string;
  /** The cookies that the browser has. */
  cookie?: string;
  /** What the browser says that it is. */
  userAgent?: string;
  /** The page asks by itself. */
  unattended?: boolean;
  /** With which a call that is made once is sent. */
  key?: string;
}

/** The whole portal on a fresh database, called as its clients call it. */
export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  /** Calls an endpoint of the contract and gives the envelope, whatever its status. */
  call<E extends Endpoint>(endpoint: E, call: Call<E>, options?: CallOptions): Promise<Envelope<Answer<E>>>;
  /** The same, for a call that goes well: gives `datos`, fails on any other status. */
  get<E extends Endpoint>(endpoint: E, call: Call<E>, options?: CallOptions): Promise<Answer<E>>;
  /** The same, for a call that is refused: gives the envelope, fails on any other status. */
  refused<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    refusal: ErrorName,
    options?: CallOptions,
  ): Promise<Envelope<unknown>>;
  /** What the portal's own workers are given, to run one of them by hand; its jobs are written as the portal's are. */
  tools(): Promise<WorkerTools>;
  close(): Promise<void>;
}

/** Signs and encrypts what the tests' portals make. */
export const secret = new TextEncoder().encode('a secret that only the tests use, long enough');
let copies = 0;

async function openCopy(
  open = (url: string) => openServer(url, 6),
): Promise<{ database: Database; drop: () => Promise<void> }> {
  const url = inject('serverUrl');
  if (!url) {
    const template = new Blob([readFileSync(inject('embeddedTemplate'))]);
    return { database: await openEmbedded({ template }), drop: async () => undefined };
  }
  const name = `portal_test_${process.pid}_${++copies}`;
  await onServer(url, `create database ${name} template ${inject('serverTemplate')}`);
  return {
    database: await open(databaseUrl(url, name)),
    drop: () => onServer(url, `drop database if exists ${name} with (force)`),
  };
}

export async function openPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const env = readEnv({
    DATA_DIR: folder,
    RATE_LIMIT: '100000',
    FILES_PER_ACCOUNT: '100000',
    UPLOADS_A_MINUTE: '100000',
    OVERLOAD_DELAY: '0',
    DEMO: '1',
    PROCESS: options.worker ? 'all' : 'web',
    ...options.env,
  });
  const { database, drop } = await openCopy(options.openDatabase);
  const { brand: read, pages } = readInstitution(env);
  // Nobody is asked to accept anything, but where a test is about that.
  const institution = { ...read, textoRGPD: null };
  const now = options.now ?? (() => new Date());
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' });
  const brand = options.brand ? options.brand(institution) : institution;
  const parts = {
    brand,
    pages,
    files: await openFiles(env, secret, now),
    version: '0.0.0-test',
    sign: signer(secret),
    devices: await openDevices(secret, false, now),
    now,
  };
  const web = options.webFolder === undefined ? {} : { webFolder: options.webFolder };
  const app = await createApp({ ...parts, ...web, env, database, secret, log, checkAnswers: true });
  await app.ready();
  let jobs: Promise<RunningJobs> | undefined;

  const call: TestPortal['call'] = async (endpoint, parts, options = {}) => {
    const { token, language, address, cookie, userAgent, unattended, key } = options;
    const { params = {}, query = {}, body } = parts as { params?: object; query?: object; body?: object };
    const path = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    const response = await app.inject({
      method: endpoint.method,
      url: search.size ? `${path}?${search}` : path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(language && { 'accept-language': language }),
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(key && { [onceHeader]: key }),
        ...(unattended && { [unattendedHeader]: '1' }),
      },
      ...(body !== undefined && { payload: body }),
      ...(address && { remoteAddress: address }),
    });
    const envelope: Envelope<Answer<typeof endpoint>> = response.json();
    const declared = endpoint.refusals.some((refusal) => errors[refusal].code === envelope.status);
    // With any other HTTP status it is a failure of the protocol, which every call may have.
    if (response.statusCode === 200 && envelope.status !== 0 && !declared) {
      throw new Error(`${endpoint.path} is refused with an undeclared ${envelope.status}`);
    }
    if (envelope.status !== 0) noteRefusal(endpoint, { params, query, body }, response.statusCode, envelope);
    return envelope;
  };

  return {
    app,
    database,
    call,
    async get(endpoint, parts, callOptions) {
      const envelope = await call(endpoint, parts, callOptions);
      if (envelope.status !== 0) throw new Error(`${endpoint.path}: ${JSON.stringify(envelope)}`);
      return envelope.datos;
    },
    async refused(endpoint, parts, refusal, callOptions) {
      const envelope = await call(endpoint, parts, callOptions);
      if (envelope.status !== errors[refusal].code) {
        throw new Error(
          `${endpoint.path}: expected ${refusal} (${errors[refusal].code}), got ${JSON.stringify(envelope)}`,
        );
      }
      return envelope;
    },
    async tools() {
      jobs ??= openJobs(database, log, queues, { worker: false });
      const today = () => dayIn(brand.zonaHoraria, now());
      const services = { ...parts, today, demo: env.demo, publicUrl: env.publicUrl, jobs: await jobs };
      return {
        database,
        services,
        mailer: await openMailer(env, database),
        errorsWebhook: env.ERRORS_WEBHOOK,
      };
    },
    async close() {
      await (await jobs)?.stop();
      await app.close();
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
