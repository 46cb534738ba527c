import type { calls } from '@portal/contract/saved-searches';
import type { Area } from '../../area.ts';
import { mailRetries } from '../../jobs/jobs.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { openFitting } from '../student-offers/fitting.ts';
import { serveOneClickStop } from './alerts.http.ts';
import { deleteOldAlerts } from './alerts.queries.ts';
import { alertMailWorker, offerOpenedWorker, searchAlertsWorker } from './alerts.ts';
import { eraseSearches } from './saved-searches.queries.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';

/** An offer that is opened again within this time is not told of again. */
const alertsKeptDays = 365;

export const savedSearches = {
  routes({ app, database }) {
    serveOneClickStop(app, database);
    return savedSearchesRoutes(openFitting(database, openProfiles(database)));
  },
  queues: {
    offerOpened: { work: offerOpenedWorker },
    searchAlerts: { schedule: '*/5 * * * *', work: searchAlertsWorker },
    alertMail: { batchSize: 1, retryLimit: mailRetries, work: alertMailWorker },
  },
  sweep: ({ database, services }) => deleteOldAlerts(database, daysAgo(services, alertsKeptDays)),
  erase: eraseSearches,
} satisfies Area<typeof calls>;
