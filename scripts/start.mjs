// Builds what is not built, then runs the portal in this process, so that signals reach it.
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../server/dist/main.js');
