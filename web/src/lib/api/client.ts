import type { Answer, Call, Endpoint } from '@portal/contract/endpoint';
import { type AnswerNotice, answerNotice } from '@portal/contract/envelope';
import { unattendedHeader } from '@portal/contract/session';
import { type ErrorName, errorOfCode, errors } from '@portal/contract/statuses';
import * as z from 'zod/mini';
import { currentLanguage } from '../i18n/i18n.ts';
import { actsSoFar, isTold, noteTold } from '../session/attendance.ts';
import { currentSession, dropProvisional, expireSession, provisionalLogin } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { noteLoss } from './connection.ts';
import { noteMaintenance } from './maintenance.ts';
import { sendOnce } from './once.ts';
import { noAnswer } from './reachable.ts';
import { reportFailure } from './report-failure.ts';

const envelope = z.object({
  status: z.number(),
  datos: z.unknown(),
  mensaje: z.nullish(z.string()),
  // A notice that a newer portal words otherwise is still a sentence.
  aviso: z.catch(z.nullish(answerNotice), null),
  referencia: z.nullish(z.string()),
});

type Values = Readonly<Record<string, unknown>>;
type Parts = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

export interface Success<E extends Endpoint> {
  datos: Answer<E>;
  /** What the server has to say about it, where it has. */
  mensaje: string | null;
  /** Where that is a notice to be read and closed: its title and button. */
  aviso: AnswerNotice | null;
}

interface Options {
  signal?: AbortSignal | undefined;
  /** It is sent even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** Of a session that this browser has no more. */
  token?: string;
}

// A file on a slow phone takes its time; a page that does not come in half a minute will not.
const secondsToWait = { GET: 30, POST: 180 } as const;

function address(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * The token that a call carries. Calls that are open to all go without, but for those that ask who comes, and a
 * manager's, who is let through during maintenance; the provisional one is for the few that it is good for.
 */
function tokenFor({
  access,
  knowsCaller,
  beforeAcceptance,
  beforeSecondFactor,
}: Endpoint): string | undefined {
  const session = currentSession();
  if (access === 'public' && knowsCaller !== true)
    return session?.data.userType === 'Gestor' ? session.token : undefined;
  return session?.token ?? (beforeAcceptance || beforeSecondFactor ? provisionalLogin()?.token : undefined);
}

const maintenanceMark = z.object({ mantenimiento: z.literal(true) });

/** The name that this call gives to the code, where the catalogue has two readings of it. */
function nameOf(endpoint: Endpoint, code: number): ErrorName {
  return (
    endpoint.refusals.find((name) => errors[name].code === code) ?? errorOfCode.get(code) ?? 'generalError'
  );
}

/** Makes a call of the contract. Anything but status 0 rejects with a `CallError`. */
export function request<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  options?: Options,
): Promise<Success<E>>;
export async function request(
  endpoint: Endpoint,
  call: Parts,
  options: Options = {},
): Promise<Success<Endpoint>> {
  const token = options.token ?? tokenFor(endpoint);
  // What is still on a page whose session has just ended asks once more: the answer is known.
  if (token === undefined && endpoint.access !== 'public') throw sessionLost();
  const acts = actsSoFar();
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() });
  if (token !== undefined) {
    headers.set('authorization', `Bearer ${token}`);
    if (isTold(acts)) headers.set(unattendedHeader, '1');
  }
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  const url = address(endpoint, call);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const answered = sendOnce(endpoint, headers, url, body ?? '');

  const timeout = AbortSignal.timeout(secondsToWait[endpoint.method] * 1000);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers,
      body,
      keepalive: options.keepalive === true,
      signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
    });
    text = await response.text();
  } catch (error) {
    // The caller that cancelled knows.
    if (options.signal?.aborted === true) throw error;
    noteLoss();
    throw noAnswer();
  }

  const answer = read(text);
  // After a failure of the portal's own it may have been done all the same.
  if (answer !== null && response.status < 500) answered();
  if (token !== undefined && answer !== null) noteTold(acts);
  // A proxy's page in the place of an answer: nothing behind it says anything.
  if (answer === null && response.status >= 502) noteLoss();
  if (response.ok && answer?.status === 0)
    return { datos: answer.datos, mensaje: answer.mensaje ?? null, aviso: answer.aviso ?? null };
  const code = answer?.status ?? errors.serviceUnavailable.code;
  const isSessionLost = response.status === 401 || code === errors.sessionLost.code;
  // Only if it is still this session: the answer to an older one must not end a newer.
  if (isSessionLost && token !== undefined) {
    if (currentSession()?.token === token) expireSession();
    else if (provisionalLogin()?.token === token) dropProvisional();
  }
  if (response.status === 503 && maintenanceMark.safeParse(answer?.datos).success) noteMaintenance(true);
  const error = new CallError({
    name: nameOf(endpoint, code),
    code,
    mensaje: answer?.mensaje ?? null,
    aviso: answer?.aviso ?? null,
    datos: answer?.datos ?? null,
    referencia: answer?.referencia ?? response.headers.get('x-request-id'),
    httpStatus: response.status,
  });
  reportFailure(endpoint, error);
  throw error;
}

const sessionLost = (): CallError =>
  new CallError({
    name: 'sessionLost',
    code: errors.sessionLost.code,
    mensaje: null,
    aviso: null,
    datos: null,
    referencia: null,
    httpStatus: 401,
  });

/** `datos` of the call. */
export async function send<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  options?: Options,
): Promise<Answer<E>> {
  return (await request(endpoint, call, options)).datos;
}

function read(text: string): z.infer<typeof envelope> | null {
  try {
    const parsed = envelope.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // A proxy's page in the place of an answer.
    return null;
  }
}
