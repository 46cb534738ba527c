import { addDays } from '@portal/contract/days';

const dayMs = 86_400_000;

const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The same day of another year; 29 February becomes 1 March in common years. */
export function addYears(day: string, years: number): string {
  const date = new Date(toMs(day));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

interface Period {
  fechaInicio: string;
  fechaFin: string | null;
}

/** Days on which at least one of the periods ran, up to and with today: what ran at the same time counts once. */
export function daysWorked(periods: readonly Period[], today: string): number {
  const sorted = periods
    .map(({ fechaInicio, fechaFin }) => ({
      from: fechaInicio,
      to: fechaFin === null || fechaFin > today ? today : fechaFin,
    }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  let days = 0;
  let counted = '';
  for (const { from, to } of sorted) {
    if (to <= counted) continue;
    const start = counted !== '' && from <= counted ? addDays(counted, 1) : from;
    days += (toMs(to) - toMs(start)) / dayMs + 1;
    counted = to;
  }
  return days;
}
