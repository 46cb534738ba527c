import { dayIn } from '@portal/contract/days';
import { smallestGroup } from '@portal/contract/surveys';
import { daysAgo, type WorkerTools } from '../../jobs/worker-tools.ts';
import { deleteLeftOver, mixAnswersOf, mixParticipationsOf, surveysThatWait } from './mixing.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Takes anonymous answers apart from who has taken part. */
    surveyMixing: Record<string, never>;
  }
}

/**
 * Mixes the anonymous answers that wait for it, of each survey by itself. Who has taken part is written anew first, also
 * where too few answers wait: as long as one does, its transaction must not be found among theirs.
 */
export const surveyMixingWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const today = services.today();
    for (const { surveyId, canMix } of await surveysThatWait(database, smallestGroup, today)) {
      const writeAnew = () => database.transaction((db) => mixParticipationsOf(db, surveyId));
      await writeAnew();
      if (!canMix) continue;
      const isMixed = await database.transaction((db) => mixAnswersOf(db, surveyId, smallestGroup, today));
      // Of those who have finished meanwhile.
      if (isMixed) await writeAnew();
    }
  };

const keptDays = 30;

/** Deletes what nobody has finished of surveys that were over a month ago. */
export async function sweepSurveys({ database, services }: WorkerTools): Promise<void> {
  const since = daysAgo(services, keptDays);
  await deleteLeftOver(database, dayIn(services.brand.zonaHoraria, since), since);
}
