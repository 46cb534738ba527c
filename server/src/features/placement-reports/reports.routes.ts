import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { personName } from '../placements/people.queries.ts';
import {
  findPlacement,
  lockPlacement,
  type Owner,
  type Placement,
} from '../placements/placements.queries.ts';
import { issueCertificate } from './issue-certificate.ts';
import { reportOf, writeReport } from './placement-reports.queries.ts';
import { reportsFor } from './report-views.ts';
import { sendReport } from './send-report.ts';

function found(placement: Placement | undefined): Placement {
  if (!placement) throw new Refusal('placementStudentNotFound');
  return placement;
}

export const locked = async ({ db }: Pick<Ctx, 'db'>, id: number, owner: Owner = {}): Promise<Placement> =>
  found(await lockPlacement(db, id, owner));

export const companyReportsRoutes = routes({
  getCompanyReports: async ({ params: { id } }, ctx) =>
    reportsFor(ctx, found(await findPlacement(ctx.db, id, { companyId: ctx.session.companyId })), 'empresa'),

  async sendHostReport({ body: { idPractica, ...sent } }, ctx) {
    const { accountId, companyId } = ctx.session;
    const placement = await locked(ctx, idPractica, { companyId });
    const quien = await personName(ctx.db, accountId);
    const now = await sendReport(ctx, placement, sent, { actor: 'empresa', quien, accountId });
    return reportsFor(ctx, now, 'empresa');
  },
});

export const managedReportsRoutes = routes({
  getManagedReports: async ({ params: { id } }, ctx) =>
    reportsFor(ctx, found(await findPlacement(ctx.db, id)), 'gestor'),

  async acceptReport({ body: { idPractica, tipo, version } }, ctx: Ctx<ManagerSession>) {
    const placement = await locked(ctx, idPractica);
    const report = await reportOf(ctx.db, placement.id, tipo);
    if (!report?.enviado) throw new Refusal('cannotChangeState');
    if (!report.aceptado) {
      if (report.version !== version) throw new Refusal('cannotChangeState');
      await writeReport(ctx.db, report, { aceptado: ctx.now() });
    }
    return reportsFor(ctx, placement, 'gestor');
  },

  issueCertificate: async ({ body: { idPractica, idioma } }, ctx) =>
    issueCertificate(ctx, await locked(ctx, idPractica), idioma),
});
