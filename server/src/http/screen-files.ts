import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@portal/contract/languages';
import { type ScreenId, screenIds, screenNames, withPrefix } from '@portal/contract/screens';

/** Written by the build: the scripts and style sheets of each screen in each language. */
type ScreenFiles = Readonly<Record<ScreenId, Readonly<Record<Language, readonly string[]>>>>;

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** What the server knows of an address of the page. */
export interface Place {
  readonly screen: ScreenId;
  /** That of the address. */
  readonly language: Language;
}

/** The tags with which the browser asks for all that a screen needs at once, and not one file after another. */
export async function readScreenFiles(folder: string): Promise<(place: Place) => readonly string[]> {
  const files: ScreenFiles = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8'));
  return ({ screen, language }) => files[screen][language].map(tagOf);
}

const known = screenIds.flatMap((screen) =>
  languages.flatMap((language) =>
    [...screenNames[screen].paths[language], ...screenNames[screen].paths.es].map((path) => ({
      pattern: patternOf(withPrefix(language, path)),
      numParams: path.split(':').length,
      place: { screen, language } satisfies Place,
    })),
  ),
);
// `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
known.sort((a, b) => a.numParams - b.numParams);

/** The screen that an address is of; nothing of one that the institution has added. */
export const placeOf = (path: string): Place | undefined =>
  known.find(({ pattern }) => pattern.test(path))?.place;
