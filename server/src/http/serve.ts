import { createHash } from 'node:crypto';
import { api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import { validationTexts } from '@portal/contract/messages/texts';
import { unattendedHeader } from '@portal/contract/session';
import { fieldError, fieldErrorText } from '@portal/contract/validation';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Database, type Db, sqlState, undoUnlessKept } from '../db/database.ts';
import { countedAddress } from './address.ts';
import { callerOf } from './caller.ts';
import type { Ctx, Handlers, Services } from './context.ts';
import { answerText, fieldFailure } from './errors.ts';
import { Json } from './json.ts';
import { languageOf } from './language.ts';
import type { Maintenance } from './maintenance.ts';
import { makeOnce, sentCallOf } from './once.ts';
import { originOf } from './origin.ts';
import { hasTooManyParts } from './parts.ts';
import { HttpFailure, MaintenanceFailure, Refusal } from './refusal.ts';
import { isRole, type Missing, type Session, type Sessions } from './session.ts';
import { countUpload } from './uploads.ts';
import { WithNotice } from './with-notice.ts';

const defaultBodyLimit = 64 * 1024;
/** Fields that an answer names: a client that sends more wrong ones is no form. */
const maxProblems = 200;
/** Serialisation failure, deadlock: the same work may go through a second time. */
const maxTries = 2;
const worthRetrying = new Set(['40001', '40P01']);

export interface ServeOptions {
  database: Database;
  services: Services;
  sessions: Sessions;
  maintenance: Maintenance;
  /** Calls with files that one account may make a minute. */
  uploadsAMinute: number;
  /** Holds every answer against the contract, as the tests do: one that does not fit is a failure. */
  checkAnswers: boolean;
  /** Records what a call has shown of somebody, before it is answered and in the call's transaction where it has one. */
  recordRead: RecordRead;
}

export type RecordRead = (
  ctx: Pick<Ctx<Session | undefined>, 'db' | 'session' | 'now' | 'today'>,
  call: { readonly name: string; readonly input: unknown; datos(): unknown },
) => Promise<void>;

type AnyHandler = (
  input: { params: unknown; query: unknown; body: unknown },
  ctx: Ctx<never>,
) => Promise<unknown>;

/** Serves every call of the contract. */
export function serveApi(app: FastifyInstance, handlers: Handlers, options: ServeOptions): void {
  takeEmptyBodies(app);
  app.decorateRequest('session');
  app.decorateRequest('notAdmitted');
  app.decorateRequest('language');
  app.decorateRequest('outcome');
  for (const [name, endpoint] of Object.entries(api) as [keyof Handlers, Endpoint][]) {
    // Each handler fits its own endpoint by the type of Handlers; in this loop the pair has lost its name.
    const handler = handlers[name] as unknown as AnyHandler;
    const callsAMinute = endpoint.callsAMinute ?? (endpoint.bodyLimit && options.uploadsAMinute);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
      config: {
        call: name,
        unlogged: endpoint.unlogged ?? false,
        ...(callsAMinute && {
          rateLimit: { max: callsAMinute, timeWindow: '1 minute', keyGenerator: callerOf },
        }),
      },
      // Before the body is read: nobody without access makes the portal take megabytes.
      onRequest: async (request, reply) => {
        try {
          request.session = await admit(endpoint, options, request);
          if (endpoint.bodyLimit) countUpload(request, reply, endpoint.bodyLimit);
        } catch (error) {
          request.notAdmitted = error;
        }
        request.language = languageOf(request, options.services, request.session?.idioma);
      },
      // Once it is counted: tokens are not tried without end.
      preParsing: async ({ notAdmitted }) => {
        if (notAdmitted !== undefined) throw notAdmitted;
      },
      handler: (request, reply) => serve(endpoint, handler, options, request, reply),
    });
  }
}

/** An empty body is no body, whatever its content type says: some clients name JSON with every POST. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

async function serve(
  endpoint: Endpoint,
  handler: AnyHandler,
  options: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services } = options;
  const { session, language = services.brand.idiomaPorDefecto } = request;
  const input = decode(endpoint, request, language);
  const sent = sentCallOf(endpoint, request);
  const given = await run(endpoint, options, request.log, async (db, tx) => {
    const made = await makeOnce(db, sent, services.now(), () =>
      handler(input, {
        db,
        session: session as never,
        language,
        log: request.log,
        address: countedAddress(request.ip),
        origin: () => originOf(request),
        cookie: request.headers.cookie ?? '',
        setCookie: (cookie) => void reply.header('set-cookie', cookie),
        // Last: V8 defines what follows a spread one by one, which takes fifty times as long.
        ...tx,
        ...services,
      }),
    );
    const name = request.routeOptions.config.call ?? '';
    const { now, today } = services;
    await options.recordRead({ db, session, now, today }, { name, input, datos: () => plainOf(made) });
    return made;
  });
  if (given instanceof Refusal) throw given;
  const { datos, mensaje, aviso } =
    given instanceof WithNotice ? given : { datos: given, mensaje: null, aviso: undefined };
  const text = datos instanceof Json ? datos.text : JSON.stringify(datos ?? null);
  if (options.checkAnswers) checkAnswer(endpoint, JSON.parse(text));
  request.outcome = 0;
  return send(endpoint, request, reply, answerText(0, text, mensaje, { aviso }));
}

/** `datos` of what a handler gives. */
function plainOf(given: unknown): unknown {
  const datos = given instanceof WithNotice ? given.datos : given;
  return datos instanceof Json ? JSON.parse(datos.text) : datos;
}

