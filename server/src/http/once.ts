import { createHash } from 'node:crypto';
import { type Endpoint, onceHeader } from '@portal/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { beginCall, keepAnswer, type SentCall } from '../db/sent-calls.queries.ts';
import type { KeptAnswer } from '../db/tables/sent-calls.ts';
import { Json } from './json.ts';
import { Refusal } from './refusal.ts';
import { WithNotice } from './with-notice.ts';

const isKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The call as it was sent, where it is one that is made once and names its key. */
export function sentCallOf({ once, path }: Endpoint, request: FastifyRequest): SentCall | undefined {
  const key = request.headers[onceHeader];
  const { session } = request;
  if (!once || !session || typeof key !== 'string' || !isKey.test(key)) return undefined;
  const sent = JSON.stringify([path, request.params, request.query, request.body]);
  const huella = createHash('sha256').update(sent).digest('base64url');
  return { accountId: session.accountId, clave: key.toLowerCase(), huella };
}

/**
 * Makes a call, within its transaction, unless it was made before: then this is what it answered. Two that come at once
 * wait for one another.
 */
export async function makeOnce(
  db: Db,
  call: SentCall | undefined,
  now: Date,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!call) return work();
  const before = await beginCall(db, call, now);
  if (before) return givenBefore(before);
  const given = await work();
  if (!(given instanceof Refusal)) await keepAnswer(db, call, keptOf(given));
  return given;
}

function givenBefore({ datos, mensaje, aviso }: KeptAnswer): unknown {
  if (mensaje === null) return datos;
  return new WithNotice(datos, aviso === null ? mensaje : { mensaje, ...aviso });
}

function keptOf(given: unknown): KeptAnswer {
  const [datos, mensaje, aviso] =
    given instanceof WithNotice ? [given.datos, given.mensaje, given.aviso] : [given, null, undefined];
  return {
    datos: datos instanceof Json ? JSON.parse(datos.text) : (datos ?? null),
    mensaje,
    aviso: aviso ?? null,
  };
}
