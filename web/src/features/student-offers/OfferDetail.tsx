import { Stack, Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Eligibility } from './Eligibility.tsx';
import classes from './offer.module.css';
import { SimilarOffers } from './SimilarOffers.tsx';

interface Props {
  answer: Answer<typeof getOffer>;
  /** Of its headings, below its title's. */
  order: 2 | 3;
}

/** All of an offer, with how one stands with it and the conditions. */
export function OfferDetail({ answer: { oferta, requisitos, condiciones }, order }: Props) {
  const t = useTexts('studentOffers');
  return (
    <Stack gap="lg" miw={0}>
      <OfferReading
        offer={oferta}
        order={order}
        requirements={<Eligibility requirements={requisitos} order={order} />}
      />
      {condiciones !== null && (
        <details className={classes.conditions}>
          <summary>
            <Title order={order}>{t('detail.conditions')}</Title>
          </summary>
          <p className={classes.typed}>{condiciones}</p>
        </details>
      )}
      <SimilarOffers key={oferta.urlAcceso} urlAcceso={oferta.urlAcceso} order={order} />
    </Stack>
  );
}
