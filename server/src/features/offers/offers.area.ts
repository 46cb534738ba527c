import type { Area } from '../../area.ts';
import { expireOffersWorker } from './expire-offers.ts';

export const offers = {
  queues: { expireOffers: { schedule: '*/5 * * * *', work: expireOffersWorker } },
} satisfies Area;
