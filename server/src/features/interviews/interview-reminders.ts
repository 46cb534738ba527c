import { addDays, dayIn } from '@portal/contract/days';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyCompanies, notifyEach } from '../../notify/notify.ts';
import { newsOf } from './interview-news.ts';
import { takeReminders } from './interviews.queries.ts';
import { momentIn } from './interviews.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Reminds both of the interviews of tomorrow. */
    interviewReminders: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;
/** From this hour on, by the institution's clock, people are reminded of tomorrow. */
const hour = '09:00';

/** Some clocks are put forward at midnight. */
const startOf = (zone: string, day: string): Date | undefined =>
  momentIn(zone, day, '00:00') ?? momentIn(zone, day, '01:00');

/** Reminds students and companies of the interviews of tomorrow, once of each; what was agreed on today needs none. */
export const interviewRemindersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const { brand, jobs } = services;
    const zone = brand.zonaHoraria;
    const now = services.now();
    const today = dayIn(zone, now);
    const [begins, ...days] = [
      momentIn(zone, today, hour),
      ...[0, 1, 2].map((day) => startOf(zone, addDays(today, day))),
    ];
    const [midnight, from, until] = days;
    if (!begins || !midnight || !from || !until || now < begins) return;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeReminders(db, { now, from, until, agreedBefore: midnight, limit: batch });
        await notifyEach(
          { db, jobs },
          due.map((one) => ({ accountId: one.studentId, event: newsOf('interviewTomorrow', one, zone) })),
        );
        await notifyCompanies(
          { db, jobs },
          due.map((one) => ({ companyId: one.companyId, event: newsOf('interviewTomorrowWith', one, zone) })),
        );
        return due.length;
      });
    } while (taken === batch);
  };
