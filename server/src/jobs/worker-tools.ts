import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What jobs work with. */
export interface WorkerTools {
  database: Database;
  services: Services;
  mailer: Mailer;
  /** Where failures are told, where the deployment says so. */
  errorsWebhook: string | undefined;
}
