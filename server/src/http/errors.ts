import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { api } from '@portal/contract/areas';
import type { Brand } from '@portal/contract/brand';
import type { AnswerNotice, FieldError } from '@portal/contract/envelope';
import { maxFileBytes, takesFiles } from '@portal/contract/files';
import type { Language } from '@portal/contract/languages';
import { statusTexts, validationTexts } from '@portal/contract/messages/texts';
import { type ErrorName, errors } from '@portal/contract/statuses';
import { fieldErrorText } from '@portal/contract/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isUnavailable, sqlState } from '../db/database.ts';
import type { Services } from './context.ts';
import { languageOf } from './language.ts';
import { FieldRefusal, HttpFailure, MaintenanceFailure, Refusal } from './refusal.ts';
import type { Session } from './session.ts';
import { noticeOf } from './with-notice.ts';

class FieldFailure extends Error {
  readonly campos: readonly FieldError[];
  readonly status: ErrorName;

  constructor(campos: readonly FieldError[], status: ErrorName) {
    super('malformed request');
    this.campos = campos;
    this.status = status;
  }
}

/** A malformed request, with the sentence beside each field that is wrong: HTTP 400, status 15 unless said otherwise. */
export const fieldFailure = (
  campos: readonly FieldError[],
  status: ErrorName = 'mandatoryDataMissing',
): Error => new FieldFailure(campos, status);

/** The envelope as text; `datos` is JSON already. */
export function answerText(
  status: number,
  datos: string,
  mensaje: string | null,
  { aviso, referencia }: { aviso?: AnswerNotice | undefined; referencia?: string } = {},
): string {
  const said = aviso === undefined ? '' : `,"aviso":${JSON.stringify(aviso)}`;
  const tail = referencia === undefined ? '' : `,"referencia":${JSON.stringify(referencia)}`;
  return `{"status":${status},"datos":${datos},"mensaje":${JSON.stringify(mensaje)}${said}${tail}}`;
}

/** When to come again to a database that is away: what made it so seldom passes in less. */
const retrySeconds = 5;

/** What a failure answers, and whether it is ours to mend. */
interface Failure {
  httpStatus: number;
  status: ErrorName;
  /** Its sentence; null where the status has one. */
  mensaje: string | null;
  /** What goes beside a sentence of its own. */
  aviso?: AnswerNotice | undefined;
  datos: unknown;
  values: Record<string, string | number>;
  ours: boolean;
}

/** The one place where a failure becomes an answer. */
export function handleErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const language = readerOf(request, services);
    const failure = describe(error, request, language);
    if (failure.ours) request.log.error({ err: error }, 'failed');
    if (isUnavailable(error)) reply.header('retry-after', retrySeconds);
    return answer(failure, language, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(plain(404, 'generalError'), readerOf(request, services), request, reply),
  );
}

/**
 * What the framework refuses before it has found a call, such as an address that is wrongly escaped. No hook has run:
 * what every answer carries is `prepare`'s to set.
 */
export const frameworkFailure =
  (services: () => Services, prepare: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    prepare(request, reply);
    const language = readerOf(request, services());
    const failure = describe(error, request, language);
    if (failure.ours) request.log.error({ err: error }, 'failed');
    answer(failure, language, request, reply);
  };

/** By the codes of node's parser; whatever else it cannot read is malformed. */
const unreadable: Record<string, readonly [httpStatus: number, status: ErrorName]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'generalError'],
  HPE_HEADER_OVERFLOW: [431, 'generalError'],
};

