import { deleteOldLinks } from '../features/accounts/accounts.queries.ts';
import { unconfirmedDays } from '../features/accounts/accounts.rules.ts';
import { sweepUnconfirmed } from '../features/accounts/confirmation.queries.ts';
import { deleteOldMails } from '../features/mail/mail.queries.ts';
import { deleteOldAttempts, deleteOldSessions } from '../features/session/session.queries.ts';
import type { WorkerTools } from './worker-tools.ts';

const dayMs = 86_400_000;
const sessionDays = 30;
const attemptDays = 1;
const linkDays = 30;
const mailDays = 90;

/**
 * Deletes what nobody needs any more: files that nothing points to, sessions and links long over, failed logins long
 * past, registrations whose e-mail was not confirmed, mails that were kept because no mail server is configured.
 */
export const sweepWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(services.now().getTime() - days * dayMs);
    await services.files.sweep(database);
    await deleteOldSessions(database, ago(sessionDays));
    await deleteOldLinks(database, ago(linkDays));
    await sweepUnconfirmed(database, ago(unconfirmedDays));
    await deleteOldAttempts(database, ago(attemptDays));
    await deleteOldMails(database, ago(mailDays));
  };
