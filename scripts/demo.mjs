// Loads the demo institution afresh, with today's dates: npm run demo
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../server/dist/demo.js');
