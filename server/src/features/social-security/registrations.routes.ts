import type { Answer, Input } from '@portal/contract/endpoint';
import type {
  excludeFromRegistration,
  listRegistrations,
  noteRegistrations,
  Registration,
  RegistrationKind,
  undoRegistration,
} from '@portal/contract/social-security';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { addEvent, lockPlacement, lockPlacements, type Placement } from '../placements/placements.queries.ts';
import { changeMarks, type Marks, marksOf, marksOfOne } from './marks.queries.ts';
import { type Found, registrationsPage } from './registrations.queries.ts';
import {
  dayOf,
  deadlineOf,
  doneOn,
  earliestOf,
  kindsOf,
  type Noted,
  stateOf,
} from './registrations.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;

export const registrationsRoutes = routes({
  listRegistrations: list,
  noteRegistrations: note,
  undoRegistration: undo,
  excludeFromRegistration: exclude,
});

async function list(
  { query }: Input<typeof listRegistrations>,
  ctx: ManagerCtx,
): Promise<Answer<typeof listRegistrations>> {
  const today = ctx.today();
  const { tareas, porEstado } = await registrationsPage(ctx.db, query, today);
  return {
    tareas: tareas.map((one) => shown(one, today)),
    porEstado,
    numTotal: porEstado
      .filter(({ estado }) => query.estado === undefined || estado === query.estado)
      .reduce((sum, { numTotal }) => sum + numTotal, 0),
  };
}

function shown({ fechaInicio, fechaFin, finDesde, ...rest }: Found, today: string): Registration {
  const dates = { fechaInicio, fechaFin, finDesde };
  const { tipo, remunerada } = rest;
  const plazo = deadlineOf(tipo, dates, remunerada);
  return {
    ...rest,
    dia: dayOf(tipo, dates),
    plazo,
    estado: stateOf(rest.hecha?.fecha ?? null, { isExcluded: rest.exclusion !== null }, plazo, today),
  };
}

const notedIn = (marks: Marks | undefined): Noted => ({
  alta: marks?.alta ?? null,
  baja: marks?.baja ?? null,
  altaDia: marks?.altaDia ?? null,
  bajaDia: marks?.bajaDia ?? null,
  isExcluded: marks?.excluida != null,
});

const acts = { alta: 'altaSeguridadSocialAnotada', baja: 'bajaSeguridadSocialAnotada' } as const;
const events = { alta: 'altaSeguridadSocial', baja: 'bajaSeguridadSocial' } as const;

async function note({ body: { practicas, tipo, fecha } }: Input<typeof noteRegistrations>, ctx: ManagerCtx) {
  if (fecha > ctx.today()) throw new FieldRefusal([{ campo: 'fecha', error: fieldError('dateAhead') }]);
  const placements = await lockPlacements(ctx.db, practicas);
  const marks = await marksOf(ctx.db, practicas);
  if (placements.some((one) => fecha < earliestOf(tipo, one, notedIn(marks.get(one.id)))))
    throw new FieldRefusal([{ campo: 'fecha', error: fieldError('registrationTooEarly') }]);
  let anotadas = 0;
  for (const placement of placements) {
    const noted = notedIn(marks.get(placement.id));
    // Sent again because its answer was lost, it says the same.
    const done = doneOn(tipo, noted, placement);
    if (done === fecha) anotadas += 1;
    if (done !== null || noted.isExcluded) continue;
    if (!kindsOf(placement, noted, ctx.today()).includes(tipo)) continue;
    await noteOne(ctx, placement, tipo, fecha);
    anotadas += 1;
  }
  return { anotadas, omitidas: new Set(practicas).size - anotadas };
}

async function noteOne(ctx: ManagerCtx, placement: Placement, tipo: RegistrationKind, fecha: string) {
  const { id: placementId } = placement;
  const now = ctx.now();
  const dia = dayOf(tipo, placement);
  const { accountId } = ctx.session;
  await changeMarks(
    ctx.db,
    placementId,
    tipo === 'alta'
      ? { alta: fecha, altaDia: dia, altaAnotada: now, altaPor: accountId }
      : { baja: fecha, bajaDia: dia, bajaAnotada: now, bajaPor: accountId },
  );
  await addEvent(ctx.db, { placementId, tipo: events[tipo], fecha: now, accountId });
  await recordAct(ctx, 'practica', placementId, acts[tipo]);
}

const unnoted = {
  alta: { alta: null, altaDia: null, altaAnotada: null, altaPor: null },
  baja: { baja: null, bajaDia: null, bajaAnotada: null, bajaPor: null },
  exclusion: { excluida: null, excluidaPor: null, motivo: null },
} as const;

/** What is noted of a placement, locked. Throws placementStudentNotFound (45), cannotChangeState (49). */
async function seenMarks(ctx: ManagerCtx, id: number, version: number): Promise<Noted> {
  if (!(await lockPlacement(ctx.db, id))) throw new Refusal('placementStudentNotFound');
  const marks = await marksOfOne(ctx.db, id);
  if ((marks?.version ?? 0) !== version) throw new Refusal('cannotChangeState');
  return notedIn(marks);
}

async function undo(
  { body: { idPractica, version, tipo } }: Input<typeof undoRegistration>,
  ctx: ManagerCtx,
) {
  const noted = await seenMarks(ctx, idPractica, version);
  const isThere = tipo === 'exclusion' ? noted.isExcluded : noted[tipo] !== null;
  if (!isThere) throw new Refusal('cannotChangeState');
  await recordAct(ctx, 'practica', idPractica, 'seguridadSocialQuitada');
  return { version: await changeMarks(ctx.db, idPractica, unnoted[tipo]) };
}

async function exclude(
  { body: { idPractica, version, motivo } }: Input<typeof excludeFromRegistration>,
  ctx: ManagerCtx,
) {
  const noted = await seenMarks(ctx, idPractica, version);
  if (noted.isExcluded || noted.alta !== null || noted.baja !== null) throw new Refusal('cannotChangeState');
  const excluded = { excluida: ctx.now(), excluidaPor: ctx.session.accountId, motivo };
  await recordAct(ctx, 'practica', idPractica, 'seguridadSocialExcluida');
  return { version: await changeMarks(ctx.db, idPractica, excluded) };
}
