import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes which chunk each module of the page is in, which the manifest does not say of one that is in a group. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const { fileName, imports, isEntry, moduleIds, viteMetadata } = chunk;
        const modules = moduleIds.map((id) => relative(import.meta.dirname, id).replace(/^\.\.\//, ''));
        return [{ file: fileName, imports, css: [...(viteMetadata?.importedCss ?? [])], isEntry, modules }];
      });
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
    },
  };
}
