// What the built program was made from, so that it is built again when that has changed and only then.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const stampFile = join(root, 'server/dist/stamp');

const folders = ['contract/src', 'server/src', 'demo', 'web/src', 'web/public', 'web/build', 'scripts'];
const files = ['package-lock.json', 'web/index.html', 'web/early-page.js', 'web/vite.config.ts'];

/** By path in the project and content: a build that is moved or copied, as into a container, stays good. */
export function sourcesStamp() {
  const inFolders = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const hash = createHash('sha256');
  for (const file of [...inFolders, ...files.filter((name) => existsSync(join(root, name)))].sort()) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${file} ${content}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesStamp();
}
