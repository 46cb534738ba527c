import type { calls } from '@portal/contract/validations';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteOldClaims } from '../pending-claims/pending-claims.queries.ts';
import { validationsRoutes } from './validations.routes.ts';

/** How long a claim holds that nobody has acted upon. */
const claimDays = 14;

export const validations = {
  routes: () => validationsRoutes,
  sweep: ({ database, services }) => deleteOldClaims(database, daysAgo(services, claimDays)),
} satisfies Area<typeof calls>;
