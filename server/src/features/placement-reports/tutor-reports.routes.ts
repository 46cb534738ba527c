import { isDeepStrictEqual } from 'node:util';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { findTutor } from '../placements/academic-tutors.queries.ts';
import { fullName } from '../placements/annex-fields.ts';
import { addEvent, changePlacement } from '../placements/placements.queries.ts';
import { mayMark } from '../placements/placements.rules.ts';
import { settlePlacement } from '../placements/settle-placement.ts';
import type { TutorLink } from '../placements/tutor-links.queries.ts';
import { ofTutor } from '../placements/tutors.routes.ts';
import { certificatesOf, markOf, writeMark } from './placement-reports.queries.ts';
import { reportsFor } from './report-views.ts';
import { sendReport } from './send-report.ts';

const readerOf = ({ tipo }: TutorLink) => (tipo === 'empresa' ? 'tutorEmpresa' : 'tutorAcademico');

/** What only one of the two tutors does is, to the other, about nothing that there is. */
function mustBe(wanted: TutorLink['tipo'], { tipo }: TutorLink): void {
  if (tipo !== wanted) throw new Refusal('placementStudentNotFound');
}

export const tutorReportsRoutes = routes({
  async getTutorReports({ body }, ctx) {
    const { link, placement } = await ofTutor(ctx, body);
    return reportsFor(ctx, placement, readerOf(link));
  },

  async sendHostReportByLink({ body: { token, idPractica, ...sent } }, ctx) {
    const { link, placement } = await ofTutor(ctx, { token, idPractica }, { lock: true });
    mustBe('empresa', link);
    const quien = fullName(placement.datos.tutor);
    const now = await sendReport(ctx, placement, sent, { actor: 'tutorEmpresa', quien, accountId: null });
    return reportsFor(ctx, now, 'tutorEmpresa');
  },

  async markPlacement({ body: { token, idPractica, version, ...given } }, ctx) {
    const { link, placement } = await ofTutor(ctx, { token, idPractica }, { lock: true });
    mustBe('academico', link);
    const kept = await markOf(ctx.db, placement.id);
    const before = kept && { calificacion: kept.calificacion, comentario: kept.comentario };
    if (isDeepStrictEqual(before, given)) return reportsFor(ctx, placement, 'tutorAcademico');
    const isCertified = (await certificatesOf(ctx.db, placement.id)).length > 0;
    if (isCertified || (kept?.version ?? 0) !== version || !mayMark(placement, ctx.today()))
      throw new Refusal('cannotChangeState');
    const fecha = ctx.now();
    await writeMark(ctx.db, { placementId: placement.id, fecha, ...given });
    const tutor = link.academicTutorId === null ? undefined : await findTutor(ctx.db, link.academicTutorId);
    const nombre = tutor ? fullName(tutor) : null;
    await addEvent(ctx.db, { placementId: placement.id, tipo: 'valorada', fecha, nombre });
    const { calificacion } = given;
    const changed = await changePlacement(ctx.db, placement.id, { calificacion });
    return reportsFor(ctx, await settlePlacement(ctx, changed), 'tutorAcademico');
  },
});
