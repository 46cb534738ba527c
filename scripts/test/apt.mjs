import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where there is no network, that is known soon. */
const quickly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Installs Debian packages where this is Debian and we are root; says whether it did. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...quickly, ...args], { env, stdio: 'inherit' }).status === 0;
  return apt('update') && apt('install', '-y', ...packages);
}
