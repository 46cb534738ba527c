// The portal as it is written: the page changes as its files are saved, the server starts anew as its own are.
//   npm run dev                 with the settings that `npm start` takes
//   npm run dev -- --inspect    the same with what is said handed to the server's Node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as listen } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { endWithShell } from './end-with-shell.mjs';
import { root } from './sources.mjs';

const shell = process.ppid;
const port = Number(process.env.PORT || 3000) || (await freePort());
const host = process.env.HOST || '127.0.0.1';
const page = `http://localhost:${port}`;
const server = `http://127.0.0.1:${await freePort()}`;

let vite;
const api = startServer();
endWithServer();
await serverIsThere();
vite = await openPage().catch(({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
process.stdout.write(`\nThe page as it is written: ${page}\nCtrl-C ends it.\n\n`);

/** Node starts it anew where a file that it has loaded changes; after a mistake, once that is mended. */
function startServer() {
  const options = ['--watch', '--watch-preserve-output', ...process.argv.slice(2), '--import', 'tsx'];
  return spawn(process.execPath, [...options, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(server).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || page,
    },
  });
}

/** One ends with the other, with the server's code, which closes its database first. */
function endWithServer() {
  api.once('close', async (code) => {
    await vite?.close();
    process.exit(code ?? 1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => api.kill('SIGTERM'));
  process.once('exit', () => api.kill('SIGTERM'));
  endWithShell('dev', shell);
}

/** Hands on what the server says, with the page's address for its own, at which no page is as it is written. */
function serverIsThere() {
  const own = `http://localhost:${new URL(server).port}`;
  return new Promise((resolve) => {
    createInterface({ input: api.stdout }).on('line', (line) => {
      process.stdout.write(`${line.replaceAll(own, page)}\n`);
      if (line.endsWith(own)) resolve();
    });
  });
}

async function openPage() {
  const answered = { target: server };
  const opened = await createServer({
    root: join(root, 'web'),
    server: {
      host,
      port,
      strictPort: true,
      headers: { 'content-security-policy': await policy() },
      // What the server answers and is no part of the page.
      proxy: {
        '^/(api|marca)/': answered,
        '^/(healthz|readyz|metrics)$': answered,
        // A SAML provider has the browser post to the address of a screen.
        '^/acceso(\\?|$)': { ...answered, bypass: ({ method, url }) => (method === 'POST' ? null : url) },
      },
    },
  });
  return opened.listen();
}

/** The page's own, so that what it forbids is met here, but for the scripts that Vite writes into the page. */
async function policy() {
  const { headers } = await fetch(`${server}/healthz`);
  return `${headers.get('content-security-policy')}; worker-src blob:`.replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
}

async function freePort() {
  const taken = listen().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: free } = taken.address();
  taken.close();
  await once(taken, 'close');
  return free;
}
