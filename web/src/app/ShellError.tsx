import { Button, Group } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { CallError } from '../lib/call-error.ts';
import { useTexts } from '../lib/i18n.ts';
import { usePathTo } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenButton } from '../ui/ScreenLink.tsx';
import { ConnectionError } from './ConnectionError.tsx';

/** Code or texts of a screen that did not come: browsers word it each in their way. */
const isLoadFailure = (error: unknown) =>
  error instanceof TypeError && /import|fetch|load|module/i.test(error.message);

// The location whose failure was tried again already.
let triedAgain: string | null = null;

/**
 * A screen that failed. It is shown again once in silence (a passing state is the usual cause); then what
 * happened is said. A screen whose code cannot be had leads to /404, or says that the network is gone.
 */
export function ShellError() {
  const t = useTexts('shell');
  const error = useRouteError();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const [isOffline] = useState(() => !navigator.onLine || (error instanceof CallError && error.offline));
  const isNotFound = isRouteErrorResponse(error) || (isLoadFailure(error) && !isOffline);
  const isFirst = triedAgain !== key;

  const again = useCallback(() => {
    navigate('.', { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (isOffline) return;
    if (isNotFound) {
      navigate(pathTo('notFound'), { replace: true });
    } else if (isFirst) {
      triedAgain = key;
      revalidate();
    }
  }, [isOffline, isNotFound, isFirst, key, navigate, pathTo, revalidate]);

  if (isOffline) return <ConnectionError onRetry={() => window.location.reload()} />;
  if (isNotFound) return null;
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodSad size={28} />}
        title={t('failure.title')}
        action={
          <Group justify="center">
            <Button onClick={again}>{t('failure.retry')}</Button>
            <ScreenButton to="home" variant="default">
              {t('failure.home')}
            </ScreenButton>
          </Group>
        }
      >
        {t('failure.body')}
      </EmptyState>
    </div>
  );
}
