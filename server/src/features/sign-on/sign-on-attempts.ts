import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { counter, countFailure, refuseWhileBlocked } from '../session/attempts.ts';
import { answerLimits, browserIn } from './sign-on.rules.ts';
import type { SignOn } from './sign-on.ts';

/**
 * What somebody sent turns out to be, where it is any good. Throws linkExpiredOrUsed (42) where it is not, and
 * userBlocked (90) after too many such from the browser, or from the address.
 */
export async function unlessTooMany<T>(
  ctx: Ctx,
  signOn: SignOn,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const browser = browserIn(ctx.cookie, signOn.cookie);
  const own = browser === undefined ? [] : [counter('sign-on browser', browser, answerLimits.browser)];
  await refuseWhileBlocked(ctx, own);
  const found = await look();
  if (found !== undefined) return found;
  await countFailure(ctx, [...own, counter('sign-on', ctx.address, answerLimits.address)]);
  throw new Refusal('linkExpiredOrUsed');
}
