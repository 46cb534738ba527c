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

/** The tags with which the browser asks for all that an address needs at once, and not one file after another. */
export async function readScreenFiles(folder: string): Promise<(path: string) => readonly string[]> {
  const files: ScreenFiles = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8'));
  const known = screenIds.flatMap((id) =>
    languages.flatMap((language) =>
      [...screenNames[id].paths[language], ...screenNames[id].paths.es].map((path) => ({
        pattern: patternOf(withPrefix(language, path)),
        numParams: path.split(':').length,
        tags: files[id][language].map(tagOf),
      })),
    ),
  );
  // `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
  known.sort((a, b) => a.numParams - b.numParams);
  return (path) => known.find(({ pattern }) => pattern.test(path))?.tags ?? [];
}
