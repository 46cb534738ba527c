import type { PlacementEventKind, PlacementState } from '@portal/contract/placements';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { actingTutor } from './academic-tutors.queries.ts';
import {
  addEvent,
  changePlacement,
  lockPlacement,
  newestVersion,
  type Owner,
  type Placement,
  readinessOf,
  signedBy,
  waitingOf,
} from './placements.queries.ts';
import { needsOf, nextState } from './placements.rules.ts';

type Settling = Pick<Services, 'jobs' | 'now' | 'today'> & { readonly db: Db };

const eventOf: Readonly<Partial<Record<PlacementState, PlacementEventKind>>> = {
  preparacion: 'yaNoLista',
  lista: 'lista',
  enCurso: 'empezada',
  finalizada: 'finalizada',
  cerrada: 'cerrada',
};

/**
 * Brings a locked placement to where it is by what is there and by the day: what it lacks, and the states that it goes
 * to by itself, each noted. Gives it as it is then.
 */
export async function settlePlacement(ctx: Settling, placement: Placement): Promise<Placement> {
  const faltan = await needsNow(ctx.db, placement);
  let settled: Placement = { ...placement, faltan };
  for (let next = nextState(settled, ctx.today()); next; next = nextState(settled, ctx.today())) {
    const tipo = eventOf[next];
    if (tipo) await addEvent(ctx.db, { placementId: placement.id, tipo, fecha: ctx.now() });
    settled = { ...settled, estado: next };
  }
  const isMoved = settled.estado !== placement.estado;
  if (!isMoved && faltan.join() === placement.faltan.join()) return placement;
  const changed = await changePlacement(ctx.db, placement.id, {
    faltan,
    estado: settled.estado,
    ...(isMoved && { desde: ctx.now() }),
  });
  if (isMoved) await tellState(ctx, changed);
  return changed;
}

async function needsNow(db: Db, placement: Placement) {
  const version = await newestVersion(db, placement.id);
  return needsOf({
    signed: version ? await signedBy(db, version.id) : [],
    hasTutor: (await actingTutor(db, placement.academicTutorId)) !== undefined,
    ...(await readinessOf(db, placement.id)),
  });
}

const told = {
  lista: 'placementReady',
  finalizada: 'placementFinished',
  cerrada: 'placementClosed',
} as const;

/** Tells student and company of the state that a placement has come to, where it is of note to them. */
export async function tellState(
  ctx: Pick<Settling, 'jobs' | 'db'>,
  { id, estado, studentId, companyId, titulo }: Placement,
): Promise<void> {
  if (estado !== 'lista' && estado !== 'finalizada' && estado !== 'cerrada') return;
  const event = { tipo: told[estado], datos: { titulo } };
  await notify(ctx, [studentId], { ...event, urlAcceso: `/mis-practicas/${id}` });
  await notifyCompany(ctx, companyId, { ...event, urlAcceso: `/alumnos-en-practicas/${id}` });
}

/** Settles the placements of a student or a company that wait for something which has just changed elsewhere. */
export async function settleWaiting(ctx: Settling, owner: Owner): Promise<void> {
  for (const id of await waitingOf(ctx.db, owner)) {
    const placement = await lockPlacement(ctx.db, id);
    if (placement) await settlePlacement(ctx, placement);
  }
}
