import { Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { listPendingCompanies } from '@portal/contract/validations';
import { IconHistory, IconUserPlus } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { ClaimBadge } from './Claim.tsx';
import { addressOf, sentOf, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingCompanies(props: TabProps) {
  const { search } = usePendingSearch();
  const { query: paging } = pageOf(props.page);
  const query = useCall(listPendingCompanies, { query: { ...paging, ...sentOf(search) } }, whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="empresas"
      query={query}
      rowsOf={({ empresas }) => empresas}
      keyOf={({ idEmpresa }) => idEmpresa}
    >
      {(company) => <CompanyRow company={company} search={addressOf(search)} />}
    </WaitingList>
  );
}

type PendingCompany = Answer<typeof listPendingCompanies>['empresas'][number];

function CompanyRow({ company, search }: { company: PendingCompany; search: string }) {
  const t = useTexts('validations');
  const { idEmpresa, nombreComercial, nombreFiscal, cif, contacto, fecha } = company;
  const { validada, revisada, conCambio, asignada } = company;
  return (
    <Row columns={{ medium: 'minmax(0, 1fr) 6.5rem 11rem 7rem', wide: 'minmax(0, 1fr) 8rem 16rem 7rem' }}>
      <div>
        <Title order={2} size="h3" className={classes.title}>
          <ScreenLink
            to="managedCompany"
            params={{ id: idEmpresa }}
            search={search}
            className={entryLink}
            data-walk
          >
            {nombreComercial}
          </ScreenLink>
          {conCambio && <StateBadge meaning="info">{t('inbox.changes')}</StateBadge>}
          {validada && contacto !== null && (
            <StateBadge meaning="info" icon={<IconUserPlus size={16} aria-hidden />}>
              {t('inbox.joins')}
            </StateBadge>
          )}
          {revisada && (
            <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
              {t('inbox.revised')}
            </StateBadge>
          )}
          <ClaimBadge asignada={asignada} />
        </Title>
        {nombreFiscal !== nombreComercial && (
          <Text dim small>
            {nombreFiscal}
          </Text>
        )}
      </div>
      <Text dim small>
        {cif}
      </Text>
      <Text dim small>
        {contacto ?? (conCambio ? null : t('inbox.noContact'))}
      </Text>
      <Waiting since={fecha} />
    </Row>
  );
}
