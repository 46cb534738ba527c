import { createHash } from 'node:crypto';
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
  const screens = Object.entries(await screensOfPage(folder));
  const filesWith = (modules) =>
    filesOf(modules.map((module) => holds.get(module))).filter((file) => !inHtml.has(file));
  const codeOf = ({ load }) =>
    [...load.toString().matchAll(/import\(["'](.+?)["']\)/g)].map(([, module]) => module);
  const byLanguage = (screen) =>
    Object.fromEntries(
      languages.map((language) => {
        const texts = [...shell, ...screen.texts].map((area) => `src/locales/${language}/${area}.ts`);
        return [language, filesWith([...codeOf(screen), ...texts])];
      }),
    );
  const files = Object.fromEntries(screens.map(([id, screen]) => [id, byLanguage(screen)]));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(files));
  writeScreenCode(folder, new Map(screens.map(([id, screen]) => [id, filesWith(codeOf(screen))])));
}

/** Writes the scripts of each screen for the page, which preloads them where it goes, and names the file in its head. */
function writeScreenCode(folder, screens) {
  const ofScreens = [...screens].map(([id, files]) => [id, files.filter((file) => file.endsWith('.js'))]);
  const files = [...new Set(ofScreens.flatMap(([, own]) => own))];
  const places = new Map(files.map((file, place) => [file, place]));
  const byPlace = ofScreens.map(([id, own]) => [id, own.map((file) => places.get(file))]);
  const list = JSON.stringify({ files, screens: Object.fromEntries(byPlace) });
  const hash = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const name = `assets/screen-code-${hash}.json`;
  writeFileSync(join(folder, name), list);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('</head>', `  <meta name="screen-code" content="/${name}" />\n  </head>`));
}
