import type { calls } from '@portal/contract/student-offers';
import type { Area } from '../../area.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { openFirstPages } from './first-page.queries.ts';
import { openFitting } from './fitting.ts';
import { studentOfferRoutes } from './student-offers.routes.ts';

export const studentOffers = {
  routes({ database }) {
    const profileOf = openProfiles(database);
    return studentOfferRoutes({
      profileOf,
      firstPageOf: openFirstPages(database),
      fittingOf: openFitting(database, profileOf),
    });
  },
} satisfies Area<typeof calls>;
