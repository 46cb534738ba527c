import type { Answer } from '@portal/contract/endpoint';
import { listPendingCompanies } from '@portal/contract/validations';
import { useCall } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Inbox.module.css';
import { Waiting } from './Waiting.tsx';
import { rowsPerPage, WaitingList } from './WaitingList.tsx';
import { askAgainSeconds } from './waiting.ts';

interface Props {
  page: number;
  onPage: (page: number) => void;
  /** How many offers wait, for who has no company left. */
  otherWaiting: number;
}

export function PendingCompanies({ page, onPage, otherWaiting }: Props) {
  const t = useTexts('validations');
  const query = useCall(
    listPendingCompanies,
    { query: { pagina: page, porPagina: rowsPerPage } },
    { keepPrevious: true, everySeconds: askAgainSeconds },
  );
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
      {({ empresas, numTotal }) => (
        <WaitingList
          label={t('inbox.empresas')}
          rows={empresas}
          keyOf={({ idEmpresa }) => idEmpresa}
          page={page}
          total={numTotal}
          onPage={onPage}
          empty={
            otherWaiting > 0
              ? {
                  title: t('inbox.emptyCompanies'),
                  text: t('inbox.emptyCompaniesBody'),
                  action: (
                    <ScreenButton to="management" variant="default">
                      {t('inbox.otherOffers', { count: otherWaiting })}
                    </ScreenButton>
                  ),
                }
              : { title: t('inbox.emptyAll'), text: t('inbox.emptyAllBody') }
          }
        >
          {(company) => <CompanyRow company={company} />}
        </WaitingList>
      )}
    </CallView>
  );
}

type PendingCompany = Answer<typeof listPendingCompanies>['empresas'][number];

function CompanyRow({ company }: { company: PendingCompany }) {
  const t = useTexts('validations');
  const { idEmpresa, nombreComercial, nombreFiscal, cif, contacto, fecha } = company;
  return (
    <article className={classes.row} data-kind="company">
      <div className={classes.main}>
        <h2 className={classes.title}>
          <ScreenLink to="pendingCompany" params={{ id: idEmpresa }} className={classes.link} data-walk>
            {nombreComercial}
          </ScreenLink>
        </h2>
        {nombreFiscal !== nombreComercial && <p className={classes.dim}>{nombreFiscal}</p>}
      </div>
      <p className={classes.dim}>{cif}</p>
      <p className={classes.dim}>{contacto ?? t('inbox.noContact')}</p>
      <Waiting since={fecha} />
    </article>
  );
}
