import { Group, UnstyledButton } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { textClass } from '../../ui/Text.tsx';
import { isOffered } from './filter-options.ts';
import { quickInUse, quickNames, quickValues } from './quick-filters.ts';
import classes from './search.module.css';
import type { Search } from './search.ts';
import { useFilterNames } from './useFilterNames.ts';
import type { SearchControls } from './useSearch.ts';
import { useToday } from './useToday.ts';

interface Props {
  tipo: OfferType;
  search: Search;
  change: SearchControls['change'];
}

/** The filters that are most asked for, to be put on and off with one press. */
export function QuickFilters({ tipo, search: { filters }, change }: Props) {
  const t = useTexts('studentOffers');
  const { chosen } = useFilterNames(tipo);
  const brand = useBrand();
  const values = quickValues(tipo, useToday());
  const inUse = quickInUse(values, filters);
  const shown = quickNames.filter(
    (name) =>
      name === 'fechaDesde' ||
      name === 'soloEncajan' ||
      isOffered(name, tipo, brand, { chosen: filters[name] }),
  );
  return (
    <Group gap="xs" mb="sm" className={classes.quicks} role="group" aria-label={t('filters.quick')}>
      {shown.map((name) => {
        const isOn = inUse.includes(name);
        return (
          <UnstyledButton
            key={name}
            className={textClass({ small: true, className: classes.quick })}
            aria-pressed={isOn}
            onClick={() => change({ [name]: isOn ? null : values[name] })}
          >
            {chosen(name, values)}
          </UnstyledButton>
        );
      })}
    </Group>
  );
}
