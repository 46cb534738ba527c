import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { personName } from './people.queries.ts';
import { wholeOf } from './placement-views.ts';
import { findPlacement, lockPlacement } from './placements.queries.ts';
import { companyPage, hasAny } from './read-placements.queries.ts';
import { signAnnex } from './sign-annex.ts';
import { hostLinkOf } from './tutor-links.queries.ts';

export const companyPlacementsRoutes = routes({
  hasCompanyPlacements: (_, { db, session }) => hasAny(db, { companyId: session.companyId }),

  listCompanyPlacements: ({ query }, { db, session, today }) =>
    companyPage(db, session.companyId, query, today()),

  async getCompanyPlacement({ params }, ctx) {
    const placement = await findPlacement(ctx.db, params.id, { companyId: ctx.session.companyId });
    if (!placement) throw new Refusal('placementStudentNotFound');
    return {
      ...(await wholeOf(ctx, placement, 'empresa')),
      enlaceTutor: await hostLinkOf(ctx.db, placement.companyId, placement.emailTutorEmpresa),
    };
  },

  async signCompanyAnnex({ body: { idPractica, ...signing } }, ctx) {
    const placement = await lockPlacement(ctx.db, idPractica, { companyId: ctx.session.companyId });
    if (!placement) throw new Refusal('placementStudentNotFound');
    const quien = await personName(ctx.db, ctx.session.accountId);
    const { estado, version } = await signAnnex(ctx, placement, {
      ...signing,
      parte: 'empresa',
      actor: 'empresa',
      quien,
    });
    return { estado, version };
  },
});
