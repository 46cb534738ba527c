import type { calls } from '@portal/contract/imports';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteOldImports, eraseImports } from './imports.queries.ts';
import { importsRoutes } from './imports.routes.ts';
import { importWorker } from './run-import.ts';

/** How long what an import said and changed is kept. */
const importDays = 30;

export const imports = {
  routes: () => importsRoutes,
  queues: { importRows: { batchSize: 1, work: importWorker } },
  sweep: ({ database, services }) => deleteOldImports(database, daysAgo(services, importDays)),
  erase: eraseImports,
} satisfies Area<typeof calls>;
