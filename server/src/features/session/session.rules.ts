/** How many attempts are borne, for how long, and how long one then waits. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMinutes: number;
  readonly blockMinutes: number;
}

/** Of wrong passwords. */
export const attemptLimits = {
  account: { most: 5, windowMinutes: 15, blockMinutes: 15 },
  /** A whole campus may come from one address. */
  address: { most: 50, windowMinutes: 15, blockMinutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

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

/** The count after one more failure: a new one where the window has passed, a block where it is full. */
export function afterFailure(before: Attempts | undefined, limit: AttemptLimit, now: Date): Attempts {
  const fresh = !before || now.getTime() - before.desde.getTime() > limit.windowMinutes * 60_000;
  const fallos = fresh ? 1 : before.fallos + 1;
  return {
    fallos,
    desde: fresh ? now : before.desde,
    bloqueadaHasta: fallos >= limit.most ? new Date(now.getTime() + limit.blockMinutes * 60_000) : null,
  };
}

/** Why an account opens nothing yet, or no more. */
export type AccountNotOpen = 'unconfirmed' | 'waiting' | 'blocked';
/** The same of a contact, who comes in by a company. */
export type NotOpen = AccountNotOpen | 'turnedDown' | 'askedAnew' | 'detached';

export interface AccountStanding {
  readonly estado: 'pendiente' | 'activa' | 'bloqueada' | 'baja';
  /** Registered, and the e-mail is yet to be confirmed. */
  readonly sinConfirmar: boolean;
}

/** Why an account that was not closed is not open; undefined where it is. */
export function accountNotOpen({ estado, sinConfirmar }: AccountStanding): AccountNotOpen | undefined {
  if (estado === 'bloqueada') return 'blocked';
  if (sinConfirmar) return 'unconfirmed';
  return estado === 'pendiente' ? 'waiting' : undefined;
}

/** A contact's part in a company. */
export interface CompanyStanding {
  readonly estado: 'pendiente' | 'validada' | 'rechazada' | 'bloqueada';
  readonly activo: boolean;
  readonly solicitado: boolean;
}

/** Why none of its companies lets a contact in: of several, what there is most to hope for. */
export function companiesNotOpen(companies: readonly CompanyStanding[]): Exclude<NotOpen, 'unconfirmed'> {
  const some = (is: (company: CompanyStanding) => boolean) => companies.some(is);
  if (some(({ estado, activo, solicitado }) => solicitado || (activo && estado === 'pendiente')))
    return 'waiting';
  if (some(({ estado, activo }) => activo && estado === 'bloqueada')) return 'blocked';
  if (some(({ estado }) => estado === 'rechazada')) return 'turnedDown';
  // Whoever waits for it now asked after them: they had asked, and were turned down or were slower to confirm.
  return some(({ estado }) => estado === 'pendiente') ? 'askedAnew' : 'detached';
}
