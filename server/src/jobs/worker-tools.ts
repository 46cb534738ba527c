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

/** The moment so many days ago. */
export const daysAgo = ({ now }: Services, days: number): Date =>
  new Date(now().getTime() - days * 86_400_000);
