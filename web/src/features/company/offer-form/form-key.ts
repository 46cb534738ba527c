import type { OfferType } from '@portal/contract/offer-fields';
import { currentSession } from '../../../lib/session.ts';
import { localStore } from '../../../lib/storage.ts';

/**
 * The key that a form is sent with: sending it twice makes one offer. That of the offer that is being
 * written is kept until it is sent, so that coming back goes on with it.
 */

const keyOf = (tipo: OfferType) => `portal.newOffer.${currentSession()?.account ?? 'anonymous'}.${tipo}`;

export function newFormKey(tipo: OfferType): string {
  const key = crypto.randomUUID();
  localStore.set(keyOf(tipo), key);
  return key;
}

export function currentFormKey(tipo: OfferType): string {
  return localStore.get(keyOf(tipo)) ?? newFormKey(tipo);
}

/** After the offer of this form was sent, from whichever page. */
export function forgetFormKey(tipo: OfferType, key: string): void {
  if (localStore.get(keyOf(tipo)) === key) localStore.remove(keyOf(tipo));
}

/** The name of what is kept of a form in this browser. */
export const draftName = (key: string) => `offer.${key}`;
