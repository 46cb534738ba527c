import { Flex, UnstyledButton } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { textClass } from '../../ui/Text.tsx';
import { activeFilters, type Search } from './search.ts';
import classes from './student-offers.module.css';
import { useFilterNames } from './useFilterNames.ts';
import type { SearchControls } from './useSearch.ts';

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
  const chips = activeFilters(shown).flatMap((name) => {
    const text = chosen(name, shown.filters);
    return text === null ? [] : [{ name, text }];
  });
  if (chips.length === 0) return null;
  return (
    <Flex component="ul" gap="xs" align="center" wrap="wrap" mb="sm" aria-label={t('filters.chips')}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <UnstyledButton
            className={textClass({ small: true, className: classes.chip })}
            aria-label={t('filters.remove', { filter: `${t(`filters.${name}`)}: ${text}` })}
            onClick={() => change({ [name]: null })}
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
