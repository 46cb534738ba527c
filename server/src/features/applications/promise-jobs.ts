import { addDays, dayIn, monthsBefore } from '@portal/contract/days';
import type { Database } from '../../db/database.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyCompanies } from '../../notify/notify.ts';
import { answeredBy, keepAnswers, takeDue } from './promise.queries.ts';
import { answersOf, type Clock } from './promise.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Reminds companies of the answers that they promised, and counts those that they gave. */
    responsePromises: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const offersAtOnce = 50;
/** So few that the applications of the largest fit into memory together. */
const companiesAtOnce = 5;
/** What a company did longer ago says little of it now. */
const countedMonths = 12;

/** Tells companies of answers that are due soon or late: one notification for each offer, however many candidates wait. */
async function remind({ database, services: { jobs } }: WorkerTools, { now, zone }: Clock): Promise<void> {
  const today = dayIn(zone, now);
  const stages = [
    { stage: 2, tipo: 'answerOverdue', before: today },
    { stage: 1, tipo: 'answerDueSoon', before: addDays(today, 2) },
  ] as const;
  for (const { stage, tipo, before } of stages) {
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeDue(db, stage, { before, zone }, offersAtOnce);
        await notifyCompanies(
          { db, jobs },
          due.map(({ companyId, titulo, urlOferta, numero }) => ({
            companyId,
            event: { tipo, datos: { titulo, numero }, urlAcceso: `/mis-ofertas/${urlOferta}` },
          })),
        );
        return due.length;
      });
    } while (taken === offersAtOnce);
  }
}

/** Counts, company by company, which of the promised answers came in time. */
async function count(database: Database, clock: Clock): Promise<void> {
  const since = monthsBefore(clock.now, countedMonths);
  let after = 0;
  let read: number;
  do {
    const companies = await answeredBy(database, after, since, companiesAtOnce);
    for (const { id, candidaturas } of companies)
      await keepAnswers(database, id, answersOf(candidaturas, clock));
    after = companies.at(-1)?.id ?? after;
    read = companies.length;
  } while (read === companiesAtOnce);
}

export const responsePromisesWorker = (tools: WorkerTools) => async (): Promise<void> => {
  const { now, brand } = tools.services;
  const clock = { now: now(), zone: brand.zonaHoraria };
  await remind(tools, clock);
  await count(tools.database, clock);
};
