import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sessions } from '../../http/session.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { isOwnSession, ownSessions } from './own-sessions.queries.ts';
import { idleBefore } from './session.rules.ts';
import { revokeSession, revokeSessions } from './sessions.queries.ts';

export const ownSessionsRoutes = (sessions: Sessions) =>
  routes({
    listOpenSessions(_, { brand, db, session: { id, accountId }, now }) {
      const at = now();
      const before = idleBefore(brand.minutosInactividad, at.getTime());
      return ownSessions(db, {
        accountId,
        id,
        now: at,
        idleBefore: before === null ? null : new Date(before),
      });
    },
    async endOpenSession({ body: { idSesion } }, { db, session }) {
      if (!(await isOwnSession(db, session.accountId, idSesion))) throw new Refusal('noSuchMove');
      await revokeSession(db, idSesion);
      sessions.forget(idSesion);
      return null;
    },
    async endOtherSessions(_, { db, session: { id, accountId } }) {
      // A login that is under way is over first, and ends with the others.
      await lockAccount(db, accountId);
      await revokeSessions(db, accountId, id);
      sessions.forget(accountId);
      return null;
    },
  });
