import { Button } from '@mantine/core';
import { listOwnOffers, type OwnOfferCard } from '@portal/contract/company-offers';
import { copyOffer } from '@portal/contract/offer-form';
import { IconCopy } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { CopiedOffer } from '../../domain/offer-draft/offer-draft.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

const shown = 4;

/** The company's latest offers, each to start a new one from; not shown for a company without offers. */
export function CopyEarlier() {
  const t = useTexts('offerForm');
  const { data } = useCall(listOwnOffers, { query: { pagina: 1, porPagina: 2 * shown } });
  // A draft is gone on with, not copied.
  const earlier = (data?.ofertas ?? []).filter(({ estadoOferta }) => estadoOferta !== 'borrador');
  if (earlier.length === 0) return null;
  return (
    <Section
      title={t('copy.title')}
      description={t('copy.help')}
      action={
        data !== undefined && data.numTotal > shown && <ScreenLink to="myOffers">{t('copy.all')}</ScreenLink>
      }
    >
      <EntryList flush>
        {earlier.slice(0, shown).map((offer) => (
          <li key={offer.urlAcceso}>
            <Earlier offer={offer} />
          </li>
        ))}
      </EntryList>
    </Section>
  );
}

function Earlier({ offer: { urlAcceso, titulo, tipo, fecha } }: { offer: OwnOfferCard }) {
  const t = useTexts('offerForm');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const copy = useSend(copyOffer, {
    invalidates: [listOwnOffers],
    quiet: true,
    onSuccess: ({ urlAcceso: id, noCopiado }) => {
      const state: CopiedOffer = { copiedFrom: titulo, notCopied: noCopiado };
      return navigate(pathTo('editOffer', { id }), { state });
    },
  });
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) auto' }}>
      <div>
        <Text strong>{titulo}</Text>
        <Text dim small>
          {t(`choose.${tipo}`)} · <RelativeTime value={fecha} />
        </Text>
        <ErrorBanner error={copy.error} />
      </div>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        aria-label={t('copy.of', { title: titulo })}
        loading={copy.isPending}
        onClick={() => copy.mutate({ body: { urlOferta: urlAcceso } })}
      >
        {t('copy.button')}
      </Button>
    </Row>
  );
}
