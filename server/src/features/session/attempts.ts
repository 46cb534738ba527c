import { createHash } from 'node:crypto';
import type { Role } from '@portal/contract/roles';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { passwordMatches } from './password.ts';
import { findAttempts, forgetAttempts, lockedAttempts, saveAttempts } from './session.queries.ts';
import {
  type AttemptLimit,
  type Attempts,
  afterFailure,
  attemptLimits,
  minutesBlocked,
} from './session.rules.ts';

/** What attempts are counted on, and how many it bears. */
export interface Counter {
  /** Hashed: neither a login nor an address is kept. */
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** Counts attempts of a kind on a login, an address or whatever they are limited by. */
export const counter = (kind: string, value: string, limit: AttemptLimit): Counter => ({
  key: createHash('sha256').update(`${kind} ${value}`).digest('base64url'),
  limit,
});

const accountCounter = (userType: Role, usuario: string): Counter =>
  counter(userType, usuario, attemptLimits.account);

const fromAddress = (userType: Role, usuario: string, address: string): Counter =>
  counter(`${userType} ${address}`, usuario, attemptLimits.accountFromAddress);

/**
 * What wrong passwords of a login are counted on. A device on which this account has logged in is counted apart from
 * all others: what strangers do does not keep it out.
 */
export async function loginCounters(
  { address, cookie, devices }: Pick<Ctx, 'address' | 'cookie' | 'devices'>,
  userType: Role,
  usuario: string,
  accountId: number | undefined,
): Promise<readonly [Counter, ...Counter[]]> {
  const device = accountId === undefined ? undefined : await devices.knownTo(accountId, cookie);
  if (device !== undefined)
    return [counter(`${userType} ${device}`, usuario, attemptLimits.accountFromDevice)];
  return [
    fromAddress(userType, usuario, address),
    accountCounter(userType, usuario),
    counter('address', address, attemptLimits.address),
  ];
}

/** Forgets wrong passwords, by strangers too: somebody has just shown that the account is theirs. */
export async function forgetLoginFailures(
  db: Db,
  { address }: Pick<Ctx, 'address'>,
  { userType, usuario }: { userType: Role; usuario: string },
): Promise<void> {
  for (const { key } of [fromAddress(userType, usuario, address), accountCounter(userType, usuario)])
    await forgetAttempts(db, key);
}

function refuseBlocked(waits: readonly number[]): void {
  const minutos = Math.max(...waits);
  if (minutos > 0) throw new Refusal('userBlocked', { values: { minutos } });
}

/** What is known of these counters. Throws userBlocked (90) where one of them is full. */
export async function refuseWhileBlocked(
  ctx: Ctx,
  counters: readonly Counter[],
): Promise<ReadonlyMap<string, Attempts>> {
  const keys = counters.map(({ key }) => key);
  const known = await findAttempts(ctx.db, keys);
  refuseBlocked(keys.map((key) => minutesBlocked(known.get(key), ctx.now())));
  return known;
}

/** Counts one more; gives the minutes to wait where the limit was reached meanwhile. */
async function countOne(db: Db, { key, limit }: Counter, now: Date): Promise<number> {
  const before = await lockedAttempts(db, key);
  const wait = minutesBlocked(before, now);
  if (wait === 0) await saveAttempts(db, key, afterFailure(before, limit, now));
  return wait;
}

/** Counts what went wrong. Throws userBlocked (90) where a limit was reached while it was looked at. */
export async function countFailure(ctx: Ctx, counters: readonly Counter[]): Promise<void> {
  const waits: number[] = [];
  for (const one of counters) {
    waits.push(await ctx.transaction((db) => countOne(db, one, ctx.now())));
  }
  refuseBlocked(waits);
}

/** Counts what is limited however it ends, in the caller's transaction. Throws userBlocked (90), then without counting. */
export async function countUse(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  const waits: number[] = [];
  for (const one of counters) waits.push(await countOne(db, one, now));
  refuseBlocked(waits);
}

/**
 * Whether this is the password; takes as long where there is no account. The first counter is of the caller, and
 * forgotten once they are right. Throws userBlocked (90) after too many that were not.
 */
export async function isPassword(
  ctx: Ctx,
  counters: readonly [Counter, ...Counter[]],
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  await refuseWhileBlocked(ctx, counters);
  if (!(await passwordMatches(stored, password))) {
    await countFailure(ctx, counters);
    return false;
  }
  // Guesses that are sent at once all pass the first look: by now those that failed have been counted.
  const known = await refuseWhileBlocked(ctx, counters);
  const [own] = counters;
  if (known.has(own.key)) await forgetAttempts(ctx.db, own.key);
  return true;
}

/**
 * Whether this is the current password of somebody who is logged in, whatever it is asked for: the tries of all count
 * together. Throws userBlocked (90) after too many that were not.
 */
export const isOwnPassword = (ctx: Ctx<Session>, stored: string | null, password: string): Promise<boolean> =>
  isPassword(ctx, [counter('change', String(ctx.session.accountId), attemptLimits.change)], stored, password);
