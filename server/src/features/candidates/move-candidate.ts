import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession } from '../../http/session.ts';
import { type Mover, stateEvents } from '../applications/applications.rules.ts';
import { type ApplicationToMove, writeMove } from '../applications/moves.queries.ts';
import { notify } from '../notifications/notify.ts';

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
  const tipo = stateEvents[to];
  if (!tipo) return;
  await notify(ctx, [application.studentId], {
    tipo,
    datos: { titulo: application.titulo, idMotivo: idMotivo ?? null, comentario },
    urlAcceso: `/mis-candidaturas/${application.urlOferta}`,
    importante: to === applicationStates.preregistration,
  });
}
