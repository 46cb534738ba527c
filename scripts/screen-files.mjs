import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

const languages = ['es', 'ca', 'en'];
/** What every screen has of the texts. */
const shell = ['shell', 'titles', 'ui', 'states'];

/** The page's own table of screens, with what they are loaded from left as it is written there. */
async function screensOfPage() {
  const asWritten = {
    name: 'as-written',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
      // Only the table is asked for: an empty value stands for a component in it.
      onLoad({ filter: /\.tsx$/ }, ({ path }) => {
        const names = readFileSync(path, 'utf8').matchAll(/export (?:function|const) (\w+)/g);
        return { contents: [...names].map(([, name]) => `export const ${name} = null;`).join('\n') };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web/src/app/routes.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [asWritten],
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).screens;
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
  const screens = await screensOfPage();
  const byLanguage = ({ load, areas }) =>
    Object.fromEntries(
      languages.map((language) => {
        const code = [...load.toString().matchAll(/import\(["'](.+?)["']\)/g)].map(([, module]) =>
          posix.join('src/app', module),
        );
        const texts = [...shell, ...areas].map((area) => `src/locales/${language}/${area}.ts`);
        const wanted = [...code, ...texts].map((module) => holds.get(module));
        return [language, filesOf(wanted).filter((file) => !inHtml.has(file))];
      }),
    );
  const files = Object.fromEntries(Object.entries(screens).map(([id, screen]) => [id, byLanguage(screen)]));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(files));
}
