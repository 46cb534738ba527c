import type { calls } from '@portal/contract/company-merges';
import type { Area } from '../../area.ts';
import { forgetMerges } from './company-merges.queries.ts';
import { companyMergesRoutes } from './company-merges.routes.ts';

export const companyMerges = {
  routes: ({ sessions }) => companyMergesRoutes(sessions),
  sweep: ({ database, services }) => forgetMerges(database, services.now()),
} satisfies Area<typeof calls>;
