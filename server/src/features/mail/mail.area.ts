import type { calls } from '@portal/contract/mail';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { deleteOldMails } from './mail.queries.ts';
import { mailRoutes } from './mail.routes.ts';

const keptDays = 90;

export const mail = {
  routes: () => mailRoutes,
  sweep: ({ database, services }) => deleteOldMails(database, daysAgo(services, keptDays)),
} satisfies Area<typeof calls>;
