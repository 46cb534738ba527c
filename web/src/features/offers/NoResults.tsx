import { Button } from '@mantine/core';
import { IconBriefcase, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { activeFilters } from './search.ts';
import type { SearchControls } from './useSearch.ts';

interface Props {
  controls: SearchControls;
  /** There are results, but this page is beyond the last. */
  isPageOver: boolean;
}

/** Why there is nothing here and what to do about it. */
export function NoResults({ controls: { search, page, clearAll }, isPageOver }: Props) {
  const t = useTexts('offers');
  if (isPageOver) {
    return (
      <EmptyState
        icon={<IconSearchOff size={28} />}
        title={t('empty.page')}
        action={<Button onClick={() => page(1)}>{t('empty.firstPage')}</Button>}
      >
        {t('empty.pageBody')}
      </EmptyState>
    );
  }
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
