// What the built program was made from, so that it is built again when that has changed and only then.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const stampFile = join(root, 'server/dist/stamp');

const folders = ['contract/src', 'server/src', 'demo', 'web/src', 'web/public', 'web/build', 'scripts'];
const files = ['package-lock.json', 'web/index.html', 'web/early-page.js', 'web/vite.config.ts'];

export function sourcesStamp() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const folder of folders.map((name) => join(root, name)).filter(existsSync)) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) add(join(entry.parentPath, entry.name));
    }
  }
  for (const file of files.map((name) => join(root, name)).filter(existsSync)) add(file);
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesStamp();
}
