import type { calls } from '@portal/contract/offer-form';
import type { Area } from '../../area.ts';
import { offerFormRoutes } from './offer-form.routes.ts';

export const offerForm = {
  routes: () => offerFormRoutes,
} satisfies Area<typeof calls>;
