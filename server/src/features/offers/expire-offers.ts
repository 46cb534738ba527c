import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyCompanies } from '../../notify/notify.ts';
import { insertOfferEvents } from '../offer-history/offer-history.queries.ts';
import { expireSome, remindSome } from './expire-offers.queries.ts';
import { offerNews } from './offer-news.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Closes the offers whose last day has passed. */
    expireOffers: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;
/** How long before its last day a company is told. */
const reminderDays = 3;

/**
 * Takes the offers whose last day has passed off the list and tells their companies, and those whose last day is near.
 * The candidates stay as they are: the company decides on them still, one by one or by closing the offer.
 */
export const expireOffersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const { jobs } = services;
    const today = services.today();
    let expired: number;
    do {
      expired = await database.transaction(async (db) => {
        const offers = await expireSome(db, today, batch);
        await insertOfferEvents(
          db,
          offers.map(({ id }) => ({
            offerId: id,
            fecha: services.now(),
            quien: 'sistema' as const,
            hecho: 'caducada' as const,
          })),
        );
        await notifyCompanies(
          { db, jobs },
          offers.map(({ companyId, titulo, urlAcceso }) => ({
            companyId,
            event: offerNews('offerExpired', { titulo, urlAcceso }),
          })),
        );
        return offers.length;
      });
    } while (expired === batch);
    let reminded: number;
    do {
      reminded = await database.transaction(async (db) => {
        const offers = await remindSome(db, today, reminderDays, batch);
        await notifyCompanies(
          { db, jobs },
          offers.map(({ companyId, titulo, urlAcceso, fechaCaducidad }) => ({
            companyId,
            event: offerNews('offerExpiring', { titulo, urlAcceso }, { dia: fechaCaducidad }),
          })),
        );
        return offers.length;
      });
    } while (reminded === batch);
  };
