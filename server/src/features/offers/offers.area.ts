import type { calls as companyCalls } from '@portal/contract/company-offers';
import type { calls as studentCalls } from '@portal/contract/student-offers';
import type { Area } from '../../area.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { companyOffersRoutes } from './company-offers.routes.ts';
import { expireOffersWorker } from './expire-offers.ts';
import { openFirstPages } from './first-page.queries.ts';
import { studentOfferRoutes } from './student-offers.routes.ts';

export const offers = {
  routes: ({ database }) => ({
    ...companyOffersRoutes,
    ...studentOfferRoutes(openProfiles(database), openFirstPages(database)),
  }),
  queues: { expireOffers: { schedule: '*/5 * * * *', work: expireOffersWorker } },
} satisfies Area<typeof companyCalls & typeof studentCalls>;
