import { Box, Flex } from '@mantine/core';
import { getPendingOffer } from '@portal/contract/validations';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { InternalData } from '../../domain/offer-changes/InternalData.tsx';
import { ManagersOfferHistory } from '../../domain/offer-changes/OfferHistory.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { AlreadyDecided, ExpiredOffer, UnknownOffer } from './AlreadyDecided.tsx';
import { ChangesWhileRead, OfferChanges } from './OfferChanges.tsx';
import { OfferChecks } from './OfferChecks.tsx';
import { OfferDecision } from './OfferDecision.tsx';
import type { ReviewedOffer } from './reviewed.ts';
import { changesSince } from './since-read.ts';
import { sentOfOffers, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';

export default function PendingOffer() {
  const { id = '' } = useParams();
  const { search } = usePendingSearch();
  const filters = sentOfOffers(search);
  const query = useCall(getPendingOffer, { params: { id }, query: filters });
  // The next one is asked for while this one is read.
  const next = query.data?.urlSiguiente ?? null;
  useCall(getPendingOffer, { params: { id: next ?? '' }, query: filters }, { enabled: next !== null });
  if (query.error?.name === 'offerNotFound' && query.data === undefined) return <UnknownOffer />;
  // A new offer starts anew: neither the dialog nor the highlight of the one before.
  return (
    <CallView query={query}>
      {(datos) => <Review key={id} reviewed={datos} onStale={() => query.refetch()} />}
    </CallView>
  );
}

interface Props {
  reviewed: ReviewedOffer;
  onStale: () => void;
}

function Review({ reviewed, onStale }: Props) {
  const { oferta, interno, cambios, estadoOferta, motivoRechazo, urlSiguiente } = reviewed;
  // What came first is what was read: the next one may have been asked for long before it is shown.
  const [read] = useState(reviewed);
  const isPending = estadoOferta === 'pendiente';
  const isExpired = useIsExpired(oferta.fechaCaducidad);
  return (
    <>
      <PageHead title={oferta.titulo} ownTitle context={<Context reviewed={reviewed} />} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {!isPending && (
            <AlreadyDecided
              state={estadoOferta}
              reason={motivoRechazo}
              urlSiguiente={urlSiguiente}
              urlAcceso={oferta.urlAcceso}
              wasPending={read.estadoOferta === 'pendiente'}
            />
          )}
          {isPending && isExpired && <ExpiredOffer day={oferta.fechaCaducidad ?? ''} />}
          {isPending && read.modificada !== reviewed.modificada && (
            <ChangesWhileRead key={reviewed.modificada} changes={changesSince(read, reviewed)} />
          )}
          {isPending && <Before reviewed={reviewed} />}
          {cambios.length > 0 && <OfferChanges changes={cambios} />}
          <AsStudent oferta={oferta} />
          <InternalData internal={interno} />
        </div>
        <aside className={classes.aside}>
          {isPending && <OfferDecision reviewed={reviewed} isExpired={isExpired} onStale={onStale} />}
          {isPending && <OfferChecks reviewed={reviewed} />}
          <Company reviewed={reviewed} />
          <History id={oferta.urlAcceso} />
        </aside>
      </div>
    </>
  );
}

function Context({ reviewed }: { reviewed: ReviewedOffer }) {
  const t = useTexts('validations');
  const states = useTexts('states');
  const { oferta, empresa, estadoOferta } = reviewed;
  return (
    <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
      {estadoOferta !== 'pendiente' && (
        <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>
      )}
      <span>{empresa.nombreComercial}</span>
      <span>{t(`type.${oferta.tipo}`)}</span>
      <span>{t('offer.reference', { reference: oferta.referencia })}</span>
      <span>
        {t('offer.sent')} <RelativeTime value={oferta.fecha} />
      </span>
    </Flex>
  );
}

/** Why it came back, where it did. */
function Before({ reviewed: { motivoRechazo } }: { reviewed: ReviewedOffer }) {
  const t = useTexts('validations');
  if (motivoRechazo === null) return null;
  return (
    <Card component="p" sunken p="0.75rem 1rem">
      <strong>{t('offer.rejectedBefore')}:</strong> {motivoRechazo}
    </Card>
  );
}

function AsStudent({ oferta }: { oferta: ReviewedOffer['oferta'] }) {
  const t = useTexts('validations');
  return (
    <Section
      title={t('offer.asStudent')}
      {...(oferta.empresa === null && { description: t('offer.hidden') })}
    >
      <OfferReading offer={oferta} order={3} />
    </Section>
  );
}

function Company({ reviewed: { empresa } }: { reviewed: ReviewedOffer }) {
  const t = useTexts('validations');
  const { day, number } = useFormat();
  const { idEmpresa, nombreComercial, validada, iban, desde, numValidadas, numRechazadas } = empresa;
  return (
    <Section title={t('company.title')}>
      <p className={classes.company}>{nombreComercial}</p>
      <StateBadge meaning={validada ? 'good' : 'warning'}>
        {t(validada ? 'company.validated' : 'company.pending')}
      </StateBadge>
      <Box mt="sm">
        <Facts
          facts={[
            { label: t('company.iban'), value: iban },
            { label: t('company.since'), value: day(desde) },
            { label: t('company.accepted'), value: number(numValidadas) },
            { label: t('company.refused'), value: number(numRechazadas) },
          ]}
        />
      </Box>
      {!validada && (
        <>
          <Text dim small m="0.75rem 0 0.25rem">
            {t('company.notValidated')}
          </Text>
          <ScreenLink to="managedCompany" params={{ id: idEmpresa }}>
            {t('company.review')}
          </ScreenLink>
        </>
      )}
    </Section>
  );
}

/** Whether the last day for applying has passed: the server opens no such offer. */
function useIsExpired(lastDay: string | null): boolean {
  const { daysFromToday } = useFormat();
  return lastDay !== null && daysFromToday(lastDay) < 0;
}

function History({ id }: { id: string }) {
  const t = useTexts('offerChanges');
  return (
    <Section title={t('history.title')}>
      <ManagersOfferHistory id={id} />
    </Section>
  );
}
