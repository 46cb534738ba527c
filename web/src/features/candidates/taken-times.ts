import type { Answer } from '@portal/contract/endpoint';
import type { listInterviewsOfDay } from '@portal/contract/interviews';

export type TakenTime = Answer<typeof listInterviewsOfDay>[number];

const minutesOf = (hora: string): number => {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When an interview ends by the clock, as `10:30`. */
export function endOf({ hora, duracion }: Pick<TakenTime, 'hora' | 'duracion'>): string {
  const end = (minutesOf(hora) + duracion) % (24 * 60);
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The interviews of a day that one at this hour would meet; the end of one is no part of it. */
export function clashesWith(
  taken: readonly TakenTime[],
  { hora, duracion }: Pick<TakenTime, 'hora' | 'duracion'>,
): TakenTime[] {
  if (hora === '') return [];
  const begins = minutesOf(hora);
  return taken.filter((other) => {
    const otherBegins = minutesOf(other.hora);
    return begins < otherBegins + other.duracion && otherBegins < begins + duracion;
  });
}
