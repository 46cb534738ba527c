import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router';
import { brandFile, useBrand } from '../lib/brand.ts';
import { queryClient } from '../lib/calls.ts';
import { loadCode } from '../lib/load-code.ts';
import { useHasNotices } from '../lib/notices.ts';
import { currentSession, onSessionChange } from '../lib/session.ts';
import type { createRouter } from './router.tsx';
import { themeOf, variablesOf } from './theme.ts';

// The first notice comes after the person has done something.
const Toaster = lazy(() => loadCode(() => import('../ui/Toaster.tsx')));

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.theme' });

interface Props {
  router: ReturnType<typeof createRouter>;
}

export function App({ router }: Props) {
  const brand = useBrand();
  const hasNotices = useHasNotices();
  const theme = useMemo(() => themeOf(brand), [brand]);
  const variables = useMemo(() => variablesOf(brand), [brand]);

  useEffect(() => {
    // Of the session that was there before this: fresh data of the same one must not abort what is being fetched.
    let token = currentSession()?.token;
    return onSessionChange((session) => {
      if (session?.token === token && session !== null) return;
      token = session?.token;
      // Nobody sees what was fetched for somebody else.
      queryClient.clear();
    });
  }, []);

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.createElement('link');
    icon.rel = 'icon';
    icon.href = brandFile(brand.favicon);
    document.head.append(icon);
  }, [brand.favicon]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      <QueryClientProvider client={queryClient}>
        {hasNotices && (
          <Suspense>
            <Toaster />
          </Suspense>
        )}
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
