import { type login, type SessionData, secondFactorSteps, sessionData } from '@portal/contract/session';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { cookiesKey } from '../storage/cookie-decision.ts';
import { localStore, readJson, tabStore } from '../storage/storage.ts';

const sessionKey = 'portal.session';
const wantedKey = 'portal.wanted';
const provisionalKey = 'portal.provisional';

const claims = z.object({ exp: z.number(), sub: z.string() });
const kept = z.object({ token: z.string(), data: sessionData });
const provisional = z.extend(kept, { segundoFactor: z.optional(z.enum(secondFactorSteps)) });

export interface Session {
  readonly token: string;
  /** Seconds since 1970. */
  readonly exp: number;
  /** Tells accounts, and the companies of one, apart in what the browser keeps. */
  readonly account: string;
  readonly data: SessionData;
}

/** Why there is no session any more, or that another tab has one again. */
type SessionTurn = 'loggedOut' | 'expired' | 'resumed';

type Listener = (session: Session | null, turn: SessionTurn | null) => void;

const listeners = new Set<Listener>();
let current: Session | null = read();
let hasExpired = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function claimsOf(token: string): z.infer<typeof claims> | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const parsed = claims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function build(token: string, data: SessionData): Session | null {
  const found = claimsOf(token);
  if (found === null) return null;
  const account = [data.userType, found.sub, data.idEmpresa].filter((part) => part !== null);
  return { token, exp: found.exp, account: account.join(':'), data };
}

function read(): Session | null {
  const parsed = kept.safeParse(readJson(localStore.get(sessionKey)));
  return parsed.success ? build(parsed.data.token, parsed.data.data) : null;
}

function change(next: Session | null, turn: SessionTurn | null): void {
  current = next;
  // Somebody else's half-made login in this tab is over once there is a whole one.
  if (next !== null) dropProvisional();
  hasExpired = turn === 'expired';
  schedule();
  for (const listener of [...listeners]) listener(next, turn);
}

const secondsLeft = (session: Session) => session.exp - Date.now() / 1000;

function schedule(): void {
  clearTimeout(timer);
  if (current === null) return;
  const wait = Math.min(Math.max(secondsLeft(current), 0) * 1000, 2_000_000_000);
  timer = setTimeout(expireIfOver, wait + 500);
}

function expireIfOver(): void {
  if (current === null) return;
  if (secondsLeft(current) <= 0) expireSession();
  else schedule();
}

/** The session, or null; one whose time is over is ended here. */
export function currentSession(): Session | null {
  if (current !== null && secondsLeft(current) <= 0) expireSession();
  return current;
}

export function startSession({ token, ...answer }: z.infer<typeof login>): Session | null {
  const data = sessionData.parse(answer);
  const session = build(token, data);
  if (session === null) return null;
  localStore.set(sessionKey, JSON.stringify({ token, data }));
  change(session, null);
  return session;
}

/**
 * A login that is good for nothing but what it lacks, the data-protection text or the second factor, until that is
 * given. It is this tab's alone, and outlives a reload; nobody counts as logged in by it.
 */
export function holdProvisional({ token, segundoFactor, ...answer }: z.infer<typeof login>): void {
  tabStore.set(provisionalKey, JSON.stringify({ token, data: sessionData.parse(answer), segundoFactor }));
}

export function provisionalLogin(): z.infer<typeof provisional> | null {
  const parsed = provisional.safeParse(readJson(tabStore.get(provisionalKey)));
  if (!parsed.success) return null;
  const exp = claimsOf(parsed.data.token)?.exp ?? 0;
  if (exp * 1000 > Date.now()) return parsed.data;
  dropProvisional();
  return null;
}

export function dropProvisional(): void {
  tabStore.remove(provisionalKey);
}

/** Fresh data of the same session. */
export function updateSession(data: SessionData): void {
  if (current === null || JSON.stringify(current.data) === JSON.stringify(data)) return;
  localStore.set(sessionKey, JSON.stringify({ token: current.token, data }));
  change({ ...current, data }, null);
}

/** Error 2: the session is removed; what was typed and the place in the portal stay. */
export function expireSession(): void {
  if (current === null) return;
  localStore.forget(sessionKey);
  const kept = read();
  // Another tab has gone on with a new token meanwhile: it was only the one before that is over.
  if (kept !== null && kept.token !== current.token) {
    change(kept, 'resumed');
    return;
  }
  localStore.remove(sessionKey);
  change(null, 'expired');
}

/** Error 2 stands until somebody has logged in, wherever one goes meanwhile (specification 1, §4). */
export const sessionHasExpired = () => hasExpired;

/** Logging out clears everything that the portal kept in this browser. */
export function endSession(): void {
  localStore.clearExcept([cookiesKey]);
  tabStore.clearExcept([cookiesKey]);
  change(null, 'loggedOut');
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Heard when the person who was logged in is no longer: they have gone, or somebody else, or another company of theirs,
 * goes on.
 */
export function onAccountLeft(listener: () => void): () => void {
  let before = current?.account;
  return onSessionChange((session) => {
    const left = before;
    before = session?.account;
    if (left !== undefined && left !== before) listener();
  });
}

export function useSession(): Session | null {
  const get = () => current;
  return useSyncExternalStore(onSessionChange, get, get);
}

/** The path that was wanted before the login was asked for. */
export function keepWantedPath(path: string): void {
  tabStore.set(wantedKey, path);
}

export function takeWantedPath(): string | null {
  const path = tabStore.get(wantedKey);
  tabStore.remove(wantedKey);
  // Only a path of this portal: `//elsewhere` would leave it.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Follows the other tabs and the clock. */
export function watchSession(): void {
  schedule();
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== sessionKey) return;
    localStore.forget(sessionKey);
    const next = read();
    if (next?.token === current?.token && next !== null) return;
    if (key === null) tabStore.clearExcept([cookiesKey]);
    if (next === null && current === null) return;
    // Logging out clears all that was kept; when a session is over it alone is removed.
    change(next, next !== null ? 'resumed' : key === null ? 'loggedOut' : 'expired');
  });
  // Timers sleep with the computer.
  document.addEventListener('visibilitychange', expireIfOver);
}
