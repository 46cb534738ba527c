import { eraseClosed } from '../features/account-states/erase-closed.ts';
import { deleteOldLinks } from '../features/accounts/accounts.queries.ts';
import { unconfirmedDays } from '../features/accounts/accounts.rules.ts';
import { sweepUnconfirmed } from '../features/accounts/confirmation.queries.ts';
import { deleteOldMails } from '../features/mail/mail.queries.ts';
import { deleteOldNotifications } from '../features/notifications/notifications.queries.ts';
import { deleteOldAttempts, deleteOldSessions } from '../features/session/session.queries.ts';
import { deleteOldRequests } from '../features/sign-on/sign-on.queries.ts';
import type { WorkerTools } from './worker-tools.ts';

const dayMs = 86_400_000;
const sessionDays = 30;
const attemptDays = 1;
const linkDays = 30;
const mailDays = 90;
const signOnDays = 1;
/** For as long, what its reader deleted can be had back. */
const deletedDays = 2;
const digestDays = 30;

/**
 * Deletes what nobody needs any more: files that nothing points to, sessions and links long over, failed logins long
 * past, registrations whose e-mail was not confirmed, ways to a provider of single sign-on, mails that were kept because
 * no mail server is configured, notifications that their readers deleted, and who left the service long ago.
 */
export const sweepWorker = (tools: WorkerTools) => async (): Promise<void> => {
  const { database, services } = tools;
  const ago = (days: number) => new Date(services.now().getTime() - days * dayMs);
  await eraseClosed(tools);
  await services.files.sweep(database);
  await deleteOldSessions(database, ago(sessionDays));
  await deleteOldLinks(database, ago(linkDays));
  await sweepUnconfirmed(database, ago(unconfirmedDays), services.now());
  await deleteOldAttempts(database, ago(attemptDays));
  await deleteOldRequests(database, ago(signOnDays));
  await deleteOldMails(database, ago(mailDays));
  await deleteOldNotifications(database, ago(deletedDays), ago(digestDays));
};
