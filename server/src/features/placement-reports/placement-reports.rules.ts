import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@portal/contract/days';
import { daysBeforeEnd, type HostReport, type ReportKind } from '@portal/contract/placement-reports';
import { fieldError } from '@portal/contract/validation';
import { lastDayOf } from '../placements/dates.rules.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { endedEarly, mayDo, type PlacementActor } from '../placements/placements.rules.ts';

type Dated = Pick<Placement, 'estado' | 'fechaInicio' | 'fechaFin' | 'finDesde'>;

/** From when what is written at the end of a placement can be sent. */
const endingFrom = (placement: Dated): string => addDays(lastDayOf(placement), -daysBeforeEnd);

/** Whether its end is near enough, or past, for what is written at the end. */
const isEnding = (placement: Dated, today: string): boolean =>
  placement.estado === 'finalizada' || today >= endingFrom(placement);

/** Whether this actor may write of it: of one that ended early, if its first day came before its end. */
export function mayReport(actor: PlacementActor, placement: Dated, today: string): boolean {
  const { estado, fechaInicio } = placement;
  if (!mayDo('report', actor, estado)) return false;
  return !endedEarly(estado) || (fechaInicio <= today && fechaInicio <= lastDayOf(placement));
}

/** Whether it goes on today; one that ended early does until its last day. */
const goesOn = (placement: Dated, today: string): boolean =>
  placement.estado === 'enCurso' || (endedEarly(placement.estado) && today <= lastDayOf(placement));

/** Whether this actor may send a report of this kind today. */
export function maySend(kind: ReportKind, actor: PlacementActor, placement: Dated, today: string): boolean {
  const isTheirs = (kind === 'memoria') === (actor === 'alumno');
  if (!isTheirs || !mayReport(actor, placement, today)) return false;
  return kind === 'intermedio' ? goesOn(placement, today) : isEnding(placement, today);
}

/** From when the student may send the final report; null where today is as good, or it is over. */
export const sendableFrom = (placement: Dated, today: string): string | null =>
  mayReport('alumno', placement, today) && !isEnding(placement, today) ? endingFrom(placement) : null;

/** Why a host report is not taken; undefined where nothing stands against it. */
export function hostReportProblem(
  { valoraciones, horas }: HostReport,
  { horasTotales, horasHechas }: Pick<Placement, 'horasTotales' | 'horasHechas'>,
): { campo: string; error: string } | undefined {
  const max = Math.max(horasTotales, horasHechas);
  if (horas > max) return { campo: 'datos.horas', error: fieldError('moreHoursThanNoted', { max }) };
  if (Object.values(valoraciones).every((one) => one === 'noProcede'))
    return { campo: 'datos.valoraciones.capacidadTecnica', error: fieldError('nothingRated') };
  return undefined;
}

interface KeptReport {
  readonly version: number;
  readonly enviado: Date | null;
  readonly aceptado: Date | null;
}

/**
 * What comes of sending a report that was read as this version: 49 where it is another by now, or a manager has accepted
 * it. What is there as it is sent was sent before, its answer having been lost.
 */
export function sending(
  kept: (KeptReport & { readonly datos: unknown }) | undefined,
  { version, datos }: { version: number; datos: unknown },
): 'send' | 'wasSent' | 'refuse' {
  if (kept?.enviado && isDeepStrictEqual(kept.datos, datos)) return 'wasSent';
  if (kept?.aceptado) return 'refuse';
  return (kept?.version ?? 0) === version ? 'send' : 'refuse';
}

/** After how many days those who are late are reminded. */
export const reminderDays = [0, 7, 14] as const;

/** The reminder that is due today, counted from the day after the last one; undefined where it was given, or none is. */
export function dueReminder(fechaFin: string, today: string, given: number | null): number | undefined {
  const due = reminderDays.filter((days) => addDays(fechaFin, days + 1) <= today).at(-1);
  return due !== undefined && (given === null || given < due) ? due : undefined;
}

/**
 * The hours that a certificate says: the host tutor’s, else those of the hours log, else those of the annex, which one
 * that ended early did not reach (null). 0 where nobody has said how many.
 */
export const certifiedHours = ({
  report,
  noted,
  annex,
}: {
  report: number | undefined;
  noted: number;
  annex: number | null;
}): number => report ?? (noted > 0 ? noted : (annex ?? 0));
