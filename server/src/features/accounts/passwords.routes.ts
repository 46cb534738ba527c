import { passwordLinkUses } from '@portal/contract/accounts';
import type { Role } from '@portal/contract/roles';
import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { Session, Sessions } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { letInvitedIn } from '../company-contacts/company-contacts.queries.ts';
import { type Counter, counter, countUse, forgetLoginFailures, isOwnPassword } from '../session/attempts.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { findAccount } from '../session/session.queries.ts';
import { revokeSessions } from '../session/sessions.queries.ts';
import { refuseGuessable } from '../session/weak-password.ts';
import {
  type Account,
  contactAccounts,
  findAccountById,
  findLink,
  lockAccount,
  setPassword,
} from './accounts.queries.ts';
import { accountLimits, type LinkWanted, linkProblem } from './accounts.rules.ts';
import { usableLink } from './usable-link.ts';

interface ByLink {
  token: string;
  password: string;
}

const told = {
  created: { contact: 'contactPasswordCreated', other: 'passwordCreated' },
  changed: { contact: 'contactPasswordChanged', other: 'passwordChanged' },
} as const;

/** The owner of the account is told that it has a password, or another one: it may not have been them. */
const tellPassword = (
  ctx: Ctx,
  db: Db,
  { accountId, userType }: { accountId: number; userType: Role },
  what: keyof typeof told,
): Promise<void> =>
  notify({ db, jobs: ctx.jobs }, [accountId], {
    tipo: told[what][userType === 'Empresa' ? 'contact' : 'other'],
    datos: {},
    urlAcceso: null,
  });

const everyRole = ['Alumno', 'Empresa', 'Gestor'] as const;

/**
 * Sends a link to the accounts found. What was typed is counted, known or not, and a job is written, for an account or
 * for none: neither the answer nor its time tells whether there is one. Whether it may have a link is looked at by the
 * job. A company's contacts have a job each: that a company is known, anybody may ask. Throws userBlocked (90) where
 * too many were asked for.
 */
const recover = (ctx: Ctx, counted: Counter, find: (db: Db) => Promise<(number | undefined)[]>) =>
  ctx.transaction(async (db) => {
    const address = counter('recovery address', ctx.address, accountLimits.recoveryAddress);
    await countUse(db, [counted, address], ctx.now());
    const found = (await find(db)).filter((id) => id !== undefined);
    const ids = found.length > 0 ? found : [null];
    await ctx.jobs.send(db, 'accountLink', ...ids.map((accountId) => ({ accountId })));
    return null;
  });

const recoveryCounter = (kind: string, value: string): Counter =>
  counter(`recovery ${kind}`, value, accountLimits.recovery);

/** The same by a login: an account of another kind with the same e-mail is another account. */
function recoverBy(ctx: Ctx, role: Role, typed: string): Promise<null> {
  const usuario = typed.toLowerCase();
  return recover(ctx, recoveryCounter(role, usuario), async (db) => [
    (await findAccount(db, role, usuario))?.id,
  ]);
}

/** What anybody may know of the owner of a password. */
const ownWords = ({ brand }: Ctx, { nombre, apellidos, email, usuario, empresas }: Account) => [
  nombre,
  apellidos,
  email,
  usuario,
  ...empresas,
  brand.nombre,
];

/** A password that does not change leaves people who may know it where they are. */
const samePassword = () => new FieldRefusal([{ campo: 'password', error: fieldError('passwordSame') }]);

export const passwordsRoutes = (sessions: Sessions) => {
  /** Sets a password by a link. Of two at once that use it, the second finds it used. */
  const setByLink = async (ctx: Ctx, { token, password }: ByLink, wanted: LinkWanted): Promise<null> => {
    const { accountId, userType, usuario, uso } = await usableLink(ctx, token, wanted);
    const account = await findAccountById(ctx.db, accountId);
    if (account) refuseGuessable(password, ownWords(ctx, account));
    const before = account?.passwordHash;
    if (before && (await passwordMatches(before, password))) throw samePassword();
    const passwordHash = await hashPassword(password);
    await ctx.transaction(async (db) => {
      await lockAccount(db, accountId);
      const problem = linkProblem(await findLink(db, hashOfSecret(token)), wanted, ctx.now());
      if (problem) throw new Refusal(problem);
      await setPassword(db, accountId, passwordHash, ctx.now());
      if (userType === 'Empresa') await letInvitedIn(db, accountId);
      await revokeSessions(db, accountId);
      await tellPassword(ctx, db, { accountId, userType }, uso === 'restablecer' ? 'changed' : 'created');
      // A person who forgot the password has often tried too many.
      await forgetLoginFailures(db, ctx, { userType, usuario });
    });
    sessions.forget(accountId);
    return null;
  };

  const change = async (
    ctx: Ctx<Session>,
    { passwordActual, password }: { passwordActual: string; password: string },
  ): Promise<null> => {
    const { id, accountId } = ctx.session;
    const account = await findAccountById(ctx.db, accountId);
    if (!account) throw new Error('an account with a session has gone');
    const wrong = new FieldRefusal([{ campo: 'passwordActual', error: fieldError('passwordWrong') }]);
    if (!(await isOwnPassword(ctx, account.passwordHash, passwordActual))) throw wrong;
    if (password === passwordActual) throw samePassword();
    refuseGuessable(password, ownWords(ctx, account));
    const passwordHash = await hashPassword(password);
    await ctx.transaction(async (db) => {
      // Another change came first: what was typed is no longer the current one.
      if ((await lockAccount(db, accountId))?.passwordHash !== account.passwordHash) throw wrong;
      await setPassword(db, accountId, passwordHash, ctx.now());
      await revokeSessions(db, accountId, id);
      await tellPassword(ctx, db, { accountId, userType: account.userType }, 'changed');
    });
    sessions.forget(accountId);
    return null;
  };

  return routes({
    recoverStudentPassword: ({ body }, ctx) => recoverBy(ctx, 'Alumno', body.usuario),
    recoverCompanyPassword({ body }, ctx) {
      const { cif, nick = '' } = body;
      return cif === undefined
        ? recoverBy(ctx, 'Empresa', nick)
        : recover(ctx, recoveryCounter('cif', cif), (db) => contactAccounts(db, cif));
    },
    recoverManagerPassword: ({ body }, ctx) => recoverBy(ctx, 'Gestor', body.nick),
    async checkLink({ body }, ctx) {
      const wanted = { usos: passwordLinkUses, roles: everyRole };
      const { uso: given, userType, nombre } = await usableLink(ctx, body.token, wanted);
      const uso = passwordLinkUses.find((one) => one === given);
      if (!uso) throw new Refusal('linkExpiredOrUsed');
      return { uso, userType, name: nombre };
    },
    resetStudentPassword: ({ body }, ctx) =>
      setByLink(ctx, body, { usos: ['restablecer'], roles: ['Alumno'] }),
    resetCompanyPassword: ({ body }, ctx) =>
      setByLink(ctx, body, { usos: ['restablecer'], roles: ['Empresa', 'Gestor'] }),
    setFirstPassword: ({ body }, ctx) => setByLink(ctx, body, { usos: ['establecer'], roles: everyRole }),
    changeStudentPassword: ({ body }, ctx) => change(ctx, body),
    changeCompanyPassword: ({ body }, ctx) => change(ctx, body),
    changeManagerPassword: ({ body }, ctx) => change(ctx, body),
  });
};
