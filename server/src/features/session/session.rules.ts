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
