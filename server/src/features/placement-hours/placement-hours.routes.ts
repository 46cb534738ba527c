import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { fullName } from '../placements/annex-fields.ts';
import { personName } from '../placements/people.queries.ts';
import { findPlacement, lockPlacement, type Placement } from '../placements/placements.queries.ts';
import { ofTutor } from '../placements/tutors.routes.ts';
import { decideWeeks } from './decide-weeks.ts';
import { hoursLogOf, spanOf, takesHours } from './hours-log.ts';
import { noteWeek, someWeeks } from './placement-hours.queries.ts';
import { isSent, mayNote, weekProblems } from './placement-hours.rules.ts';
import { recountHours } from './recount-hours.ts';

function found(placement: Placement | undefined): Placement {
  if (!placement) throw new Refusal('placementStudentNotFound');
  return placement;
}

export const placementHoursRoutes = routes({
  getOwnHours: async ({ params: { id } }, ctx) =>
    hoursLogOf(ctx, found(await findPlacement(ctx.db, id, { studentId: ctx.session.accountId }))),

  getCompanyHours: async ({ params: { id } }, ctx) =>
    hoursLogOf(ctx, found(await findPlacement(ctx.db, id, { companyId: ctx.session.companyId }))),

  getManagedHours: async ({ params: { id } }, ctx) => hoursLogOf(ctx, found(await findPlacement(ctx.db, id))),

  getTutorHours: async ({ body }, ctx) => hoursLogOf(ctx, (await ofTutor(ctx, body)).placement),

  async saveWeek({ body: { idPractica, lunes, version, horas, texto } }, ctx) {
    const owner = { studentId: ctx.session.accountId };
    const placement = found(await lockPlacement(ctx.db, idPractica, owner));
    const [kept] = await someWeeks(ctx.db, placement.id, [lunes]);
    if (kept && isSent(kept, { horas, texto }))
      return { version: kept.version, horasHechas: placement.horasHechas };
    if (!takesHours(placement) || !mayNote(kept, version)) throw new Refusal('cannotChangeState');
    const problems = weekProblems({ lunes, horas }, await spanOf(ctx.db, placement), ctx.today());
    if (problems.length > 0) throw new FieldRefusal(problems);
    const week = { placementId: placement.id, lunes, horas, texto, enviada: ctx.now() };
    const saved = await noteWeek(ctx.db, week);
    return { version: saved, horasHechas: await recountHours(ctx.db, placement.id) };
  },

  async decideWeeksByLink({ body: { token, idPractica, ...decision } }, ctx) {
    const { placement, link } = await ofTutor(ctx, { token, idPractica }, { lock: true });
    // The academic tutor only reads them.
    if (link.tipo !== 'empresa') throw new Refusal('placementStudentNotFound');
    return decideWeeks(ctx, placement, { ...decision, quien: fullName(placement.datos.tutor) });
  },

  async decideWeeks({ body: { idPractica, ...decision } }, ctx) {
    const { accountId, companyId } = ctx.session;
    const placement = found(await lockPlacement(ctx.db, idPractica, { companyId }));
    return decideWeeks(ctx, placement, { ...decision, quien: await personName(ctx.db, accountId) });
  },
});
