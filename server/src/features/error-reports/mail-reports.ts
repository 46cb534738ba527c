import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mayTell } from './error-reports.queries.ts';
import { unsentText } from './error-reports.rules.ts';

/** What a mail server says of a failure often names whom the mail is to: only codes of it are told on. */
function reasonOf(error: unknown): string {
  const said = (name: string): string =>
    error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';
  return [said('code'), said('responseCode')].filter((part) => /^\w+$/.test(part)).join(' ') || 'unknown';
}

/**
 * Tells the people who look after the portal, once a minute, that a mail could not be sent (code 12), as their job is
 * tried again. The error thrown on says why, and not to whom.
 */
export const reportingMailer =
  (mailer: Mailer, database: Database, { brand, jobs, now }: Services, log: Logger): Mailer =>
  async (mail) => {
    try {
      await mailer(mail);
    } catch (error) {
      const unsent = new Error(`a mail was not sent: ${reasonOf(error)}`);
      const tell = database.transaction(async (db) => {
        if (await mayTell(db, `12 ${unsent.message}`, now(), null))
          await jobs.send(db, 'errorReport', { texto: unsentText(brand.nombre, unsent.message) });
      });
      // That nobody could be told is the lesser failure.
      await tell.catch((failure: unknown) => log.error({ err: failure }, 'unsent mail not reported'));
      throw unsent;
    }
  };
