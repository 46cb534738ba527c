// Makes the folder of a new institution, which passes its check at once: npm run new-brand -- --id … --name …
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../server/dist/new-brand.js');
