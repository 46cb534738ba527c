import type { calls } from '@portal/contract/company-offers';
import type { Area } from '../../area.ts';
import { companyOffersRoutes } from './company-offers.routes.ts';

export const companyOffers = {
  routes: () => companyOffersRoutes,
} satisfies Area<typeof calls>;
