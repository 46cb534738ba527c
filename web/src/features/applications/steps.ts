import { type ApplicationCard, applicationStates } from '@portal/contract/applications';

/** The way of an application as five steps, whatever its states are called. */

const stepNames = ['sent', 'read', 'shortlisted', 'interview', 'decision'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  /** `skipped`: a later one was reached without it. */
  readonly is: 'done' | 'now' | 'ahead' | 'skipped';
}

const s = applicationStates;
const decided: readonly number[] = [s.selected, s.notSelected, s.rejected, s.awaitingIncorporationForm];
/** A company that has moved it has read it. */
const moved: readonly number[] = [s.underReview, s.shortlisted, s.interview];

/**
 * The steps of an application; none where nothing was sent, or its student has taken it back or declined: then there is
 * nothing to wait for.
 */
export function stepsOf({
  idEstado,
  estados,
  leida,
  enviada,
  rechazadaPorAlumno,
}: Pick<ApplicationCard, 'idEstado' | 'estados' | 'leida' | 'enviada' | 'rechazadaPorAlumno'>): Step[] {
  if (!enviada || idEstado === s.withdrawn || rechazadaPorAlumno) return [];
  const been = [...estados, idEstado];
  const reached: Record<StepName, boolean> = {
    sent: true,
    read: leida || been.some((state) => moved.includes(state)),
    shortlisted: been.includes(s.shortlisted),
    interview: been.includes(s.interview),
    decision: decided.includes(idEstado),
  };
  const last = stepNames.findLastIndex((name) => reached[name]);
  return stepNames.map((name, place) => {
    if (place === last) return { name, is: 'now' };
    if (place > last) return { name, is: 'ahead' };
    return { name, is: reached[name] ? 'done' : 'skipped' };
  });
}
