import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { EmptyState } from './EmptyState.tsx';

/** In the place of a page beyond the last one of a list that is not empty. */
export function PageOver({ onFirst }: { onFirst: () => void }) {
  const t = useTexts('ui');
  return (
    <EmptyState
      icon={<IconFileOff size={28} />}
      title={t('pages.over')}
      action={<Button onClick={onFirst}>{t('pages.first')}</Button>}
    >
      {t('pages.overBody')}
    </EmptyState>
  );
}
