import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyEach } from '../../notify/notify.ts';
import { newsOf } from './appointment-news.ts';
import { takeReminders } from './appointments.queries.ts';
import { remindersAt } from './orientation.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Reminds students of the appointments of tomorrow. */
    orientationReminders: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;

/** Reminds students of the appointments of tomorrow, once of each; what was booked today needs none. */
export const orientationRemindersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const { brand, jobs } = services;
    const now = services.now();
    const due = remindersAt(brand.zonaHoraria, now);
    if (!due) return;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const rows = await takeReminders(db, { now, ...due, limit: batch });
        await notifyEach(
          { db, jobs },
          rows.map((row) => ({
            accountId: row.studentId,
            event: newsOf('orientationTomorrow', row, brand.zonaHoraria),
          })),
        );
        return rows.length;
      });
    } while (taken === batch);
  };
