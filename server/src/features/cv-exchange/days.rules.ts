import { day } from '@portal/contract/fields';

/** Days as files write them: of many only the year or the month is known. */

const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?$/;
const ongoing = /^(present|current|now|today|actual|actualidad|actualitat|hoy|avui)\b/i;

/** A day without its time; undefined if it is missing, or where it says that it goes on. */
export const writtenDay = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim().replace(/T.*$/, '') ?? '';
  return trimmed === '' || ongoing.test(trimmed) ? undefined : trimmed;
};

const valid = (text: string): string | undefined => (day.safeParse(text).success ? text : undefined);

/** The first day of a written period; undefined where it is no day. */
export function firstDay(text: string): string | undefined {
  const [, year, month = '01', date = '01'] = pattern.exec(text) ?? [];
  return year === undefined ? undefined : valid(`${year}-${month}-${date}`);
}

/** The last one. */
export function lastDay(text: string): string | undefined {
  const [, year, month = '12', date] = pattern.exec(text) ?? [];
  if (year === undefined) return undefined;
  const end = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return valid(`${year}-${month}-${date ?? String(end).padStart(2, '0')}`);
}

/** Whether a file says no other day than the one that is kept: as much of it as it says. */
export const isSameDay = (written: string, kept: string | null | undefined): boolean =>
  typeof kept === 'string' && (kept.startsWith(written) || written.startsWith(kept));
