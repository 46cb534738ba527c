import { monthsBefore } from '@portal/contract/days';
import type { calls } from '@portal/contract/proposals';
import type { Area } from '../../area.ts';
import { companyProposalsRoutes } from './company-proposals.routes.ts';
import { managedProposalsRoutes } from './managed-proposals.routes.ts';
import { eraseProposals, forgetUnknown } from './proposals.queries.ts';
import { studentProposalsRoutes } from './student-proposals.routes.ts';

export const proposals = {
  routes: () => ({ ...studentProposalsRoutes, ...companyProposalsRoutes, ...managedProposalsRoutes }),
  // As long as the data of somebody who had an account and left.
  sweep: ({ database, services: { brand, now } }) =>
    forgetUnknown(database, monthsBefore(now(), brand.mesesTrasBaja)),
  erase: eraseProposals,
} satisfies Area<typeof calls>;
