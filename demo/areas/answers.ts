import { companies } from '../../server/src/db/tables/companies.ts';
import { answeredBy, keepAnswers } from '../../server/src/features/applications/promise.queries.ts';
import { answersOf } from '../../server/src/features/applications/promise.rules.ts';
import type { Demo } from '../demo.ts';

/** How the companies have answered until today, as it is counted each night. */
export async function addAnswers({ db, calendar, brand }: Demo): Promise<void> {
  const clock = { now: calendar.now, zone: brand.zonaHoraria };
  const all = await db.orm.$count(companies);
  for (const { id, candidaturas } of await answeredBy(db, 0, calendar.moment(-365), all))
    await keepAnswers(db, id, answersOf(candidaturas, clock));
}
