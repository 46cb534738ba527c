import { NativeSelect } from '@mantine/core';
import { educationStages } from '@portal/contract/education-requests';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { RequestSearch } from './useRequestSearch.ts';

interface Props {
  search: RequestSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words, level and province; the state is chosen beside its counts. */
export function RequestFilters({ search, onSearch }: Props) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const { options } = useCatalogue();
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
    >
      {(texto) => (
        <>
          <SearchSelect
            label={t('filters.provincia')}
            options={options('provincias')}
            placeholder={t('filters.anyProvince')}
            value={search.idProvincia}
            onChange={(id: number | null) => onSearch({ texto, provincia: id === null ? null : String(id) })}
          />
          <NativeSelect
            label={t('filters.nivel')}
            value={search.nivel ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, nivel: value })}
            data={[
              { value: '', label: t('filters.anyStage') },
              ...educationStages.map((value) => ({ value, label: common(`stages.${value}`) })),
            ]}
          />
        </>
      )}
    </SearchBar>
  );
}
