import type { calls } from '@portal/contract/offer-form';
import type { Area } from '../../area.ts';
import { offerFormRoutes } from './offer-form.routes.ts';
import { openReach } from './reach.ts';

export const offerForm = {
  routes: ({ database }) => offerFormRoutes(openReach(database)),
} satisfies Area<typeof calls>;
