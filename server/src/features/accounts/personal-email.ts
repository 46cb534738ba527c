import type { Ctx } from '../../http/context.ts';
import type { StudentSession } from '../../http/session.ts';
import { counter, countUse } from '../session/attempts.ts';
import { endLink } from './accounts.queries.ts';
import { accountLimits } from './accounts.rules.ts';
import { confirmationCounter } from './confirmation.routes.ts';

/**
 * Has the student's personal e-mail, as it has just been written, mailed a link that confirms it; the one before confirms
 * nothing any more. Throws userBlocked (90) after too many.
 */
export async function askForPersonalEmail(ctx: Ctx<StudentSession>, email: string | null): Promise<void> {
  const { accountId } = ctx.session;
  await endLink(ctx.db, accountId, 'confirmarPersonal');
  if (email === null) return;
  const own = counter('personal email', String(accountId), accountLimits.personalEmail);
  await countUse(ctx.db, [confirmationCounter(email), own], ctx.now());
  await ctx.jobs.send(ctx.db, 'accountLink', { accountId, personal: true });
}
