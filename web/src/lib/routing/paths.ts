import { type Language, languages } from '@portal/contract/languages';
import { type PathArgs, type ScreenId, screenIds, screenNames, withPrefix } from '@portal/contract/screens';
import { useCallback } from 'react';
import { generatePath, matchPath } from 'react-router';
import { knownBrand } from '../brand/known-brand.ts';
import { useLanguage } from '../i18n/i18n.ts';

/** Every pattern under which a screen is found in a language, the canonical one first. */
export function patternsOf(id: ScreenId, language: Language): string[] {
  const own: readonly string[] = screenNames[id].paths[language];
  const given = id === 'brandPage' ? [...ownPaths(language), ...ownPaths('es')] : [];
  return [...new Set([...own, ...screenNames[id].paths.es, ...given])].map((path) =>
    withPrefix(language, path),
  );
}

/** Catalan addresses without their prefix (/les-meves-ofertes, /login/empreses), which lead to the ones with it. */
export function bareCatalanPatterns(id: ScreenId): string[] {
  const spanish: readonly string[] = screenNames[id].paths.es;
  if (id === 'brandPage') {
    return ownPaths('ca').flatMap((path) => (ownPaths('es').includes(path) ? [] : [`/${path}`]));
  }
  const used = new Set(screenIds.flatMap((other): readonly string[] => screenNames[other].paths.es));
  return screenNames[id].paths.ca
    .filter((path) => !spanish.includes(path) && !used.has(path))
    .map((path) => `/${path}`);
}

type Params = Readonly<Record<string, string | number>>;

/** The address of a screen, its parameters unchecked; see `pathTo`. */
export function addressOf(language: Language, id: ScreenId, params: Params = {}): string {
  const given = id === 'brandPage' ? ownPaths(language, String(params.id))[0] : undefined;
  if (given !== undefined) return withPrefix(language, given);
  const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return generatePath(withPrefix(language, screenNames[id].paths[language][0]), Object.fromEntries(values));
}

export function pathTo<Id extends ScreenId>(language: Language, id: Id, ...[params]: PathArgs<Id>): string {
  return addressOf(language, id, params);
}

export interface Place {
  id: ScreenId;
  language: Language;
  params: Record<string, string>;
}

/** The screen that an address stands for. */
export function placeOf(pathname: string): Place | null {
  const own = ownPageAt(pathname, withPrefix);
  if (own !== null) return { id: 'brandPage', language: own.language, params: { id: own.id } };
  const found: (Place & { dynamic: number })[] = [];
  for (const id of screenIds) {
    for (const language of languages) {
      for (const pattern of patternsOf(id, language)) {
        const match = matchPath(pattern, pathname);
        if (match === null) continue;
        const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
        const dynamic = pattern.split(':').length - 1;
        found.push({ id, language, params: Object.fromEntries(params), dynamic });
      }
    }
  }
  // `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
  return found.sort((a, b) => a.dynamic - b.dynamic)[0] ?? null;
}

/** The same address (with its search) in another language; an unknown one as it is. */
export function translatePath(path: string, language: Language): string {
  const { pathname, search, hash } = new URL(path, 'http://portal.invalid');
  const place = placeOf(pathname);
  if (place === null) return path;
  return addressOf(language, place.id, place.params) + search + hash;
}

/** Addresses of screens in the page's language. */
export function usePathTo(): <Id extends ScreenId>(id: Id, ...params: PathArgs<Id>) => string {
  const language = useLanguage();
  return useCallback((id, ...params) => pathTo(language, id, ...params), [language]);
}

/** The addresses that the brand gives to the institution's own pages (specification 2, §2 «/EUNCET/…»). */

const ownPages = () => knownBrand()?.paginas ?? [];

/** Without prefix; those of one page, or of all. */
const ownPaths = (language: Language, id?: string): string[] =>
  ownPages()
    .filter((page) => id === undefined || page.id === id)
    .map(({ ruta }) => ruta[language]);

/** The page that an address stands for; Spanish words are understood behind the other prefixes too. */
function ownPageAt(
  pathname: string,
  withPrefix: (language: Language, path: string) => string,
): { id: string; language: Language } | null {
  for (const { id, ruta } of ownPages()) {
    for (const language of languages) {
      const known = [ruta[language], ruta.es].map((path) => withPrefix(language, path));
      if (known.some((path) => matchPath(path, pathname) !== null)) return { id, language };
    }
  }
  return null;
}
