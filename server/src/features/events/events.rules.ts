import type { ClosedReason, EventAudience, EventTime } from '@portal/contract/events';

/** Whether an event is to come or over, and whether somebody may enrol or attend. */

interface Timed {
  readonly inicio: Date;
  readonly fin: Date;
  readonly cancelado: Date | null;
}

export function timeOf({ fin, cancelado }: Timed, now: Date): EventTime {
  if (cancelado !== null) return 'cancelado';
  return fin.getTime() <= now.getTime() ? 'pasado' : 'proximo';
}

interface Enrolment extends Timed {
  readonly inscripcion: boolean;
  readonly finInscripcion: string | null;
  readonly para: EventAudience;
  readonly plazas: number | null;
  readonly listaEspera: boolean;
}

interface Asked {
  readonly now: Date;
  /** By the institution's clock. */
  readonly today: string;
  readonly esAntiguo: boolean;
  readonly inscritos: number;
}

/** Why somebody cannot enrol; null where they can, be it on the waiting list. */
export function closedFor(
  event: Enrolment,
  { now, today, esAntiguo, inscritos }: Asked,
): ClosedReason | null {
  if (event.cancelado !== null) return 'cancelado';
  if (event.inicio.getTime() <= now.getTime()) return 'pasado';
  if (!event.inscripcion) return 'sinInscripcion';
  if (event.para === 'estudiantes' && esAntiguo) return 'estudiantes';
  if (event.para === 'antiguos' && !esAntiguo) return 'antiguos';
  if (event.finInscripcion !== null && today > event.finInscripcion) return 'plazo';
  if (isFull(event, inscritos) && !event.listaEspera) return 'completo';
  return null;
}

export const isFull = ({ plazas }: { readonly plazas: number | null }, inscritos: number): boolean =>
  plazas !== null && inscritos >= plazas;

interface Certifying extends Timed {
  readonly certificado: boolean;
}

/** Whether somebody can have the certificate of an event: it gives one, it is over, and they attended. */
export const givesCertificate = (
  event: Certifying,
  { asistio }: { readonly asistio: Date | null },
  now: Date,
): boolean => event.certificado && asistio !== null && timeOf(event, now) === 'pasado';

const hour = 3_600_000;

/** Whether the code of attendance can be entered: from an hour before it begins until a day after it ends. */
export const takesAttendance = ({ inicio, fin, cancelado }: Timed, now: Date): boolean =>
  cancelado === null &&
  now.getTime() >= inicio.getTime() - hour &&
  now.getTime() <= fin.getTime() + 24 * hour;
