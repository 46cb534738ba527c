import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { isReachable } from '../lib/api/reachable.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  onRetry: () => void;
}

const looksEveryMs = 5_000;

/** Nothing can be shown without the portal; it goes away by itself when that is back. */
export function ConnectionError({ onRetry }: Props) {
  const t = useTexts('shell');
  const look = useCallback(async () => {
    if (await isReachable()) onRetry();
  }, [onRetry]);
  useEffect(() => {
    const timer = window.setInterval(look, looksEveryMs);
    window.addEventListener('online', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [look]);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconWifiOff size={28} />}
        title={t('connectionPage.title')}
        action={<Button onClick={look}>{t('connectionPage.retry')}</Button>}
      >
        {t('connectionPage.body')}
      </EmptyState>
    </div>
  );
}
