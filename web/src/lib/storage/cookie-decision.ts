import * as z from 'zod/mini';
import { sharedValue } from './shared-value.ts';
import { localStore, readJson } from './storage.ts';

/** The only thing that a logout leaves in the browser (specification 1, §4). */
export const cookiesKey = 'cookies';

/** After which it is asked again (guide of the Spanish Data Protection Agency). */
const monthsKept = 24;

const kept = z.object({ analitica: z.boolean(), fecha: z.iso.datetime() });

export interface CookieDecision {
  /** Whether visits may be counted. */
  readonly analitica: boolean;
  readonly fecha: Date;
}

/** When a decision is no longer good. */
export function endOf({ fecha }: CookieDecision): Date {
  const end = new Date(fecha);
  end.setMonth(end.getMonth() + monthsKept);
  return end;
}

/** What was decided in this browser; null where nothing was, or too long ago. */
export function readCookieDecision(now = new Date()): CookieDecision | null {
  const parsed = kept.safeParse(readJson(localStore.get(cookiesKey)));
  if (!parsed.success) return null;
  const decision = { analitica: parsed.data.analitica, fecha: new Date(parsed.data.fecha) };
  return decision.fecha <= now && now < endOf(decision) ? decision : null;
}

const shown = sharedValue(readCookieDecision());

/** A no is kept like a yes: neither is asked again. */
export function writeCookieDecision(analitica: boolean, now = new Date()): void {
  localStore.set(cookiesKey, JSON.stringify({ analitica, fecha: now.toISOString() }));
  shown.set(readCookieDecision(now));
}

export const useCookieDecision = shown.use;

/** Follows what is decided in other tabs. */
export function watchCookieDecision(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== cookiesKey) return;
    localStore.forget(cookiesKey);
    shown.set(readCookieDecision());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
