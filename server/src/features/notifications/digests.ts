import type { Language } from '@portal/contract/languages';
import type { Services } from '../../http/context.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { digestDay } from '../../notify/digests.rules.ts';
import { mailLink, preferencesLine } from '../../notify/mail-lines.ts';
import { mailTexts } from '../../notify/notification-texts.ts';
import { mailAddress } from '../../notify/notify.queries.ts';
import { fill } from '../../texts/fill.ts';
import { beginDigest, digestNews, giveUpDigest, takeDigests } from './digests.queries.ts';
import type { Entry } from './entries.queries.ts';
import { type WithWords, withWords } from './entries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Sets the mails of the day going. */
    digests: Record<string, never>;
    /** The mail of a day to an account, with its unread notifications. */
    digestMail: { accountId: number; dia: string };
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;
/** A mail longer than this nobody reads. */
const maxInMail = 30;

/** Sets the mails of the day going, once its hour has come: one for each account that has something unread for it. */
export const digestsWorker =
  ({ database, services: { brand, jobs, now } }: WorkerTools) =>
  async (): Promise<void> => {
    const dia = digestDay(brand.zonaHoraria, now());
    if (dia === undefined) return;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const accounts = await takeDigests(db, dia, brand.zonaHoraria, batch);
        await jobs.send(db, 'digestMail', ...accounts.map(({ accountId }) => ({ accountId, dia })));
        return accounts.length;
      });
    } while (taken === batch);
  };

/**
 * Sends the mail of a day. That it is being sent is kept before it is: a process that dies in between leaves it
 * unsent rather than sending it twice, and what it told is unread in the portal still.
 */
export const digestMailWorker =
  ({ database, services, mailer }: WorkerTools) =>
  async ({ accountId, dia }: Queues['digestMail']): Promise<void> => {
    const [account, news] = await Promise.all([
      mailAddress(database, accountId),
      digestNews(database, accountId, dia),
    ]);
    if (!account) return;
    const language = account.idioma ?? services.brand.idiomaPorDefecto;
    const worded = await withWords(database, language, news);
    if (worded.length === 0 || !(await beginDigest(database, accountId, dia))) return;
    try {
      await mailer({ para: account.email, ...digestMail(services, language, worded) });
    } catch (error) {
      await giveUpDigest(database, accountId, dia);
      throw error;
    }
  };

function digestMail(services: Services, language: Language, news: readonly WithWords<Entry>[]) {
  const texts = mailTexts[language];
  const numero = news.length;
  const lines = news.slice(0, maxInMail).map(({ titulo, texto, urlAcceso }) => {
    const link = urlAcceso ? `\n  ${mailLink(services, language, urlAcceso)}` : '';
    return `* ${titulo}\n  ${texto}${link}`;
  });
  const more = numero - maxInMail;
  const parts = [
    texts.digestIntro,
    ...lines,
    more > 0 && fill(texts.digestMore, { numero: more }, language),
    services.brand.nombre,
    `-- \n${preferencesLine(services, language)}`,
  ];
  return {
    asunto: numero === 1 ? texts.digestSubjectOne : fill(texts.digestSubject, { numero }, language),
    texto: parts.filter(Boolean).join('\n\n'),
  };
}
