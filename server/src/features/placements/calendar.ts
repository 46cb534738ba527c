import { timingSafeEqual } from 'node:crypto';
import type { Parts } from '../../area.ts';
import type { Services } from '../../http/context.ts';
import { HttpFailure } from '../../http/refusal.ts';
import { ca } from '../../texts/ca/placement-calendar.ts';
import { en } from '../../texts/en/placement-calendar.ts';
import { es } from '../../texts/es/placement-calendar.ts';
import { fill } from '../../texts/fill.ts';
import { calendarDates } from './calendar.queries.ts';
import { placementCalendar } from './calendar.rules.ts';

const texts = { es, ca, en };
const path = '/calendario/practica/';

type Signing = Pick<Services, 'sign' | 'publicUrl'>;

const keyOf = ({ sign }: Pick<Services, 'sign'>, idPractica: number): string =>
  `${idPractica}-${sign(`calendar ${idPractica}`)}`;

/** Address of the calendar feed of a placement's dates, for anybody who has it: decide first who may. */
export const calendarUrl = (services: Signing, idPractica: number): string =>
  `${services.publicUrl}${path}${keyOf(services, idPractica)}.ics`;

/** The placement whose feed a file is called like; undefined where its key is wrong. */
function placementOf(services: Signing, file: string): number | undefined {
  const [, key = '', id] = /^(([1-9]\d{0,8})-[\w-]{32})\.ics$/.exec(file) ?? [];
  const isIt =
    id !== undefined && timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(services, Number(id))));
  return isIt ? Number(id) : undefined;
}

/** Serves the feeds of placements: calendars fetch them again and again without a session. */
export function serveCalendar({ app, database, services }: Parts): void {
  app.get<{ Params: { fichero: string } }>(`${path}:fichero`, async (request, reply) => {
    const id = placementOf(services, request.params.fichero);
    const dates = id === undefined ? undefined : await calendarDates(database, id);
    if (id === undefined || !dates) throw new HttpFailure(404, 'linkExpiredOrUsed');
    const language = dates.idioma ?? services.brand.idiomaPorDefecto;
    const words = texts[language];
    const of = (phrase: string) => fill(phrase, { titulo: dates.titulo, empresa: dates.empresa }, language);
    const calendar = placementCalendar(dates, {
      host: new URL(services.publicUrl).hostname,
      now: services.now(),
      name: of(words.name),
      firstDay: of(words.firstDay),
      lastDay: of(words.lastDay),
      deadline: of(words.deadline),
    });
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="practica.ics"',
        'cache-control': 'private, max-age=3600',
        'x-robots-tag': 'noindex',
      })
      .send(calendar);
  });
}
