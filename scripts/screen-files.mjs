import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './sources.mjs';

const languages = ['es', 'ca', 'en'];
/** What every screen has of the texts. */
const shell = ['shell', 'ui', 'states'];

/** The page's own table of screens, in which what is loaded later is named by its place in the project. */
async function screensOfPage(folder) {
  const byPlace = {
    name: 'by-place',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import'
          ? { path: relative(join(root, 'web'), join(resolveDir, path)), external: true }
          : undefined,
      );
    },
  };
  const outfile = join(folder, '.vite/areas.mjs');
  await build({
    entryPoints: [join(root, 'web/src/app/areas.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@portal/contract': join(root, 'contract/src') },
    loader: { '.css': 'empty' },
    // No text and no script is loaded here.
    define: { 'import.meta.glob': 'Object' },
    plugins: [byPlace],
  });
  return (await import(pathToFileURL(outfile))).screens;
}

/** Writes `screens.json`: the files of each screen in each language, which the server names in the page's head. */
export async function writeScreenFiles(folder) {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/chunks.json'), 'utf8'));
  const named = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const holds = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk])));
  const filesOf = (asked, seen = new Set()) => {
    for (const chunk of asked.filter((one) => !seen.has(one))) {
      seen.add(chunk);
      filesOf(
        chunk.imports.map((file) => named.get(file)),
        seen,
      );
    }
    return [...new Set([...seen].flatMap(({ file, css }) => [file, ...css]))];
  };
  const inHtml = new Set(filesOf(chunks.filter(({ isEntry }) => isEntry)));
  const screens = await screensOfPage(folder);
  const byLanguage = ({ load, texts: areas }) =>
    Object.fromEntries(
      languages.map((language) => {
        const code = [...load.toString().matchAll(/import\(["'](.+?)["']\)/g)].map(([, module]) => module);
        const texts = [...shell, ...areas].map((area) => `src/locales/${language}/${area}.ts`);
        const wanted = [...code, ...texts].map((module) => holds.get(module));
        return [language, filesOf(wanted).filter((file) => !inHtml.has(file))];
      }),
    );
  const files = Object.fromEntries(Object.entries(screens).map(([id, screen]) => [id, byLanguage(screen)]));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(files));
}
