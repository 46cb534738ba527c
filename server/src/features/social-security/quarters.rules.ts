/** The days of a placement, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether a month, `2026-10`, has a day of a placement. */
const isIn = (month: string, { from, to }: Span): boolean =>
  from.slice(0, 7) <= month && month <= to.slice(0, 7);

/**
 * How many days of attendance each month has. A month of the placement without any is reported as 0; one that has no
 * day of it, not at all.
 */
export const daysByMonth = (
  days: readonly string[],
  months: readonly string[],
  span: Span,
): (number | null)[] =>
  months.map((month) => (isIn(month, span) ? days.filter((day) => day.startsWith(month)).length : null));
