import { Checkbox, NativeSelect } from '@mantine/core';
import { soonDays } from '@portal/contract/managed-offers';
import { offerTypes } from '@portal/contract/offer-fields';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import type { OfferSearch } from './useOfferSearch.ts';

interface Props {
  search: OfferSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words, type and nearness of the last day; the state is chosen beside its counts. */
export function OfferFilters({ search, onSearch }: Props) {
  const t = useTexts('managedOffers');
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
    >
      {(texto) => (
        <>
          <NativeSelect
            label={t('filters.tipo')}
            value={search.tipo ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, tipo: value })}
            data={[
              { value: '', label: t('filters.any') },
              ...offerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            ]}
          />
          <Checkbox
            label={t('filters.soon', { count: soonDays })}
            checked={search.caducaPronto}
            onChange={({ currentTarget: { checked } }) =>
              onSearch({ texto, caducan: checked ? 'true' : null })
            }
          />
        </>
      )}
    </SearchBar>
  );
}
