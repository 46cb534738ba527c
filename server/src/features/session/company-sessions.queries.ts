import type { Db } from '../../db/database.ts';
import { refreshSessionsOf } from './sessions.queries.ts';

const end = {
  name: 'sessions_end_of_company',
  text: `
    update sessions set revocada = now()
    where company_id = $1 and revocada is null
    returning account_id as "accountId"`,
};

/** Ends the sessions for a company; gives the accounts that they were of. */
export async function endCompanySessions(db: Db, companyId: number): Promise<number[]> {
  const ended = await db.query<{ accountId: number }>(end, [companyId]);
  const ids = [...new Set(ended.map((session) => session.accountId))];
  await refreshSessionsOf(db, ids);
  return ids;
}
