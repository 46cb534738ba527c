import { Button, NativeSelect, TextInput } from '@mantine/core';
import { accountFilters } from '@portal/contract/account-states';
import { roles } from '@portal/contract/roles';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './Accounts.module.css';
import type { Search } from './useAccountSearch.ts';

interface Props {
  search: Search;
  onSearch: (change: Partial<Pick<Search, 'texto' | 'tipo' | 'estado'>>) => void;
}

export function AccountSearch({ search: { texto, tipo, estado }, onSearch }: Props) {
  const t = useTexts('managing');
  const [typed, setTyped] = useState(texto);
  // Changed from outside: the back button, or all accounts again.
  useEffect(() => setTyped(texto), [texto]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ texto: typed.trim() });
  };
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          type="search"
          className={classes.typed ?? ''}
          label={t('accounts.search')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('accounts.type')}
          value={tipo ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ texto: typed.trim(), tipo: roles.find((role) => role === value) })
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
            onSearch({ texto: typed.trim(), estado: accountFilters.find((filter) => filter === value) })
          }
          data={[
            { value: '', label: t('accounts.any') },
            ...accountFilters.map((filter) => ({ value: filter, label: t(`accounts.filters.${filter}`) })),
          ]}
        />
        <Button type="submit" variant="default" className={classes.submit ?? ''}>
          {t('accounts.submit')}
        </Button>
      </form>
    </search>
  );
}
