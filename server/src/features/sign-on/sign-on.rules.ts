import { createHmac } from 'node:crypto';
import type { SignOnProvider } from '@portal/contract/brand';
import { isDni, normalizeIdentifier } from '@portal/contract/identifiers';
import type { AttemptLimit } from '../session/session.rules.ts';

/** Answers that were no good, by address; a whole campus may come from one. */
export const answerLimit: AttemptLimit = { most: 100, windowMinutes: 15, waitMinutes: [15] };

/** Whoever logs in elsewhere may have to look for a telephone. */
export const requestMinutes = 15;
/** The page asks for what was posted as soon as it is there. */
export const postedSeconds = 60;

/** Who a provider says has come. */
export interface Arrival {
  readonly emisor: string;
  readonly sujeto: string;
  /** Claims or attributes, by name. */
  readonly datos: Readonly<Record<string, unknown>>;
  /** The assertion's id, which is taken once. */
  readonly asercion?: string;
}

const valuesOf = (datos: Arrival['datos'], name: string): unknown[] =>
  Object.hasOwn(datos, name) ? [datos[name]].flat() : [];

/** `urn:schac:personalUniqueID:es:DNI:12345678Z` as the federation writes it, or the number alone. */
function identityNumber(text: string): string | undefined {
  const [, country, number = text] = /^urn:.*:(\w\w):\w+:([^:]+)$/i.exec(text) ?? [];
  if (country !== undefined && country.toLowerCase() !== 'es') return undefined;
  const normal = normalizeIdentifier(number ?? text);
  return isDni(normal) ? normal : undefined;
}

/**
 * What an account is found by, the first time that somebody comes; undefined where nothing can be relied upon. An
 * e-mail that the provider says it has not verified counts for nothing, and what anyone may type for as little.
 */
export function identifierOf(provider: SignOnProvider, { datos }: Arrival): string | undefined {
  const { tipo, identificador, identificadorFiable, seBuscaPor } = provider;
  const [value, ...more] = valuesOf(datos, identificador);
  if (typeof value !== 'string' || more.length > 0) return undefined;
  if (tipo === 'oidc' && identificador === 'email') {
    const [verified] = valuesOf(datos, 'email_verified');
    if (verified !== true && (verified !== undefined || !identificadorFiable)) return undefined;
  }
  if (seBuscaPor === 'dni') return identityNumber(value.trim());
  return value.trim().toLowerCase() || undefined;
}

/** `student@Example.edu`: what is said, and the institution it is said of, whose letter case means nothing. */
function withScope(value: string): string {
  const at = value.indexOf('@');
  return at < 0 ? value : `${value.slice(0, at)}${value.slice(at).toLowerCase()}`;
}

/**
 * Whether the provider says of somebody what the institution asks of whoever comes in. A value is held against the
 * whole of it: who is a student of another university of the federation is none here.
 */
export function isLetIn({ soloCon }: SignOnProvider, { datos }: Arrival): boolean {
  if (!soloCon) return true;
  const letIn = new Set(soloCon.valores.map(withScope));
  return valuesOf(datos, soloCon.dato).some(
    (value) => typeof value === 'string' && letIn.has(withScope(value)),
  );
}

/**
 * Something that this request alone has and that nobody can know without the browser's secret, which is kept nowhere
 * else: the verifier of PKCE, the nonce.
 */
export const derived = (browser: string, use: string, state: string): string =>
  createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url');

/** The browser's secret in a Cookie header. */
export function browserIn(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
