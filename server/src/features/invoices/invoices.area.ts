import type { calls } from '@portal/contract/invoices';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteImportsBefore } from './import.queries.ts';
import { invoicesRoutes } from './invoices.routes.ts';

/** How long what an import said is kept. */
const importDays = 30;

export const invoices = {
  routes: () => invoicesRoutes,
  sweep: ({ database, services }) => deleteImportsBefore(database, daysAgo(services, importDays)),
} satisfies Area<typeof calls>;
