import type { Answer } from '@portal/contract/endpoint';
import { listPendingCompanies } from '@portal/contract/validations';
import { IconHistory, IconUserPlus } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Inbox.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingCompanies(props: TabProps) {
  const query = useCall(listPendingCompanies, pageOf(props.page), whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="empresas"
      query={query}
      rowsOf={({ empresas }) => empresas}
      keyOf={({ idEmpresa }) => idEmpresa}
    >
      {(company) => <CompanyRow company={company} />}
    </WaitingList>
  );
}

type PendingCompany = Answer<typeof listPendingCompanies>['empresas'][number];

function CompanyRow({ company }: { company: PendingCompany }) {
  const t = useTexts('validations');
  const { idEmpresa, nombreComercial, nombreFiscal, cif, contacto, fecha, validada, revisada } = company;
  return (
    <article className={classes.row} data-kind="company">
      <div className={classes.main}>
        <h2 className={classes.title}>
          <ScreenLink to="pendingCompany" params={{ id: idEmpresa }} className={classes.link} data-walk>
            {nombreComercial}
          </ScreenLink>
          {validada && (
            <StateBadge meaning="info" icon={<IconUserPlus size={16} aria-hidden />}>
              {t('inbox.joins')}
            </StateBadge>
          )}
          {revisada && (
            <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
              {t('inbox.revised')}
            </StateBadge>
          )}
        </h2>
        {nombreFiscal !== nombreComercial && <p className={classes.dim}>{nombreFiscal}</p>}
      </div>
      <p className={classes.dim}>{cif}</p>
      <p className={classes.dim}>{contacto ?? t('inbox.noContact')}</p>
      <Waiting since={fecha} />
    </article>
  );
}
