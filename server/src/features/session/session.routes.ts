import { createHash } from 'node:crypto';
import { languageOfId } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { Ctx } from '../../http/context.ts';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { refreshSessions, revokeSession, type Sessions } from '../../http/session.ts';
import { passwordMatches } from './password.ts';
import {
  companiesOf,
  findAccount,
  findAttempts,
  forgetAttempts,
  lockedAttempts,
  markAccess,
  readSessionData,
  saveAttempts,
  setLanguage,
} from './session.queries.ts';
import { type AttemptLimit, afterFailure, attemptLimits, minutesBlocked } from './session.rules.ts';

interface Credentials {
  eUsuario: string;
  ePassword: string;
}

const secretKey = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

/**
 * The account that these credentials open. Throws accessDenied (3), userBlocked (90) after too many
 * failures, noPortalAccessAtLogin (79) for an account that was closed.
 */
async function authenticate(ctx: Ctx, userType: Role, { eUsuario, ePassword }: Credentials): Promise<number> {
  const usuario = eUsuario.toLowerCase();
  const keys = { account: secretKey(userType, usuario), address: secretKey('address', ctx.address) };
  await attemptsOf(ctx, keys);

  const account = await findAccount(ctx.db, userType, usuario);
  if (!(await passwordMatches(account?.passwordHash, ePassword)) || !account) {
    const waits = [
      await countFailure(ctx, keys.account, attemptLimits.account),
      await countFailure(ctx, keys.address, attemptLimits.address),
    ];
    refuseBlocked(waits);
    throw new Refusal('accessDenied');
  }
  // Guesses that are sent at once all pass the first look: by now those that failed have been counted.
  const known = await attemptsOf(ctx, keys);
  if (account.estado === 'bloqueada') throw new Refusal('notValidatedOrBlocked');
  if (account.estado === 'baja') throw new Refusal('noPortalAccessAtLogin');
  if (known.has(keys.account)) await forgetAttempts(ctx.db, keys.account);
  return account.id;
}

function refuseBlocked(waits: readonly number[]): void {
  const minutos = Math.max(...waits);
  if (minutos > 0) throw new Refusal('userBlocked', { values: { minutos } });
}

/** What is known of these keys. Throws userBlocked (90) where one of them has to wait. */
async function attemptsOf(ctx: Ctx, keys: Record<'account' | 'address', string>) {
  const known = await findAttempts(ctx.db, Object.values(keys));
  refuseBlocked(Object.values(keys).map((key) => minutesBlocked(known.get(key), ctx.now())));
  return known;
}

/** Counts a failure; gives the minutes to wait where the limit was reached while the password was looked at. */
const countFailure = (ctx: Ctx, key: string, limit: AttemptLimit): Promise<number> =>
  ctx.transaction(async (db) => {
    const before = await lockedAttempts(db, key);
    const wait = minutesBlocked(before, ctx.now());
    if (wait === 0) await saveAttempts(db, key, afterFailure(before, limit, ctx.now()));
    return wait;
  });

/** The validated companies of a contact. Throws notValidatedOrBlocked (9) where there is none. */
async function openCompanies(ctx: Ctx, accountId: number) {
  const all = await companiesOf(ctx.db, accountId);
  const open = all.filter(({ estado }) => estado === 'validada');
  if (open.length === 0) throw new Refusal('notValidatedOrBlocked');
  return open.map(({ idEmpresa, nombreComercial }) => ({ idEmpresa, nombreComercial }));
}

export const sessionRoutes = (sessions: Sessions) => {
  const start = (ctx: Ctx, accountId: number, companyId: number | null) =>
    ctx.transaction(async (db) => {
      const data = await readSessionData(db, accountId, companyId);
      const token = await sessions.start(db, accountId, companyId, ctx.now());
      await markAccess(db, accountId, ctx.now());
      return { token, ...data };
    });

  const keepLanguage = async ({ db }: Ctx, accountId: number, idIdioma: number): Promise<null> => {
    const language = languageOfId(idIdioma);
    if (language) await setLanguage(db, accountId, language);
    await refreshSessions(db, accountId);
    sessions.forget(accountId);
    return null;
  };

  return routes({
    loginStudent: async ({ body }, ctx) => start(ctx, await authenticate(ctx, 'Alumno', body), null),
    loginManager: async ({ body }, ctx) => start(ctx, await authenticate(ctx, 'Gestor', body), null),
    async loginCompany({ body }, ctx) {
      const accountId = await authenticate(ctx, 'Empresa', body);
      const open = await openCompanies(ctx, accountId);
      const wanted = body.eidEmpresa ?? (open.length === 1 ? open[0]?.idEmpresa : undefined);
      const company = open.find(({ idEmpresa }) => idEmpresa === wanted);
      if (!company) throw new Refusal('companyProblem');
      return start(ctx, accountId, company.idEmpresa);
    },
    async listCompaniesOfUser({ body }, ctx) {
      return openCompanies(ctx, await authenticate(ctx, 'Empresa', body));
    },
    getSession: async (_, { db, session }) =>
      readSessionData(db, session.accountId, session.userType === 'Empresa' ? session.companyId : null),
    async logout(_, { db, session }) {
      await revokeSession(db, session.id);
      sessions.forget(session.id);
      return null;
    },
    setStudentLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
    setCompanyLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
    setManagerLanguage: ({ body }, ctx) => keepLanguage(ctx, ctx.session.accountId, body.idIdioma),
  });
};
