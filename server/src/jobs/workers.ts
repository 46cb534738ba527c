import type { Database } from '../db/database.ts';
import { mailToWorker, mailWorker } from '../features/notifications/mails.ts';
import type { Services } from '../http/context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Workers } from './jobs.ts';

export interface WorkerTools {
  database: Database;
  services: Services;
  mailer: Mailer;
}

/** What runs each queue. */
export const workers = (tools: WorkerTools): Workers => ({
  mail: mailWorker(tools),
  mailTo: mailToWorker(tools),
  snapshotPdf: async () => undefined,
  expireOffers: async () => undefined,
  sweep: async () => undefined,
});
