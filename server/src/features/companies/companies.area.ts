import type { calls } from '@portal/contract/companies';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { companiesRoutes } from './companies.routes.ts';
import { sweepNotes } from './notes.queries.ts';

/** For as long, a note that was deleted can be had back. */
const deletedDays = 2;

export const companies = {
  routes: ({ sessions }) => companiesRoutes(sessions),
  sweep: ({ database, services }) => sweepNotes(database, daysAgo(services, deletedDays)),
} satisfies Area<typeof calls>;
