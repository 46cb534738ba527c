import {
  countOwnOffers,
  deleteOffer,
  listOwnOffers,
  type OwnOfferCard,
} from '@portal/contract/company-offers';
import { useSend } from '../../../lib/calls.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

interface Props {
  offer: OwnOfferCard;
  opened: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

export function DeleteOfferDialog({ offer, opened, onClose, onDeleted }: Props) {
  const t = useTexts('company');
  const remove = useSend(deleteOffer, {
    invalidates: [listOwnOffers, countOwnOffers],
    onSuccess: () => {
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
      onConfirm={() => remove.mutate({ body: { urlOferta: offer.urlAcceso } })}
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
