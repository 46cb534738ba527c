import { NativeSelect } from '@mantine/core';
import { offerTypes } from '@portal/contract/offer-fields';
import { claimFilters } from '@portal/contract/pending-claims';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { usePendingSearch } from './usePendingSearch.ts';
import type { Tab } from './waiting.ts';

/** How a tab of the inbox is narrowed down: words, who sees to it, and of offers their type. */
export function PendingFilters({ tab }: { tab: Tab }) {
  const t = useTexts('validations');
  const { search, set } = usePendingSearch();
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => set({ texto })}
      label={t(`filters.texto.${tab}`)}
      submitLabel={t('filters.submit')}
    >
      {(texto) => (
        <>
          {tab === 'ofertas' && (
            <NativeSelect
              label={t('filters.tipo')}
              value={search.tipo ?? ''}
              onChange={({ currentTarget: { value } }) => set({ texto, tipo: value })}
              data={[
                { value: '', label: t('filters.any') },
                ...offerTypes.map((value) => ({ value, label: t(`type.${value}`) })),
              ]}
            />
          )}
          <NativeSelect
            label={t('filters.asignada')}
            value={search.asignada ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto, asignada: value })}
            data={[
              { value: '', label: t('filters.anybody') },
              ...claimFilters.map((value) => ({ value, label: t(`filters.claims.${value}`) })),
            ]}
          />
        </>
      )}
    </SearchBar>
  );
}
