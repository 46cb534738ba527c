/** Days as the wire has them, `2026-09-15`: they compare as text. */

const formats = new Map<string, Intl.DateTimeFormat>();
/** What was asked last of each zone: most ask of now, and days and clocks change on whole minutes. */
const latest = new Map<string, { minute: number; day: string }>();

/** The day that it is at this moment in a time zone. */
export function dayIn(zone: string, moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = latest.get(zone);
  if (known?.minute === minute) return known.day;
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  const day = format.format(moment);
  latest.set(zone, { minute, day });
  return day;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment so many months before, by the calendar in UTC: on the month's last day where it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const days = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), days));
  return earlier;
}
