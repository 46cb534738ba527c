import { calendarLines, calendarText, utc } from '../interviews/calendar.rules.ts';
import { lastDayOf, type PlacementDates } from './dates.rules.ts';

export interface CalendarDates extends PlacementDates {
  readonly idPractica: number;
  /** Adds one with each change of the placement. */
  readonly version: number;
  /** Of the documents that the student has yet to hand in. */
  readonly plazos: readonly { readonly id: number; readonly fechaLimite: string }[];
}

interface Words {
  /** Of the portal's address, so that no other's event has the same name. */
  readonly host: string;
  readonly now: Date;
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly deadline: string;
}

/** The feed of a placement: its first and its last day, and the days by which documents are due. */
export function placementCalendar(dates: CalendarDates, words: Words): string {
  const { idPractica, version, fechaInicio, plazos } = dates;
  const last = lastDayOf(dates);
  const event = (uid: string, day: string, summary: string): string[] => [
    'BEGIN:VEVENT',
    `UID:${uid}@${words.host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(words.now)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${calendarText(summary)}`,
    // A day of this kind takes nobody's time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  // One that ended before it began has no days.
  const own =
    last < fechaInicio
      ? []
      : [
          ...event(`practica-${idPractica}-inicio`, fechaInicio, words.firstDay),
          ...event(`practica-${idPractica}-fin`, last, words.lastDay),
        ];
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Careers portal//Placements//EN',
    `NAME:${calendarText(words.name)}`,
    `X-WR-CALNAME:${calendarText(words.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...own,
    ...plazos.flatMap(({ id, fechaLimite }) => event(`documento-${id}`, fechaLimite, words.deadline)),
    'END:VCALENDAR',
  ]);
}
