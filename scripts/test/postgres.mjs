import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';

/**
 * The server to test on: TEST_DATABASE_URL, else a throw-away cluster from the binaries on the machine.
 * Undefined where there are none. PostgreSQL refuses to run as root: there it runs as user postgres.
 * `settings` are more of the server's own, as `name=value`.
 */
export async function startPostgres(settings = []) {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  const bin = findBinaries() ?? (aptInstall('postgresql') ? findBinaries() : undefined);
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const user = process.getuid?.() === 0 ? idsOf('postgres') : {};
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const run = (program, args) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const all = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off', ...settings];
  const options = [`-p ${port}`, `-k ${folder}`, ...all.map((setting) => `-c ${setting}`)].join(' ');
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (debian) return debian;
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const bin = status === 0 ? stdout.trim() : '';
  return existsSync(join(bin, 'initdb')) && bin ? bin : undefined;
}

const idsOf = (user) => ({
  uid: Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', user], { encoding: 'utf8' })),
});

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
