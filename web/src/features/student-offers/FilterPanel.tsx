import { Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { maxValues } from '@portal/contract/offer-filters';
import { type countOffers, paySteps } from '@portal/contract/student-offers';
import { memo } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { countedOptions, countedSteps, dayOptions, isOffered, payOptions } from './filter-options.ts';
import { type CountedFilter, countedFilters, type FilterChange, type Search } from './search.ts';
import { filterLists, useFilterNames } from './useFilterNames.ts';
import { useToday } from './useToday.ts';

interface Props {
  tipo: OfferType;
  search: Search;
  /** Undefined until they come. */
  counts: Answer<typeof countOffers> | undefined;
  onChange: (change: FilterChange) => void;
}

/**
 * Every filter of the search, one under the other. Its lists are long: it is drawn anew only for another
 * search, not whenever an offer opens beside it.
 */
export const FilterPanel = memo(function FilterPanel({ tipo, search: { filters }, counts, onChange }: Props) {
  const t = useTexts('studentOffers');
  const names = useFilterNames(tipo);
  const today = useToday();
  const brand = useBrand();
  const counted = (name: string, count: number) => t('filters.counted', { name, count });
  const hasIslands = useIslands(filters.idProvincia ?? none) || filters.idIsla !== undefined;
  const isShown = (name: CountedFilter) =>
    (name !== 'idIsla' || hasIslands) &&
    isOffered(name, tipo, brand, { chosen: filters[name], counts: counts?.[name] });
  return (
    <Stack gap="sm">
      {countedFilters.filter(isShown).map((name) => (
        <CountedSelect
          key={name}
          name={name}
          chosen={filters[name] ?? none}
          provinces={filters.idProvincia ?? none}
          counts={counts?.[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {isOffered('remuneracionMinima', tipo, brand, { chosen: filters.remuneracionMinima }) && (
        <SearchSelect
          label={t('filters.remuneracionMinima')}
          placeholder={t('filters.any')}
          options={countedSteps(
            payOptions(tipo, filters.remuneracionMinima).map((amount) => ({
              value: amount,
              label: names.pay(amount),
              isStep: paySteps[tipo].includes(amount),
            })),
            counts?.remuneracionMinima,
            filters.remuneracionMinima,
            counted,
          )}
          value={filters.remuneracionMinima ?? null}
          onChange={(remuneracionMinima) => onChange({ remuneracionMinima })}
        />
      )}
      <SearchSelect
        label={t('filters.fechaDesde')}
        placeholder={t('filters.anyDate')}
        options={countedSteps(
          dayOptions(today, filters.fechaDesde).map(({ day, back }) => ({
            value: day,
            label: names.day(day),
            isStep: back !== null,
          })),
          counts?.fechaDesde,
          filters.fechaDesde,
          counted,
        )}
        value={filters.fechaDesde ?? null}
        onChange={(fechaDesde) => onChange({ fechaDesde })}
      />
    </Stack>
  );
});

const none: readonly number[] = [];

/** Only some provinces have islands to choose from. */
function useIslands(provinces: readonly number[]): boolean {
  const { catalogue } = useCatalogue();
  // An island of one of several provinces would leave out the others.
  const [province] = provinces;
  return (
    provinces.length === 1 && catalogue?.islas.some(({ idProvincia }) => idProvincia === province) === true
  );
}

interface CountedProps {
  name: CountedFilter;
  chosen: readonly number[];
  provinces: readonly number[];
  counts: readonly { id: number; numTotal: number }[] | undefined;
  onChange: (values: number[]) => void;
}

function CountedSelect({ name, chosen, provinces, counts, onChange }: CountedProps) {
  const t = useTexts('studentOffers');
  const { catalogue, options, name: nameOf } = useCatalogue();
  const islands = new Set(
    catalogue?.islas.filter(({ idProvincia }) => provinces.includes(idProvincia)).map(({ idIsla }) => idIsla),
  );
  const offered = options(filterLists[name]).filter(
    ({ value }) => name !== 'idIsla' || provinces.length === 0 || islands.has(value),
  );
  return (
    <CheckList
      label={t(`filters.${name}`)}
      summary={chosen.flatMap((id) => nameOf(filterLists[name], id) ?? []).join(', ') || t('filters.any')}
      maxValues={maxValues}
      options={countedOptions(offered, counts, chosen, (option, count) =>
        t('filters.counted', { name: option, count }),
      )}
      value={chosen}
      onChange={onChange}
    />
  );
}
