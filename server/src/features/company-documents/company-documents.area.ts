import type { calls } from '@portal/contract/company-documents';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteZipsBefore } from './company-documents.queries.ts';
import { companyDocumentsRoutes } from './company-documents.routes.ts';
import { documentZipWorker } from './make-zip.ts';

const keptDays = 1;

export const companyDocuments = {
  routes: () => companyDocumentsRoutes,
  // A process that such a file has ended is not to make it over and over.
  queues: { documentZip: { batchSize: 1, retryLimit: 1, work: documentZipWorker } },
  sweep: ({ database, services }) => deleteZipsBefore(database, daysAgo(services, keptDays)),
} satisfies Area<typeof calls>;
