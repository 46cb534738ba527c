import type { ApplicationStateId } from '@portal/contract/applications';
import { type ApplicationEvent, applicationStates } from '@portal/contract/applications';
import { addDays, dayIn } from '@portal/contract/days';

/** What becomes of the answer that a company promises its candidates. */

export type Step = Pick<ApplicationEvent, 'fecha' | 'quien' | 'hecho' | 'idEstado' | 'comentario'>;

const { new: sent, underReview, withdrawn } = applicationStates;
const dayMs = 86_400_000;

const isAnswer = ({ quien, hecho, idEstado, comentario }: Step): boolean =>
  quien !== 'alumno' &&
  hecho === 'cambioEstado' &&
  idEstado !== withdrawn &&
  ((idEstado !== sent && idEstado !== underReview) || Boolean(comentario));

/** The steps since it was sent, the last time where it was sent anew. */
function sinceSent(steps: readonly Step[]): readonly Step[] {
  const place = steps.findLastIndex(({ hecho }) => hecho === 'inscripcion');
  return place < 0 ? [] : steps.slice(place);
}

/** How long an application waited for the first answer to it, in milliseconds; undefined while it waits. */
export function waitOf(steps: readonly Step[]): number | undefined {
  const [first, ...rest] = sinceSent(steps);
  const answer = rest.find(isAnswer);
  return first && answer && Date.parse(answer.fecha) - Date.parse(first.fecha);
}

/** The moment it is, and where: a promise ends with its day in the institution's zone. */
export interface Clock {
  now: Date;
  zone: string;
}

const dayOf = (moment: string, zone: string): string => dayIn(zone, new Date(moment));

/** `void`: it was taken back before it was due, by the student or with the account. */
export type Outcome = 'kept' | 'broken' | 'open' | 'void';

/** What became of a promise to answer within so many days, by what has happened until now. */
export function outcomeOf(steps: readonly Step[], dias: number, { now, zone }: Clock): Outcome {
  const [first, ...rest] = sinceSent(steps);
  if (!first) return 'void';
  const due = addDays(dayOf(first.fecha, zone), dias);
  const answer = rest.find(isAnswer);
  if (answer) return dayOf(answer.fecha, zone) <= due ? 'kept' : 'broken';
  const back = rest.find(({ idEstado }) => idEstado === withdrawn);
  if (back && dayOf(back.fecha, zone) <= due) return 'void';
  return dayIn(zone, now) > due ? 'broken' : 'open';
}

interface Promised {
  idEstado: ApplicationStateId;
  diasRespuesta: number | null;
}

/** The answer that is promised to a student, and whether its day has passed; null if no answer is awaited. */
export function answerPromised(
  steps: readonly Step[],
  { idEstado, diasRespuesta }: Promised,
  { now, zone }: Clock,
): { hasta: string; puedePreguntar: boolean; preguntada: string | null } | null {
  const [first, ...rest] = sinceSent(steps);
  if (!first || diasRespuesta === null || (idEstado !== sent && idEstado !== underReview)) return null;
  if (waitOf(steps) !== undefined) return null;
  const hasta = addDays(dayOf(first.fecha, zone), diasRespuesta);
  const preguntada = rest.find(({ hecho }) => hecho === 'pregunta')?.fecha ?? null;
  return { hasta, puedePreguntar: dayIn(zone, now) > hasta && preguntada === null, preguntada };
}

/** Fewer answers than these say nothing of a company; cards go by it too (`search-index.sql`). */
export const fewestAnswers = 5;

/** One application of a company: with what was promised of it, if anything. */
export interface Answerable {
  dias: number | null;
  pasos: readonly Step[];
}

/** How a company has answered: what it promised and kept, and in how many days it answers half of its candidates. */
export function answersOf(
  applications: readonly Answerable[],
  clock: Clock,
): { respuestasDebidas: number; respuestasATiempo: number; diasHabituales: number | null } {
  const outcomes = applications.flatMap(({ dias, pasos }) =>
    dias === null ? [] : [outcomeOf(pasos, dias, clock)],
  );
  const kept = outcomes.filter((outcome) => outcome === 'kept').length;
  const broken = outcomes.filter((outcome) => outcome === 'broken').length;
  const waits = applications.flatMap(({ pasos }) => waitOf(pasos) ?? []).sort((one, other) => one - other);
  const half = waits[Math.floor((waits.length - 1) / 2)];
  return {
    respuestasDebidas: kept + broken,
    respuestasATiempo: kept,
    diasHabituales:
      waits.length < fewestAnswers || half === undefined ? null : Math.max(1, Math.ceil(half / dayMs)),
  };
}
