// Builds the page and the server into web/dist and server/dist.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildPage } from 'vite';
import { writeScreenFiles } from './screen-files.mjs';
import { root, sourcesStamp, stampFile } from './sources.mjs';

const compressible = /\.(js|css|html|svg|json|woff)$/;

// The screens for the server to draw, each as it is before its data have come.
const frames = {
  root: join(root, 'web'),
  logLevel: 'warn',
  build: { ssr: 'src/frames.tsx', outDir: 'dist/.frames', emptyOutDir: true },
  ssr: { noExternal: true },
};

// Vite would take the shell's, and frames that are built for development cannot be drawn.
process.env.NODE_ENV = 'production';

const stamp = sourcesStamp();
await buildPage({ root: join(root, 'web'), logLevel: 'warn' });
await writeScreenFiles(join(root, 'web/dist'));
await buildPage(frames);
await precompress(join(root, 'web/dist'));

// The names of what is built hold a hash: an earlier build's would stay beside it.
rmSync(join(root, 'server/dist'), { recursive: true, force: true });
const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
// Part of the program: the contract, and what would be hundreds of small files to find and read at every start.
const bundled = ['drizzle-orm', 'i18n-iso-countries', 'jose', 'pg-boss', 'zod'];
const external = Object.keys(dependencies).filter(
  (name) => !name.startsWith('@portal/') && !bundled.includes(name),
);
await bundle({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/src/main.ts',
    'create-manager': 'server/src/create-manager.ts',
    'reset-second-factor': 'server/src/reset-second-factor.ts',
    'new-brand': 'server/src/new-brand.ts',
    demo: 'demo/afresh.ts',
  },
  outdir: 'server/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
// What threads and processes load by themselves, as it stands in the sources.
for (const file of readdirSync(join(root, 'server/src'), { recursive: true }))
  if (file.endsWith('.mjs'))
    copyFileSync(join(root, 'server/src', file), join(root, 'server/dist', basename(file)));
writeFileSync(stampFile, stamp);

async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, options));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
