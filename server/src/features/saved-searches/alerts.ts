import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contract/languages';
import { oneClickStop } from '@portal/contract/saved-searches';
import { addressOfPlain } from '@portal/contract/screens';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import type { Mail } from '../../mail/mailer.ts';
import { mailLink } from '../../notify/mail-lines.ts';
import { mailAddress } from '../../notify/notify.queries.ts';
import { notifyWithoutMail } from '../../notify/notify.ts';
import { fill } from '../../texts/fill.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { assess, mayApply } from '../eligibility/eligibility.rules.ts';
import { readRules } from '../student-offers/student-offer.queries.ts';
import {
  type AlertOffer,
  alertOffers,
  matchOffer,
  noteOffer,
  searchesIfMet,
  takeAlerts,
} from './alerts.queries.ts';
import { alertDays } from './saved-searches.rules.ts';
import { savedSearchesTexts } from './saved-searches-texts.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** An offer has opened: the saved searches that it matches are noted. */
    offerOpened: { offerId: number };
    /** Starts the mails that are due. */
    searchAlerts: Record<string, never>;
    /** The mail to a student about the offers of one batch. */
    alertMail: { studentId: number; lote: string };
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 200;
/** A mail longer than this nobody reads. */
const maxInMail = 30;

export const offerOpenedWorker =
  ({ database, services }: WorkerTools) =>
  async ({ offerId }: Queues['offerOpened']): Promise<void> => {
    await matchOffer(database, offerId, services.now());
    await matchIfMet(database, services, offerId);
    // 'At once' does not wait for the clock.
    await services.jobs.wake('searchAlerts');
  };

/** Notes an offer for the searches for what their students meet, of those who meet it. */
async function matchIfMet(database: Database, services: Services, offerId: number): Promise<void> {
  const searches = await searchesIfMet(database, offerId);
  const [offer] = searches.length === 0 ? [] : await readRules(database, [offerId]);
  if (!offer) return;
  const profileOf = openProfiles(database);
  const context = { today: services.today(), brand: services.brand };
  for (let at = 0; at < searches.length; at += batch) {
    const some = searches.slice(at, at + batch);
    const profiles = await Promise.all(some.map(({ studentId }) => profileOf(studentId)));
    const met = some.filter((_, index) => {
      const profile = profiles[index];
      return profile !== undefined && mayApply(assess(profile, offer, context));
    });
    await noteOffer(
      database,
      offerId,
      met.map(({ searchId }) => searchId),
      services.now(),
    );
  }
}

/** Tells students of due alerts: in the bell now, by mail in a moment. */
export const searchAlertsWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const { brand, jobs } = services;
    const now = services.now();
    const days = alertDays(brand.zonaHoraria, now);
    let taken: number;
    do {
      const lote = randomUUID();
      taken = await database.transaction(async (db) => {
        const students = await takeAlerts(db, days, { lote, limit: batch, now, zone: brand.zonaHoraria });
        for (const { studentId, busquedas } of students)
          await notifyWithoutMail(db, {
            accountId: studentId,
            companyId: null,
            tipo: 'searchAlert',
            datos: { busquedas },
            urlAcceso: '/busquedas-guardadas',
          });
        await jobs.send(db, 'alertMail', ...students.map(({ studentId }) => ({ studentId, lote })));
        return students.length;
      });
    } while (taken === batch);
  };

/** Sends the mail of a batch: each offer with the searches that it matches. What has closed meanwhile is left out. */
export const alertMailWorker =
  ({ database, services, mailer }: WorkerTools) =>
  async ({ studentId, lote }: Queues['alertMail']): Promise<void> => {
    const [account, offers] = await Promise.all([
      mailAddress(database, studentId),
      alertOffers(database, studentId, lote, services.today()),
    ]);
    if (!account || offers.length === 0) return;
    const language = account.idioma ?? services.brand.idiomaPorDefecto;
    await mailer({ para: account.email, ...alertMail(services, language, offers) });
  };

function alertMail(
  services: Services,
  language: Language,
  offers: readonly AlertOffer[],
): Omit<Mail, 'para'> {
  const texts = savedSearchesTexts[language];
  const { brand, publicUrl } = services;
  const [first] = offers;
  const clave = [...new Set(offers.flatMap(({ busquedas }) => busquedas.map((one) => one.clave)))].join('~');
  const more = offers.length - maxInMail;
  const manage = `${publicUrl}${addressOfPlain(language, 'savedSearches')}`;
  const stop = `${publicUrl}${addressOfPlain(language, 'stopAlerts')}#${clave}`;
  const parts = [
    texts.intro,
    ...offers.slice(0, maxInMail).map((offer) => lineOf(services, language, offer)),
    more > 0 && fill(texts.more, { numero: more, url: manage }, language),
    brand.nombre,
    `-- \n${fill(texts.manage, { url: manage }, language)}\n${fill(texts.stop, { url: stop }, language)}`,
  ];
  return {
    asunto:
      offers.length === 1 && first
        ? fill(texts.subjectOne, { titulo: first.titulo }, language)
        : fill(texts.subject, { numero: offers.length }, language),
    texto: parts.filter(Boolean).join('\n\n'),
    cancelar: `${publicUrl}${oneClickStop}/${clave}`,
  };
}

const pathOf = { practicas: '/ofertas-practicas', empleo: '/ofertas-empleo' } as const;

function lineOf(
  services: Services,
  language: Language,
  { titulo, tipo, urlAcceso, empresa, localidad, busquedas }: AlertOffer,
): string {
  const names = busquedas.map(({ nombre }) => `«${nombre}»`).join(', ');
  const where = [empresa, localidad].filter(Boolean).join(' · ');
  return [
    `* ${titulo}${where && ` (${where})`}`,
    fill(savedSearchesTexts[language].why, { busquedas: names }, language),
    mailLink(services, language, `${pathOf[tipo]}/${urlAcceso}`),
  ].join('\n  ');
}
