import { Box, Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { listOwnOffers, type OwnOfferCard } from '@portal/contract/company-offers';
import type { OfferType } from '@portal/contract/offer-fields';
import { type OfferState, offerStates } from '@portal/contract/offers';
import { IconBriefcase, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { waitingIn } from '../../domain/application/waiting-candidates.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { below } from '../../ui/breakpoints.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OnlyThese } from '../../ui/OnlyThese.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { OfferMenu } from './OfferMenu.tsx';
import { OffersFilter } from './OffersFilter.tsx';
import { OffersTable } from './OffersTable.tsx';
import {
  CandidateCount,
  OfferDates,
  OfferLink,
  OfferMeta,
  OfferReason,
  OfferStateOf,
} from './offer-parts.tsx';
import classes from './offers.module.css';
import { SentOffer } from './SentOffer.tsx';

const pageSize = 20;
const titleOf = { practicas: 'myInternshipOffers', empleo: 'myJobOffers' } as const;
const newOf = { practicas: 'newInternshipOffer', empleo: 'newJobOffer' } as const;

const isState = (name: string): name is OfferState => offerStates.some((state) => state === name);

/** The company's own offers: of one type, or all. */
export function MyOffersPage({ tipo }: { tipo: OfferType | undefined }) {
  const t = useTexts('companyOffers');
  const titles = useTitles();
  const { get, page, set } = useListParams();
  const isNarrow = useMediaQuery(below('wide'), undefined, { getInitialValueInEffect: false });
  const estado = get('estado');
  const texto = get('texto');
  const con = waitingIn(get('con'));
  const offers = useCall(
    listOwnOffers,
    {
      query: {
        pagina: page,
        porPagina: pageSize,
        ...(tipo !== undefined && { tipo }),
        ...(isState(estado) && { estadoOferta: estado }),
        ...(texto !== '' && { texto }),
        ...(con !== undefined && { con }),
      },
    },
    { keepPrevious: true },
  );
  const isFiltered = estado !== '' || texto !== '' || con !== undefined;
  const publish = (
    <ScreenButton
      to={tipo === undefined ? 'newOffer' : newOf[tipo]}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('publish')}
    </ScreenButton>
  );
  const isEmpty = offers.data !== undefined && offers.data.numTotal === 0 && !isFiltered;
  return (
    <>
      <PageHead
        title={titles(tipo === undefined ? 'myOffers' : titleOf[tipo])}
        {...(!isEmpty && { action: publish })}
        onPhone="tabs"
      />
      <SentOffer />
      <OffersFilter tipo={tipo} states={offers.data?.porEstado ?? []} />
      {con !== undefined && (
        <OnlyThese clearLabel={t('only.clear')} onClear={() => set({ con: null })}>
          {t(`only.${con}`)}
        </OnlyThese>
      )}
      <CallView query={offers} skeleton={<Skeletons shape="row" count={6} />}>
        {({ ofertas, numTotal }) => {
          if (isEmpty) {
            return (
              <EmptyState icon={<IconBriefcase size={28} />} title={t('empty.title')} action={publish}>
                {t('empty.body')}
              </EmptyState>
            );
          }
          if (numTotal === 0) {
            return (
              <EmptyState
                icon={<IconSearchOff size={28} />}
                title={t('nothing.title')}
                action={
                  <Button variant="default" onClick={() => set({ estado: null, texto: null, con: null })}>
                    {t('nothing.clear')}
                  </Button>
                }
              >
                {t('nothing.body')}
              </EmptyState>
            );
          }
          if (ofertas.length === 0) return <PageOver onFirst={() => set({})} />;
          return (
            <>
              {isNarrow ? <OfferCards offers={ofertas} /> : <OffersTable offers={ofertas} />}
              <Pager
                page={page}
                pageSize={pageSize}
                total={numTotal}
                onPage={(next) => set({ pagina: next === 1 ? null : String(next) }, { push: true })}
              />
            </>
          );
        }}
      </CallView>
    </>
  );
}

/** The same as the table, for narrow screens. */
function OfferCards({ offers }: { offers: readonly OwnOfferCard[] }) {
  return (
    <ul className={classes.cards} data-entries>
      {offers.map((offer) => (
        <Card key={offer.urlAcceso} component="li" className={classes.card}>
          <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap" w="100%">
            <Box miw={0}>
              <OfferLink offer={offer} />
              <OfferMeta offer={offer} />
            </Box>
            <OfferMenu offer={offer} />
          </Group>
          <OfferStateOf offer={offer} />
          <OfferReason offer={offer} />
          <Text small>
            <CandidateCount offer={offer} inWords />
          </Text>
          <Text component="div" small className={classes.dates}>
            <OfferDates offer={offer} />
          </Text>
        </Card>
      ))}
    </ul>
  );
}
