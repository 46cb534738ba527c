import type { calls } from '@portal/contract/own-record';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { ownRecordWorker } from './make-own-record.ts';
import { deleteRecordsBefore, eraseRecords } from './own-record.queries.ts';
import { ownRecordRoutes } from './own-record.routes.ts';

const keptDays = 1;

export const ownRecord = {
  routes: () => ownRecordRoutes,
  // A process that such a file has ended is not to make it over and over.
  queues: { ownRecord: { batchSize: 1, retryLimit: 1, work: ownRecordWorker } },
  sweep: ({ database, services }) => deleteRecordsBefore(database, daysAgo(services, keptDays)),
  erase: eraseRecords,
} satisfies Area<typeof calls>;
