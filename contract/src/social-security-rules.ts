import { addDays } from './days.ts';

/** The quarters of which days of attendance are reported to the social security (LGSS, DA 52). */

/** A quarter as the wire has it, `2026T4`. */
export const quarterFormat = /^20\d\dT[1-4]$/;

/** Calendar days from the first or the last day of an unpaid placement in which it has to be reported. */
export const registrationDays = 10;

const partsOf = (quarter: string) => ({
  year: Number(quarter.slice(0, 4)),
  /** From 0. */
  firstMonth: (Number(quarter.slice(5)) - 1) * 3,
});

const monthOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);

/** The quarter that a day is in. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The three months of a quarter, `2026-10`. */
export function monthsOf(quarter: string): [string, string, string] {
  const { year, firstMonth } = partsOf(quarter);
  return [monthOf(year, firstMonth), monthOf(year, firstMonth + 1), monthOf(year, firstMonth + 2)];
}

const firstDayAfter = (quarter: string): string => {
  const { year, firstMonth } = partsOf(quarter);
  return `${monthOf(year, firstMonth + 3)}-01`;
};

/** Its first and its last day. */
export const quarterSpan = (quarter: string): { from: string; to: string } => ({
  from: `${monthsOf(quarter)[0]}-01`,
  to: addDays(firstDayAfter(quarter), -1),
});

/** The last day to report it: the last but one of the month after it. */
export function quarterDeadline(quarter: string): string {
  const { year, firstMonth } = partsOf(quarter);
  return addDays(`${monthOf(year, firstMonth + 4)}-01`, -2);
}

/** The quarter that ended last before a day. */
export const quarterBefore = (day: string): string =>
  quarterOf(addDays(quarterSpan(quarterOf(day)).from, -1));

/** The quarter of a day and those before it, the newest first. */
export const quartersUntil = (day: string, count: number): string[] =>
  count === 0
    ? []
    : [quarterOf(day), ...quartersUntil(addDays(quarterSpan(quarterOf(day)).from, -1), count - 1)];
