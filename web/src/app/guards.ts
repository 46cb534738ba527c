import type { Language } from '@portal/contract/languages';
import { currentBrand } from '../lib/brand.ts';
import { preferredLanguage } from '../lib/i18n.ts';
import { isKeptOut } from '../lib/maintenance.ts';
import { pathTo, translatePath } from '../lib/paths.ts';
import type { ScreenId } from '../lib/screens.ts';
import { currentSession, keepWantedPath, provisionalLogin } from '../lib/session.ts';
import { heldBack } from './held-back.ts';
import type { Screen } from './screen.ts';

/** The language of a page: its address, or where that says nothing (home, 404), what the reader prefers. */
export function languageOf(id: ScreenId, addressed: Language): Language {
  const { idiomas, idiomaPorDefecto } = currentBrand();
  const says = addressed !== 'es' || (id !== 'home' && id !== 'notFound');
  const wanted = says ? addressed : (preferredLanguage() ?? idiomaPorDefecto);
  return idiomas.includes(wanted) ? wanted : idiomaPorDefecto;
}

/** Where a visitor is sent who may not see the screen; null for who may. */
export function guard(id: ScreenId, screen: Screen, addressed: Language, url: URL): string | null {
  const { idiomas, opciones } = currentBrand();
  const language = languageOf(id, addressed);
  const here = url.pathname + url.search + url.hash;
  if (!idiomas.includes(addressed)) {
    const there = translatePath(here, language);
    if (there !== here) return there;
  }
  const session = currentSession();
  const held = heldBack(id, screen, {
    isKeptOut: isKeptOut(),
    isLoggedIn: session !== null,
    hasToAccept: session === null && provisionalLogin() !== null,
  });
  if (held !== null) {
    if (held.keepsWanted) keepWantedPath(here);
    return pathTo(language, held.at);
  }
  const home = pathTo(language, 'home');
  if (screen.access === 'anonymous') return session === null ? null : home;
  if (screen.access === 'public') return null;
  if (session === null) {
    if (id !== 'home') keepWantedPath(here);
    return pathTo(language, 'login');
  }
  if (screen.access !== 'anyRole' && !screen.access.includes(session.data.userType)) return home;
  if (screen.option !== undefined && !opciones[screen.option]) return home;
  return null;
}
