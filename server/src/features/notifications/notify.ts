import type { Db } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { activeContacts, addNotifications, type NewNotification } from './notify.queries.ts';

/** Something to tell: its kind, what its words need, and the path in the portal that it is about. */
export interface Event extends Pick<NewNotification, 'tipo' | 'datos' | 'urlAcceso'> {
  importante?: boolean;
}

interface Teller {
  db: Db;
  jobs: Jobs;
}

/** Tells accounts, thousands too, by notification and mail, in the caller's transaction. */
export async function notify(teller: Teller, accountIds: readonly number[], event: Event): Promise<void> {
  await tell(
    teller,
    accountIds.map((accountId) => ({ accountId, companyId: null, importante: false, ...event })),
  );
}

/** Tells every active contact of a company. */
export const notifyCompany = (teller: Teller, companyId: number, event: Event): Promise<void> =>
  notifyCompanies(teller, [{ companyId, event }]);

/** Tells many companies, each of its own. */
export async function notifyCompanies(
  teller: Teller,
  news: readonly { companyId: number; event: Event }[],
): Promise<void> {
  if (news.length === 0) return;
  const contacts = await activeContacts(teller.db, [...new Set(news.map(({ companyId }) => companyId))]);
  await tell(
    teller,
    news.flatMap(({ companyId, event }) =>
      contacts
        .filter((contact) => contact.companyId === companyId)
        .map(({ accountId }) => ({ accountId, companyId, importante: false, ...event })),
    ),
  );
}

/** As many as one statement takes easily. */
const mailsAtOnce = 5_000;

async function tell({ db, jobs }: Teller, told: readonly NewNotification[]): Promise<void> {
  if (told.length === 0) return;
  await addNotifications(db, told);
  const mails = told.map(({ accountId, tipo, datos, urlAcceso }) => ({ accountId, tipo, datos, urlAcceso }));
  for (let from = 0; from < mails.length; from += mailsAtOnce) {
    await jobs.send(db, 'mail', ...mails.slice(from, from + mailsAtOnce));
  }
}
