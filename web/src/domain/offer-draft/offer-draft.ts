import type { OfferType } from '@portal/contract/offer-fields';
import { forgetDraft } from '../../lib/forms/draft.ts';
import { currentSession } from '../../lib/session/session.ts';
import { localStore } from '../../lib/storage/storage.ts';

/**
 * The key that a form is sent with: sending it twice makes one offer. That of the offer that is being
 * written is kept until it is sent, so that coming back goes on with it.
 */

const keyOf = (tipo: OfferType) => `portal.newOffer.${currentSession()?.account ?? 'anonymous'}.${tipo}`;

/** A draft as the portal last answered of it. */
export interface StoredDraft {
  urlAcceso: string;
  guardado: string;
}

/** `key`, or once the portal has it `key moment address`. */
const read = (tipo: OfferType) => (localStore.get(keyOf(tipo)) ?? '').split(' ');

export function newFormKey(tipo: OfferType): string {
  const key = crypto.randomUUID();
  localStore.set(keyOf(tipo), key);
  return key;
}

export function currentFormKey(tipo: OfferType): string {
  return read(tipo)[0] || newFormKey(tipo);
}

/** What the portal has of the offer that is being written, as far as this browser knows. */
export function storedDraft(tipo: OfferType, key: string): StoredDraft | null {
  const [known, guardado, urlAcceso] = read(tipo);
  return known === key && guardado && urlAcceso ? { guardado, urlAcceso } : null;
}

export function storeDraft(tipo: OfferType, key: string, { guardado, urlAcceso }: StoredDraft): void {
  if (read(tipo)[0] === key) localStore.set(keyOf(tipo), `${key} ${guardado} ${urlAcceso}`);
}

/** After the offer of this form was sent, or was opened as a draft, from whichever page. */
export function forgetFormKey(tipo: OfferType, key: string): void {
  if (read(tipo)[0] === key) localStore.remove(keyOf(tipo));
}

/** After the draft was deleted: coming back begins another. */
export function forgetForm(tipo: OfferType, key: string): void {
  forgetFormKey(tipo, key);
  forgetDraft(draftName(key));
}

/** The name of a form's draft in this browser. */
export const draftName = (key: string) => `offer.${key}`;

/** What the page of a draft is told, along with its address, where the draft is a copy. */
export interface CopiedOffer {
  /** Title of the offer that was copied. */
  copiedFrom: string;
  /** Its fields that the copy has not got. */
  notCopied: readonly string[];
}

export function copiedOfferIn(state: unknown): CopiedOffer | null {
  if (typeof state !== 'object' || state === null || !('copiedFrom' in state) || !('notCopied' in state))
    return null;
  const { copiedFrom, notCopied } = state;
  if (typeof copiedFrom !== 'string' || !Array.isArray(notCopied)) return null;
  return { copiedFrom, notCopied: notCopied.filter((field) => typeof field === 'string') };
}
