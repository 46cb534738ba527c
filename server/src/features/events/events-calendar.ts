import { timingSafeEqual } from 'node:crypto';
import type { Parts } from '../../area.ts';
import type { Services } from '../../http/context.ts';
import { HttpFailure } from '../../http/refusal.ts';
import { calendarLines, calendarText, utc } from '../interviews/calendar.rules.ts';
import { wordsOf } from './event-views.ts';
import { calendarEvents, feedLanguage } from './events.queries.ts';

const path = '/calendario/eventos/';

type Signing = Pick<Services, 'sign' | 'publicUrl'>;

const keyOf = ({ sign }: Pick<Services, 'sign'>, accountId: number): string =>
  `${accountId}-${sign(`events ${accountId}`)}`;

/** Address of the feed of the events that a student is enrolled in, for anybody who has it: decide first who may. */
export const feedUrl = (services: Signing, accountId: number): string =>
  `${services.publicUrl}${path}${keyOf(services, accountId)}.ics`;

/** The account whose feed a file is called like; undefined where its key is wrong. */
function accountOf(services: Signing, file: string): number | undefined {
  const [, key = '', id] = /^((\d{1,9})-[\w-]{32})\.ics$/.exec(file) ?? [];
  const isIt =
    id !== undefined && timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(services, Number(id))));
  return isIt ? Number(id) : undefined;
}

/** Serves the feeds: calendars fetch them again and again without a session. */
export function serveEventsCalendar({ app, database, services }: Parts): void {
  app.get<{ Params: { fichero: string } }>(`${path}:fichero`, async (request, reply) => {
    const id = accountOf(services, request.params.fichero);
    const language = id === undefined ? undefined : await feedLanguage(database, id);
    if (id === undefined || language === undefined) throw new HttpFailure(404, 'linkExpiredOrUsed');
    const { brand, now, publicUrl } = services;
    const host = new URL(publicUrl).hostname;
    const events = await calendarEvents(database, id);
    const lines = events.flatMap(({ event }) => {
      const { titulo } = wordsOf(event, { language: language ?? brand.idiomaPorDefecto, brand });
      return [
        'BEGIN:VEVENT',
        `UID:evento-${event.urlEvento}@${host}`,
        `SEQUENCE:${event.version}`,
        `DTSTAMP:${utc(now())}`,
        `DTSTART:${utc(event.inicio)}`,
        `DTEND:${utc(event.fin)}`,
        `SUMMARY:${calendarText(titulo)}`,
        `URL:${publicUrl}/eventos/${event.urlEvento}`,
        `LOCATION:${calendarText(event.lugar ?? event.enlace ?? '')}`,
        `STATUS:${event.cancelado === null ? 'CONFIRMED' : 'CANCELLED'}`,
        'END:VEVENT',
      ];
    });
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="eventos.ics"',
        'cache-control': 'private, max-age=3600',
        'x-robots-tag': 'noindex',
      })
      .send(
        calendarLines([
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Careers portal//Events//EN',
          `NAME:${calendarText(brand.nombre)}`,
          `X-WR-CALNAME:${calendarText(brand.nombre)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
          ...lines,
          'END:VCALENDAR',
        ]),
      );
  });
}
