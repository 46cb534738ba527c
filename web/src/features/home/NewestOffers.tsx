import { Flex, SegmentedControl } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { listOffers, type OfferCard } from '@portal/contract/student-offers';
import {
  IconBriefcase,
  IconChevronRight,
  IconClock,
  IconCoinEuro,
  IconDeviceLaptop,
  IconMapPin,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { offerScreen, offersScreen } from '../../domain/offer/offer-types.ts';
import { placeText } from '../../domain/offer/place.ts';
import { usePay } from '../../domain/offer/usePay.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './home.module.css';
import { shownType } from './shown-type.ts';

/** Of each type (specification 1, §9). */
const offersShown = 5;

/** The newest offers of each type; the tabs are there only for students who have both. */
export function NewestOffers({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const ask = { pagina: 1, porPagina: offersShown, orden: 'fecha' } as const;
  const practicas = useCall(
    listOffers,
    { params: { tipo: 'practicas' }, query: ask },
    { enabled: types.includes('practicas') },
  );
  const empleo = useCall(
    listOffers,
    { params: { tipo: 'empleo' }, query: ask },
    { enabled: types.includes('empleo') },
  );
  const queries = { practicas, empleo };
  // Names that came later would move what is below them.
  const { isLoading: hasNoNames } = useCatalogue();
  const [chosen, setChosen] = useState<OfferType | null>(null);
  const knownOf = ({ data, isLoading }: (typeof queries)[OfferType]) =>
    isLoading ? undefined : (data?.numTotal ?? 0) > 0;
  const has = { practicas: knownOf(practicas), empleo: knownOf(empleo) };
  const { shown, hasTabs } = shownType({ types, has, chosen });
  const total = queries[shown].data?.numTotal ?? 0;
  return (
    <Section
      title={t('student.newest.title')}
      action={
        hasTabs ? (
          <SegmentedControl
            aria-label={t('student.newest.title')}
            value={shown}
            onChange={(value) => setChosen(value === 'practicas' ? 'practicas' : 'empleo')}
            data={types.toReversed().map((type) => ({ value: type, label: t(`student.newest.${type}`) }))}
          />
        ) : undefined
      }
    >
      <CallView query={queries[shown]} skeleton={<Skeletons count={3} />}>
        {({ ofertas }) =>
          hasNoNames ? (
            <Skeletons count={3} />
          ) : ofertas.length === 0 ? (
            <EmptyState
              icon={<IconBriefcase size={28} />}
              title={t('student.newest.empty')}
              action={
                <ScreenButton to="cv" variant="default">
                  {t('student.newest.cv')}
                </ScreenButton>
              }
            >
              {t('student.newest.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <EntryList flush>
                {ofertas.map((offer) => (
                  <li key={offer.urlAcceso}>
                    <Offer offer={offer} />
                  </li>
                ))}
              </EntryList>
              <ScreenLink
                to={offersScreen[shown]}
                className={textClass({ small: true, strong: true, className: classes.more })}
              >
                {t(shown === 'practicas' ? 'student.newest.allPracticas' : 'student.newest.allEmpleo', {
                  count: total,
                })}
                <IconChevronRight size={16} aria-hidden />
              </ScreenLink>
            </>
          )
        }
      </CallView>
    </Section>
  );
}

function Offer({ offer }: { offer: OfferCard }) {
  const t = useTexts('home');
  const pay = usePay();
  const { name } = useCatalogue();
  return (
    <article>
      <Flex gap="sm">
        <Monogram name={offer.empresa} logo={offer.urlLogo} size={40} />
        <div>
          <h3>
            <ScreenLink
              to={offerScreen[offer.tipo]}
              params={{ urlAcceso: offer.urlAcceso }}
              className={entryLink}
            >
              {offer.titulo}
            </ScreenLink>
          </h3>
          <Text dim small mb="0.375rem">
            {offer.empresa ?? t('student.hiddenCompany')}
          </Text>
        </div>
      </Flex>
      <Facts
        layout="line"
        facts={[
          {
            label: t('student.place'),
            value: placeText([offer.localidad, offer.nombreIsla]),
            icon: <IconMapPin aria-hidden />,
          },
          {
            label: t('student.modality'),
            value: name('modalidades', offer.idModalidad),
            icon: <IconDeviceLaptop aria-hidden />,
          },
          { label: t('student.pay'), value: pay.ofCard(offer), icon: <IconCoinEuro aria-hidden /> },
          {
            label: t('student.published'),
            value: <RelativeTime value={offer.fecha} />,
            icon: <IconClock aria-hidden />,
          },
        ]}
      />
    </article>
  );
}
