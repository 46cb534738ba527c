import { Flex, UnstyledButton } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { textClass } from '../../ui/Text.tsx';
import { quickInUse, quickValues } from './quick-filters.ts';
import classes from './search.module.css';
import { activeFilters, oneByOne, type Search } from './search.ts';
import { useFilterNames } from './useFilterNames.ts';
import type { SearchControls } from './useSearch.ts';
import { useToday } from './useToday.ts';

interface Props {
  tipo: OfferType;
  /** The search whose results are shown. */
  shown: Search;
  controls: SearchControls;
}

/** What narrows the results, each with its cross. */
export function ActiveFilters({ tipo, shown, controls: { change, clearFilters } }: Props) {
  const t = useTexts('studentOffers');
  const { chosen } = useFilterNames(tipo);
  // What is put off where it was put on is not shown twice.
  const quick: readonly string[] = quickInUse(quickValues(tipo, useToday()), shown.filters);
  const others = activeFilters(shown).filter((name) => !quick.includes(name));
  const chips = others.flatMap((name) => {
    return oneByOne(name, shown.filters).flatMap(({ only, rest }) => {
      const text = chosen(name, only);
      return text === null ? [] : [{ name, text, rest }];
    });
  });
  if (chips.length === 0) return null;
  return (
    <Flex component="ul" gap="xs" align="center" wrap="wrap" mb="sm" aria-label={t('filters.chips')}>
      {chips.map(({ name, text, rest }) => (
        <li key={`${name} ${text}`}>
          <UnstyledButton
            className={textClass({ small: true, className: classes.chip })}
            aria-label={t('filters.remove', { filter: `${t(`filters.${name}`)}: ${text}` })}
            onClick={() => change(rest)}
          >
            <span>{text}</span>
            <IconX size={16} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton
          className={textClass({ small: true, className: classes.clear })}
          onClick={clearFilters}
        >
          {t('filters.clearAll')}
        </UnstyledButton>
      </li>
    </Flex>
  );
}
