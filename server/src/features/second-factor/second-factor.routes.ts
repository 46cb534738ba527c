import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession, Sessions } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { findAccountById, lockAccount } from '../accounts/accounts.queries.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { counter, countUse } from '../session/attempts.ts';
import { forgetAttempts } from '../session/session.queries.ts';
import { attemptLimits } from '../session/session.rules.ts';
import { revokeSessions } from '../session/sessions.queries.ts';
import { withPerson } from './prove-person.ts';
import type { Sealed } from './sealed.ts';
import {
  activate,
  completeSession,
  countRecoveryCodes,
  findFactor,
  forgetFactor,
  keepSecret,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts';
import {
  hashOfCode,
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  stepOfCode,
  totpAddress,
} from './second-factor.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;

interface Parts {
  sessions: Sessions;
  sealed: Sealed;
  /** Whether the deployment requires it of every manager. */
  isRequired: boolean;
}

const wrongCode = () => new FieldRefusal([{ campo: 'codigo', error: fieldError('secondFactorWrong') }]);

/**
 * Counts a try before it is looked at, so that many at once are no more than many one after another; on a device on
 * which the manager has logged in before, apart from those of strangers who know the password. Throws userBlocked (90).
 */
async function countTry(ctx: ManagerCtx): Promise<string> {
  const { accountId } = ctx.session;
  const device = await ctx.devices.knownTo(accountId, ctx.cookie);
  const tries = counter('second factor', `${accountId} ${device ?? ''}`, attemptLimits.secondFactor);
  await ctx.transaction((db) => countUse(db, [tries], ctx.now()));
  return tries.key;
}

const tell = (ctx: ManagerCtx, db: Db, accountId: number, tipo: 'secondFactorOn' | 'secondFactorOff') =>
  notify({ db, jobs: ctx.jobs }, [accountId], { tipo, datos: {}, urlAcceso: null });

export const secondFactorRoutes = ({ sessions, sealed, isRequired }: Parts) => {
  /** Uses a code of the app, or a recovery code; false where it is not right or was used before. */
  const useCode = async (db: Db, accountId: number, typed: string, now: Date): Promise<boolean> => {
    const factor = await findFactor(db, accountId);
    if (!factor?.activado) return false;
    const secreto = await sealed.open(accountId, factor.secreto);
    const paso = secreto === undefined ? undefined : stepOfCode(secreto, plainCode(typed), now);
    return paso === undefined
      ? useRecoveryCode(db, accountId, hashOfCode(typed), now)
      : useStep(db, accountId, paso);
  };

  /** Does the work once a right code has been used, all or nothing. Throws userBlocked (90), or 15 beside the field. */
  const withCode = async <T>(ctx: ManagerCtx, codigo: string, work: (db: Db) => Promise<T>): Promise<T> => {
    const { accountId } = ctx.session;
    const tries = await countTry(ctx);
    return ctx.transaction(async (db) => {
      await lockAccount(db, accountId);
      if (!(await useCode(db, accountId, codigo, ctx.now()))) throw wrongCode();
      await forgetAttempts(db, tries);
      return work(db);
    });
  };

  const giveRecoveryCodes = async (db: Db, accountId: number) => {
    const codigos = newRecoveryCodes();
    await replaceRecoveryCodes(db, accountId, codigos.map(hashOfCode));
    return { codigos };
  };

  const markDevice = async (ctx: ManagerCtx) =>
    ctx.setCookie(await ctx.devices.mark(ctx.session.accountId, ctx.cookie));

  return routes({
    async getSecondFactor(_, { db, session }) {
      const factor = await findFactor(db, session.accountId);
      return {
        activado: factor?.activado?.toISOString() ?? null,
        codigosRestantes: await countRecoveryCodes(db, session.accountId),
        conPassword: ((await findAccountById(db, session.accountId))?.passwordHash ?? null) !== null,
        obligatorio: isRequired,
      };
    },

    async beginSecondFactor({ body }, ctx) {
      const { accountId } = ctx.session;
      if ((await findFactor(ctx.db, accountId))?.activado) throw new Refusal('cannotChangeState');
      const secreto = newTotpSecret();
      const sealedSecret = await sealed.seal(accountId, secreto);
      const usuario = await withPerson(ctx, body.passwordActual, async (db, account) => {
        if (!(await keepSecret(db, accountId, sealedSecret))) throw new Refusal('cannotChangeState');
        return account.usuario;
      });
      return { secreto, uri: totpAddress(secreto, ctx.brand.nombre, usuario) };
    },

    async confirmSecondFactor({ body }, ctx) {
      const { accountId, id } = ctx.session;
      const factor = await findFactor(ctx.db, accountId);
      const secreto = factor && (await sealed.open(accountId, factor.secreto));
      if (!factor || factor.activado || secreto === undefined) throw new Refusal('cannotChangeState');
      const tries = await countTry(ctx);
      const paso = stepOfCode(secreto, plainCode(body.codigo), ctx.now());
      if (paso === undefined) throw wrongCode();
      const answer = await ctx.transaction(async (db) => {
        // A login that is under way waits, and then lacks the code.
        await lockAccount(db, accountId);
        const activado = ctx.now();
        if (!(await activate(db, accountId, { secreto: factor.secreto, activado, paso })))
          throw new Refusal('cannotChangeState');
        await forgetAttempts(db, tries);
        await completeSession(db, id);
        await revokeSessions(db, accountId, id);
        await recordAct({ ...ctx, db }, 'cuenta', accountId, 'segundoFactorActivado');
        await tell(ctx, db, accountId, 'secondFactorOn');
        return giveRecoveryCodes(db, accountId);
      });
      sessions.forget(accountId);
      await markDevice(ctx);
      return answer;
    },

    async passSecondFactor({ body }, ctx) {
      await withCode(ctx, body.codigo, (db) => completeSession(db, ctx.session.id));
      await markDevice(ctx);
      return null;
    },

    renewRecoveryCodes: ({ body }, ctx) =>
      withCode(ctx, body.codigo, (db) => giveRecoveryCodes(db, ctx.session.accountId)),

    async removeSecondFactor({ body }, ctx) {
      if (isRequired) throw new Refusal('actionNotAllowed');
      const { accountId } = ctx.session;
      await withCode(ctx, body.codigo, async (db) => {
        await forgetFactor(db, accountId);
        await recordAct({ ...ctx, db }, 'cuenta', accountId, 'segundoFactorDesactivado');
        await tell(ctx, db, accountId, 'secondFactorOff');
      });
      return null;
    },

    async resetSecondFactor({ body: { idCuenta, codigo, passwordActual } }, ctx) {
      const { accountId } = ctx.session;
      // Of one's own it takes a code.
      if (idCuenta === accountId) throw new Refusal('noSuchMove');
      const reset = async (db: Db) => {
        const account = await lockAccount(db, idCuenta);
        if (account?.userType !== 'Gestor' || !(await forgetFactor(db, idCuenta)))
          throw new Refusal('noSuchMove');
        await recordAct({ ...ctx, db }, 'cuenta', idCuenta, 'segundoFactorRestablecido');
        await revokeSessions(db, idCuenta);
        await tell(ctx, db, idCuenta, 'secondFactorOff');
      };
      if ((await findFactor(ctx.db, accountId))?.activado) {
        if (codigo === undefined)
          throw new FieldRefusal([{ campo: 'codigo', error: fieldError('required') }]);
        await withCode(ctx, codigo, reset);
      } else await withPerson(ctx, passwordActual, reset);
      sessions.forget(idCuenta);
      return null;
    },
  });
};
