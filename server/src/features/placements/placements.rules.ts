import type { CompanyDocumentKind } from '@portal/contract/company-documents';
import type { PlacementNeed, PlacementParty, PlacementState } from '@portal/contract/placements';
import { lastDayOf, type PlacementDates } from './dates.rules.ts';

/** What is done to a placement. */
export const placementActs = [
  'sign',
  'assignTutor',
  'renounce',
  'end',
  'close',
  'addDocument',
  'report',
  'mark',
  'noteHours',
  'askForChange',
  'change',
  'certify',
] as const;
export type PlacementAct = (typeof placementActs)[number];

/** Who does something to a placement. */
export const placementActors = ['alumno', 'empresa', 'gestor', 'tutorEmpresa', 'tutorAcademico'] as const;
export type PlacementActor = (typeof placementActors)[number];

const unended: readonly PlacementState[] = ['preparacion', 'lista', 'enCurso'];
const begun: readonly PlacementState[] = ['enCurso', 'finalizada'];
const open: readonly PlacementState[] = [...unended, 'finalizada'];
const early: readonly PlacementState[] = ['renunciada', 'rescindida'];

interface Allowed {
  readonly actors: readonly PlacementActor[];
  readonly states: readonly PlacementState[];
}

const allowed: Readonly<Record<PlacementAct, Allowed>> = {
  // A version of which a signature is missing still gets it after the last day, with the day on which it came.
  sign: { actors: ['alumno', 'empresa', 'gestor'], states: [...open, 'cerrada'] },
  assignTutor: { actors: ['gestor'], states: open },
  renounce: { actors: ['alumno'], states: unended },
  end: { actors: ['gestor'], states: unended },
  close: { actors: ['gestor'], states: ['finalizada', ...early] },
  // After an early end its papers are still to come.
  addDocument: { actors: ['alumno', 'empresa', 'gestor'], states: [...open, ...early] },
  report: { actors: ['alumno', 'empresa', 'tutorEmpresa'], states: [...begun, ...early] },
  // Corrected until it is certified.
  mark: { actors: ['tutorAcademico', 'gestor'], states: ['finalizada', 'cerrada', ...early] },
  // Of one that ended early the last week is still to be noted.
  noteHours: { actors: ['alumno'], states: [...begun, ...early] },
  askForChange: { actors: ['empresa'], states: unended },
  change: { actors: ['gestor'], states: unended },
  certify: { actors: ['alumno', 'gestor'], states: ['cerrada'] },
};

/** Whether somebody may do this to a placement in this state; what may not is refused with 49. */
export const mayDo = (act: PlacementAct, actor: PlacementActor, estado: PlacementState): boolean =>
  allowed[act].actors.includes(actor) && allowed[act].states.includes(estado);

export const endedEarly = (estado: PlacementState): boolean => early.includes(estado);

type Dated = PlacementDates & { readonly estado: PlacementState };

/**
 * Whether a placement has been done, and is written of and closed: one that ended early too, once the last of its days is
 * past, if it had any.
 */
function isDone({ estado, ...dates }: Dated, today: string): boolean {
  if (!endedEarly(estado)) return estado === 'finalizada' || estado === 'cerrada';
  const last = lastDayOf(dates);
  return dates.fechaInicio <= last && last < today;
}

/** Whether a manager may close it today although a report or the mark is missing. */
export const mayClose = (placement: Dated, today: string): boolean =>
  mayDo('close', 'gestor', placement.estado) && isDone(placement, today);

/** Whether the academic tutor may mark it today. */
export const mayMark = (placement: Dated, today: string): boolean =>
  mayDo('mark', 'tutorAcademico', placement.estado) && isDone(placement, today);

/** What is known of a placement when it is asked what it lacks. */
export interface Readiness {
  readonly signed: readonly PlacementParty[];
  readonly hasTutor: boolean;
  readonly hasSocialSecurityNumber: boolean;
  readonly isCovered: boolean;
}

