import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router';
import { queryClient } from '../lib/api/calls.ts';
import { brandFile, useBrand } from '../lib/brand/brand.ts';
import { currentLanguage, useTexts } from '../lib/i18n/i18n.ts';
import { showNotice } from '../lib/notices/notices.ts';
import { pathTo } from '../lib/routing/paths.ts';
import { currentSession, onSessionChange, type Session } from '../lib/session/session.ts';
import { colorSchemeManager } from './color-scheme.ts';
import type { createRouter } from './router.tsx';
import { themeOf, variablesOf } from './theme.ts';

interface Props {
  router: ReturnType<typeof createRouter>;
}

/**
 * The session is another company's of the same contact, or somebody else's who logged in in another tab: what the page
 * shows is not theirs, so it begins anew from home, and says as whom.
 */
function useGoOnAs(router: Props['router']): (session: Session) => void {
  const t = useTexts('shell');
  return useCallback(
    ({ data: { name, nombreComercial } }) => {
      // And not cleared: what stays on the page (the header) asks for its own anew.
      queryClient.resetQueries();
      router.navigate(pathTo(currentLanguage(), 'home'));
      if (nombreComercial === null) showNotice(t('otherAccount.title', { name }), t('otherAccount.body'));
      else showNotice(t('company.changed', { company: nombreComercial }), t('company.changedBody'));
    },
    [router, t],
  );
}

export function App({ router }: Props) {
  const brand = useBrand();
  const theme = useMemo(() => themeOf(brand), [brand]);
  const goOnAs = useGoOnAs(router);
  const variables = useMemo(() => variablesOf(brand), [brand]);

  useEffect(() => {
    let before = currentSession();
    return onSessionChange((session) => {
      const last = before;
      before = session;
      // Fresh data of the same session must not abort what is being fetched.
      if (session !== null && session.token === last?.token) return;
      // Nobody sees what was fetched for somebody else.
      if (session === null || last === null || session.account === last.account) queryClient.clear();
      else goOnAs(session);
    });
  }, [goOnAs]);

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
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
