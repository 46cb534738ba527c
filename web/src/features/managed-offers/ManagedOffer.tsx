import { Flex } from '@mantine/core';
import { getManagedOffer } from '@portal/contract/managed-offers';
import { IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { InternalData } from '../../domain/offer-changes/InternalData.tsx';
import { ManagersOfferHistory } from '../../domain/offer-changes/OfferHistory.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Managed } from './managed.ts';
import classes from './managed-offers.module.css';
import { OfferActs } from './OfferActs.tsx';
import { PreferredCandidate } from './PreferredCandidate.tsx';

/** One offer: what it says, who is a candidate, what managers have done and may do. */
export default function ManagedOfferPage() {
  const { id = '' } = useParams();
  const query = useCall(getManagedOffer, { params: { id } }, { keepPrevious: true });
  if (query.data === undefined && query.error?.name === 'offerNotFound') return <UnknownOffer />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(managed) => <ManagedOfferView key={id} managed={managed} />}
    </CallView>
  );
}

function ManagedOfferView({ managed }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const { resumen, oferta, motivoRechazo } = managed;
  const isRefused = motivoRechazo !== null;
  return (
    <>
      <PageHead title={resumen.titulo} ownTitle context={<Context managed={managed} />} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {isRefused && (
            <Card sunken component="p">
              <strong>{t('reason')}:</strong> {motivoRechazo}
            </Card>
          )}
          <PreferredCandidate managed={managed} />
          <Candidates managed={managed} />
          <Section
            title={t('parts.asStudent')}
            {...(oferta.empresa === null && { description: t('hiddenCompany') })}
          >
            <OfferReading offer={oferta} order={3} />
          </Section>
          <InternalData internal={managed.interno} />
        </div>
        <aside className={classes.aside}>
          <OfferActs managed={managed} />
          <Company managed={managed} />
          <Section title={t('parts.history')}>
            <ManagersOfferHistory id={resumen.urlAcceso} />
          </Section>
        </aside>
      </div>
    </>
  );
}

function Context({ managed: { resumen } }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const states = useTexts('states');
  const { estadoOferta, empresa, tipo, referencia, fechaDestacada } = resumen;
  return (
    <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
      <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>
      {fechaDestacada !== null && <StateBadge meaning="info">{t('highlighted')}</StateBadge>}
      <span>{empresa}</span>
      <span>{t(`types.${tipo}`)}</span>
      <span>{t('reference', { reference: referencia })}</span>
    </Flex>
  );
}

function Candidates({ managed: { candidatos, resumen } }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const { day } = useFormat();
  return (
    <Section title={t('parts.candidates')} description={t('candidates', { count: resumen.numCandidatos })}>
      {candidatos.length === 0 && (
        <Text dim small>
          {t('noCandidates')}
        </Text>
      )}
      <EntryList dense>
        {candidatos.map(({ idAlumno, nombre, apellidos, idEstado, rechazadaPorAlumno, fecha, enviada }) => (
          <li key={idAlumno}>
            <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
              {nombre} {apellidos}
            </ScreenLink>
            <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
              <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
              <Text component="span" dim small>
                {day(fecha)}
              </Text>
              {!enviada && (
                <Text component="span" dim small>
                  {t('notSent')}
                </Text>
              )}
            </Flex>
          </li>
        ))}
      </EntryList>
    </Section>
  );
}

function Company({ managed: { resumen, empresaValidada, ibanEmpresa } }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const { day } = useFormat();
  const { idEmpresa, empresa, fecha, fechaCaducidad, plazas } = resumen;
  return (
    <Section title={t('parts.company')}>
      <Text strong className={classes.name}>
        {empresa}
      </Text>
      {!empresaValidada && <StateBadge meaning="warning">{t('companyNotValidated')}</StateBadge>}
      <p>
        <ScreenLink to="managedOffers" search={`?empresa=${idEmpresa}`}>
          {t('companyOffers')}
        </ScreenLink>
      </p>
      <Facts
        facts={[
          { label: t('facts.fecha'), value: day(fecha) },
          { label: t('facts.fechaCaducidad'), value: fechaCaducidad && day(fechaCaducidad) },
          { label: t('facts.plazas'), value: plazas },
          { label: t('facts.iban'), value: ibanEmpresa },
        ]}
      />
    </Section>
  );
}

function UnknownOffer(): ReactNode {
  const t = useTexts('managedOffers');
  return (
    <>
      <PageHead title={t('unknown')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown')}
        action={
          <ScreenButton to="managedOffers" variant="default">
            {t('all')}
          </ScreenButton>
        }
      >
        {t('unknownText')}
      </EmptyState>
    </>
  );
}
