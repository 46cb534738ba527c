import type { Ctx } from '../../http/context.ts';
import { type Change, makeVersion, makingIn } from './make-version.ts';
import { addEvent, type Placement } from './placements.queries.ts';
import { settlePlacement } from './settle-placement.ts';

/**
 * Makes the next version of the annex of a locked placement that has been changed, which holds from this day. Its
 * signatures are awaited anew. Gives the placement as it is then.
 */
export async function reviseAnnex(
  ctx: Ctx,
  placement: Placement,
  { cambios, desde }: { cambios: Change[]; desde: string },
): Promise<Placement> {
  await makeVersion(makingIn(ctx), placement, { datos: placement.datos, cambios, desde });
  await addEvent(ctx.db, { placementId: placement.id, tipo: 'versionNueva', fecha: ctx.now() });
  return settlePlacement(ctx, placement);
}
