import type { Input } from '@portal/contract/endpoint';
import type { assignAcademicTutor, sendTutorLink } from '@portal/contract/placements';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { leaveToManagers } from '../change-requests/change-requests.queries.ts';
import {
  actingTutor,
  findTutor,
  isTaken,
  lockTutor,
  mustBeTutorOf,
  saveTutor,
  type Tutor,
  tutorsPage,
} from './academic-tutors.queries.ts';
import { fullName } from './annex-fields.ts';
import {
  addEvent,
  changePlacement,
  findPlacement,
  lockPlacements,
  lockTutored,
  newestVersion,
  type Placement,
  signedBy,
} from './placements.queries.ts';
import { awaitsTutor, mayDo } from './placements.rules.ts';
import { reviseAnnex } from './revise-annex.ts';
import { sendAcademicLink, sendHostLink } from './send-tutor-link.ts';
import { settlePlacement } from './settle-placement.ts';
import { tellToSign } from './tell-to-sign.ts';
import { endAcademicLinks } from './tutor-links.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

export const academicTutorsRoutes = routes({
  listAcademicTutors: ({ query }, { db }) => tutorsPage(db, query),

  async saveAcademicTutor({ body: { idTutor, ...tutor } }, ctx) {
    const email = tutor.email.toLowerCase();
    if (await isTaken(ctx.db, email, idTutor)) throw new Refusal('alreadyExists');
    const before = idTutor === undefined ? undefined : await lockTutor(ctx.db, idTutor);
    const saved = await saveTutor(ctx.db, idTutor, { ...tutor, email }, ctx.now());
    if (saved === undefined) throw new Refusal('notATutor');
    if (before && before.email !== email) await moveLinks(ctx, { id: saved, email, activo: tutor.activo });
    if (idTutor !== undefined) await settleTutored(ctx, saved);
    if (!tutor.activo) await leaveToManagers(ctx.db, saved);
    return { idTutor: saved };
  },

  assignAcademicTutor: assign,
  sendTutorLink: sendLink,
});

/** Ends the links that went to the old address, and sends a new one to the tutor if one of them was still good. */
async function moveLinks(ctx: ManagerCtx, tutor: Pick<Tutor, 'id' | 'email' | 'activo'>): Promise<void> {
  const ended = await endAcademicLinks(ctx.db, tutor.id, ctx.now());
  if (ended > 0 && tutor.activo) await sendAcademicLink(ctx, tutor);
}

/** What a tutor is for waits for a successor once they act no longer, and no longer once they act again. */
async function settleTutored(ctx: ManagerCtx, idTutor: number): Promise<void> {
  for (const placement of await lockTutored(ctx.db, idTutor)) {
    const settled = await settlePlacement(ctx, placement);
    if (awaitsTutor(placement) && !awaitsTutor(settled)) await tellToSign(ctx, settled);
  }
}

async function assign({ body: { practicas, idTutor } }: Input<typeof assignAcademicTutor>, ctx: ManagerCtx) {
  const found = await lockPlacements(ctx.db, practicas);
  const open = found.filter(({ estado }) => mayDo('assignTutor', 'gestor', estado));
  const tutor = await mustBeTutorOf(
    ctx.db,
    idTutor,
    open.map(({ datos }) => datos),
  );
  const others = open.filter(({ academicTutorId }) => academicTutorId !== idTutor);
  for (const placement of others) await giveTutor(ctx, placement, tutor);
  if (others.length > 0) await sendAcademicLink(ctx, tutor);
  return { asignadas: open.length, omitidas: new Set(practicas).size - open.length };
}

async function giveTutor(ctx: ManagerCtx, placement: Placement, tutor: Tutor): Promise<void> {
  const { id, estado, academicTutorId } = placement;
  const before = academicTutorId === null ? undefined : await findTutor(ctx.db, academicTutorId);
  const changed = await changePlacement(ctx.db, id, { academicTutorId: tutor.id });
  await addEvent(ctx.db, {
    placementId: id,
    tipo: 'tutorAsignado',
    fecha: ctx.now(),
    accountId: ctx.session.accountId,
    nota: fullName(tutor),
  });
  await recordAct(ctx, 'practica', id, 'tutorAsignado');
  // What is over is not agreed anew: the successor only marks it.
  if (mayDo('change', 'gestor', estado)) await nameInAnnex(ctx, changed, before, tutor);
  else await settlePlacement(ctx, changed);
}

/** The annex names the academic tutor (RD 592/2014, article 7): those who signed it without the name sign it again. */
async function nameInAnnex(
  ctx: ManagerCtx,
  placement: Placement,
  before: Tutor | undefined,
  tutor: Tutor,
): Promise<void> {
  const { id, studentId, companyId, titulo, fechaInicio } = placement;
  const newest = await newestVersion(ctx.db, id);
  const wasSigned = newest !== undefined && (await signedBy(ctx.db, newest.id)).length > 0;
  const antes = before ? fullName(before) : null;
  const cambios = [{ campo: 'tutorAcademico', antes, despues: fullName(tutor) }];
  const today = ctx.today();
  const revised = await reviseAnnex(ctx, placement, {
    cambios,
    desde: fechaInicio > today ? fechaInicio : today,
  });
  const datos = { titulo };
  if (!wasSigned) {
    if (awaitsTutor(placement)) await tellToSign(ctx, revised);
    return;
  }
  await notify(ctx, [studentId], { tipo: 'placementChanged', datos, urlAcceso: `/mis-practicas/${id}` });
  await notifyCompany(ctx, companyId, {
    tipo: 'annexToSignAgain',
    datos,
    urlAcceso: `/alumnos-en-practicas/${id}`,
  });
}

async function sendLink({ body: { idPractica, tutor } }: Input<typeof sendTutorLink>, ctx: ManagerCtx) {
  const placement = await findPlacement(ctx.db, idPractica);
  if (!placement) throw new Refusal('placementStudentNotFound');
  if (tutor === 'empresa') {
    await sendHostLink(ctx, placement);
    return null;
  }
  const academic = await actingTutor(ctx.db, placement.academicTutorId);
  if (!academic) throw new Refusal('notATutor');
  await sendAcademicLink(ctx, academic);
  return null;
}
