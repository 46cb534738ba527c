import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkList } from './build/chunk-list.ts';
import { namedBreakpoints } from './build/named-breakpoints.ts';
import { partsOfContract } from './build/parts-of-contract.ts';

const texts = {
  shell: 'shell|ui|states',
  login: 'session|signOn|access|password',
  student: 'home|studentOffers|offerView|respond|withdrawal|applications|surveys',
};

/**
 * The theme and the reader are set by a script that the page waits for, and that is small: modules come after the first
 * paint, and the page's policy allows none that is written into it.
 */
function earlyPage(): Plugin {
  const name = 'early-page.js';
  const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  return {
    name: 'early-page',
    generateBundle() {
      this.emitFile({ type: 'asset', name, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const emitted = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(name),
        );
        const script =
          emitted === undefined ? { children: source } : { attrs: { src: `/${emitted.fileName}` } };
        return [{ tag: 'script', injectTo: 'head-prepend', ...script }];
      },
    },
  };
}

/** What entries of lists show, each of it too small for a file of its own. */
const entries = [
  'ui/(entries|EntryList|Card|StateBadge|RelativeTime|PageOver|Facts|useListWalk)',
  'lib/i18n/(useFormat|useRelativeDay|plain)',
  'domain/(application/(ApplicationState|application-meaning)|offer/(place|usePay))',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [partsOfContract(), react(), earlyPage(), chunkList()],
  css: { postcss: namedBreakpoints },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: URL would need `img-src data:` and could not be cached.
    assetsInlineLimit: 0,
    target: 'es2022',
    // A person who starts the portal for the first time builds it, and has no use for a warning of a file's size; what
    // the first page loads is held by a journey.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      // The first file names no other screen's: they are in a list that comes once the first screen stands.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'js' && /^assets\/index-/.test(hostId) ? [] : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What only a form needs.
            { name: 'zod', test: /node_modules\/zod\//, priority: 9 },
            // Every page needs all of these, and they stay the same from one version of the portal to the next.
            // Two hundred bytes each: those that many screens show come in one.
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3, priority: 8 },
            { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 11 },
            { name: 'start', tags: ['$initial'], priority: 10 },
            {
              name: 'entries',
              test: new RegExp(`/src/(${entries.join('|')})\\.`),
              priority: 8,
            },
            // What many screens have, in one file each and not in many.
            {
              name: 'hooks',
              test: /node_modules\/@mantine\/(hooks|core\/esm\/core)\//,
              minShareCount: 40,
              priority: 8,
            },
            // The texts that are read by the same people, one file a language.
            ...Object.entries(texts).flatMap(([name, areas]) =>
              ['es', 'ca', 'en'].map((language) => ({
                name: `texts-${name}-${language}`,
                test: new RegExp(
                  `/locales/${language}/(${areas})\\.ts$${name === 'shell' ? `|/messages/(validation\\.)?${language}\\.ts$|\\?words=${language}$` : ''}`,
                ),
                priority: 12,
              })),
            ),
          ],
        },
      },
    },
  },
});
