import { furthestDays, type InterviewState } from '@portal/contract/interviews';
import type { FieldErrorKey } from '@portal/contract/validation';
import { fieldError } from '@portal/contract/validation';

/** What may be done about an interview, and when; everything here is about plain values. */

type Doer = 'empresa' | 'alumno';
export type InterviewAct = 'change' | 'cancel' | 'choose' | 'decline';

interface Rule {
  readonly by: Doer;
  readonly from: readonly InterviewState[];
}

const rules: Readonly<Record<InterviewAct, Rule>> = {
  change: { by: 'empresa', from: ['propuesta', 'elegida'] },
  cancel: { by: 'empresa', from: ['propuesta', 'elegida', 'rechazada'] },
  choose: { by: 'alumno', from: ['propuesta'] },
  decline: { by: 'alumno', from: ['propuesta', 'elegida'] },
};

interface Standing {
  readonly estado: InterviewState;
  readonly inicio: Date | null;
}

/** Whether an agreed interview has begun: it is no longer to come, and stays as it is. */
export const hasBegun = ({ estado, inicio }: Standing, now: Date): boolean =>
  estado === 'elegida' && inicio !== null && inicio <= now;

export const mayDo = (act: InterviewAct, by: Doer, interview: Standing, now: Date): boolean =>
  rules[act].by === by && rules[act].from.includes(interview.estado) && !hasBegun(interview, now);

/** Whether a new proposal, or the end of the state 4, takes the place of this interview. */
export const isToCome = (interview: Standing, now: Date): boolean =>
  interview.estado !== 'cancelada' && !hasBegun(interview, now);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock in the zone shows at a moment, as `2026-12-01 10:00`. */
function clockIn(zone: string, moment: Date): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(moment);
}

/** The farthest that a clock stands from UTC. */
const mostMinutes = 15 * 60;
const minuteMs = 60_000;

/**
 * The moment at which a clock in the zone shows this; the first of two where it is shown twice, undefined where it is
 * skipped in spring.
 */
export function momentIn(zone: string, dia: string, hora: string): Date | undefined {
  const wanted = `${dia} ${hora}`;
  const utc = Date.parse(`${dia}T${hora}:00Z`);
  // Zones differ from UTC by whole quarters of an hour.
  for (let minutes = mostMinutes; minutes >= -mostMinutes; minutes -= 15) {
    const moment = new Date(utc - minutes * minuteMs);
    if (clockIn(zone, moment) === wanted) return moment;
  }
  return undefined;
}

interface AskedTime {
  readonly dia: string;
  readonly hora: string;
}

interface TimeProblem {
  readonly campo: string;
  readonly error: string;
}

function problemOf(moment: Date | undefined, earlier: readonly (Date | undefined)[], now: Date) {
  const said = (key: FieldErrorKey, values = {}) => fieldError(key, values);
  if (moment === undefined) return said('interviewNoHour');
  if (moment <= now) return said('interviewPast');
  if (moment.getTime() > now.getTime() + furthestDays * 86_400_000)
    return said('interviewFar', { days: furthestDays });
  return earlier.some((other) => other?.getTime() === moment.getTime()) ? said('repeated') : undefined;
}

/** The proposed times as moments, in their order in time; or what is wrong with each. */
export function readTimes(
  times: readonly AskedTime[],
  zone: string,
  now: Date,
): { horas: string[]; problems: TimeProblem[] } {
  const moments = times.map(({ dia, hora }) => momentIn(zone, dia, hora));
  const problems = moments.flatMap((moment, place) => {
    const error = problemOf(moment, moments.slice(0, place), now);
    return error === undefined ? [] : [{ campo: `horas.${place}.hora`, error }];
  });
  const known = moments.flatMap((moment) => (moment === undefined ? [] : [moment.toISOString()]));
  return { horas: known.sort(), problems };
}
