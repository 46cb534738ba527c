import {
  type ApplicationCard,
  type ApplicationStateId,
  applicationStates,
} from '@portal/contract/applications';
import { awaited } from '../../domain/application/awaits-student.ts';

/** Applications by who has to move: what waits for the student comes first. */

export type Group = 'waiting' | 'moving' | 'over';

const s = applicationStates;

const groupOfState: Record<ApplicationStateId, Group> = {
  [s.preregistration]: 'waiting',
  [s.new]: 'moving',
  [s.underReview]: 'moving',
  [s.shortlisted]: 'moving',
  [s.interview]: 'moving',
  [s.awaitingIncorporationForm]: 'moving',
  [s.selected]: 'over',
  [s.notSelected]: 'over',
  [s.withdrawn]: 'over',
  [s.rejected]: 'over',
};

const groupOf = (card: ApplicationCard): Group =>
  awaited(card) === null ? groupOfState[card.idEstado] : 'waiting';

const order: readonly Group[] = ['waiting', 'moving', 'over'];

/** The groups that have any, each in the order in which its applications came. */
export function groupApplications(cards: readonly ApplicationCard[]) {
  return order.flatMap((group) => {
    const members = cards.filter((card) => groupOf(card) === group);
    return members.length === 0 ? [] : [{ group, cards: members }];
  });
}

/** The states of a filter: those that wait for the student first, then in the order of the process. */
export const statesInOrder: readonly ApplicationStateId[] = [
  s.preregistration,
  s.new,
  s.underReview,
  s.shortlisted,
  s.awaitingIncorporationForm,
  s.interview,
  s.selected,
  s.notSelected,
  s.rejected,
  s.withdrawn,
];
