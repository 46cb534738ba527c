import { dayIn } from '@portal/contract/days';
import { mondayOf } from '@portal/contract/hours-rules';
import type { Services } from '../../http/context.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyEach } from '../../notify/notify.ts';
import { momentIn } from '../interviews/interviews.rules.ts';
import { sendHostLink } from '../placements/send-tutor-link.ts';
import { takeStudents, takeTutors } from './hours-reminders.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** On Mondays reminds students of last week's hours, and host tutors of the weeks that await them. */
    hoursReminders: Record<string, never>;
  }
}

const batch = 200;
/** From this hour on, by the institution's clock. */
const hour = '08:00';

/** This Monday, on which the reminders go out; undefined on other days and before their hour. */
function mondayNow({ brand, now }: Services): string | undefined {
  const today = dayIn(brand.zonaHoraria, now());
  const begins = momentIn(brand.zonaHoraria, today, hour);
  return today === mondayOf(today) && begins && begins <= now() ? today : undefined;
}

/** Each once a week, however often it runs. */
export const hoursRemindersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const monday = mondayNow(services);
    if (monday === undefined) return;
    const { brand, jobs, now } = services;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeStudents(db, monday, batch);
        const news = due.map(({ id, studentId, titulo }) => ({
          accountId: studentId,
          event: { tipo: 'hoursDue', datos: { titulo }, urlAcceso: `/mis-practicas/${id}` } as const,
        }));
        await notifyEach({ db, jobs }, news);
        return due.length;
      });
    } while (taken === batch);
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeTutors(db, monday, batch);
        for (const { semanas, ...tutor } of due)
          await sendHostLink({ brand, db, jobs, now }, tutor, { tipo: 'hoursToConfirm', datos: { semanas } });
        return due.length;
      });
    } while (taken === batch);
  };