/** What a placement still needs before it is ready. */
export function needsOf({
  signed,
  hasTutor,
  hasSocialSecurityNumber,
  isCovered,
}: Readiness): PlacementNeed[] {
  const needs: [PlacementNeed, boolean][] = [
    ['firmaEmpresa', signed.includes('empresa')],
    ['firmaAlumno', signed.includes('alumno')],
    ['firmaCentro', signed.includes('centro')],
    ['tutorAcademico', hasTutor],
    ['numSegSocial', hasSocialSecurityNumber],
    ['convenio', isCovered],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([need]) => need);
}

/**
 * Whether an academic tutor is assigned before anything is signed: the annex names them (RD 592/2014, article 7), so who
 * signed it before would sign the next version again.
 */
export const awaitsTutor = ({
  estado,
  faltan,
}: {
  estado: PlacementState;
  faltan: readonly PlacementNeed[];
}): boolean => mayDo('change', 'gestor', estado) && faltan.includes('tutorAcademico');

interface Settled extends Dated {
  readonly faltan: readonly PlacementNeed[];
  readonly informeTutor: unknown;
  readonly informeAlumno: unknown;
  readonly calificacion: number | null;
}

/**
 * The next state that a placement goes to by itself today, by its dates and by what is there; undefined where it stays.
 * One that lacks something on its first day goes on waiting for it, and comes up with the managers.
 */
export function nextState(placement: Settled, today: string): PlacementState | undefined {
  const { estado, faltan, fechaInicio, fechaFin } = placement;
  if (estado === 'preparacion') return faltan.length === 0 ? 'lista' : undefined;
  if (estado === 'lista' && faltan.length > 0) return 'preparacion';
  if (estado === 'lista') return fechaInicio <= today ? 'enCurso' : undefined;
  if (estado === 'enCurso') return fechaFin < today ? 'finalizada' : undefined;
  if (estado === 'finalizada' || endedEarly(estado))
    return isDone(placement, today) && isComplete(placement) ? 'cerrada' : undefined;
  return undefined;
}

/** Both reports and the academic tutor's mark are in. */
const isComplete = ({
  informeTutor,
  informeAlumno,
  calificacion,
}: Pick<Settled, 'informeTutor' | 'informeAlumno' | 'calificacion'>): boolean =>
  informeTutor !== null && informeAlumno !== null && calificacion !== null;

/** The academic year ends on this day of the year after (3-domain, §2: 16 September to 15 September). */
const lastOfYear = '09-15';

/** The year in which the academic year of a day begins. */
export function academicYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) > lastOfYear ? year : year - 1;
}

/** The last day of an academic year. */
export const endOfYear = (curso: number): string => `${curso + 1}-${lastOfYear}`;

/** The number of a placement among those of its academic year. */
export const placementNumber = (curso: number, count: number): string =>
  `${curso}/${`${count}`.padStart(4, '0')}`;

/** Who reads a document of a placement, besides managers. */
export const documentReaders = ['alumno', 'empresa', 'tutorAcademico'] as const;
export type DocumentReader = (typeof documentReaders)[number];

const ofAll: readonly DocumentReader[] = documentReaders;
const readersOf: Readonly<Record<CompanyDocumentKind, readonly DocumentReader[]>> = {
  anexo: ofAll,
  notaCurricular: ofAll,
  notaExtraordinaria: ofAll,
  seguimiento: ofAll,
  informe: ['empresa', 'tutorAcademico'],
  memoria: ['alumno', 'tutorAcademico'],
  renuncia: ofAll,
  seguro: ofAll,
  programa: ofAll,
  // What somebody hands in by themselves is between them and the institution.
  otro: [],
};

/** Whether a reader may read a document of this kind, which this side provides. */
export function mayRead(
  reader: DocumentReader,
  { tipo, aportadoPor }: { tipo: CompanyDocumentKind; aportadoPor: 'alumno' | 'empresa' | 'centro' },
): boolean {
  return (
    aportadoPor === reader ||
    readersOf[tipo].includes(reader) ||
    (tipo === 'otro' && aportadoPor === 'centro')
  );
}
