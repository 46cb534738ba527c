import { addDays, dayIn } from '@portal/contract/days';
import { type AppointmentState, hoursToCancel } from '@portal/contract/orientation';
import { momentIn } from '../interviews/interviews.rules.ts';

/** What may be done about appointments, and when times are; everything here is about plain values. */

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The Monday of the week in which a day is. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** When a day begins: some clocks are put forward at midnight. */
export const startOfDay = (zone: string, day: string): Date =>
  momentIn(zone, day, '00:00') ?? momentIn(zone, day, '01:00') ?? new Date(`${day}T00:00:00Z`);

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

interface Series {
  /** Any day of the first week. */
  readonly semana: string;
  readonly numSemanas: number;
  /** 1 is Monday. */
  readonly dias: readonly number[];
  readonly desde: string;
  readonly hasta: string;
  /** Minutes. */
  readonly duracion: number;
}

/** The clock times at which one day's appointments begin, one after the other. */
export function timesOfDay({ desde, hasta, duracion }: Pick<Series, 'desde' | 'hasta' | 'duracion'>) {
  const from = minutesOf(desde);
  const count = Math.max(0, Math.floor((minutesOf(hasta) - from) / duracion));
  return Array.from({ length: count }, (_, place) => clockOf(from + place * duracion));
}

/** The days of a series, each once, in their order. */
export function daysOf({ semana, numSemanas, dias }: Pick<Series, 'semana' | 'numSemanas' | 'dias'>) {
  const monday = mondayOf(semana);
  const wanted = [...new Set(dias)].sort((one, other) => one - other);
  return Array.from({ length: numSemanas }).flatMap((_, week) =>
    wanted.map((weekday) => addDays(monday, week * 7 + weekday - 1)),
  );
}

/** The moments of a series, by the clock of a zone; times that the clock skips in spring are left out. */
export const momentsOf = (series: Series, zone: string): Date[] =>
  daysOf(series).flatMap((day) => timesOfDay(series).flatMap((clock) => momentIn(zone, day, clock) ?? []));

interface Taken {
  readonly inicio: Date;
  /** Minutes. */
  readonly duracion: number;
}

const endOf = ({ inicio, duracion }: Taken): number => inicio.getTime() + duracion * minuteMs;

/** Those of the moments that are to come and meet no time that there is, nor one another. */
export function addable(
  moments: readonly Date[],
  duracion: number,
  { taken, now }: { taken: readonly Taken[]; now: Date },
): Date[] {
  const kept: Taken[] = [];
  for (const inicio of moments) {
    const slot = { inicio, duracion };
    const meets = (other: Taken) => inicio.getTime() < endOf(other) && other.inicio.getTime() < endOf(slot);
    if (inicio > now && ![...taken, ...kept].some(meets)) kept.push(slot);
  }
  return kept.map(({ inicio }) => inicio);
}

interface Standing {
  readonly estado: AppointmentState;
  readonly inicio: Date;
}

/** Whether the student may still cancel it. */
export const isCancelable = ({ estado, inicio }: Standing, now: Date): boolean =>
  estado === 'reservada' && inicio.getTime() - now.getTime() >= hoursToCancel * hourMs;

export const isToCome = ({ estado, inicio }: Standing, now: Date): boolean =>
  estado === 'reservada' && inicio > now;

/** Whether it is to come or goes on: until it ends, who is late still needs its place and its link. */
export const isAhead = ({ estado, ...slot }: Standing & Taken, now: Date): boolean =>
  estado === 'reservada' && endOf(slot) > now.getTime();

/** Whether it can be said that the student came to it, or did not. */
export const isMarkable = ({ estado, inicio }: Standing, now: Date): boolean =>
  inicio <= now && (['reservada', 'asistida', 'ausente'] as const).some((one) => one === estado);

/** What it is after a manager has said whether the student came. */
export const stateAfter = (asistio: boolean | null): AppointmentState => {
  if (asistio === null) return 'reservada';
  return asistio ? 'asistida' : 'ausente';
};

interface Reminding {
  readonly from: Date;
  readonly until: Date;
  readonly bookedBefore: Date;
}

/** From this hour on, by the institution's clock, students are reminded of tomorrow. */
const remindingHour = '09:00';

/** Of which appointments students are reminded now; undefined while it is too early in the day. */
export function remindersAt(zone: string, now: Date): Reminding | undefined {
  const today = dayIn(zone, now);
  const begins = momentIn(zone, today, remindingHour);
  if (!begins || now < begins) return undefined;
  return {
    from: startOfDay(zone, addDays(today, 1)),
    until: startOfDay(zone, addDays(today, 2)),
    bookedBefore: startOfDay(zone, today),
  };
}
