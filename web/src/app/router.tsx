import { type Language, languages } from '@portal/contract/languages';
import { type ScreenId, screenIds } from '@portal/contract/screens';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { setLanguage } from '../lib/i18n/i18n.ts';
import { addressAhead, keepRouter } from '../lib/routing/address.ts';
import type { Screen } from '../lib/routing/area.ts';
import { loadCode } from '../lib/routing/load-code.ts';
import { bareCatalanPatterns, pathTo, patternsOf, placeOf, translatePath } from '../lib/routing/paths.ts';
import { preloadScreenCode } from '../lib/routing/screen-code.ts';
import { keepWantedPath, onSessionChange, takeWantedPath } from '../lib/session/session.ts';
import { screens } from './areas.ts';
import { guard, languageOf } from './guards.ts';
import { Layout } from './layout/Layout.tsx';
import { ShellError } from './ShellError.tsx';
import type { Handle } from './useScreen.ts';

interface Code {
  load: (address: string) => Promise<void>;
  Component: ComponentType;
}

const codes = new Map<Screen['load'], Code>();

/**
 * The component of a screen. Addresses with the same code share it, so that React keeps what is on the page
 * when one goes from a list to an entry shown beside it, or to another language.
 */
function codeOf(screen: Screen): Code {
  const known = codes.get(screen.load);
  if (known !== undefined) return known;
  let Loaded: ComponentType | null = null;
  const code: Code = {
    load: async (address) => {
      Loaded = (await loadCode(screen.load, address)).default;
    },
    Component: () => Loaded && <Loaded />,
  };
  codes.set(screen.load, code);
  return code;
}

/** The address that is asked for, as a loader is told it, with the hash, which it is not told. */
function askedFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isShown = pathname === window.location.pathname && search === window.location.search;
  const hash = isShown ? window.location.hash : (addressAhead()?.hash ?? '');
  return pathname + search + hash;
}

function routeOf(id: ScreenId, screen: Screen, addressed: Language, path: string): RouteObject {
  const { load, Component } = codeOf(screen);
  return {
    path,
    handle: { screen: id } satisfies Handle,
    // The code comes in the loader and not in `lazy`, whose failure React Router does not show (it waits for
    // ever for a route that still is `lazy`) and would not try again.
    loader: async ({ request }) => {
      const here = askedFor(request);
      const elsewhere = guard({ id, screen, addressed, here });
      if (elsewhere !== null) return redirect(elsewhere);
      preloadScreenCode(id);
      // The language too, so that no word is seen in that of the page before.
      await Promise.all([load(here), setLanguage(languageOf(id, addressed), screen.texts)]);
      return null;
    },
    Component,
    ErrorBoundary: ShellError,
  };
}

function routesOf(id: ScreenId): RouteObject[] {
  const screen = screens[id];
  return [
    ...languages.flatMap((language) =>
      patternsOf(id, language).map((path) => routeOf(id, screen, language, path)),
    ),
    ...bareCatalanPatterns(id).map(
      (path): RouteObject => ({ path, loader: ({ request }) => redirect(`/ca${askedFor(request)}`) }),
    ),
  ];
}

function routes(): RouteObject[] {
  const found = screenIds.flatMap(routesOf);
  // Of a kind of offer that there is not, one chooses among those that there are.
  for (const language of languages)
    for (const path of patternsOf('newOffer', language))
      found.push({ path: `${path}/*`, loader: () => redirect(pathTo(language, 'newOffer')) });
  // Spanish needs no prefix, but a person who writes it means something.
  found.push({ path: 'es/*', loader: ({ request }) => redirect(askedFor(request).replace(/^\/es\/+/, '/')) });
  found.push({ path: 'es', loader: () => redirect('/') });
  return found;
}

/** Home for an address that nobody knows: in the language that it begins with, else in the reader's. */
function homeNear(request: Request): string {
  const first = new URL(request.url).pathname.split('/')[1];
  return pathTo(languages.find((known) => known === first) ?? 'es', 'home');
}

export function createRouter() {
  const router = createBrowserRouter([
    {
      id: 'shell',
      Component: Layout,
      ErrorBoundary: ShellError,
      HydrateFallback: () => null,
      children: [...routes(), { path: '*', loader: ({ request }) => redirect(homeNear(request)) }],
    },
  ]);
  keepRouter(router);
  onSessionChange((session, turn) => {
    if (turn === null) return;
    const { pathname, search, hash } = router.state.location;
    if (session !== null) {
      const place = placeOf(pathname);
      if (place === null || screens[place.id].access !== 'anonymous') return;
      router.navigate(takeWantedPath() ?? pathTo(place.language, 'home'), { replace: true });
      return;
    }
    const language = document.documentElement.lang;
    const here = pathname + search + hash;
    if (turn === 'expired') keepWantedPath(here);
    const login = translatePath('/login', languages.find((known) => known === language) ?? 'es');
    // Nobody goes back to the way out.
    const replace = placeOf(pathname)?.id === 'logout';
    router.navigate(login, turn === 'expired' ? { state: { expired: true } } : { replace });
  });
  return router;
}
