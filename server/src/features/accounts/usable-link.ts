import type { Ctx } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import { counter, countFailure } from '../session/attempts.ts';
import { findLink } from './accounts.queries.ts';
import { accountLimits, type LinkWanted, linkProblem } from './accounts.rules.ts';

/** The link with this secret. Throws what linkProblem says, and userBlocked (90) after too many that were none from the address: the secret of one that is good cannot be guessed. */
export async function usableLink(ctx: Ctx, token: string, wanted: LinkWanted) {
  const link = await findLink(ctx.db, hashOfSecret(token));
  const problem = linkProblem(link, wanted, ctx.now());
  if (problem || !link) {
    await countFailure(ctx, [counter('link', ctx.address, accountLimits.link)]);
    throw new Refusal(problem ?? 'linkExpiredOrUsed');
  }
  return link;
}
