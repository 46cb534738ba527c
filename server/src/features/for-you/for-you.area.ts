import type { calls } from '@portal/contract/for-you';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { forYouRoutes } from './for-you.routes.ts';
import { deleteOld, eraseKept } from './kept-offers.queries.ts';
import { deleteOldSaved, eraseSaved } from './saved-offers.queries.ts';

const dismissedKeptDays = 365;
const seenKeptDays = 90;
const savedKeptDays = 365;

export const forYou = {
  routes: ({ database }) => forYouRoutes(openProfiles(database)),
  async sweep({ database, services }) {
    await deleteOld(database, {
      dismissed: daysAgo(services, dismissedKeptDays),
      seen: daysAgo(services, seenKeptDays),
    });
    await deleteOldSaved(database, daysAgo(services, savedKeptDays));
  },
  async erase(db, studentIds) {
    await eraseKept(db, studentIds);
    await eraseSaved(db, studentIds);
  },
} satisfies Area<typeof calls>;
