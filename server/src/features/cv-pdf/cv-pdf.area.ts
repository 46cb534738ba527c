import type { calls } from '@portal/contract/cv-pdf';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteCvPdfsBefore, eraseCvPdfs } from './cv-pdf.queries.ts';
import { cvPdfRoutes } from './cv-pdf.routes.ts';
import { cvPdfWorker } from './make-cv-pdf.ts';

const keptDays = 1;

export const cvPdf = {
  routes: () => cvPdfRoutes,
  queues: { cvPdf: { batchSize: 1, retryLimit: 1, work: cvPdfWorker } },
  sweep: ({ database, services }) => deleteCvPdfsBefore(database, daysAgo(services, keptDays)),
  erase: eraseCvPdfs,
} satisfies Area<typeof calls>;
