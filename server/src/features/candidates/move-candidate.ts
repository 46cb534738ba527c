import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { type ChosenStep, type Mover, stateEvents } from '../applications/applications.rules.ts';
import { type ApplicationToMove, writeMove } from '../applications/moves.queries.ts';
import { followMove } from '../incorporation-forms/open-form.ts';
import { endInterviews } from '../interviews/end-interviews.ts';

interface CompanyMove {
  to: ApplicationStateId;
  /** The company, unless a rule follows from what it did. */
  by?: Mover;
  idMotivo?: number | undefined;
  comentario?: string | undefined;
  notaInterna?: string | undefined;
}

/** Makes a move that is allowed, and tells the student in their own language. */
export async function moveAndTell(
  ctx: Ctx<CompanySession>,
  application: ApplicationToMove,
  { to, by = 'empresa', idMotivo, comentario: written, notaInterna }: CompanyMove,
): Promise<void> {
  const comentario = written || null;
  await writeMove(ctx.db, application, {
    to,
    by,
    accountId: by === 'empresa' ? ctx.session.accountId : null,
    idMotivo: idMotivo ?? null,
    comentario,
    notaInterna: notaInterna || null,
    now: ctx.now(),
  });
  await followMove(ctx, { id: application.id, from: application.idEstado, to });
  await endInterviews(
    { db: ctx.db, jobs: ctx.jobs, now: ctx.now(), zona: ctx.brand.zonaHoraria },
    { applicationIds: [application.id] },
  );
  const tipo = stateEvents[to];
  if (!tipo) return;
  await notify(ctx, [application.studentId], {
    tipo,
    datos: { titulo: application.titulo, idMotivo: idMotivo ?? null, comentario },
    urlAcceso: `/mis-candidaturas/${application.urlOferta}`,
    importante: to === applicationStates.preregistration,
  });
}

/** Moves a chosen candidate along the steps; only the last is told, with what was written. */
export async function takeSteps(
  ctx: Ctx<CompanySession>,
  candidate: ApplicationToMove,
  steps: readonly ChosenStep[],
  written: Pick<CompanyMove, 'comentario' | 'notaInterna'> = {},
): Promise<void> {
  const last = steps.at(-1);
  let { idEstado } = candidate;
  for (const { to, by } of steps.slice(0, -1)) {
    const { accountId } = ctx.session;
    await writeMove(ctx.db, { id: candidate.id, idEstado }, { to, by, accountId, now: ctx.now() });
    idEstado = to;
  }
  if (last) await moveAndTell(ctx, { ...candidate, idEstado }, { ...last, ...written });
}
