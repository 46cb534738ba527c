/** Days and moments counted from the day on which the demo is loaded. */
export interface Calendar {
  readonly now: Date;
  /** The day so many days from today, as `2026-09-15`. */
  day(days: number): string;
  /** A working hour of the day so many days from today, never later than now. */
  moment(days: number, hour?: number, minute?: number): Date;
  /** Today's year, and so many years from it. */
  year(years?: number): number;
}

const dayMs = 86_400_000;

export function calendarAt(now: Date): Calendar {
  return {
    now,
    day: (days) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10),
    moment(days, hour = 10, minute = 0) {
      const moment = new Date(now.getTime() + days * dayMs);
      moment.setUTCHours(hour, minute, 0, 0);
      return moment > now ? new Date(now.getTime() - 60_000) : moment;
    },
    year: (years = 0) => now.getUTCFullYear() + years,
  };
}
