import { createHmac } from 'node:crypto';
import type { SignOnProvider } from '@portal/contract/brand';
import { shortText } from '@portal/contract/fields';
import { isDni, isEmail, normalizeIdentifier } from '@portal/contract/identifiers';
import type { Newcomer } from '@portal/contract/sign-on';
import type { AttemptLimit } from '../session/session.rules.ts';

/**
 * Answers that were no good, by the browser that began and by address. A whole campus may come from one address, so that
 * an answer that is good passes whatever others there have sent.
 */
export const answerLimits = {
  browser: { max: 20, windowMinutes: 15, waitMinutes: [1, 2, 5, 15] },
  address: { max: 300, windowMinutes: 15, waitMinutes: [15] },
} as const satisfies Record<string, AttemptLimit>;

/** A person who logs in elsewhere may have to look for a telephone. */
export const requestMinutes = 15;
/** Some data of a registration have to be looked up. */
export const registrationMinutes = 60;
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

/** Whether an OIDC provider's claim `email` can be relied upon. */
function isVerified({ identificadorFiable }: SignOnProvider, datos: Arrival['datos']): boolean {
  const [verified] = valuesOf(datos, 'email_verified');
  return verified === true || (verified === undefined && identificadorFiable);
}

/**
 * What an account is found by, the first time that somebody comes; undefined where nothing can be relied upon. An
 * e-mail that the provider says it has not verified counts for nothing, and what anyone may type for as little.
 */
export function identifierOf(provider: SignOnProvider, { datos }: Arrival): string | undefined {
  const { tipo, identificador, seBuscaPor } = provider;
  const [value, ...more] = valuesOf(datos, identificador);
  if (typeof value !== 'string' || more.length > 0) return undefined;
  if (tipo === 'oidc' && identificador === 'email' && !isVerified(provider, datos)) return undefined;
  if (seBuscaPor === 'dni') return identityNumber(value.trim());
  return value.trim().toLowerCase() || undefined;
}

/** `student@Example.edu`: what is said, and the institution it is said of, whose letter case means nothing. */
function withScope(value: string): string {
  const at = value.indexOf('@');
  return at < 0 ? value : `${value.slice(0, at)}${value.slice(at).toLowerCase()}`;
}

/**
 * Whether the provider says of somebody what the institution asks of people who come in. A value is held against the
 * whole of it: who is a student of another university of the federation is none here.
 */
export const isLetIn = ({ soloCon }: SignOnProvider, { datos }: Arrival): boolean =>
  !soloCon || hasOneOf(datos, soloCon.dato, soloCon.valores);

function hasOneOf(datos: Arrival['datos'], name: string, wanted: readonly string[]): boolean {
  const known = new Set(wanted.map(withScope));
  return valuesOf(datos, name).some((value) => typeof value === 'string' && known.has(withScope(value)));
}

/**
 * The account that a provider may make for somebody who has none: 'otherAffiliation' for people who are neither
 * students nor alumni, undefined where the provider makes no accounts or gives no e-mail that can be relied upon.
 */
export function newcomerOf(
  provider: SignOnProvider,
  { datos }: Arrival,
): Newcomer | 'otherAffiliation' | undefined {
  const { tipo, altas } = provider;
  if (!altas || (tipo === 'oidc' && altas.email === 'email' && !isVerified(provider, datos)))
    return undefined;
  const [email, ...more] = valuesOf(datos, altas.email);
  if (typeof email !== 'string' || more.length > 0 || !isEmail(email.trim())) return undefined;
  const { dato, estudiantes, titulados = [] } = altas.afiliacion;
  const studies = hasOneOf(datos, dato, estudiantes);
  if (!studies && !hasOneOf(datos, dato, titulados)) return 'otherAffiliation';
  const dni = altas.dni === undefined ? null : shortTextIn(datos, altas.dni);
  return {
    nombre: shortTextIn(datos, altas.nombre),
    apellidos: shortTextIn(datos, altas.apellidos),
    email: email.trim(),
    dni: (dni !== null && identityNumber(dni)) || null,
    situacion: studies ? 'estudiante' : 'titulado',
  };
}

/** The first value, where it fits a field; null where the person has to be asked. */
const shortTextIn = (datos: Arrival['datos'], name: string): string | null =>
  shortText.safeParse(valuesOf(datos, name)[0]).data ?? null;

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
