// Holds the JavaScript of two first visits, as sent with brotli, against what was last reached (bench/README.md), with
// the half kilobyte that the names and addresses of an area bring.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const most = {
  loginStudent: { KB: 213.8, files: 26 },
  internshipOffers: { KB: 285.2, files: 60 },
};

const folder = join(root, 'web/dist');
const screens = JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8'));
const first = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)];

let isTooMuch = false;
for (const [id, limit] of Object.entries(most)) {
  const named = [...first.map(([, file]) => file), ...screens[id].es];
  const files = [...new Set(named)].filter((file) => file.endsWith('.js'));
  const KB = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0) / 1_000;
  process.stdout.write(`${id}: ${KB.toFixed(1)} KB in ${files.length} files\n`);
  isTooMuch ||= KB > limit.KB || files.length > limit.files;
}
process.exit(isTooMuch ? 1 : 0);
