import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import type { Placement } from './placements.queries.ts';
import { awaitsTutor } from './placements.rules.ts';

/** Tells student and company that the annex is there to be signed, or that it will be once it names an academic tutor. */
export async function tellToSign(ctx: Ctx<ManagerSession>, placement: Placement): Promise<void> {
  const { id, studentId, companyId, titulo } = placement;
  const waits = awaitsTutor(placement);
  const datos = { titulo };
  await notify(ctx, [studentId], {
    tipo: waits ? 'placementValidated' : 'annexToSign',
    datos,
    urlAcceso: `/mis-practicas/${id}`,
  });
  await notifyCompany(ctx, companyId, {
    tipo: waits ? 'placementValidatedToCompany' : 'annexToSignByCompany',
    datos,
    urlAcceso: `/alumnos-en-practicas/${id}`,
  });
}
