import { type Language, languages } from '@portal/contract/languages';
import { matchPath } from 'react-router';
import { knownBrand } from '../brand/known-brand.ts';

/** The addresses that the brand gives to the institution's own pages (specification 2, §2 «/EUNCET/…»). */

const ownPages = () => knownBrand()?.paginas ?? [];

/** Without prefix; those of one page, or of all. */
export const ownPaths = (language: Language, id?: string): string[] =>
  ownPages()
    .filter((page) => id === undefined || page.id === id)
    .map(({ ruta }) => ruta[language]);

/** The page that an address stands for; Spanish words are understood behind the other prefixes too. */
export function ownPageAt(
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
