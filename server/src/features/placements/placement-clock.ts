import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { lockDue } from './due-placements.queries.ts';
import type { Placement } from './placements.queries.ts';
import { sendHostLink } from './send-tutor-link.ts';
import { settlePlacement } from './settle-placement.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Has placements begin and finish on their days, and tells managers of those that lack something on their first. */
    placementClock: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 100;

export const placementClockWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    let after = 0;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await lockDue(db, services.today(), batch, after);
        await settleAll(db, services, due);
        after = due.at(-1)?.id ?? after;
        return due.length;
      });
    } while (taken === batch);
  };

async function settleAll(db: Db, services: Services, due: readonly Placement[]): Promise<void> {
  const today = services.today();
  const incomplete: string[] = [];
  for (const placement of due) {
    const settled = await settlePlacement({ ...services, db }, placement);
    if (settled.estado === 'preparacion' && settled.fechaInicio === today) incomplete.push(settled.numero);
    if (settled.estado === 'enCurso' && placement.estado !== 'enCurso')
      await sendHostLink({ ...services, db }, settled);
  }
  if (incomplete.length > 0)
    await tellManagers(services, db, {
      tipo: 'placementStartWaits',
      datos: { numeros: incomplete.join(', ') },
    });
}
