import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import type { Placement } from './placements.queries.ts';
import { awaitsTutor } from './placements.rules.ts';

/**
 * Tells those who have not signed that the annex is there to be signed, or that it will be once it names an academic
 * tutor.
 */
export async function tellToSign(ctx: Ctx<ManagerSession>, placement: Placement): Promise<void> {
  const { id, studentId, companyId, titulo, estado, faltan } = placement;
  const waits = awaitsTutor(placement);
  const hasBegun = estado === 'enCurso';
  const datos = { titulo };
  if (faltan.includes('firmaAlumno'))
    await notify(ctx, [studentId], {
      tipo: waits ? 'placementValidated' : hasBegun ? 'placementChanged' : 'annexToSign',
      datos,
      urlAcceso: `/mis-practicas/${id}`,
    });
  if (faltan.includes('firmaEmpresa'))
    await notifyCompany(ctx, companyId, {
      tipo: waits ? 'placementValidatedToCompany' : hasBegun ? 'annexToSignAgain' : 'annexToSignByCompany',
      datos,
      urlAcceso: `/alumnos-en-practicas/${id}`,
    });
}
