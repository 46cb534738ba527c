import { listOwnOffers, type OwnOfferCard } from '@portal/contract/company-offers';
import { copyOffer, copyOfferToOtherType } from '@portal/contract/offer-form';
import { useNavigate } from 'react-router';
import type { CopiedOffer } from '../../domain/offer-draft/offer-draft.ts';
import { useSend } from '../../lib/api/calls.ts';
import { usePathTo } from '../../lib/routing/paths.ts';

/** Copies an offer to a draft of its own type or of the other, and opens that. */
export function useCopyOffer({ urlAcceso, titulo }: Pick<OwnOfferCard, 'urlAcceso' | 'titulo'>) {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const open = ({ urlAcceso: id, noCopiado }: { urlAcceso: string; noCopiado: string[] }) => {
    const state: CopiedOffer = { copiedFrom: titulo, notCopied: noCopiado };
    return navigate(pathTo('editOffer', { id }), { state });
  };
  const options = { invalidates: [listOwnOffers], quiet: true, onSuccess: open } as const;
  const same = useSend(copyOffer, options);
  const other = useSend(copyOfferToOtherType, options);
  return {
    copy: (type: 'same' | 'other') =>
      (type === 'same' ? same : other).mutate({
        body: { urlOferta: urlAcceso, claveEnvio: crypto.randomUUID() },
      }),
    isPending: same.isPending || other.isPending,
    error: same.error ?? other.error,
  };
}
