import { addDays } from '@portal/contract/days';
import { weeksToNote } from '@portal/contract/hours-rules';
import type { HoursLog, WorkedWeek } from '@portal/contract/placement-hours';

/** A week of a placement, noted or not. */
export interface LogWeek {
  readonly lunes: string;
  readonly noted: WorkedWeek | undefined;
}

/** All weeks that have begun, the newest first. */
export const weeksOf = ({ desde, hasta, interrupciones, hoy, semanas }: HoursLog): LogWeek[] =>
  weeksToNote({ desde, hasta, interrupciones }, hoy).map((lunes) => ({
    lunes,
    noted: semanas.find((week) => week.lunes === lunes),
  }));

/**
 * The week that a student notes first: one that was returned, then the oldest that is over and missing, then this one.
 * Undefined where nothing is missing.
 */
export function weekToNote(log: HoursLog): LogWeek | undefined {
  const oldestFirst = weeksOf(log).reverse();
  const missing = oldestFirst.filter(({ noted }) => noted === undefined);
  return (
    oldestFirst.find(({ noted }) => noted?.estado === 'devuelta') ??
    missing.find(({ lunes }) => addDays(lunes, 6) < log.hoy) ??
    missing[0]
  );
}

/** The weeks that await the host, the oldest first. */
export const weeksToConfirm = ({ semanas }: HoursLog): WorkedWeek[] =>
  semanas.filter(({ estado }) => estado === 'anotada').reverse();
