import type { calls } from '@portal/contract/notifications';
import type { Area } from '../../area.ts';
import { mailRetries } from '../../jobs/jobs.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { digestMailWorker, digestsWorker } from './digests.ts';
import { serveNotificationStream } from './live.ts';
import { mailToWorker, mailWorker } from './mails.ts';
import { deleteNotificationsOf, deleteOldNotifications } from './notifications.queries.ts';
import { notificationsRoutes } from './notifications.routes.ts';

/** For as long, what its reader deleted can be had back. */
const deletedDays = 2;
const digestDays = 30;
const readDays = 365;

export const notifications = {
  async routes(parts) {
    await serveNotificationStream(parts);
    return notificationsRoutes;
  },
  queues: {
    // A mail cannot be taken back: each is settled once it is sent, so that a crash repeats only those on their way.
    mail: { batchSize: 1, concurrency: 4, retryLimit: mailRetries, work: mailWorker },
    mailTo: { batchSize: 1, retryLimit: mailRetries, work: mailToWorker },
    digestMail: { batchSize: 1, retryLimit: mailRetries, work: digestMailWorker },
    // Each hour, since the hour of the institution is another one in winter.
    digests: { schedule: '5 * * * *', work: digestsWorker },
  },
  sweep: ({ database, services }) =>
    deleteOldNotifications(database, {
      deleted: daysAgo(services, deletedDays),
      read: daysAgo(services, readDays),
      digests: daysAgo(services, digestDays),
    }),
  erase: deleteNotificationsOf,
} satisfies Area<typeof calls>;
