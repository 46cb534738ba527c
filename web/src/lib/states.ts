import type { ApplicationStateId } from '@portal/contract/applications';
import type { OfferState } from '@portal/contract/offers';

/** What a state means for whoever reads it; its word is in the texts `states`. */
export type Meaning = 'info' | 'good' | 'warning' | 'wrong' | 'neutral';

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

export const offerMeaning: Record<OfferState, Meaning> = {
  borrador: 'neutral',
  pendiente: 'warning',
  abierta: 'good',
  cerrada: 'neutral',
  caducada: 'neutral',
  rechazada: 'wrong',
  eliminada: 'neutral',
};

/** The number of an offer card's `estado`, where it is a state that we know. */
export function isApplicationState(id: number | null): id is ApplicationStateId {
  return id !== null && id in applicationMeaning;
}
