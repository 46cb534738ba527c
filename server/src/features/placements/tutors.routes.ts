import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import { findTutor, tutorByEmail } from './academic-tutors.queries.ts';
import { fullName } from './annex-fields.ts';
import { wholeOf } from './placement-views.ts';
import type { Placement } from './placements.queries.ts';
import { sendAcademicLink, sendHostLink } from './send-tutor-link.ts';
import { findLink, noteSeen, type TutorLink } from './tutor-links.queries.ts';
import { hostedBy, tutorPlacement, tutorPlacements } from './tutors-placements.queries.ts';

/** The link of a tutor. Throws linkExpiredOrUsed (42) where it is not good, or the academic tutor acts no longer. */
export async function openedLink(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<TutorLink> {
  const link = await findLink(ctx.db, hashOfSecret(token), ctx.now());
  if (!link) throw new Refusal('linkExpiredOrUsed');
  if (link.academicTutorId !== null && !(await findTutor(ctx.db, link.academicTutorId))?.activo)
    throw new Refusal('linkExpiredOrUsed');
  return link;
}

/** A placement of the tutor whose link it is. Throws linkExpiredOrUsed (42) or placementStudentNotFound (45). */
export async function ofTutor(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { token, idPractica }: { token: string; idPractica: number },
  options: { lock?: boolean } = {},
): Promise<{ link: TutorLink; placement: Placement }> {
  const link = await openedLink(ctx, token);
  const placement = await tutorPlacement(ctx.db, link, idPractica, options);
  if (!placement) throw new Refusal('placementStudentNotFound');
  return { link, placement };
}

async function nameOf({ db }: Pick<Ctx, 'db'>, { academicTutorId, email }: TutorLink): Promise<string> {
  if (academicTutorId !== null) {
    const tutor = await findTutor(db, academicTutorId);
    return tutor ? fullName(tutor) : '';
  }
  const [newest] = await hostedBy(db, email ?? '');
  return newest ? fullName(newest.datos.tutor) : '';
}

export const tutorsRoutes = routes({
  async openTutorLink({ body: { token } }, ctx) {
    const link = await openedLink(ctx, token);
    await noteSeen(ctx.db, link.id, ctx.now());
    return {
      tipo: link.tipo,
      nombre: await nameOf(ctx, link),
      caduca: link.caduca.toISOString(),
      practicas: await tutorPlacements(ctx.db, link, ctx.today()),
    };
  },

  async getTutorPlacement({ body }, ctx) {
    const { link, placement } = await ofTutor(ctx, body);
    return wholeOf(ctx, placement, link.tipo === 'empresa' ? 'empresa' : 'tutorAcademico');
  },

  async requestTutorLink({ body: { email } }, ctx) {
    const address = email.toLowerCase();
    const tutor = await tutorByEmail(ctx.db, address);
    if (tutor?.activo) await sendAcademicLink(ctx, tutor);
    for (const hosted of await hostedBy(ctx.db, address)) await sendHostLink(ctx, hosted);
    return null;
  },
});
