import { Checkbox, NativeSelect } from '@mantine/core';
import { registrars, registrationKinds } from '@portal/contract/social-security';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import type { RegistrationSearch } from './useRegistrationSearch.ts';

interface Props {
  search: RegistrationSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words, kind and who registers; the state is chosen beside its counts. */
export function RegistrationFilters({ search, onSearch }: Props) {
  const t = useTexts('socialSecurity');
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
      folds={[search.tipo, search.quien, search.urgentes]}
    >
      {(texto) => (
        <>
          <NativeSelect
            label={t('filters.tipo')}
            value={search.tipo ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, tipo: value })}
            data={[
              { value: '', label: t('filters.anyKind') },
              ...registrationKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('filters.quien')}
            value={search.quien ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, quien: value })}
            data={[
              { value: '', label: t('filters.anyone') },
              ...registrars.map((value) => ({ value, label: t(`registrars.${value}`) })),
            ]}
          />
          <Checkbox
            label={t('filters.urgentes')}
            checked={search.urgentes}
            onChange={({ currentTarget: { checked } }) =>
              onSearch({ texto, urgentes: checked ? 'true' : null })
            }
          />
        </>
      )}
    </SearchBar>
  );
}
