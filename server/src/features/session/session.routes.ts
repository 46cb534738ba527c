import { languageOfId } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { SessionData } from '@portal/contract/session';
import pLimit from 'p-limit';
import type { Ctx } from '../../http/context.ts';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session, Sessions } from '../../http/session.ts';
import { isPassword, loginCounters } from './attempts.ts';
import { beginSession } from './begin-session.ts';
import { chooseCompany, companyNotOpen, studentNotOpen } from './not-open-texts.ts';
import { hashesAtOnce } from './password.ts';
import {
  companyAccess,
  findAccount,
  isHomeGraduate,
  markAccess,
  openCompaniesOf,
  readSessionData,
  setLanguage,
  setTheme,
} from './session.queries.ts';
import { type AccountAccess, accountNotOpen, companiesNotOpen } from './session.rules.ts';
import { refreshSessions, revokeSession } from './sessions.queries.ts';

/**
 * While passwords are checked the next account is looked up. Of a whole class that logs in at once the others wait
 * before anything is asked for them: those who read are served in between.
 */
const inTurn = pLimit(hashesAtOnce + 1);

interface Credentials {
  eUsuario: string;
  ePassword: string;
}

/**
 * The account that these credentials open. Throws accessDenied (3), userBlocked (90) after too many
 * failures, noPortalAccessAtLogin (79) for an account that was closed, notValidatedOrBlocked (9) for one that
 * awaits a manager or was blocked.
 */
async function authenticate(ctx: Ctx, userType: Role, { eUsuario, ePassword }: Credentials) {
  const usuario = eUsuario.toLowerCase();
  const { account, right } = await inTurn(async () => {
    const found = await findAccount(ctx.db, userType, usuario);
    const counters = await loginCounters(ctx, userType, usuario, found?.id);
    return { account: found, right: await isPassword(ctx, counters, found?.passwordHash, ePassword) };
  });
  if (!right || !account?.passwordHash) throw new Refusal('accessDenied');
  refuseClosed(ctx, account);
  return { id: account.id, passwordHash: account.passwordHash };
}

/**
 * Throws noPortalAccessAtLogin (79) for an account that was closed, notValidatedOrBlocked (9) for any other that is
 * not active, saying why.
 */
export function refuseClosed(ctx: Ctx, account: AccountAccess & { userType: Role }): void {
  if (account.estado === 'baja') throw new Refusal('noPortalAccessAtLogin');
  const why = accountNotOpen(account);
  if (!why) return;
  const wordsOf = account.userType === 'Empresa' ? companyNotOpen : studentNotOpen;
  throw new Refusal('notValidatedOrBlocked', { words: wordsOf(ctx, why) });
}

/** Throws graduateMustUseSignOn (95) where the institution has its graduates come through its provider. */
async function refuseGraduate<A extends { id: number }>({ db, brand }: Ctx, account: A): Promise<A> {
  if (brand.accesoUnico.obligatorioParaTitulados && (await isHomeGraduate(db, account.id))) {
    throw new Refusal('graduateMustUseSignOn');
  }
  return account;
}

/** A person who has shown who they are; the password's hash where it was by password, which must still be that one. */
interface Authenticated {
  readonly id: number;
  readonly passwordHash?: string;
  /** What they have shown besides. */
  readonly shown?: 'secondFactor' | undefined;
}

/** The validated companies of a contact. Throws notValidatedOrBlocked (9) if none is, saying why. */
export async function openCompanies(ctx: Ctx, accountId: number) {
  const open = await openCompaniesOf(ctx.db, accountId);
  if (open.length === 0) {
    const words = companyNotOpen(ctx, companiesNotOpen(await companyAccess(ctx.db, accountId)));
    throw new Refusal('notValidatedOrBlocked', { words });
  }
  return open;
}

/** Starts a session, however it was that somebody showed who they are: the answer of every login. */
export async function startSession(
  sessions: Sessions,
  ctx: Ctx,
  account: Authenticated,
  companyId: number | null,
) {
  const answer = await ctx.transaction(async (db) => {
    const data = await readSessionData(db, account.id, companyId);
    if (!(await markAccess(db, account, ctx.now()))) throw new Refusal('accessDenied');
    return {
      ...(await beginSession(sessions, { ...ctx, db }, { accountId: account.id, companyId }, account.shown)),
      ...data,
    };
  });
  // Only a whole login makes a device a known one, on which attempts are counted apart.
  if (answer.segundoFactor === undefined) ctx.setCookie(await ctx.devices.mark(account.id, ctx.cookie));
  return answer;
}

/** The student whose credentials these are. Throws what `authenticate` and `refuseGraduate` do. */
export const studentWith = async (ctx: Ctx, credentials: Credentials): Promise<Authenticated> =>
  refuseGraduate(ctx, await authenticate(ctx, 'Alumno', credentials));

/** The contact whose credentials these are, with the company that is meant. Throws companyProblem (24) for one of several. */
export async function contactWith(
  ctx: Ctx,
  credentials: Credentials & { eidEmpresa?: number | undefined },
): Promise<{ account: Authenticated; companyId: number }> {
  const account = await authenticate(ctx, 'Empresa', credentials);
  const open = await openCompanies(ctx, account.id);
  const wanted = credentials.eidEmpresa ?? (open.length === 1 ? open[0]?.idEmpresa : undefined);
  const company = open.find(({ idEmpresa }) => idEmpresa === wanted);
  if (!company)
    throw new Refusal('companyProblem', { words: wanted === undefined ? chooseCompany(ctx) : undefined });
  return { account, companyId: company.idEmpresa };
}

export const sessionRoutes = (sessions: Sessions) => {
  const start = (ctx: Ctx, account: Authenticated, companyId: number | null) =>
    startSession(sessions, ctx, account, companyId);

  const readUser = (_: unknown, { db, session }: Ctx<Session>): Promise<SessionData> =>
    readSessionData(db, session.accountId, session.userType === 'Empresa' ? session.companyId : null);

  const keepLanguage = async ({ db }: Ctx, accountId: number, idIdioma: number): Promise<null> => {
    const language = languageOfId(idIdioma);
    if (language) await setLanguage(db, accountId, language);
    await refreshSessions(db, accountId);
    sessions.forget(accountId);
    return null;
  };

  const keepTheme = async ({ db }: Ctx, accountId: number, modoOscuro: boolean): Promise<null> => {
    await setTheme(db, accountId, modoOscuro);
    return null;
  };

  return routes({
    loginStudent: async ({ body }, ctx) => start(ctx, await studentWith(ctx, body), null),
    loginManager: async ({ body }, ctx) => start(ctx, await authenticate(ctx, 'Gestor', body), null),
    async loginCompany({ body }, ctx) {
      const { account, companyId } = await contactWith(ctx, body);
      return start(ctx, account, companyId);
    },
    async listCompaniesOfUser({ body }, ctx) {
      return openCompanies(ctx, (await authenticate(ctx, 'Empresa', body)).id);
    },
    getSession: readUser,
    getStudentUser: readUser,
    getCompanyUser: readUser,
    async logout(_, { db, session }) {
      await revokeSession(db, session.id);
      sessions.forget(session.id);
      return null;
    },
    setStudentLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
    setCompanyLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
    setManagerLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
    setStudentTheme: ({ body }, ctx) => keepTheme(ctx, ctx.session.accountId, body.modoOscuro),
    setCompanyTheme: ({ body }, ctx) => keepTheme(ctx, ctx.session.accountId, body.modoOscuro),
    setManagerTheme: ({ body }, ctx) => keepTheme(ctx, ctx.session.accountId, body.modoOscuro),
  });
};
