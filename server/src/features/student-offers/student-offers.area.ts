import type { calls } from '@portal/contract/student-offers';
import type { Area } from '../../area.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { openFirstPages } from './first-page.queries.ts';
import { studentOfferRoutes } from './student-offers.routes.ts';

export const studentOffers = {
  routes: ({ database }) => studentOfferRoutes(openProfiles(database), openFirstPages(database)),
} satisfies Area<typeof calls>;
