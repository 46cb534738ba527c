import type { Brand } from './brand.ts';
import { addDays } from './days.ts';
import type { IncorporationData } from './incorporation-forms.ts';

/** The hours log of a placement: the page and the server hold a week against the same rules. */

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The seven days of the week of a Monday. */
export const daysOfWeek = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

interface Days {
  readonly desde: string;
  readonly hasta: string;
}

/** The first and the last day of a placement, with the days between them on which it stops. */
export interface Span extends Days {
  readonly interrupciones: Days[];
}

const isIn = (day: string, { desde, hasta }: Days): boolean => desde <= day && day <= hasta;

/** Whether a day is one of the placement. */
export const isOfSpan = (day: string, span: Span): boolean =>
  isIn(day, span) && !span.interrupciones.some((pause) => isIn(day, pause));

/** The Mondays of the weeks that have begun, the newest first; of very long placements the latest alone. */
export function weeksToNote(span: Span, today: string): string[] {
  const until = span.hasta < today ? span.hasta : today;
  const weeks: string[] = [];
  for (let monday = mondayOf(until); monday >= mondayOf(span.desde) && weeks.length < mostWeeks; ) {
    if (isWeekOf({ ...span, hasta: until }, monday)) weeks.push(monday);
    monday = addDays(monday, -7);
  }
  return weeks;
}

/** Whether a week has days of a placement. One that stops from Monday to Friday has none, whatever its weekend is. */
function isWeekOf(span: Span, monday: string): boolean {
  const days = daysOfWeek(monday).filter((day) => isIn(day, span));
  const working = days.filter((day) => day <= addDays(monday, 4));
  return (working.length > 0 ? working : days).some((day) => isOfSpan(day, span));
}

/** Weeks that are listed of a placement. */
export const mostWeeks = 200;

type Timetable = Pick<IncorporationData['horario'], 'numeroDiasSemana' | 'horasAldia'>;

/** The hours of a week as the timetable has them, from Monday on; none on days that are none of the placement. */
export const usualHours = (
  { numeroDiasSemana, horasAldia }: Timetable,
  monday: string,
  span: Span,
): number[] =>
  daysOfWeek(monday).map((day, place) => (place < numeroDiasSemana && isOfSpan(day, span) ? horasAldia : 0));

/** Of the hours noted of a week, those of the placement's days: others may have been noted before a day was none. */
export const countedHours = (hours: readonly number[], monday: string, span: Span): number[] =>
  daysOfWeek(monday).map((day, place) => (isOfSpan(day, span) ? (hours[place] ?? 0) : 0));

/** To the hundredth, which is what is kept: sums of decimals are not exact. */
const rounded = (hours: number): number => Math.round(hours * 100) / 100;

export const sumOf = (hours: readonly number[]): number =>
  rounded(hours.reduce((sum, each) => sum + each, 0));

/** The days of a week, by their place from Monday, that have hours although they are none of the placement. */
export const daysOutside = (hours: readonly number[], monday: string, span: Span): number[] =>
  daysOfWeek(monday).flatMap((day, place) =>
    (hours[place] ?? 0) > 0 && !isOfSpan(day, span) ? [place] : [],
  );

/** What a week passes, which stops nobody from noting it: it was so. */
export interface HoursWarnings {
  /** Places from Monday of the days over the most hours a day. */
  readonly dias: readonly number[];
  readonly horasDia: number;
  /** The most hours a week, where the week is over it. */
  readonly semana: number | null;
  /** How many hours the placement would have over those of its annex; null where it has none. */
  readonly total: number | null;
}

export function hoursWarnings(
  hours: readonly number[],
  {
    limits,
    annex,
    others,
  }: {
    limits: Pick<Brand['limites'], 'horasDia' | 'horasSemana'>;
    annex: Pick<IncorporationData['horario'], 'horasSemana' | 'horasTotales'>;
    /** Hours of the other weeks. */
    others: number;
  },
): HoursWarnings {
  const week = Math.min(limits.horasSemana, annex.horasSemana);
  const sum = sumOf(hours);
  const over = rounded(others + sum - annex.horasTotales);
  return {
    dias: hours.flatMap((each, place) => (each > limits.horasDia ? [place] : [])),
    horasDia: limits.horasDia,
    semana: sum > week ? week : null,
    total: over > 0 ? over : null,
  };
}
