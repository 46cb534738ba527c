import { Button, Group } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { CallError } from '../lib/api/call-error.ts';
import { queryClient } from '../lib/api/calls.ts';
import { reportScreen } from '../lib/api/report-failure.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { usePathTo } from '../lib/routing/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenButton } from '../ui/ScreenLink.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { useFrameEnd } from './frame.ts';

/** Code or texts of a screen that did not come: browsers word it each in their way. */
const isLoadFailure = (error: unknown) =>
  error instanceof TypeError && /import|fetch|load|module/i.test(error.message);

/** A failure at the same address within this time is not a passing one. */
const passing = 10_000;

let lastTry = { address: '', at: 0 };

function isTriedAgain(address: string): boolean {
  const isSame = lastTry.address === address && Date.now() - lastTry.at < passing;
  lastTry = { address, at: Date.now() };
  return isSame;
}

/**
 * A screen that failed. It is shown again once in silence (a passing state is the usual cause); then what
 * happened is said. A screen whose code cannot be had leads to /404, or says that the network is gone.
 */
export function ShellError() {
  useFrameEnd();
  const t = useTexts('shell');
  const error = useRouteError();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [isOffline] = useState(() => !navigator.onLine || (error instanceof CallError && error.offline));
  const [isSecond, setSecond] = useState(false);
  const isNotFound = isRouteErrorResponse(error) || (isLoadFailure(error) && !isOffline);

  const showAgain = useCallback(() => {
    // What it failed on may have been an answer.
    queryClient.removeQueries();
    // Written out: «.» would be without what is searched for, and where all is in here fails, the portal's first page.
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state]);

  useEffect(() => {
    if (isOffline) return;
    if (isNotFound) navigate(pathTo('notFound'), { replace: true });
    else if (isTriedAgain(pathname + search)) {
      setSecond(true);
      // A call that failed was reported when it did.
      if (!(error instanceof CallError)) reportScreen(error);
    } else showAgain();
  }, [error, isOffline, isNotFound, pathname, search, navigate, pathTo, showAgain]);

  if (isOffline) return <ConnectionError onRetry={() => window.location.reload()} />;
  if (isNotFound || !isSecond) return null;
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodSad size={28} />}
        title={t('failure.title')}
        action={
          <Group justify="center">
            <Button onClick={showAgain}>{t('failure.retry')}</Button>
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
