import { type MemoriaDraft, type MemoriaHeading, memoriaHeadings } from '@portal/contract/placement-reports';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { fill } from '../../texts/fill.ts';
import { annexFields } from '../placements/annex-fields.ts';
import { annexPartiesOf } from '../placements/parties.queries.ts';
import { personName } from '../placements/people.queries.ts';
import { findPlacement, type Placement } from '../placements/placements.queries.ts';
import { issueCertificate } from './issue-certificate.ts';
import { reportOf, writeReport } from './placement-reports.queries.ts';
import { mayReport, sendableFrom } from './placement-reports.rules.ts';
import { reportTexts } from './report-texts.ts';
import { reportsFor } from './report-views.ts';
import { locked } from './reports.routes.ts';
import { sendReport } from './send-report.ts';

/** What the report says before the student has written anything. */
async function prefilled(
  ctx: Pick<Ctx, 'brand' | 'language'> & { db: Db },
  placement: Placement,
): Promise<MemoriaDraft> {
  const parties = await annexPartiesOf(ctx.db, placement);
  const fields = annexFields({ ...placement, parties, institucion: ctx.brand.nombre }, ctx.language);
  return {
    entidad: fill(reportTexts[ctx.language].memoria.prefilled, fields, ctx.language),
    tareas: '',
    competencias: '',
    problemas: '',
    aprendizaje: '',
    evaluacion: '',
  };
}

/** What of a draft was sent. */
function written(datos: Partial<Record<MemoriaHeading, string | undefined>>): Partial<MemoriaDraft> {
  const found: Partial<MemoriaDraft> = {};
  for (const heading of memoriaHeadings) {
    const text = datos[heading];
    if (text !== undefined) found[heading] = text;
  }
  return found;
}

export const studentReportsRoutes = routes({
  async getOwnReports({ params: { id } }, ctx) {
    const placement = await findPlacement(ctx.db, id, { studentId: ctx.session.accountId });
    if (!placement) throw new Refusal('placementStudentNotFound');
    const report = await reportOf(ctx.db, placement.id, 'memoria');
    return {
      ...(await reportsFor(ctx, placement, 'alumno')),
      borrador: { ...(await prefilled(ctx, placement)), ...report?.borrador },
      versionBorrador: report?.version ?? 0,
      memoriaDesde: sendableFrom(placement, ctx.today()),
    };
  },

  async saveMemoria({ body: { idPractica, version, datos } }, ctx) {
    const placement = await locked(ctx, idPractica, { studentId: ctx.session.accountId });
    const report = await reportOf(ctx.db, placement.id, 'memoria');
    const isOther = (report?.version ?? 0) !== version || report?.aceptado;
    if (isOther || !mayReport('alumno', placement, ctx.today())) throw new Refusal('cannotChangeState');
    const borrador = { ...report?.borrador, ...written(datos) };
    const key = { placementId: placement.id, tipo: 'memoria' } as const;
    return { version: await writeReport(ctx.db, key, { borrador }) };
  },

  async sendMemoria({ body: { idPractica, version, datos } }, ctx) {
    const { accountId } = ctx.session;
    const placement = await locked(ctx, idPractica, { studentId: accountId });
    const quien = await personName(ctx.db, accountId);
    const sent = { tipo: 'memoria', version, datos } as const;
    await sendReport(ctx, placement, sent, { actor: 'alumno', quien, accountId });
    const report = await reportOf(ctx.db, placement.id, 'memoria');
    return { version: report?.version ?? version };
  },

  issueOwnCertificate: async ({ body: { idPractica, idioma } }, ctx) =>
    issueCertificate(ctx, await locked(ctx, idPractica, { studentId: ctx.session.accountId }), idioma),
});
