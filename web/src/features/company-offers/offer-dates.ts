import type { OfferState } from '@portal/contract/offers';

/** What an offer's `fecha` is: sending it for validation moves it, and so does publishing it. */
export function momentOf(state: OfferState): 'created' | 'sent' | 'published' {
  if (state === 'borrador') return 'created';
  return state === 'pendiente' || state === 'rechazada' ? 'sent' : 'published';
}

/** How its last day for candidates is said; null where it says nothing: it was closed on another, or will not be open. */
export function deadlineOf(state: OfferState): 'until' | 'wasUntil' | null {
  if (state === 'borrador' || state === 'pendiente' || state === 'abierta') return 'until';
  return state === 'caducada' ? 'wasUntil' : null;
}
