/** A month of an internship: from which part of it to which one it lasts, 0 to 1. */
export interface MonthPart {
  /** `2027-03` */
  readonly month: string;
  readonly from: number;
  readonly to: number;
}

/** More than a bar has room for. */
const maxMonths = 14;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The months from a day to another, both included; none where they are in the wrong order or too many. */
export function monthsBetween(first: string, last: string): MonthPart[] {
  const [from, to] = [first, last].map((day) => day.split('-').map(Number));
  const [year = 0, month = 1, day = 1] = from ?? [];
  const [lastYear = 0, lastMonth = 1, lastDay = 1] = to ?? [];
  const count = (lastYear - year) * 12 + lastMonth - month + 1;
  if (first > last || count > maxMonths) return [];
  return Array.from({ length: count }, (_, place) => {
    const ofYear = year + Math.floor((month - 1 + place) / 12);
    const ofMonth = ((month - 1 + place) % 12) + 1;
    const days = daysIn(ofYear, ofMonth);
    return {
      month: `${ofYear}-${String(ofMonth).padStart(2, '0')}`,
      from: place === 0 ? (day - 1) / days : 0,
      to: place === count - 1 ? lastDay / days : 1,
    };
  });
}
