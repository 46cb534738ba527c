import { addDays } from '@portal/contract/days';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { stored, takeReminders } from './events.queries.ts';
import { tellEnrolled } from './tell-enrolled.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Reminds who is enrolled of the events of tomorrow. */
    eventReminders: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;

export const eventRemindersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const tomorrow = addDays(services.today(), 1);
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeReminders(db, tomorrow, batch);
        for (const eventId of new Set(due.map(({ eventId: id }) => id))) {
          const event = await stored.existing(db, eventId);
          const enrolled = due.filter(({ eventId: id }) => id === eventId).map(({ accountId }) => accountId);
          await tellEnrolled({ ...services, db }, enrolled, 'eventTomorrow', event);
        }
        return due.length;
      });
    } while (taken === batch);
  };
