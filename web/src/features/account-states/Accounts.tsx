import { listAccounts } from '@portal/contract/account-states';
import { IconUsers } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
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
      <FilteredList
        query={query}
        label={t('accounts.title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        countOf={({ numTotal }) => t('accounts.found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconUsers size={28} />}
            isFiltered={isFiltered}
            all="managedAccounts"
            textOf={(key) => t(`accounts.${key}`)}
          />
        }
        rowsOf={({ cuentas }) =>
          cuentas.map((account) => ({ id: account.idCuenta, row: <AccountRow account={account} /> }))
        }
      />
    </>
  );
}