/**
 * The session of a caller who may make this call. Throws 401 without one, 403 with one of another role, and 503 for
 * all but managers during maintenance.
 */
async function admit(endpoint: Endpoint, options: ServeOptions, request: FastifyRequest) {
  const { access, duringMaintenance, knowsCaller } = endpoint;
  const { sessions, services, maintenance } = options;
  const isClosed = !duringMaintenance && (await maintenance.isOn());
  if (access === 'public' && !isClosed && !knowsCaller) return undefined;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session: Session | undefined = token
    ? await sessions.find(token, services.now(), {
        lacking: openWithout(endpoint),
        inUse: request.headers[unattendedHeader] === undefined,
      })
    : undefined;
  if (isClosed && session?.userType !== 'Gestor') throw new MaintenanceFailure();
  if (access === 'public') return knowsCaller ? session : undefined;
  if (!session) throw new HttpFailure(401, 'sessionLost');
  if (!isRole(session, access)) throw new HttpFailure(403, 'noPermission');
  return session;
}

const openWithout = ({ beforeAcceptance, beforeSecondFactor }: Endpoint): Missing[] => [
  ...(beforeAcceptance ? (['acceptance'] as const) : []),
  ...(beforeSecondFactor ? (['secondFactor'] as const) : []),
];

/** Addresses are read in any case, and so are the words of a list in them, which are all written small: `dominios/ES`. */
function inAnyCase(schema: z.ZodType | undefined, params: unknown): unknown {
  const parsed = schema?.safeParse(params);
  if (!parsed || parsed.success) return params;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      wrong.has(name) ? String(value).toLowerCase() : value,
    ]),
  );
}

function decode(endpoint: Endpoint, request: FastifyRequest, language: Language) {
  if (hasTooManyParts(request.body)) throw fieldFailure([]);
  const problems: z.core.$ZodIssue[] = [];
  const part = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success) problems.push(...parsed.error.issues);
    return parsed.data;
  };
  const params = part(endpoint.params, inAnyCase(endpoint.params, request.params));
  if (problems.length > 0 && endpoint.absent) throw new Refusal(endpoint.absent);
  const input = {
    params,
    query: part(endpoint.query, request.query),
    body: part(endpoint.body, request.body ?? undefined),
  };
  if (problems.length > 0) {
    throw fieldFailure(
      problems.slice(0, maxProblems).map((issue) => ({
        campo: issue.path.join('.'),
        mensaje: fieldErrorText(validationTexts[language], issue),
      })),
      statusOf(endpoint, problems),
    );
  }
  return input;
}

/** The status that is the malformed fields' own; 15, which is said of any, where one is missing or they have several. */
function statusOf({ fieldStatus = {} }: Endpoint, problems: readonly z.core.$ZodIssue[]) {
  const fieldOf = ({ path }: z.core.$ZodIssue) =>
    path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
  const isMalformed = ({ code, message }: z.core.$ZodIssue) =>
    code === 'custom' && message !== fieldError('required');
  if (!problems.every(isMalformed)) return undefined;
  const [first, ...others] = new Set(problems.flatMap((problem) => fieldStatus[fieldOf(problem)] ?? []));
  return others.length === 0 ? first : undefined;
}

type Tx = Pick<Ctx, 'transaction' | 'onRollback'>;

/** Runs a handler: in a transaction where the call writes, once more where the database asks for it. */
async function run(
  endpoint: Endpoint,
  { database }: ServeOptions,
  log: FastifyBaseLogger,
  work: (db: Db, tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const writes = endpoint.writes ?? endpoint.method === 'POST';
  const undo: (() => Promise<void>)[] = [];
  const onRollback = (step: () => Promise<void>) => void undo.push(step);
  const again = async <T>(act: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await act();
      } catch (error) {
        for (const left of await undoUnlessKept(undo, error)) log.error({ err: left }, 'left over');
        if (tries === maxTries || !worthRetrying.has(sqlState(error) ?? '')) throw error;
      }
    }
  };
  if (!writes) {
    return work(database, { onRollback, transaction: (inner) => again(() => database.transaction(inner)) });
  }
  const attempt = () =>
    database.transaction(async (db) => {
      try {
        return await work(db, { onRollback, transaction: (inner) => inner(db) });
      } catch (error) {
        if (error instanceof Refusal && error.keep) return error;
        throw error;
      }
    });
  return again(attempt);
}

function send(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!endpoint.cacheSeconds) return reply.header('cache-control', 'no-store').send(text);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': `public, max-age=${endpoint.cacheSeconds}`,
    vary: 'accept-language',
  });
  // A proxy that compresses makes the tag a weak one; a cache that keeps several answers sends all of theirs.
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*') ? reply.code(304).send() : reply.send(text);
}

function checkAnswer(endpoint: Endpoint, datos: unknown): void {
  const parsed = endpoint.answer.safeParse(datos);
  if (!parsed.success)
    throw new Error(`${endpoint.path} answers what it does not declare: ${parsed.error.message}`);
  // What the schema does not know it leaves out: a field more than declared is a leak.
  const undeclared = difference(parsed.data, datos, '');
  if (undeclared) throw new Error(`${endpoint.path} answers an undeclared ${undeclared}`);
}

function difference(declared: unknown, given: unknown, path: string): string | undefined {
  if (given === null || typeof given !== 'object' || declared === null || typeof declared !== 'object')
    return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (!(key in declared)) return `${path}.${key}`;
    const deeper = difference(Reflect.get(declared, key), value, `${path}.${key}`);
    if (deeper) return deeper;
  }
  return undefined;
}
