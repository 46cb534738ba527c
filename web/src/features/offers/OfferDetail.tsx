import { Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { PublicOffer } from '@portal/contract/offers';
import type { getOffer } from '@portal/contract/student-offers';
import { IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useTexts } from '../../lib/i18n.ts';
import { OfferFacts } from '../../lib/offer-view/OfferFacts.tsx';
import { OfferText } from '../../lib/offer-view/OfferText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Eligibility } from './Eligibility.tsx';
import classes from './OfferDetail.module.css';

interface Props {
  answer: Answer<typeof getOffer>;
  /** Of its headings, below its title's. */
  order: 2 | 3;
}

/** All of an offer: the facts, the text, how one stands with it, the conditions. */
export function OfferDetail({ answer: { oferta, requisitos, condiciones }, order }: Props) {
  const t = useTexts('offers');
  return (
    <div className={classes.detail}>
      <section className={classes.facts} aria-label={t('detail.facts')}>
        <OfferFacts offer={oferta} />
        <Degrees offer={oferta} />
      </section>
      <Eligibility requirements={requisitos} order={order} />
      <OfferText offer={oferta} order={order} requirements={false} />
      {condiciones !== null && (
        <details className={classes.conditions}>
          <summary>
            <Title order={order}>{t('detail.conditions')}</Title>
          </summary>
          <p className={classes.typed}>{condiciones}</p>
        </details>
      )}
    </div>
  );
}

const degreesShown = 4;

function Degrees({ offer: { listado_titulaciones } }: { offer: PublicOffer }) {
  const t = useTexts('offers');
  const { name } = useCatalogue();
  const names = listado_titulaciones.flatMap(({ idTitulacion }) => name('titulaciones', idTitulacion) ?? []);
  if (names.length === 0) return null;
  const more = names.length - degreesShown;
  const value: ReactNode =
    more <= 1 ? (
      names.join(', ')
    ) : (
      <>
        {names.slice(0, degreesShown).join(', ')}{' '}
        <details className={classes.degrees}>
          <summary>{t('detail.moreDegrees', { count: more })}</summary>
          {names.slice(degreesShown).join(', ')}
        </details>
      </>
    );
  return (
    <Facts
      facts={[
        { label: t('detail.degrees'), value, icon: <IconSchool size={18} stroke={1.75} aria-hidden /> },
      ]}
    />
  );
}
