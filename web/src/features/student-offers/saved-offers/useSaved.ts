import { deleteSavedOffer, listSavedOffers, listSavedUrls, saveOffer } from '@portal/contract/for-you';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';

const ofSaved = { invalidates: [listSavedUrls, listSavedOffers], quiet: true };

export interface Saved {
  isSaved: boolean;
  /** It is known whether it is saved, or that this cannot be known. */
  isKnown: boolean;
  toggle: () => void;
  error: CallError | null;
}

/** Whether the student has saved an offer, and what changes it. One call answers for every offer of a page. */
export function useSaved(urlAcceso: string): Saved {
  const { data, isPending } = useCall(listSavedUrls, {});
  const save = useSend(saveOffer, ofSaved);
  const remove = useSend(deleteSavedOffer, ofSaved);
  // What was pressed shows at once.
  const isSaved = save.isPending || (!remove.isPending && data?.ofertas.includes(urlAcceso) === true);
  const toggle = () => {
    if (save.isPending || remove.isPending) return;
    const [next, before] = isSaved ? [remove, save] : [save, remove];
    before.reset();
    next.mutate({ body: { urlOferta: urlAcceso } });
  };
  // Where it cannot be known it can still be saved: sent twice, it changes nothing.
  return { isSaved, isKnown: !isPending, toggle, error: save.error ?? remove.error };
}
