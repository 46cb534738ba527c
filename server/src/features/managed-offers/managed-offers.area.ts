import type { calls } from '@portal/contract/managed-offers';
import type { Area } from '../../area.ts';
import { managedOffersRoutes } from './managed-offers.routes.ts';

export const managedOffers = {
  routes: () => managedOffersRoutes,
} satisfies Area<typeof calls>;
