import {
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
} from '@portal/contract/company-offers';
import type { OfferType } from '@portal/contract/offer-fields';
import { createOffer, editOffer, getEditableOffer } from '@portal/contract/offer-form';
import type { OfferContent } from '@portal/contract/offers';
import { withoutHidden } from '@portal/contract/schemas/offer-rules';
import { useNavigate } from 'react-router';
import { forgetFormKey } from '../../domain/offer-draft/offer-draft.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import type { SupplementaryFile } from './sections/DocumentsSection.tsx';

const changed = [listOwnOffers, countOwnOffers, getOwnOffer, getOwnOfferAsStudent, getEditableOffer];

interface Options {
  tipo: OfferType;
  claveEnvio: string;
  /** The address of an offer that was sent already; null for a new one. */
  sentUrl: string | null;
}

/** Sends the form: a new offer to be validated, or the changes of one that waits. */
export function useSendOffer({ tipo, claveEnvio, sentUrl }: Options) {
  const brand = useBrand();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const create = useSend(createOffer, { invalidates: changed });
  const edit = useSend(editOffer, { invalidates: changed });

  /** `guardado` is when what the form stands on was kept; undefined goes over whatever there is. */
  const send = async (offer: OfferContent, file: SupplementaryFile, guardado: string | null | undefined) => {
    const oferta = withoutHidden(offer, brand);
    const beside = file === undefined ? {} : { ficheroComplementario: file };
    const upon = guardado === undefined ? {} : { guardado };
    if (sentUrl === null) {
      await create.mutateAsync({ body: { claveEnvio, oferta, ...upon, ...beside } });
      forgetFormKey(tipo, claveEnvio);
      await navigate(pathTo('myOffers'), { state: { sent: true } });
    } else {
      await edit.mutateAsync({ body: { urlOferta: sentUrl, oferta, ...upon, ...beside } });
      await navigate(pathTo('companyOffer', { id: sentUrl }));
    }
  };
  return { send, error: create.error ?? edit.error, isPending: create.isPending || edit.isPending };
}
