// Makes a manager's account: npm run create-manager -- --email name@example.edu
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../server/dist/create-manager.js');
