/**
 * Has this process told to end when the shell that npm runs it in is gone: npm hands SIGTERM to that shell, which ends
 * without handing it on. `shell` is the parent as it was when the program began.
 */
export function endWithShell(script, shell) {
  if (process.env.npm_lifecycle_event !== script) return;
  setInterval(() => {
    if (process.ppid !== shell) process.emit('SIGTERM');
  }, 250).unref();
}
