import type { Interruption } from '@portal/contract/placements';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { placementInterruptions } from '../../db/tables/placements.ts';

const { desde, hasta, motivo, placementId } = placementInterruptions;

/** When a placement stops, the earliest first. */
export const interruptionsOf = ({ orm }: Db, id: number): Promise<Interruption[]> =>
  orm
    .select({ desde, hasta, motivo })
    .from(placementInterruptions)
    .where(eq(placementId, id))
    .orderBy(asc(desde), asc(placementInterruptions.id));

/** Notes that a locked placement stops. */
export async function addInterruption(
  { orm }: Db,
  interruption: Interruption & { placementId: number },
): Promise<void> {
  await orm.insert(placementInterruptions).values(interruption);
}
