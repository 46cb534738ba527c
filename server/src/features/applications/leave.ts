import type { Db } from '../../db/database.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { notifyCompanies } from '../../notify/notify.ts';
import { emptyCv } from '../cv/cv.rules.ts';
import { endInterviews } from '../interviews/end-interviews.ts';
import { forgetAlsoNamed, forgetNamed } from '../offers/offers.queries.ts';
import { chosenStates, mayBeNamed, withdrawableStates } from './applications.rules.ts';
import { eraseApplications, namedAtClosing, studentsGoneWith, withdrawAll } from './leave.queries.ts';

interface Leaving {
  db: Db;
  jobs: Jobs;
  now: Date;
  /** The institution's zone. */
  zona: string;
}

async function withdrawOf(
  { db, jobs, now, zona }: Leaving,
  studentIds: readonly number[],
  withdrawn: ReturnType<typeof withdrawAll>,
): Promise<void> {
  const news = (await withdrawn).map(({ companyId, titulo, urlOferta }) => ({
    companyId,
    event: {
      tipo: 'applicationWithdrawn' as const,
      datos: { titulo },
      urlAcceso: `/mis-ofertas/${urlOferta}`,
    },
  }));
  await notifyCompanies({ db, jobs }, news);
  await endInterviews({ db, jobs, now, zona, tellsStudents: false }, { studentIds });
}

/** Withdraws what is undecided of a student whose account a manager closes, and tells the companies. */
export const withdrawOfClosed = (leaving: Leaving, studentId: number, managerId: number): Promise<void> =>
  withdrawOf(
    leaving,
    [studentId],
    withdrawAll(leaving.db, [studentId], withdrawableStates, {
      by: 'gestor',
      accountId: managerId,
      now: leaving.now,
    }),
  );

/** The same for whatever was sent while an account was being closed, or is of accounts closed by versions before. */
export async function withdrawLeftBehind(leaving: Leaving): Promise<void> {
  const gone = await studentsGoneWith(leaving.db, withdrawableStates);
  const by = { by: 'sistema', accountId: null, now: leaving.now } as const;
  await withdrawOf(leaving, gone, withdrawAll(leaving.db, gone, withdrawableStates, by));
}

/**
 * Erases what students sent, but for the proof of where they were chosen, and their names where a company wrote that it
 * had chosen them and nothing came of it.
 */
export async function eraseSent(db: Db, studentIds: readonly number[]): Promise<void> {
  const found = await namedAtClosing(db, studentIds, chosenStates);
  const named = found.filter((one) =>
    one.idElegida === null
      ? one.escrito !== null && mayBeNamed(one.escrito, one)
      : one.idElegida === one.idCandidatura,
  );
  await forgetNamed(
    db,
    named.map(({ offerId }) => offerId),
  );
  await forgetAlsoNamed(
    db,
    found.map(({ offerId }) => offerId),
    found.map(({ idCandidatura }) => idCandidatura),
  );
  await eraseApplications(db, studentIds, chosenStates, emptyCv);
}
