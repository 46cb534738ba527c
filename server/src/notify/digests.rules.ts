import { dayIn } from '@portal/contract/days';

/** From this hour on, by the institution's clock, the mail of the day goes out. */
export const digestHour = 8;

/** The day whose mail is due; undefined before its hour. A run that was missed is made up for the same day. */
export function digestDay(zone: string, now: Date): string | undefined {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  return hour >= digestHour ? dayIn(zone, now) : undefined;
}
