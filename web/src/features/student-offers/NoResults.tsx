import { Button } from '@mantine/core';
import { IconBriefcase, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { activeFilters } from './search.ts';
import type { SearchControls } from './useSearch.ts';

/** Why there is nothing here and what to do about it. */
export function NoResults({ controls: { search, clearAll } }: { controls: SearchControls }) {
  const t = useTexts('studentOffers');
  const isNarrowed = search.filters.texto !== undefined || activeFilters(search).length > 0;
  return isNarrowed ? (
    <EmptyState
      icon={<IconSearchOff size={28} />}
      title={t('empty.title')}
      action={<Button onClick={clearAll}>{t('empty.clear')}</Button>}
    >
      {t('empty.body')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconBriefcase size={28} />}
      title={t('empty.none')}
      action={
        <ScreenButton to="cv" variant="default">
          {t('empty.cv')}
        </ScreenButton>
      }
    >
      {t('empty.noneBody')}
    </EmptyState>
  );
}
