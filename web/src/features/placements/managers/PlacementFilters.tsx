import { Checkbox, NativeSelect } from '@mantine/core';
import { internshipKinds } from '@portal/contract/incorporation-forms';
import { placementNeeds } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { academicYears } from './academic-years.ts';
import type { PlacementSearch } from './usePlacementSearch.ts';

interface Props {
  search: PlacementSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words, kind, what is missing and academic year; the state is chosen beside its counts. */
export function PlacementFilters({ search, onSearch }: Props) {
  const t = useTexts('managedPlacements');
  const view = useTexts('placementView');
  const years = academicYears(new Date().toLocaleDateString('sv'));
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
      folds={[search.tipoPractica, search.falta, search.curso, search.conAlertas]}
    >
      {(texto) => (
        <>
          <NativeSelect
            label={t('filters.tipoPractica')}
            value={search.tipoPractica ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, tipo: value })}
            data={[
              { value: '', label: t('filters.anyKind') },
              ...internshipKinds.map((value) => ({ value, label: view(`kinds.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('filters.falta')}
            value={search.falta ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, falta: value })}
            data={[
              { value: '', label: t('filters.any') },
              ...placementNeeds.map((value) => ({ value, label: t(`needs.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('filters.curso')}
            value={search.curso ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, curso: value })}
            data={[
              { value: '', label: t('filters.anyKind') },
              ...years.map((year) => ({
                value: String(year),
                label: t('filters.year', { from: String(year), to: String(year + 1) }),
              })),
            ]}
          />
          <Checkbox
            label={t('filters.conAlertas')}
            checked={search.conAlertas}
            onChange={({ currentTarget: { checked } }) =>
              onSearch({ texto, avisos: checked ? 'true' : null })
            }
          />
        </>
      )}
    </SearchBar>
  );
}
