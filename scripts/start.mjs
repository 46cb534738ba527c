// Builds what is not built, then runs the portal in this process, so that signals reach it.
import { buildIfNeeded } from './build-if-needed.mjs';
import { endWithShell } from './end-with-shell.mjs';

// The person who stops the portal may do so while it is still starting.
const shell = process.ppid;
buildIfNeeded();
await import('../server/dist/main.js');
endWithShell('start', shell);
