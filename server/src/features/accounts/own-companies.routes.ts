import { routes } from '../../http/context.ts';
import { HttpFailure, Refusal } from '../../http/refusal.ts';
import type { Sessions } from '../../http/session.ts';
import { openCompaniesOf } from '../session/session.queries.ts';
import { revokeSession } from '../session/sessions.queries.ts';
import { lockAccount } from './accounts.queries.ts';

export const ownCompaniesRoutes = (sessions: Sessions) =>
  routes({
    listOwnCompanies: (_, { db, session }) => openCompaniesOf(db, session.accountId),
    async changeCompany({ body }, { db, session, now, origin }) {
      const { accountId } = session;
      // A call that ends all sessions of the account meanwhile ends the new one as well.
      await lockAccount(db, accountId);
      const open = await openCompaniesOf(db, accountId);
      if (!open.some(({ idEmpresa }) => idEmpresa === body.idEmpresa)) throw new Refusal('companyProblem');
      // Sent twice, or logged out meanwhile: a session that is over begins no other.
      if (!(await revokeSession(db, session.id))) throw new HttpFailure(401, 'sessionLost');
      const { token } = await sessions.start(
        db,
        { accountId, companyId: body.idEmpresa },
        origin(),
        now(),
        'ofSession',
      );
      sessions.forget(session.id);
      return { token };
    },
  });
