import type { ApplicationStateId } from '@portal/contract/applications';
import type { Meaning } from '../../ui/StateBadge.tsx';

/** What each state of an application means for its reader; its word is in the texts `states`. */
export const applicationMeaning: Record<ApplicationStateId, Meaning> = {
  1: 'neutral',
  2: 'info',
  3: 'info',
  4: 'info',
  5: 'good',
  6: 'neutral',
  7: 'neutral',
  16: 'warning',
  17: 'wrong',
  98: 'info',
};

/** The number of an offer card's `estado`, where it is a state that we know. */
export function isApplicationState(id: number | null): id is ApplicationStateId {
  return id !== null && id in applicationMeaning;
}
