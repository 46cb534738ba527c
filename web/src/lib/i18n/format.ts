import type { Language } from '@portal/contract/languages';

const tags: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

// Intl's objects cost more to make than to use.
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): () => T;
function once(key: string, make: () => unknown): () => unknown {
  return () => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key);
  };
}

let timeZone = 'Europe/Madrid';

/** The institution's, so that a deadline is the same day for everyone. */
export function setTimeZone(zone: string): void {
  timeZone = zone;
  made.clear();
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  // Spanish leaves four figures undivided; in a column of money that reads as a mistake.
  return once(`n ${language} ${JSON.stringify(options)}`, () => {
    return new Intl.NumberFormat(tags[language], { useGrouping: 'always', ...options });
  })();
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(`d ${language} ${JSON.stringify(options)}`, () => {
    return new Intl.DateTimeFormat(tags[language], { timeZone, ...options });
  })();
}

function euroFormat(language: Language, amount: number): Intl.NumberFormat {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** `650 €`, `650,50 €`. */
export const euros = (language: Language, amount: number): string =>
  euroFormat(language, amount).format(amount);

/** `18.000–21.000 €`; where the sign comes first, each amount has its own: `€18,000–€21,000`. */
export function euroRange(language: Language, from: number, to: number): string {
  const isSignFirst = euroFormat(language, from).formatToParts(from)[0]?.type === 'currency';
  const first = isSignFirst ? euros(language, from) : numberFormat(language).format(from);
  return `${first}–${euros(language, to)}`;
}

/** A day of the wire (`2026-09-15`) is that day everywhere; a moment is shown in the institution's time. */
function dateOf(value: string): { date: Date; zone: string } {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? { date: new Date(`${value}T12:00:00Z`), zone: 'UTC' }
    : { date: new Date(value), zone: timeZone };
}

/** `15 de septiembre de 2026`; short: `15 sept 2026`. */
export function day(language: Language, value: string, length: 'long' | 'short' = 'long'): string {
  const { date, zone } = dateOf(value);
  const month = length === 'long' ? 'long' : 'short';
  return dateFormat(language, { day: 'numeric', month, year: 'numeric', timeZone: zone }).format(date);
}

/** `martes, 15 de septiembre de 2026, 10:42`. */
export function dayAndTime(language: Language, value: string): string {
  return dateFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(value));
}

/** `10:42`. */
export function time(language: Language, value: string | Date): string {
  return dateFormat(language, { timeStyle: 'short' }).format(new Date(value));
}

/** The month of a day of the wire: `mar`, or its first letter. */
export function month(language: Language, value: string, isNarrow: boolean): string {
  const { date, zone } = dateOf(value);
  return dateFormat(language, { month: isNarrow ? 'narrow' : 'short', timeZone: zone }).format(date);
}

/** The month of a day of the wire with its year: `marzo de 2031`. */
export function monthAndYear(language: Language, value: string): string {
  const { date, zone } = dateOf(value);
  const text = dateFormat(language, { month: 'long', year: 'numeric', timeZone: zone }).format(date);
  // It stands alone, as a heading does.
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `martes`. */
export function weekday(language: Language, value: string): string {
  return dateFormat(language, { weekday: 'long' }).format(new Date(value));
}

const calendarDay = (date: Date, zone: string) =>
  Date.parse(once(`c ${zone}`, () => new Intl.DateTimeFormat('en-CA', { timeZone: zone }))().format(date));

/** Whole calendar days from today to `value`; negative in the past. */
export function daysFromToday(value: string, now = new Date()): number {
  const { date, zone } = dateOf(value);
  return Math.round((calendarDay(date, zone) - calendarDay(now, timeZone)) / 86_400_000);
}

/**
 * As people say it: `hace 5 minutos`, `ayer`, `dentro de 3 días`; far away, the day itself. `justNow` is for what was
 * less than a minute ago: Intl has «ahora», which does not say that it is over.
 */
export function relative(language: Language, value: string, justNow: string, now = new Date()): string {
  const format = once(
    `r ${language}`,
    () => new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }),
  )();
  const days = daysFromToday(value, now);
  const isDay = value.length === 10;
  if (!isDay) {
    const minutes = Math.round((Date.parse(value) - now.getTime()) / 60_000);
    if (minutes === 0) return Date.parse(value) > now.getTime() ? format.format(0, 'second') : justNow;
    if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
    if (days === 0) return format.format(Math.trunc(minutes / 60) || Math.sign(minutes), 'hour');
  }
  if (Math.abs(days) <= 14) return format.format(days, 'day');
  return day(language, value, 'short');
}

/** Size of a file: `340 kB`, `1,9 MB`. */
export function fileSize(language: Language, bytes: number): string {
  return bytes < 1_000_000
    ? numberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
        // The smallest one is something too.
        Math.max(1, bytes / 1000),
      )
    : numberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
        bytes / 1e6,
      );
}
