import { mailToWorker, mailWorker } from '../features/notifications/mails.ts';
import type { Workers } from './jobs.ts';
import type { WorkerTools } from './worker-tools.ts';

/** What runs each queue. */
export const workers = (tools: WorkerTools): Workers => ({
  mail: mailWorker(tools),
  mailTo: mailToWorker(tools),
  snapshotPdf: async () => undefined,
  expireOffers: async () => undefined,
  sweep: async () => undefined,
});
