import { listAccounts } from '@portal/contract/account-states';
import { IconUsers } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { ListCount } from '../../ui/SearchBar.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { AccountRow } from './AccountRow.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { rowsPerPage, useAccountSearch } from './useAccountSearch.ts';

/** Everybody's accounts: who wants to leave, who is blocked, who waits. */
export default function Accounts() {
  const t = useTexts('managing');
  const { search, set, turn } = useAccountSearch();
  const { texto, tipo, estado, page } = search;
  const query = useCall(
    listAccounts,
    {
      query: {
        pagina: page,
        porPagina: rowsPerPage,
        ...(texto !== '' && { texto }),
        ...(tipo !== undefined && { tipo }),
        ...(estado !== undefined && { estado }),
      },
    },
    { keepPrevious: true },
  );
  const isFiltered = texto !== '' || tipo !== undefined || estado !== undefined;
  return (
    <>
      <PageHead title={t('accounts.title')} context={t('accounts.context')} />
      <AccountSearch search={search} onSearch={set} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {({ cuentas, numTotal }) => (
          <>
            <ListCount count={t('accounts.found', { count: numTotal })} />
            {numTotal === 0 ? (
              <EmptyState
                icon={<IconUsers size={28} />}
                title={t(isFiltered ? 'accounts.none' : 'accounts.empty')}
                action={
                  isFiltered && (
                    <ScreenButton to="managedAccounts" variant="default">
                      {t('accounts.all')}
                    </ScreenButton>
                  )
                }
              >
                {t(isFiltered ? 'accounts.noneText' : 'accounts.emptyText')}
              </EmptyState>
            ) : cuentas.length === 0 ? (
              <PageOver onFirst={() => turn(1)} />
            ) : (
              <>
                <EntryList boxed aria-label={t('accounts.title')}>
                  {cuentas.map((account) => (
                    <li key={account.idCuenta}>
                      <AccountRow account={account} />
                    </li>
                  ))}
                </EntryList>
                <Pager page={page} pageSize={rowsPerPage} total={numTotal} onPage={turn} />
              </>
            )}
          </>
        )}
      </CallView>
    </>
  );
}