/** Answers what is no HTTP request: nothing of it is known, not even the language. */
export const unreadableRequest =
  ({ idiomaPorDefecto: language }: Brand, log: Logger) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [httpStatus, status] = unreadable[error.code ?? ''] ?? [400, 'mandatoryDataMissing'];
    const reference = randomUUID();
    log.info({ reqId: reference, code: error.code, status: httpStatus }, 'unreadable');
    const { body } = statusTexts[language][status];
    const datos = status === 'mandatoryDataMissing' ? '{"campos":[]}' : 'null';
    const text = answerText(errors[status].code, datos, body, { referencia: reference });
    const head = [
      `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${reference}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  };

/** A text that holds the character 0, which a text column and a jsonb column each refuse in their own way. */
const notText = new Set(['22021', '22P05']);

/**
 * Whether the database could not hold what was sent. Half a character, which JSON can carry, a jsonb column refuses
 * like any text that is no JSON: that is the caller's only where the caller sent one.
 */
function isUnholdable(error: unknown, { body }: FastifyRequest): boolean {
  const state = sqlState(error) ?? '';
  return (
    notText.has(state) ||
    (state === '22P02' && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(body) ?? ''))
  );
}

const plain = (httpStatus: number, status: ErrorName): Failure => ({
  httpStatus,
  status,
  mensaje: null,
  datos: null,
  values: {},
  ours: false,
});

function describe(error: unknown, request: FastifyRequest, language: Language): Failure {
  if (error instanceof Refusal) {
    const { status, datos, values, words } = error;
    return {
      ...plain(200, status),
      datos,
      values,
      ...(words && { mensaje: words.mensaje, aviso: noticeOf(words) }),
    };
  }
  if (error instanceof FieldFailure) return { ...plain(400, error.status), datos: { campos: error.campos } };
  if (error instanceof FieldRefusal) {
    const campos = error.campos.map(({ campo, error: message }) => ({
      campo,
      mensaje: fieldErrorText(validationTexts[language], {
        code: 'custom',
        message,
        path: [],
        input: undefined,
      }),
    }));
    // A status of its own is of the field: what the catalogue says of it may be meant for another place.
    const mensaje = error.status === 'mandatoryDataMissing' ? null : (campos[0]?.mensaje ?? null);
    return { ...plain(400, error.status), datos: { campos }, mensaje };
  }
  if (error instanceof MaintenanceFailure)
    return { ...plain(503, 'underMaintenance'), datos: { mantenimiento: true } };
  if (error instanceof HttpFailure)
    return {
      ...plain(error.httpStatus, error.status),
      mensaje: error.mensajes?.[language] ?? null,
      ours: error.cause !== undefined,
    };
  if (isUnholdable(error, request)) return { ...plain(400, 'mandatoryDataMissing'), datos: { campos: [] } };
  if (isUnavailable(error)) return { ...plain(503, 'serviceUnavailable'), ours: true };
  const httpStatus = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (httpStatus === 400) return { ...plain(400, 'mandatoryDataMissing'), datos: { campos: [] } };
  if (httpStatus === 413) return tooLarge(request, language);
  if (httpStatus === 429) return plain(429, 'serviceUnavailable');
  if (httpStatus > 400 && httpStatus < 500) return plain(httpStatus, 'generalError');
  if (httpStatus === 503) return plain(503, 'serviceUnavailable');
  return { ...plain(500, 'serviceUnavailable'), ours: true };
}

const takeFiles: ReadonlySet<string> = new Set(
  Object.entries(api).flatMap(([name, endpoint]) => (takesFiles(endpoint) ? [name] : [])),
);

/** A body over the limit of its call: by a file, where the call takes any; else by what was written. */
function tooLarge({ routeOptions }: FastifyRequest, language: Language): Failure {
  const texts = validationTexts[language];
  if (!takeFiles.has(routeOptions.config.call ?? ''))
    return { ...plain(413, 'mandatoryDataMissing'), datos: { campos: [] }, mensaje: texts.tooMuch };
  const mensaje = fieldErrorText(texts, {
    code: 'too_big',
    origin: 'file',
    maximum: maxFileBytes,
    message: '',
    path: [],
    input: undefined,
  });
  return { ...plain(413, 'fileTypeNotAllowed'), mensaje };
}

function answer(
  failure: Failure,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { body } = statusTexts[language][failure.status];
  request.outcome = errors[failure.status].code;
  const mensaje =
    failure.mensaje ??
    body.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(failure.values[name] ?? ''));
  return reply
    .code(failure.httpStatus)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      answerText(errors[failure.status].code, JSON.stringify(failure.datos ?? null), mensaje, {
        aviso: failure.aviso,
        referencia: request.id,
      }),
    );
}

/** The language is in the session, which a failure may come before: the header or the brand will do there. */
function readerOf(request: FastifyRequest, services: Services): Language {
  return request.language ?? languageOf(request, services);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once it is known that they may. */
    session?: Session | undefined;
    /** Why they may not. */
    notAdmitted?: unknown;
    /** The language to answer in, once that is known. */
    language?: Language | undefined;
    /** The status in the envelope of its answer. */
    outcome?: number;
  }
  interface FastifyContextConfig {
    /** Name of the call in the contract. */
    call?: string;
    /** No line of the log says that it was made. */
    unlogged?: boolean;
  }
}
