import {
  countOwnOffers,
  deleteOffer,
  listOwnOffers,
  type OwnOfferCard,
} from '@portal/contract/company-offers';
import type { RefObject } from 'react';
import { forgetForm } from '../../domain/offer-draft/offer-draft.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { placeNear } from '../../ui/stay-near.ts';

interface Props {
  offer: OwnOfferCard;
  opened: boolean;
  onClose: () => void;
  /** What it was asked with; it goes with the offer. */
  button: RefObject<HTMLElement | null>;
  onDeleted?: (() => void) | undefined;
}

export function DeleteOfferDialog({ offer, opened, onClose, button, onDeleted }: Props) {
  const t = useTexts('companyOffers');
  const remove = useSend(deleteOffer, {
    invalidates: [listOwnOffers, countOwnOffers],
    onSuccess: () => {
      forgetForm(offer.tipo, offer.claveEnvio);
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('deleting.title')}
      confirmLabel={t('deleting.confirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => {
        // By then this dialog is gone too: only the promise is left to tell.
        remove
          .mutateAsync({ body: { urlOferta: offer.urlAcceso } })
          .then(placeNear(button.current), () => {});
      }}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>{t('deleting.body', { title: offer.titulo || t('untitled') })}</p>
      <ErrorBanner error={remove.error} />
    </ConfirmDialog>
  );
}
