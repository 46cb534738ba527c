import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { ScreenId } from '@portal/contract/screens';
import { isKeptOut } from '../lib/api/maintenance.ts';
import { currentBrand, type ShownBrand } from '../lib/brand/brand.ts';
import { currentLanguage, preferredLanguage } from '../lib/i18n/i18n.ts';
import type { Screen } from '../lib/routing/area.ts';
import { pathTo, translatePath } from '../lib/routing/paths.ts';
import { currentSession, keepWantedPath, provisionalLogin } from '../lib/session/session.ts';
import { redirectForObstacle } from './obstacles.ts';

/** Who comes, and to which institution's portal. */
export interface Reader {
  /** Null for a visitor who is not logged in. */
  readonly role: Role | null;
  /** Chosen in this browser, else the browser's own. */
  readonly preferred: Language | undefined;
  readonly brand: Pick<ShownBrand, 'idiomas' | 'idiomaPorDefecto' | 'opciones'>;
}

/** What is asked for. */
export interface Wanted {
  readonly id: ScreenId;
  readonly screen: Pick<Screen, 'access' | 'option'>;
  /** The language of the address. */
  readonly addressed: Language;
  /** The address itself, with its search and hash. */
  readonly here: string;
}

interface Elsewhere {
  readonly to: string;
  /** The address is to be come back to after the login. */
  readonly keepsWanted?: true;
}

/** Screens whose Spanish address, which has no prefix, is also typed by people who read another language. */
export const neutralScreens: readonly ScreenId[] = ['home', 'notFound', 'logout'];

/** The language of a page: its address, or where that says nothing, what the reader prefers. */
export function languageFor(id: ScreenId, addressed: Language, { preferred, brand }: Reader): Language {
  const says = addressed !== 'es' || !neutralScreens.includes(id);
  const wanted = says ? addressed : (preferred ?? brand.idiomaPorDefecto);
  return brand.idiomas.includes(wanted) ? wanted : brand.idiomaPorDefecto;
}

/** Where somebody is sent who may not see the screen; null for those who may. */
export function decide({ id, screen, addressed, here }: Wanted, reader: Reader): Elsewhere | null {
  const { role, brand } = reader;
  const language = languageFor(id, addressed, reader);
  if (!brand.idiomas.includes(addressed)) {
    const there = translatePath(here, language);
    if (there !== here) return { to: there };
  }
  const home = { to: pathTo(language, 'home') };
  const isOff = screen.option !== undefined && !brand.opciones[screen.option];
  if (screen.access === 'public') return isOff ? home : null;
  if (screen.access === 'anonymous') return isOff || role !== null ? home : null;
  if (role === null) return { to: pathTo(language, 'login'), ...(id !== 'home' && { keepsWanted: true }) };
  const isFor = screen.access === 'anyRole' || screen.access.includes(role);
  return isFor && !isOff ? null : home;
}

const currentReader = (): Reader => ({
  role: currentSession()?.data.userType ?? null,
  preferred: preferredLanguage(),
  brand: currentBrand(),
});

/** The language in which the reader is shown a page. */
export function languageOf(id: ScreenId, addressed: Language): Language {
  const reader = currentReader();
  // A person who leaves does so in the language that they were reading.
  return languageFor(id, addressed, id === 'logout' ? { ...reader, preferred: currentLanguage() } : reader);
}

function lackingScreen(): 'acceptance' | 'secondFactor' | null {
  const login = provisionalLogin();
  if (login === null) return null;
  return login.segundoFactor === undefined ? 'acceptance' : 'secondFactor';
}

/** Where the reader is sent instead, the path they wanted being kept for after the login; null for nowhere. */
export function guard(wanted: Wanted): string | null {
  const reader = currentReader();
  const isLoggedIn = reader.role !== null;
  const held = redirectForObstacle(wanted.id, wanted.screen, {
    isKeptOut: isKeptOut(),
    isLoggedIn,
    lacking: isLoggedIn ? null : lackingScreen(),
  });
  const elsewhere =
    held === null
      ? decide(wanted, reader)
      : { ...held, to: pathTo(languageFor(wanted.id, wanted.addressed, reader), held.at) };
  if (elsewhere?.keepsWanted === true) keepWantedPath(wanted.here);
  return elsewhere?.to ?? null;
}
