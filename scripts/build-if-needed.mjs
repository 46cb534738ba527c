import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, root } from './sources.mjs';

/** Builds in a process of its own, whose memory is given back. */
export function buildIfNeeded() {
  if (isBuilt()) return;
  process.stdout.write('Building the portal…\n');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
