import type { calls } from '@portal/contract/error-reports';
import type { Area } from '../../area.ts';
import { errorReportsRoutes } from './error-reports.routes.ts';
import { errorReportWorker } from './tell.ts';

export const errorReports = {
  routes: () => errorReportsRoutes,
  queues: {
    // A channel that is slow holds up one message.
    errorReport: { batchSize: 1, work: errorReportWorker },
  },
} satisfies Area<typeof calls>;
