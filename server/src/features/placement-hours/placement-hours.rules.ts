import { isDeepStrictEqual } from 'node:util';
import { daysOutside, type Span, weeksToNote } from '@portal/contract/hours-rules';
import type { WeekState } from '@portal/contract/placement-hours';
import { fieldError } from '@portal/contract/validation';

interface NotedWeek {
  readonly horas: readonly number[];
  readonly texto: string;
}

interface KeptWeek extends NotedWeek {
  readonly estado: WeekState;
  readonly version: number;
  readonly motivo: string | null;
}

/** What is wrong with a week that is to be noted; nothing where it may be. */
export function weekProblems(
  { lunes, horas }: { lunes: string; horas: readonly number[] },
  span: Span,
  today: string,
): { campo: string; error: string }[] {
  if (!weeksToNote(span, today).includes(lunes))
    return [{ campo: 'lunes', error: fieldError('weekNotOfPlacement') }];
  return daysOutside(horas, lunes, span).map((place) => ({
    campo: `horas.${place}`,
    error: fieldError('hoursOutside'),
  }));
}

/** Whether a week is there as it is sent, its first answer having been lost. */
export const isSent = (kept: KeptWeek | undefined, { horas, texto }: NotedWeek): boolean =>
  kept?.estado === 'anotada' && kept.texto === texto && isDeepStrictEqual(kept.horas, horas);

/** Whether a week may be noted over the one that was read. */
export const mayNote = (kept: KeptWeek | undefined, version: number): boolean =>
  kept === undefined ? version === 0 : kept.version === version && kept.estado !== 'confirmada';

/** What comes of deciding on a week that was read as this version: 49 where it is another by now. */
export function decisionOn(
  kept: KeptWeek | undefined,
  { version, motivo }: { version: number; motivo: string | null },
): 'decide' | 'wasDecided' | 'refuse' {
  if (kept === undefined) return 'refuse';
  if (kept.version === version && kept.estado === 'anotada') return 'decide';
  const isThis = kept.estado === (motivo === null ? 'confirmada' : 'devuelta') && kept.motivo === motivo;
  return isThis && kept.version === version + 1 ? 'wasDecided' : 'refuse';
}
