import { dayIn } from '@portal/contract/days';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyCompanies } from '../notifications/notify.ts';
import { expireSome } from './expire-offers.queries.ts';

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;

/**
 * Takes the offers whose last day has passed off the list and tells their companies. The candidates stay as they
 * are: the company decides on them still, one by one or by closing the offer.
 */
export const expireOffersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const { brand, jobs } = services;
    const today = dayIn(brand.zonaHoraria, services.now());
    let expired: number;
    do {
      expired = await database.transaction(async (db) => {
        const offers = await expireSome(db, today, batch);
        await notifyCompanies(
          { db, jobs },
          offers.map(({ companyId, titulo, urlAcceso }) => ({
            companyId,
            event: { tipo: 'offerExpired', datos: { titulo }, urlAcceso: `/mis-ofertas/${urlAcceso}` },
          })),
        );
        return offers.length;
      });
    } while (expired === batch);
  };
