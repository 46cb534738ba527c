import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs/queues.ts';
import { events } from './event-kinds.ts';
import {
  activeContacts,
  addNotifications,
  endImportance,
  markReadAbout,
  type NewNotification,
  tellPages,
  withdrawOf,
} from './notify.queries.ts';
import { chosenKindOf, deliveryOf } from './preferences.rules.ts';

/** Something to tell: its kind, what its words need, and the path in the portal that it is about. */
export interface Event extends Pick<NewNotification, 'tipo' | 'datos' | 'urlAcceso'> {
  importante?: boolean;
}

interface Teller {
  db: Db;
  jobs: Jobs;
}

type News = Event & Pick<NewNotification, 'accountId' | 'companyId'>;

/** Tells accounts, thousands too, by notification and, as each wants it, by mail, in the caller's transaction. */
export const notify = (teller: Teller, accountIds: readonly number[], event: Event): Promise<void> =>
  tell(
    teller,
    accountIds.map((accountId) => ({ ...event, accountId, companyId: null })),
  );

/** The same, each of their own. */
export const notifyEach = (
  teller: Teller,
  news: readonly { accountId: number; event: Event }[],
): Promise<void> =>
  tell(
    teller,
    news.map(({ accountId, event }) => ({ ...event, accountId, companyId: null })),
  );

/** A contact who did it, and what they are told of it instead: nothing where they know by having done it. */
interface Doer {
  accountId: number;
  receipt?: Event;
}

/** Tells every active contact of a company. */
export const notifyCompany = (teller: Teller, companyId: number, event: Event, by?: Doer): Promise<void> =>
  notifyCompanies(teller, [{ companyId, event }], by);

/** Tells many companies, each of its own. */
export async function notifyCompanies(
  teller: Teller,
  news: readonly { companyId: number; event: Event }[],
  by?: Doer,
): Promise<void> {
  if (news.length === 0) return;
  const contacts = await activeContacts(teller.db, [...new Set(news.map(({ companyId }) => companyId))]);
  await tell(
    teller,
    news.flatMap(({ companyId, event }) =>
      contacts
        .filter((contact) => contact.companyId === companyId)
        .flatMap(({ accountId }) => {
          const own = accountId === by?.accountId ? by.receipt : event;
          return own ? [{ ...own, accountId, companyId }] : [];
        }),
    ),
  );
}

/** What a company was told of this before is settled: it comes first no longer. */
export async function settleCompany(db: Db, companyId: number, urlAcceso: string): Promise<void> {
  const contacts = await activeContacts(db, [companyId]);
  await endImportance(
    db,
    contacts.map(({ accountId }) => ({ accountId, urlAcceso })),
  );
  await tellPages(
    db,
    contacts.map(({ accountId }) => accountId),
  );
}

/** What an account was told of this is answered: there is nothing more to do about it. */
export async function settleAnswered(
  { db, session, now }: { db: Db; session: { accountId: number }; now: () => Date },
  urlAcceso: string,
): Promise<void> {
  await markReadAbout(db, session.accountId, urlAcceso, now());
  await tellPages(db, [session.accountId]);
}

/** What an account was told of an appointment no longer holds: it is gone from the bell. */
export async function withdrawNews(db: Db, accountId: number, idCita: number): Promise<void> {
  await withdrawOf(db, accountId, idCita);
  await tellPages(db, [accountId]);
}

/** Puts news into the bell of accounts that a mail of its own has told already. */
export async function notifyWithoutMail(db: Db, news: Omit<News, 'importante'>): Promise<void> {
  await addNotifications(db, [toRow(news)]);
  await tellPages(db, [news.accountId]);
}

const toRow = (news: News): NewNotification => ({
  importante: false,
  ...news,
  clase: chosenKindOf(news.tipo) ?? null,
  envio: deliveryOf(news.tipo, {}),
  atOnce: events[news.tipo].atOnce ?? false,
});

/** As many as one statement takes easily. */
const mailsAtOnce = 5_000;

async function tell({ db, jobs }: Teller, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await endImportance(db, news);
  const mails = await addNotifications(db, news.map(toRow));
  await tellPages(
    db,
    news.map(({ accountId }) => accountId),
  );
  for (let from = 0; from < mails.length; from += mailsAtOnce) {
    await jobs.send(db, 'mail', ...mails.slice(from, from + mailsAtOnce));
  }
}
