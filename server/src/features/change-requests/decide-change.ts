import { changed, changeProblems } from '@portal/contract/change-rules';
import { addDays } from '@portal/contract/days';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { recountHours } from '../placement-hours/recount-hours.ts';
import { isAcademicTutor } from '../placements/academic-tutors.queries.ts';
import { addInterruption } from '../placements/interruptions.queries.ts';
import { lockStudent } from '../placements/people.queries.ts';
import {
  addEvent,
  changePlacement,
  lockPlacement,
  overlaps,
  type Placement,
} from '../placements/placements.queries.ts';
import { academicYear, awaitsTutor, mayDo as mayDoTo } from '../placements/placements.rules.ts';
import { reviseAnnex } from '../placements/revise-annex.ts';
import { sendHostLink } from '../placements/send-tutor-link.ts';
import { tellEnded } from '../placements/tell-ended.ts';
import { lockChange, placementOf, type StoredChange, updateChange } from './change-requests.queries.ts';
import { type ChangeAct, mayDo } from './change-requests.rules.ts';
import { type Difference, differencesOf } from './differences.ts';

type ManagerCtx = Ctx<ManagerSession>;

interface Both {
  readonly placement: Placement;
  readonly change: StoredChange;
}

/** The placement before its request, as everywhere. Throws actionNotAllowed (48) or cannotChangeState (49). */
export async function lockedBoth(
  ctx: ManagerCtx,
  act: ChangeAct,
  { idCambio, version }: { idCambio: number; version: number },
): Promise<Both> {
  const placementId = await placementOf(ctx.db, idCambio);
  const placement = placementId === undefined ? undefined : await lockPlacement(ctx.db, placementId);
  const change = placement && (await lockChange(ctx.db, idCambio, placement.id));
  if (!placement || !change) throw new Refusal('actionNotAllowed');
  if (!mayDo(act, 'gestor', change.estado) || change.version !== version)
    throw new Refusal('cannotChangeState');
  return { placement, change };
}

/** Accepts a request: the placement has the next version of its annex, or ends. */
export async function accept(ctx: ManagerCtx, { placement, change }: Both) {
  if (!mayDoTo('change', 'gestor', placement.estado)) throw new Refusal('cannotChangeState');
  if (change.tipo === 'rescision') await end(ctx, placement, change);
  else await alter(ctx, placement, change);
  const now = ctx.now();
  const { accountId } = ctx.session;
  await addEvent(ctx.db, { placementId: placement.id, tipo: 'cambioAceptado', fecha: now, accountId });
  await recordAct(ctx, 'practica', placement.id, 'cambioPracticaAceptado');
  await notifyCompany(ctx, placement.companyId, {
    tipo: 'companyChangeAccepted',
    datos: { titulo: placement.titulo },
    urlAcceso: `/alumnos-en-practicas/${placement.id}`,
  });
  return updateChange(ctx.db, change.id, { estado: 'aceptada', resuelta: now });
}

async function alter(
  ctx: ManagerCtx,
  placement: Placement,
  { id, tipo, desde, hasta, detalle, cambios: asked }: StoredChange,
) {
  if (changeProblems(placement.datos, asked, ctx.brand.limites).length > 0)
    throw new Refusal('cannotChangeState');
  const datos = changed(placement.datos, asked);
  if (await isAcademicTutor(ctx.db, placement.academicTutorId, datos.tutor.email))
    throw new Refusal('cannotChangeState');
  const { fechaInicio, fechaFin, horasTotales } = datos.horario;
  await lockStudent(ctx.db, placement.studentId);
  if (await overlaps(ctx.db, placement.studentId, placement.applicationId, { fechaInicio, fechaFin }))
    throw new Refusal('overlapsPlacement');
  const language = ctx.brand.idiomaPorDefecto;
  const differences = differencesOf(placement.datos, asked, language);
  const pause =
    tipo === 'interrupcion' && hasta !== null
      ? await interrupt(ctx, placement, { desde, hasta, detalle })
      : [];
  const changedPlacement = await changePlacement(ctx.db, placement.id, {
    datos,
    fechaInicio,
    fechaFin,
    horasTotales,
    curso: academicYear(fechaInicio),
    emailTutorEmpresa: datos.tutor.email.toLowerCase(),
  });
  await updateChange(ctx.db, id, { diferencias: differences });
  await recountHours(ctx.db, placement.id);
  const cambios = [...differences, ...pause];
  const settled = await reviseAnnex(ctx, changedPlacement, { cambios, desde });
  // Who becomes its tutor while it goes on was not there when the links were sent.
  if (settled.estado === 'enCurso' && settled.emailTutorEmpresa !== placement.emailTutorEmpresa)
    await sendHostLink(ctx, settled);
  await notify(ctx, [placement.studentId], {
    tipo: awaitsTutor(settled) ? 'placementChangedUnsigned' : 'placementChanged',
    datos: { titulo: placement.titulo },
    urlAcceso: `/mis-practicas/${placement.id}`,
  });
}

/** Notes that it stops, before its next version says so; gives what that version changes. */
async function interrupt(
  ctx: ManagerCtx,
  { id: placementId }: Placement,
  { desde, hasta, detalle }: { desde: string; hasta: string; detalle: string },
): Promise<Difference[]> {
  const despues = `${desde}/${hasta}`;
  await addInterruption(ctx.db, { placementId, desde, hasta, motivo: detalle });
  const { accountId } = ctx.session;
  await addEvent(ctx.db, {
    placementId,
    tipo: 'interrumpida',
    fecha: ctx.now(),
    accountId,
    nota: despues,
  });
  return [{ campo: 'interrupcion', antes: null, despues }];
}

async function end(ctx: ManagerCtx, placement: Placement, { desde, detalle }: StoredChange): Promise<void> {
  const now = ctx.now();
  // The company says the last day; kept is the first without.
  const finDesde = addDays(desde, 1);
  const ended = await changePlacement(ctx.db, placement.id, {
    estado: 'rescindida',
    finPor: 'empresa',
    finMotivo: detalle,
    finDesde,
    desde: now,
  });
  await recountHours(ctx.db, placement.id);
  await addEvent(ctx.db, { placementId: placement.id, tipo: 'rescindida', fecha: now, nota: detalle });
  await tellEnded(ctx, ended, ['alumno']);
}

/** Refuses a request, with the reason. */
export async function refuse(ctx: ManagerCtx, { placement, change }: Both, motivo: string) {
  const now = ctx.now();
  const { accountId } = ctx.session;
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'cambioRechazado',
    fecha: now,
    accountId,
    nota: motivo,
  });
  await recordAct(ctx, 'practica', placement.id, 'cambioPracticaRechazado');
  await tellRefused(ctx, placement);
  return updateChange(ctx.db, change.id, { estado: 'rechazada', motivo, resuelta: now });
}

/** Tells the company that a change that it asked for is not made. */
export const tellRefused = (
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { companyId, titulo, id }: Placement,
): Promise<void> =>
  notifyCompany(ctx, companyId, {
    tipo: 'companyChangeRefused',
    datos: { titulo },
    urlAcceso: `/alumnos-en-practicas/${id}`,
  });
