import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { ca } from '../../texts/ca/second-factor.ts';
import { en } from '../../texts/en/second-factor.ts';
import { es } from '../../texts/es/second-factor.ts';
import { type Account, findAccountById, lockAccount } from '../accounts/accounts.queries.ts';
import { isOwnPassword } from '../session/attempts.ts';
import { loginOf } from './second-factor.queries.ts';
import { isFreshLogin } from './second-factor.rules.ts';

const texts = { es, ca, en };

const refusedPassword = (error: 'required' | 'passwordWrong') =>
  new FieldRefusal([{ campo: 'passwordActual', error: fieldError(error) }]);

/**
 * Does the work once the manager has shown more than a token, which may have been stolen: the current password. A login
 * of a few minutes ago stands for it where the account has none, and where setting the second factor up is part of the
 * login. Throws 15 beside the field, userBlocked (90), or actionNotAllowed (48) where that login was too long ago.
 */
export async function withPerson<T>(
  ctx: Ctx<ManagerSession>,
  passwordActual: string | undefined,
  work: (db: Db, account: Account) => Promise<T>,
): Promise<T> {
  const { accountId, id } = ctx.session;
  const account = await findAccountById(ctx.db, accountId);
  if (!account) throw new Error('an account with a session has gone');
  const { creada, isForSetUp } = await loginOf(ctx.db, id);
  if (account.passwordHash === null || isForSetUp) {
    if (!isFreshLogin(creada, ctx.now()))
      throw new Refusal('actionNotAllowed', { words: texts[ctx.language].loginAgain });
  } else {
    if (!passwordActual) throw refusedPassword('required');
    if (!(await isOwnPassword(ctx, account.passwordHash, passwordActual)))
      throw refusedPassword('passwordWrong');
  }
  return ctx.transaction(async (db) => {
    // It was changed meanwhile: what was typed is no longer the current one.
    if ((await lockAccount(db, accountId))?.passwordHash !== account.passwordHash)
      throw refusedPassword('passwordWrong');
    return work(db, account);
  });
}
