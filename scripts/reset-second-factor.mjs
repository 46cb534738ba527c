// Takes a manager's second factor away: npm run reset-second-factor -- --email name@example.edu
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../server/dist/reset-second-factor.js');
