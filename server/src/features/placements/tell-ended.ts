import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { actingTutor } from './academic-tutors.queries.ts';
import { lastDayOf } from './dates.rules.ts';
import type { Placement } from './placements.queries.ts';
import { type LinkNews, sendAcademicLink, sendHostLink } from './send-tutor-link.ts';

type Telling = Pick<Services, 'brand' | 'jobs' | 'now'> & { readonly db: Db };

/**
 * Tells these sides of a placement that has ended early, and both of its tutors, which its last day is, or that it has
 * none.
 */
export async function tellEnded(
  ctx: Telling,
  placement: Placement,
  sides: readonly ('alumno' | 'empresa')[],
): Promise<void> {
  const { id, titulo, studentId, companyId, fechaInicio } = placement;
  const dia = lastDayOf(placement);
  const hasDays = fechaInicio <= dia;
  const event = hasDays
    ? ({ tipo: 'placementEnded', datos: { titulo, dia } } as const)
    : ({ tipo: 'placementCalledOff', datos: { titulo } } as const);
  if (sides.includes('alumno'))
    await notify(ctx, [studentId], { ...event, urlAcceso: `/mis-practicas/${id}` });
  if (sides.includes('empresa'))
    await notifyCompany(ctx, companyId, { ...event, urlAcceso: `/alumnos-en-practicas/${id}` });
  await tellTutors(
    ctx,
    placement,
    hasDays
      ? { tipo: 'tutoredPlacementEnded', datos: { titulo, ultimo: dia } }
      : { tipo: 'tutoredPlacementCalledOff', datos: { titulo } },
  );
}

async function tellTutors(ctx: Telling, placement: Placement, news: LinkNews): Promise<void> {
  await sendHostLink(ctx, placement, news);
  const tutor = await actingTutor(ctx.db, placement.academicTutorId);
  if (tutor) await sendAcademicLink(ctx, tutor, news);
}
