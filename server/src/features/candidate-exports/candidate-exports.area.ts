import type { calls } from '@portal/contract/candidate-exports';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteExportsBefore } from './candidate-exports.queries.ts';
import { candidateExportsRoutes } from './candidate-exports.routes.ts';
import { candidateExportWorker } from './make-export.ts';

const keptDays = 1;

export const candidateExports = {
  routes: () => candidateExportsRoutes,
  // A process that such a file has ended is not to make it over and over.
  queues: { candidateExport: { batchSize: 1, retryLimit: 1, work: candidateExportWorker } },
  sweep: ({ database, services }) => deleteExportsBefore(database, daysAgo(services, keptDays)),
} satisfies Area<typeof calls>;
