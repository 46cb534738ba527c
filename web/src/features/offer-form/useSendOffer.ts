import {
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
} from '@portal/contract/company-offers';
import {
  correctOffer,
  getCorrectableOffer,
  getManagedOffer,
  listManagedOffers,
} from '@portal/contract/managed-offers';
import type { OfferType } from '@portal/contract/offer-fields';
import { createOffer, editOffer, getEditableOffer } from '@portal/contract/offer-form';
import { listOfferHistory } from '@portal/contract/offer-history';
import type { OfferContent } from '@portal/contract/offers';
import { withoutHidden } from '@portal/contract/schemas/offer-rules';
import { getPendingOffer } from '@portal/contract/validations';
import { useNavigate } from 'react-router';
import { forgetFormKey } from '../../domain/offer-draft/offer-draft.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import type { SupplementaryFile } from './sections/DocumentsSection.tsx';

const changed = [listOwnOffers, countOwnOffers, getOwnOffer, getOwnOfferAsStudent, getEditableOffer];

interface Options {
  tipo: OfferType;
  claveEnvio: string;
  /** The address of an offer that was sent already; null for a new one. */
  sentUrl: string | null;
  /** A manager corrects what a company has sent. */
  sender: 'company' | 'manager';
}

/** Sends the form: a new offer to be validated, or the changes of one that waits. */
export function useSendOffer({ tipo, claveEnvio, sentUrl, sender }: Options) {
  const brand = useBrand();
  const t = useTexts('offerForm');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  // The list that it leads to has the notice, with what happens next.
  const create = useSend(createOffer, { quiet: true, invalidates: changed });
  const edit = useSend(editOffer, { invalidates: changed });
  const correct = useSend(correctOffer, {
    quiet: true,
    invalidates: [getManagedOffer, listManagedOffers, getCorrectableOffer, getPendingOffer, listOfferHistory],
  });

  /** `guardado` is when what the form stands on was kept; undefined goes over whatever there is. */
  const send = async (offer: OfferContent, file: SupplementaryFile, guardado: string | null | undefined) => {
    const oferta = withoutHidden(offer, brand);
    const beside = file === undefined ? {} : { ficheroComplementario: file };
    const upon = guardado === undefined ? {} : { guardado };
    if (sentUrl === null) {
      await create.mutateAsync({ body: { claveEnvio, oferta, ...upon, ...beside } });
      forgetFormKey(tipo, claveEnvio);
      await navigate(pathTo('myOffers'), { state: { sent: true } });
    } else if (sender === 'manager') {
      // Of an offer that was sent it is always known when it was.
      const since = guardado == null ? {} : { guardado };
      await correct.mutateAsync({ body: { urlOferta: sentUrl, oferta, ...since, ...beside } });
      showNotice(t('correct.done'), t('correct.told'));
      await navigate(pathTo('managedOffer', { id: sentUrl }));
    } else {
      await edit.mutateAsync({ body: { urlOferta: sentUrl, oferta, ...upon, ...beside } });
      await navigate(pathTo('companyOffer', { id: sentUrl }));
    }
  };
  return {
    send,
    error: create.error ?? edit.error ?? correct.error,
    isPending: create.isPending || edit.isPending || correct.isPending,
  };
}
