import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { fillPlaces } from './enrol.ts';
import { eventsToFill, lockEvent, withdrawGone } from './events.queries.ts';

/** Gives the places of students who have left the portal, or were erased, to those who wait. */
export async function fillLeftPlaces({ database, services }: WorkerTools): Promise<void> {
  for (const id of await eventsToFill(database, services.now()))
    await database.transaction(async (db) => {
      const event = await lockEvent(db, id);
      // Begun meanwhile: who was enrolled stays in its list.
      if (!event || event.inicio.getTime() <= services.now().getTime()) return;
      await withdrawGone(db, id);
      await fillPlaces({ ...services, db }, event);
    });
}
