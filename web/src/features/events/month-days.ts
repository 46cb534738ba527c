import { addDays, dayIn } from '@portal/contract/days';
import type { EventCard } from '@portal/contract/events';

/** A month as addresses have it: `2031-03`. */
export const isMonth = (text: string): boolean => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month that is so many after another, or before it. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export interface MonthDay {
  readonly day: string;
  readonly events: readonly EventCard[];
}

type When = Pick<EventCard, 'fecha' | 'fechaFin'>;

/** The days of an event in a zone, in order; one that ends at midnight is not of the day that begins then. */
function isOn(day: string, { fecha, fechaFin }: When, zone: string): boolean {
  const first = dayIn(zone, new Date(fecha));
  const last = dayIn(zone, new Date(Date.parse(fechaFin) - 1));
  return first <= day && day <= last;
}

/** The days of a month, each with its events, what begins first first. */
export function monthDays(month: string, events: readonly EventCard[], zone: string): MonthDay[] {
  const ordered = events.toSorted((a, b) => a.fecha.localeCompare(b.fecha) || a.idEvento - b.idEvento);
  const days: MonthDay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    days.push({ day, events: ordered.filter((event) => isOn(day, event, zone)) });
  return days;
}

/** In which column of a week that begins on Monday a day is, from 1. */
export const columnOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
