import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { CandidateCard, getCandidateBoard } from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';
import { stepsOf, type Target } from './steps.ts';

/** The board of candidates: a column per state. */

export type Column = Answer<typeof getCandidateBoard>[number];

const s = applicationStates;

/** In the order of a process; what ends one stands last. */
const inOrder: readonly ApplicationStateId[] = [
  s.new,
  s.underReview,
  s.shortlisted,
  s.interview,
  s.preregistration,
  s.awaitingIncorporationForm,
  s.selected,
  s.rejected,
  s.notSelected,
];

/** Those that are shown while nobody is in them, so that a candidate can be moved there. */
const always: readonly ApplicationStateId[] = [
  s.new,
  s.underReview,
  s.shortlisted,
  s.interview,
  s.selected,
  s.rejected,
];

/** The columns that a board shows: those of the process, and any other that has somebody. */
export function columnsOf(found: readonly Column[]): Column[] {
  return inOrder.flatMap((idEstado) => {
    const column = found.find((one) => one.idEstado === idEstado);
    if (column !== undefined) return [column];
    return always.includes(idEstado) ? [{ idEstado, numTotal: 0, estadosPosibles: [], candidatos: [] }] : [];
  });
}

/** The columns that a candidate of this one can be moved to. */
export function targetsOf({ estadosPosibles, idEstado }: Column): readonly Target[] {
  const { usual, other } = stepsOf(estadosPosibles, idEstado);
  return [...usual, ...other];
}

export const allOf = (columns: readonly Column[]): CandidateCard[] =>
  columns.flatMap(({ candidatos }) => candidatos);
