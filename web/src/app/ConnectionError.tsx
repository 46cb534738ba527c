import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../lib/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  onRetry: () => void;
}

/** Nothing can be shown without the network; it tries again by itself when that is back. */
export function ConnectionError({ onRetry }: Props) {
  const t = useTexts('shell');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconWifiOff size={28} />}
        title={t('connectionPage.title')}
        action={<Button onClick={onRetry}>{t('connectionPage.retry')}</Button>}
      >
        {t('connectionPage.body')}
      </EmptyState>
    </div>
  );
}
