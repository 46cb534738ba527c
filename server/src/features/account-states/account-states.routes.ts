import type { Role } from '@portal/contract/roles';
import { type Ctx, routes } from '../../http/context.ts';
import { HttpFailure, Refusal } from '../../http/refusal.ts';
import type { ManagerSession, Sessions } from '../../http/session.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { notify } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { withdrawOfClosed } from '../applications/leave.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { revokeSessions } from '../session/sessions.queries.ts';
import { forgetIdentities } from '../sign-on/sign-on.queries.ts';
import {
  addLeaveRequest,
  findAccounts,
  lockActiveManagers,
  lockManagedAccount,
  setAccountState,
  settleLeave,
  waitingLeave,
} from './account-states.queries.ts';
import { type AccountMove, stateAfterMove } from './account-states.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;

const blockedKind = {
  Alumno: 'accountBlocked',
  Empresa: 'contactAccountBlocked',
  Gestor: 'managerAccountBlocked',
} as const satisfies Record<Role, EventKind>;

export const accountStatesRoutes = (sessions: Sessions) => {
  /** Moves the account, locked. Throws noSuchMove (14) where it is not in a state for it, or is no such account. */
  const move = async ({ db, session }: ManagerCtx, idCuenta: number, what: AccountMove) => {
    if (idCuenta === session.accountId) throw new Refusal('noSuchMove');
    // The manager who acts stays: so no move leaves the portal without a manager.
    const managers = await lockActiveManagers(db, idCuenta);
    if (managers?.includes(session.accountId) === false) throw new HttpFailure(401, 'sessionLost');
    const account = await lockManagedAccount(db, idCuenta);
    const estado = account && stateAfterMove(account, what);
    if (!account || !estado) throw new Refusal('noSuchMove');
    if (estado !== account.estado) await setAccountState(db, idCuenta, estado);
    return account;
  };

  const endSessions = async ({ db }: ManagerCtx, accountId: number) => {
    await revokeSessions(db, accountId);
    sessions.forget(accountId);
  };

  const tell = (ctx: Ctx, accountId: number, tipo: EventKind, urlAcceso: string | null = null) =>
    notify(ctx, [accountId], { tipo, datos: {}, urlAcceso });

  return routes({
    async requestLeave(_, ctx) {
      const { brand, db, session, now } = ctx;
      if (!brand.opciones.bajaServicio) throw new Refusal('actionNotAllowed');
      // Closed at the same moment: there is nobody left to leave.
      if ((await lockManagedAccount(db, session.accountId))?.estado !== 'activa')
        throw new HttpFailure(401, 'sessionLost');
      if (!(await addLeaveRequest(db, session.accountId, now()))) return null;
      await tell(ctx, session.accountId, 'leaveRequested', '/mi-cuenta');
      await tellManagers(ctx, db, { tipo: 'leaveWaits', datos: {} });
      return null;
    },

    async takeBackLeave(_, ctx) {
      const { db, session, now } = ctx;
      // Of the student and a manager who settles it at the same moment the second finds nothing to settle.
      const settled = { estado: 'retirada', resuelta: now(), resueltaPor: session.accountId } as const;
      if (!(await settleLeave(db, session.accountId, settled))) throw new Refusal('noSuchMove');
      await tell(ctx, session.accountId, 'leaveTakenBack', '/mi-cuenta');
      return null;
    },

    async getLeaveRequest(_, { db, session }) {
      return { solicitada: (await waitingLeave(db, session.accountId))?.toISOString() ?? null };
    },

    listAccounts: ({ query: { pagina, porPagina, texto, tipo, estado } }, { db }) =>
      findAccounts(db, { texto, tipo, estado, limit: porPagina, offset: (pagina - 1) * porPagina }),

    async blockAccount({ body: { idCuenta } }, ctx) {
      const { userType } = await move(ctx, idCuenta, 'block');
      await recordAct(ctx, 'cuenta', idCuenta, 'bloqueada');
      await endSessions(ctx, idCuenta);
      await tell(ctx, idCuenta, blockedKind[userType]);
      return null;
    },

    async unblockAccount({ body: { idCuenta } }, ctx) {
      const { userType } = await move(ctx, idCuenta, 'unblock');
      await recordAct(ctx, 'cuenta', idCuenta, 'desbloqueada');
      await tell(ctx, idCuenta, userType === 'Empresa' ? 'contactAccountUnblocked' : 'accountUnblocked');
      return null;
    },

    async unlinkSignOn({ body: { idCuenta } }, ctx) {
      const { userType } = await move(ctx, idCuenta, 'unlink');
      if ((await forgetIdentities(ctx.db, [idCuenta])) === 0) throw new Refusal('noSuchMove');
      await recordAct(ctx, 'cuenta', idCuenta, 'accesoUnicoDesvinculado');
      await endSessions(ctx, idCuenta);
      await tell(ctx, idCuenta, userType === 'Empresa' ? 'contactSignOnUnlinked' : 'signOnUnlinked');
      return null;
    },

    async closeManager({ body: { idCuenta } }, ctx) {
      await move(ctx, idCuenta, 'closeManager');
      await recordAct(ctx, 'cuenta', idCuenta, 'cerrada');
      await endSessions(ctx, idCuenta);
      await tell(ctx, idCuenta, 'managerAccountClosed');
      return null;
    },

    async carryOutLeave({ body: { idCuenta } }, ctx) {
      await move(ctx, idCuenta, 'carryOutLeave');
      const settled = {
        estado: 'tramitada',
        resuelta: ctx.now(),
        resueltaPor: ctx.session.accountId,
      } as const;
      if (!(await settleLeave(ctx.db, idCuenta, settled))) throw new Refusal('noSuchMove');
      await recordAct(ctx, 'cuenta', idCuenta, 'bajaTramitada');
      await endSessions(ctx, idCuenta);
      await withdrawOfClosed(
        { db: ctx.db, jobs: ctx.jobs, now: ctx.now(), zona: ctx.brand.zonaHoraria },
        idCuenta,
        ctx.session.accountId,
      );
      await tell(ctx, idCuenta, 'leaveCarriedOut');
      return null;
    },

    async turnDownLeave({ body: { idCuenta, motivo } }, ctx) {
      await move(ctx, idCuenta, 'turnDownLeave');
      const settled = {
        estado: 'rechazada',
        resuelta: ctx.now(),
        resueltaPor: ctx.session.accountId,
      } as const;
      if (!(await settleLeave(ctx.db, idCuenta, { ...settled, motivo }))) throw new Refusal('noSuchMove');
      await recordAct(ctx, 'cuenta', idCuenta, 'bajaDenegada');
      const event = { tipo: 'leaveTurnedDown', datos: { motivo }, urlAcceso: '/mi-cuenta' } as const;
      await notify(ctx, [idCuenta], event);
      return null;
    },
  });
};
