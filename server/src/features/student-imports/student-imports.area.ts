import type { calls } from '@portal/contract/student-imports';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { studentImportWorker } from './run-import.ts';
import { deleteOldImports, eraseImports } from './student-imports.queries.ts';
import { studentImportsRoutes } from './student-imports.routes.ts';

/** How long what an import said and changed is kept. */
const importDays = 30;

export const studentImports = {
  routes: () => studentImportsRoutes,
  queues: { studentImport: { batchSize: 1, work: studentImportWorker } },
  sweep: ({ database, services }) => deleteOldImports(database, daysAgo(services, importDays)),
  erase: eraseImports,
} satisfies Area<typeof calls>;
