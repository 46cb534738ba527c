import { NativeSelect } from '@mantine/core';
import { accountFilters } from '@portal/contract/account-states';
import { roles } from '@portal/contract/roles';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import type { Search } from './useAccountSearch.ts';

interface Props {
  search: Search;
  onSearch: (change: Partial<Pick<Search, 'texto' | 'tipo' | 'estado'>>) => void;
}

export function AccountSearch({ search: { texto, tipo, estado }, onSearch }: Props) {
  const t = useTexts('managing');
  return (
    <SearchBar
      text={texto}
      onSearch={(typed) => onSearch({ texto: typed })}
      label={t('accounts.search')}
      submitLabel={t('accounts.submit')}
    >
      {(typed) => (
        <>
          <NativeSelect
            label={t('accounts.type')}
            value={tipo ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto: typed, tipo: roles.find((role) => role === value) })
            }
            data={[
              { value: '', label: t('accounts.any') },
              ...roles.map((role) => ({ value: role, label: t(`accounts.types.${role}`) })),
            ]}
          />
          <NativeSelect
            label={t('accounts.state')}
            value={estado ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto: typed, estado: accountFilters.find((filter) => filter === value) })
            }
            data={[
              { value: '', label: t('accounts.any') },
              ...accountFilters.map((filter) => ({ value: filter, label: t(`accounts.filters.${filter}`) })),
            ]}
          />
        </>
      )}
    </SearchBar>
  );
}
