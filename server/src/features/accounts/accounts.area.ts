import type { calls } from '@portal/contract/accounts';
import type { Area } from '../../area.ts';
import { mailRetries } from '../../jobs/jobs.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteOldLinks } from './accounts.queries.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { unconfirmedDays } from './accounts.rules.ts';
import { sweepUnconfirmed } from './confirmation.queries.ts';
import { accountLinkWorker } from './link-mail.ts';

const linkDays = 30;

export const accounts = {
  routes: ({ sessions }) => accountsRoutes(sessions),
  queues: {
    // One after another: of two links to one account the mail that comes last has the one that works.
    accountLink: {
      batchSize: 1,
      retryLimit: mailRetries,
      priority: ({ enLote }) => (enLote ? 0 : 1),
      work: accountLinkWorker,
    },
  },
  async sweep({ database, services }) {
    await deleteOldLinks(database, daysAgo(services, linkDays));
    await sweepUnconfirmed(database, daysAgo(services, unconfirmedDays), services.now());
  },
} satisfies Area<typeof calls>;
