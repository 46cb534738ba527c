import { Menu } from '@mantine/core';
import type { OwnOfferCard } from '@portal/contract/company-offers';
import { listOwnOffers } from '@portal/contract/company-offers';
import { copyOffer, copyOfferToOtherType } from '@portal/contract/offer-form';
import {
  IconArrowsExchange,
  IconCopy,
  IconDots,
  IconEye,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CopiedOffer } from '../../domain/offer-draft/offer-draft.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { CloseOfferDialog } from './CloseOfferDialog.tsx';
import { DeleteOfferDialog } from './DeleteOfferDialog.tsx';
import { actionsOf, type OfferAction } from './offer-actions.ts';

const icons = {
  continue: IconPencil,
  edit: IconPencil,
  fix: IconPencil,
  preview: IconEye,
  copy: IconCopy,
  copyToJob: IconArrowsExchange,
  copyToInternship: IconArrowsExchange,
  close: IconLock,
  delete: IconTrash,
} as const;

interface Props {
  offer: OwnOfferCard;
  /** The one that the page shows as its own button. */
  except?: OfferAction | undefined;
  onDeleted?: () => void;
}

/** What can be done with an offer, and the questions that come before. */
export function OfferMenu({ offer, except, onDeleted }: Props) {
  const t = useTexts('companyOffers');
  const pathTo = usePathTo();
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null);
  const { urlAcceso: id, titulo } = offer;
  const copying = useCopyOffer(offer);
  const actions = actionsOf(offer).filter((action) => action !== except);
  if (actions.length === 0) return null;
  const item = (action: OfferAction) => {
    const Icon = icons[action];
    const shown = { leftSection: <Icon size={18} aria-hidden />, children: t(`actions.${action}`) };
    if (action === 'close' || action === 'delete') {
      return (
        <Menu.Item
          key={action}
          {...shown}
          {...(action === 'delete' && { color: 'red' })}
          onClick={() => setAsked(action)}
        />
      );
    }
    if (action === 'copy' || action === 'copyToJob' || action === 'copyToInternship') {
      return (
        <Menu.Item
          key={action}
          {...shown}
          disabled={copying.isPending}
          onClick={() => copying.copy(action === 'copy' ? 'same' : 'other')}
        />
      );
    }
    const to = pathTo(action === 'preview' ? 'offerPreview' : 'editOffer', { id });
    return <Menu.Item key={action} {...shown} component={Link} to={to} />;
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <IconAction
            ref={button}
            label={t('actions.label', { title: titulo || t('untitled') })}
            removes="asking"
          >
            <IconDots size={20} aria-hidden />
          </IconAction>
        </Menu.Target>
        <Menu.Dropdown>{actions.map(item)}</Menu.Dropdown>
      </Menu>
      <ErrorBanner error={copying.error} />
      <CloseOfferDialog offer={offer} opened={asked === 'close'} onClose={() => setAsked(null)} />
      <DeleteOfferDialog
        offer={offer}
        opened={asked === 'delete'}
        onClose={() => setAsked(null)}
        button={button}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** Copies an offer to a draft of its own type or of the other, and opens that. */
function useCopyOffer({ urlAcceso, titulo }: Pick<OwnOfferCard, 'urlAcceso' | 'titulo'>) {
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
      (type === 'same' ? same : other).mutate({ body: { urlOferta: urlAcceso } }),
    isPending: same.isPending || other.isPending,
    error: same.error ?? other.error,
  };
}
