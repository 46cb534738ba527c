import type { calls } from '@portal/contract/help';
import type { Area } from '../../area.ts';
import { mailRetries } from '../../jobs/jobs.ts';
import { helpRoutes } from './help.routes.ts';
import { helpMailWorker } from './help-mail.ts';

export const help = {
  routes: () => helpRoutes,
  queues: { helpMail: { batchSize: 1, retryLimit: mailRetries, work: helpMailWorker } },
} satisfies Area<typeof calls>;
