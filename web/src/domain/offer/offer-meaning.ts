import type { OfferState } from '@portal/contract/offers';
import type { Meaning } from '../../ui/StateBadge.tsx';

/** What each state of an offer means for its reader; its word is in the texts `states`. */
export const offerMeaning: Record<OfferState, Meaning> = {
  borrador: 'neutral',
  pendiente: 'warning',
  abierta: 'good',
  retirada: 'wrong',
  cerrada: 'neutral',
  caducada: 'neutral',
  rechazada: 'wrong',
  eliminada: 'neutral',
};
