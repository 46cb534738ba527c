import type { calls } from '@portal/contract/agreements';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { agreementExpiryWorker } from './agreement-expiry.ts';
import { agreementTextsRoutes } from './agreement-texts.routes.ts';
import { reviewKeptDays } from './agreements.rules.ts';
import { companyAgreementsRoutes } from './company-agreements.routes.ts';
import { managedAgreementsRoutes } from './managed-agreements.routes.ts';
import { forgetReviews } from './reviews.queries.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export const agreements = {
  routes: ({ secret }) => ({
    ...companyAgreementsRoutes,
    ...reviewsRoutes(secret),
    ...managedAgreementsRoutes,
    ...agreementTextsRoutes,
  }),
  queues: { agreementExpiry: { schedule: '40 4 * * *', work: agreementExpiryWorker } },
  sweep: ({ database, services }) => forgetReviews(database, daysAgo(services, reviewKeptDays)),
} satisfies Area<typeof calls>;
