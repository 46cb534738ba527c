import type { Db } from '../../db/database.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { notifyCompanies, notifyEach } from '../../notify/notify.ts';
import { newsOf } from './interview-news.ts';
import { type EndedScope, endInterviewsIn } from './interviews.queries.ts';

interface Ending {
  db: Db;
  jobs: Jobs;
  now: Date;
  /** The zone in which its time is told. */
  zona: string;
  /** Of students who leave the service, the companies alone are told. */
  tellsStudents?: boolean;
}

/** Cancels what was to come of interviews for applications that have left state 4, and tells both sides. */
export async function endInterviews(
  { db, jobs, now, zona, tellsStudents = true }: Ending,
  scope: EndedScope,
): Promise<void> {
  const ended = await endInterviewsIn(db, scope, now);
  if (ended.length === 0) return;
  if (tellsStudents)
    await notifyEach(
      { db, jobs },
      ended.map((one) => ({
        accountId: one.studentId,
        event: newsOf('interviewOff', one, zona),
      })),
    );
  await notifyCompanies(
    { db, jobs },
    ended.map((one) => ({ companyId: one.companyId, event: newsOf('interviewOffWith', one, zona) })),
  );
}
