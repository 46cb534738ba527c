import type { calls } from '@portal/contract/for-you';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { forYouRoutes } from './for-you.routes.ts';
import { deleteOld, eraseKept } from './kept-offers.queries.ts';

const dismissedKeptDays = 365;
const seenKeptDays = 90;

export const forYou = {
  routes: ({ database }) => forYouRoutes(openProfiles(database)),
  sweep: ({ database, services }) =>
    deleteOld(database, {
      dismissed: daysAgo(services, dismissedKeptDays),
      seen: daysAgo(services, seenKeptDays),
    }),
  erase: eraseKept,
} satisfies Area<typeof calls>;
