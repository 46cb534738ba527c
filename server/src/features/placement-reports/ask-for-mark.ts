import type { Ctx } from '../../http/context.ts';
import { actingTutor } from '../placements/academic-tutors.queries.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { sendAcademicLink } from '../placements/send-tutor-link.ts';

/** Sends the academic tutor a link once both final reports are in, which the mark is given by. */
export async function askForMark(ctx: Ctx, placement: Placement): Promise<void> {
  const { informeTutor, informeAlumno, calificacion, academicTutorId, titulo } = placement;
  if (informeTutor === null || informeAlumno === null || calificacion !== null) return;
  const tutor = await actingTutor(ctx.db, academicTutorId);
  if (!tutor) return;
  await sendAcademicLink(ctx, tutor, { tipo: 'markAwaited', datos: { titulo } });
}
