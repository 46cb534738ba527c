import { NativeSelect } from '@mantine/core';
import { companyDocumentKinds } from '@portal/contract/company-documents';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import type { DocumentSearch } from './useDocumentSearch.ts';

interface Props {
  label: string;
  search: DocumentSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words and kind; the state is chosen beside its counts. */
export function DocumentFilters({ label, search, onSearch }: Props) {
  const t = useTexts('companyDocuments');
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={label}
      submitLabel={t('filters.submit')}
    >
      {(texto) => (
        <NativeSelect
          label={t('filters.tipo')}
          value={search.tipo ?? ''}
          onChange={({ currentTarget: { value } }) => onSearch({ texto, tipo: value })}
          data={[
            { value: '', label: t('filters.anyKind') },
            ...companyDocumentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      )}
    </SearchBar>
  );
}
