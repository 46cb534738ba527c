import type { CompanyState } from '@portal/contract/company-page';

/** How many attempts are borne, for how long they count, and how long one then waits. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowMinutes: number;
  /** After the last that is borne, and after each more; the last wait is that of all that follow. */
  readonly waitMinutes: readonly [number, ...number[]];
}

/**
 * Of wrong passwords. Strangers are told apart by address, so that none locks out who has the account or who shares the
 * address: those two bear much more together. A person who has logged in on a device before is counted by it alone.
 */
export const attemptLimits = {
  accountFromAddress: { max: 5, windowMinutes: 15, waitMinutes: [1, 2, 5, 15, 30, 60] },
  accountFromDevice: { max: 10, windowMinutes: 15, waitMinutes: [1, 2, 5, 15] },
  account: { max: 100, windowMinutes: 60, waitMinutes: [1, 2, 5, 15] },
  address: { max: 300, windowMinutes: 15, waitMinutes: [1, 2, 5, 15] },
  /** Of the second factor's code, by somebody who knows the password: three of a million are good at a time. */
  secondFactor: { max: 5, windowMinutes: 15, waitMinutes: [1, 2, 5, 15, 30, 60] },
  /** Of the current password, by somebody who is logged in. */
  change: { max: 5, windowMinutes: 15, waitMinutes: [15] },
} as const satisfies Record<string, AttemptLimit>;

/** How seldom the use of a session is written down. */
export const noteEveryMs = 60_000;

/**
 * The last use, as it was noted, before which a session is over; null where it lasts unused as well. None ends before
 * its time: it may have been used since then for as long as the use is not noted anew.
 */
export const idleBefore = (idleMinutes: number | null, at: number): number | null =>
  idleMinutes === null ? null : at - idleMinutes * 60_000 - noteEveryMs;

/** Whether a session was last used too long ago. */
export function isIdle(ultimoUso: number, idleMinutes: number | null, at: number): boolean {
  const before = idleBefore(idleMinutes, at);
  return before !== null && ultimoUso < before;
}

export interface Attempts {
  fallos: number;
  desde: Date;
  bloqueadaHasta: Date | null;
}

/** Whole minutes that a blocked login still waits; 0 where it is not blocked. */
export function minutesBlocked(attempts: Pick<Attempts, 'bloqueadaHasta'> | undefined, now: Date): number {
  const until = attempts?.bloqueadaHasta;
  return until && until > now ? Math.ceil((until.getTime() - now.getTime()) / 60_000) : 0;
}

/**
 * The count after one more failure: a new one where the window has passed since it began and since the last wait, a
 * longer wait where it is full.
 */
export function afterFailure(before: Attempts | undefined, limit: AttemptLimit, now: Date): Attempts {
  const windowMs = limit.windowMinutes * 60_000;
  const since = Math.max(before?.desde.getTime() ?? 0, before?.bloqueadaHasta?.getTime() ?? 0);
  const isFresh = !before || now.getTime() - since > windowMs;
  const fallos = isFresh ? 1 : before.fallos + 1;
  const over = fallos - limit.max;
  const wait = limit.waitMinutes[Math.min(over, limit.waitMinutes.length - 1)] ?? 0;
  return {
    fallos,
    desde: isFresh ? now : before.desde,
    bloqueadaHasta: over >= 0 ? new Date(now.getTime() + wait * 60_000) : null,
  };
}

/** Why an account opens nothing yet, or no more. */
export type AccountNotOpen = 'unconfirmed' | 'waiting' | 'blocked';
/** The same of a contact, who comes in by a company. */
export type NotOpen = AccountNotOpen | 'turnedDown' | 'askedAnew' | 'detached';

export interface AccountAccess {
  readonly estado: 'pendiente' | 'activa' | 'bloqueada' | 'baja';
  /** Registered, and the e-mail is yet to be confirmed. */
  readonly sinConfirmar: boolean;
}

/** Why an account that was not closed is not open; undefined where it is. */
export function accountNotOpen({ estado, sinConfirmar }: AccountAccess): AccountNotOpen | undefined {
  if (estado === 'bloqueada') return 'blocked';
  if (sinConfirmar) return 'unconfirmed';
  return estado === 'pendiente' ? 'waiting' : undefined;
}

/** A contact's part in a company. */
export interface CompanyAccess {
  readonly estado: CompanyState;
  readonly activo: boolean;
  readonly solicitado: boolean;
}

/** Why none of its companies lets a contact in: of several, what there is most to hope for. */
export function companiesNotOpen(companies: readonly CompanyAccess[]): Exclude<NotOpen, 'unconfirmed'> {
  const some = (is: (company: CompanyAccess) => boolean) => companies.some(is);
  if (some(({ estado, activo, solicitado }) => solicitado || (activo && estado === 'pendiente')))
    return 'waiting';
  if (some(({ estado, activo }) => activo && estado === 'bloqueada')) return 'blocked';
  if (some(({ estado }) => estado === 'rechazada')) return 'turnedDown';
  // A person who waits for it now asked after them: they had asked, and were turned down or were slower to confirm.
  return some(({ estado }) => estado === 'pendiente') ? 'askedAnew' : 'detached';
}
