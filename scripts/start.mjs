// Builds what is not built, then runs the portal in this process, so that signals reach it.
import { buildIfNeeded } from './build-if-needed.mjs';

// The person who stops the portal may do so while it is still starting.
const shell = process.ppid;
buildIfNeeded();
await import('../server/dist/main.js');

// npm hands SIGTERM to the shell between it and this process, which ends without handing it on.
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => {
    if (process.ppid !== shell) process.emit('SIGTERM');
  }, 250).unref();
}
