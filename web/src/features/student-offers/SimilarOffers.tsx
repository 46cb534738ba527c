import { Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type OfferCard, similarOffers } from '@portal/contract/student-offers';
import { useEffect, useState } from 'react';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import { placeText } from '../../domain/offer/place.ts';
import { usePay } from '../../domain/offer/usePay.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';

/** Offers like the one that is read, asked for once its end comes into sight. */
export function SimilarOffers({ urlAcceso, order }: { urlAcceso: string; order: 2 | 3 }) {
  const t = useTexts('studentOffers');
  const { ref, entry } = useIntersection({ rootMargin: '0px 0px 600px' });
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setNear(true);
  }, [entry]);
  const { data } = useCall(similarOffers, { params: { id: urlAcceso } }, { enabled: isNear });
  // Where there are none, or they cannot be had, the offer is whole without them.
  if (data === undefined) return <div ref={ref} />;
  if (data.ofertas.length === 0) return null;
  return (
    <section aria-labelledby="parecidas">
      <Title order={order} id="parecidas" mb="xs">
        {t('similar')}
      </Title>
      <EntryList flush>
        {data.ofertas.map((offer) => (
          <li key={offer.urlAcceso}>
            <Similar offer={offer} />
          </li>
        ))}
      </EntryList>
    </section>
  );
}

function Similar({ offer }: { offer: OfferCard }) {
  const t = useTexts('studentOffers');
  const pay = usePay();
  const facts = [
    offer.empresa ?? t('card.hiddenCompany'),
    placeText([offer.localidad, offer.nombreIsla]),
    pay.ofCard(offer),
  ];
  return (
    <article>
      <ScreenLink to={offerScreen[offer.tipo]} params={{ urlAcceso: offer.urlAcceso }} className={entryLink}>
        {offer.titulo}
      </ScreenLink>
      <Text dim small>
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </article>
  );
}
