import { addDays } from '@portal/contract/days';
import type { RegistrationKind, RegistrationState } from '@portal/contract/social-security';
import { registrationDays } from '@portal/contract/social-security-rules';
import { lastDayOf, type PlacementDates } from '../placements/dates.rules.ts';

/** What is noted of a placement. */
export interface Noted {
  readonly alta: string | null;
  readonly baja: string | null;
  /** The days of the placement that each was for; null where that is not known. */
  readonly altaDia: string | null;
  readonly bajaDia: string | null;
  readonly isExcluded: boolean;
}

/** The day that a placement has to be registered or deregistered for. */
export const dayOf = (tipo: RegistrationKind, dates: PlacementDates): string =>
  tipo === 'alta' ? dates.fechaInicio : lastDayOf(dates);

/** On which day it was done for the day that the placement has now; null where it has to be done, or done again. */
export function doneOn(tipo: RegistrationKind, noted: Noted, dates: PlacementDates): string | null {
  const [done, dia] = tipo === 'alta' ? [noted.alta, noted.altaDia] : [noted.baja, noted.bajaDia];
  return dia === null || dia === dayOf(tipo, dates) ? done : null;
}

/** The last day to do it: null where the placement is paid, and whoever pays has deadlines of their own. */
export const deadlineOf = (tipo: RegistrationKind, dates: PlacementDates, isPaid: boolean): string | null =>
  isPaid ? null : addDays(dayOf(tipo, dates), registrationDays);

/** Days before the first one on which a registration can be made (RD 84/1996, article 32.3). */
const aheadDays = 60;

/** Whether its last day is before the first: the student renounced before it began. */
const neverBegins = (dates: PlacementDates): boolean => lastDayOf(dates) < dates.fechaInicio;

/** The first day on which it can have been done; what never begins is deregistered from its registration on. */
export function earliestOf(
  tipo: RegistrationKind,
  dates: PlacementDates,
  { alta }: Pick<Noted, 'alta'>,
): string {
  if (tipo === 'alta') return addDays(dates.fechaInicio, -aheadDays);
  return neverBegins(dates) && alta !== null ? alta : dates.fechaInicio;
}

/**
 * What is to be done about a placement today, or has been. One that ended before it began is none unless it had been
 * registered, and is then deregistered at once; else the end comes up once it has come, since until then it may be
 * another day.
 */
export function kindsOf(
  dates: PlacementDates,
  { alta, isExcluded }: Pick<Noted, 'alta' | 'isExcluded'>,
  today: string,
): RegistrationKind[] {
  const isOff = neverBegins(dates);
  if (isOff && alta === null) return [];
  return (isOff || lastDayOf(dates) <= today) && !isExcluded ? ['alta', 'baja'] : ['alta'];
}

export function stateOf(
  done: string | null,
  { isExcluded }: Pick<Noted, 'isExcluded'>,
  plazo: string | null,
  today: string,
): RegistrationState {
  if (done !== null) return 'hecha';
  if (isExcluded) return 'excluida';
  return plazo !== null && plazo < today ? 'vencida' : 'pendiente';
}
