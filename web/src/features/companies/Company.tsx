import { Box, Flex } from '@mantine/core';
import { getManagedCompany } from '@portal/contract/companies';
import { IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { CompanyActs } from './CompanyActs.tsx';
import { CompanyContacts } from './CompanyContacts.tsx';
import { CompanyData } from './CompanyData.tsx';
import { CompanyNotes } from './CompanyNotes.tsx';
import { CompanyOffers } from './CompanyOffers.tsx';
import {
  CompanyAgreements,
  CompanyBillingAccounts,
  CompanyDocuments,
  CompanyInvoices,
} from './CompanyPapers.tsx';
import classes from './companies.module.css';
import { companyMeaning } from './company-meaning.ts';
import { EducationCentre } from './EducationCentre.tsx';
import type { ManagedCompany } from './managed-company.ts';

/** One company: what waits for a decision, what is kept of it, who speaks for it, its offers, what managers note and may do. */
export function CompanyPage({ decision }: { decision: (idEmpresa: number) => ReactNode }) {
  const t = useTexts('companies');
  const { id = '' } = useParams();
  const query = useCall(getManagedCompany, { params: { id } }, { keepPrevious: true });
  if (query.data === undefined && query.error?.name === 'companyProblem')
    return (
      <>
        <PageHead title={t('company')} />
        <EmptyState
          icon={<IconMoodEmpty size={28} />}
          title={t('unknown')}
          action={
            <ScreenButton to="managedCompanies" variant="default">
              {t('all')}
            </ScreenButton>
          }
        >
          {t('unknownText')}
        </EmptyState>
      </>
    );
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(company) => (
        <CompanyView key={company.idEmpresa} company={company}>
          {company.esperaDecision && decision(company.idEmpresa)}
        </CompanyView>
      )}
    </CallView>
  );
}

function CompanyView({ company, children }: { company: ManagedCompany; children: ReactNode }) {
  const t = useTexts('companies');
  const { day } = useFormat();
  const { idEmpresa, nombreComercial, nombreFiscal, cif, estado, fusionadaEn } = company;
  return (
    <>
      <PageHead
        title={nombreComercial}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            {estado !== null && (
              <StateBadge meaning={companyMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
            )}
            <span>{nombreFiscal}</span>
            <span>{cif}</span>
            <span>{t('since', { day: day(company.creada) })}</span>
          </Flex>
        }
      />
      {children && <Box mb="xl">{children}</Box>}
      <Columns start="minmax(0, 1fr)" end="20rem">
        <div className={classes.main}>
          {fusionadaEn !== null && (
            <Banner meaning="info" title={t('merged.title')}>
              {t('merged.text')}{' '}
              <ScreenLink to="managedCompany" params={{ id: fusionadaEn.idEmpresa }}>
                {fusionadaEn.nombreComercial}
              </ScreenLink>
            </Banner>
          )}
          {estado === 'bloqueada' && (
            <Banner meaning="wrong" title={t('blocked.title')}>
              {t('blocked.reason', { reason: company.motivoBloqueo ?? '' })}
            </Banner>
          )}
          {estado === 'rechazada' && company.motivoRechazo !== null && (
            <Banner meaning="warning" title={t('rejected.title')}>
              {t('blocked.reason', { reason: company.motivoRechazo })}
            </Banner>
          )}
          <CompanyData company={company} />
          <EducationCentre company={company} />
          <CompanyContacts idEmpresa={idEmpresa} canAct={estado === 'validada'} />
          <CompanyOffers idEmpresa={idEmpresa} />
          <CompanyAgreements idEmpresa={idEmpresa} />
          <CompanyDocuments idEmpresa={idEmpresa} nombreComercial={nombreComercial} />
          <CompanyInvoices idEmpresa={idEmpresa} nombreComercial={nombreComercial} />
          <CompanyBillingAccounts idEmpresa={idEmpresa} />
        </div>
        <div className={classes.aside}>
          {estado !== null && <CompanyActs company={company} />}
          <CompanyNotes idEmpresa={idEmpresa} />
          <Section title={t('history')}>
            <ActHistory tipo="empresa" objeto={String(idEmpresa)} />
          </Section>
        </div>
      </Columns>
    </>
  );
}
