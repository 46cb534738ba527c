import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginManager } from '@portal/contract/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { rare } from './journey.ts';
import { accounts } from './people.ts';
import { startPortal } from './portal.ts';

/** How an operator starts the portal, and what ends it. */

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
});
afterEach(async () => {
  for (const { process: child, isOver, ended } of started.splice(0)) {
    if (!isOver()) signal(child, 'SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string>) => ({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  // Other journeys are under way beside it.
  OVERLOAD_DELAY: '0',
  ...more,
});

interface Started {
  process: ChildProcess;
  /** All that it has said. */
  output: () => string;
  /** Whether all that it started has ended too. */
  isOver: () => boolean;
  ended: Promise<number | null>;
}

const started: Started[] = [];

/** To all of its group, as a terminal does. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name);

interface Given {
  /** Null leaves it open: somebody types, later. */
  input?: string | null;
  env?: Record<string, string>;
}

function run(command: string, args: readonly string[], { input = '', env = {} }: Given = {}): Started {
  // In a group of its own, as what is started in a terminal is: Ctrl-C goes to all of it.
  const child = spawn(command, args, { cwd: root, env: settings(env), detached: true });
  let output = '';
  let isOver = false;
  child.once('close', () => {
    isOver = true;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      child.emit('said');
    });
  if (input !== null) child.stdin.end(input);
  const running = {
    process: child,
    output: () => output,
    isOver: () => isOver,
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
  };
  started.push(running);
  return running;
}

/** Waits until it has said something; fails where it ends before. */
function said({ process: child, output }: Started, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(wanted) && resolve();
    child.on('said', look);
    child.once('close', (code) => reject(new Error(`it ended with ${code}\n${output()}`)));
    look();
  });
}

test('npm start says where it is and who can log in; Ctrl-C ends it, and nothing is lost', async () => {
  for (const loads of [true, false]) {
    // With npm above it the code is npm's: the second time it is started as npm does.
    const portal = loads ? run('npm', ['start']) : run(process.execPath, ['scripts/start.mjs']);
    for (const { email } of Object.values(accounts)) await said(portal, email);
    const [, address = ''] = /(http:\/\/localhost:\d+)\n/.exec(portal.output()) ?? [];
    expect(portal.output().includes('has been loaded')).toBe(loads);
    expect(portal.output()).toContain('Portal2026');
    const local = address.replace('localhost', '127.0.0.1');
    expect((await fetch(`${local}/healthz`)).status).toBe(200);

    signal(portal.process, 'SIGINT');
    const code = await portal.ended;
    if (!loads) expect(code).toBe(0);
    await expect(fetch(`${local}/healthz`)).rejects.toThrow();
  }
});

test('a manager is made with a password from standard input, once, and logs in', rare, async () => {
  const eUsuario = 'direccion@example.edu';
  const make = async (password: string) => {
    const made = run(process.execPath, ['server/dist/create-manager.js', '--email', eUsuario], {
      input: `${password}\n`,
    });
    return { code: await made.ended, output: made.output() };
  };
  expect(await make('corta')).toMatchObject({ code: 1, output: expect.stringContaining('8 characters') });
  const password = 'Una-clave-2031';
  const made = await make(password);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('/login/gestion') });
  expect(made.output).not.toContain(password);
  expect(await make(password)).toMatchObject({ code: 1, output: expect.stringContaining('already') });

  const portal = await startPortal(folder, { DEMO: '0' });
  try {
    const body = { eAmbito: 'PrivadoGestor', eUsuario, ePassword: password } as const;
    expect(await new Client(portal.baseUrl).get(loginManager, { body })).toMatchObject({
      userType: 'Gestor',
    });
  } finally {
    await portal.stop();
  }
});

const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script');

test.runIf(hasTerminal)(
  'at a terminal the password of a manager is asked for and not shown',
  rare,
  async () => {
    const password = 'Otra-clave-2031';
    const program = `${process.execPath} server/dist/create-manager.js --email terminal@example.edu`;
    const made = run('/usr/bin/script', ['--quiet', '--return', '--command', program, '/dev/null'], {
      input: null,
    });
    await said(made, 'Password: ');
    made.process.stdin?.write(`${password}\r`);
    expect(await made.ended).toBe(0);
    expect(made.output()).toContain('terminal@example.edu can log in at /login/gestion');
    expect(made.output()).not.toContain(password);
  },
);

/** A call that the portal has begun to take and that waits for its body: the rest of it, and what is answered. */
async function callInFlight(baseUrl: string) {
  const body = JSON.stringify({
    eAmbito: 'PrivadoGestor',
    eUsuario: 'nadie@example.edu',
    ePassword: 'Nada-2031',
  });
  const asked = request(baseUrl + loginManager.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The portal says when it has the request; its body comes when the portal is ending.
      expect: '100-continue',
    },
  });
  const answer = new Promise<string>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve(text));
      response.once('error', reject);
    });
  });
  await new Promise<void>((resolve) => {
    asked.once('continue', resolve);
    asked.flushHeaders();
  });
  return {
    answered: async () => {
      asked.end(body);
      expect(JSON.parse(await answer)).toMatchObject({ status: 3, mensaje: expect.any(String) });
    },
  };
}

const nobodyIsLetIn = (baseUrl: string) =>
  expect
    .poll(async () =>
      fetch(`${baseUrl}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200);

test('what is being asked when it is told to end is answered, and then it ends', rare, async () => {
  const portal = await startPortal(folder, { DEMO: '0' });
  const call = await callInFlight(portal.baseUrl);
  const ended = portal.stop();
  await nobodyIsLetIn(portal.baseUrl);
  await call.answered();
  expect(await ended).toBe(0);
});

test.each([
  ['npm start is told to end', 'SIGTERM'],
  ['Ctrl-C is pressed where npm start was typed', 'SIGINT'],
] as const)('what is being asked when %s is answered, and then all of it ends', rare, async (_, name) => {
  const portal = run('npm', ['start'], { env: { DEMO: '0' } });
  await said(portal, 'http://localhost:');
  const [, port = ''] = /http:\/\/localhost:(\d+)\n/.exec(portal.output()) ?? [];
  const baseUrl = `http://127.0.0.1:${port}`;
  const call = await callInFlight(baseUrl);
  // A terminal tells all that was started in it; who ends a service tells npm alone.
  if (name === 'SIGINT') signal(portal.process, name);
  else portal.process.kill(name);
  await nobodyIsLetIn(baseUrl);
  await call.answered();
  await portal.ended;
  await expect(fetch(`${baseUrl}/healthz`)).rejects.toThrow();
});

test('npm start with a wrong variable ends with its name, what it has and what it may have', async () => {
  const portal = run('npm', ['start'], { env: { PORT: 'abc', DEMO: 'sometimes' } });
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain('PORT is "abc": it must be a whole number from 0 to 65535.');
  expect(portal.output()).toContain('DEMO is "sometimes": it must be 0 or 1.');
  expect(portal.output()).not.toMatch(/\n\s+at /);
});

test(
  'npm run dev gives the page as it is written, the server behind it; Ctrl-C ends both',
  rare,
  async () => {
    const portal = run('npm', ['run', 'dev'], { env: { DEMO: '0' } });
    await said(portal, 'Ctrl-C ends it.');
    const [, port = ''] = /as it is written: http:\/\/localhost:(\d+)\n/.exec(portal.output()) ?? [];
    const baseUrl = `http://127.0.0.1:${port}`;
    const page = await fetch(`${baseUrl}/login/gestion`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('/@vite/client');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const path of ['/api/Publico/dameMarca', '/marca/logo.svg', '/healthz', '/readyz'])
      expect((await fetch(baseUrl + path)).status, path).toBe(200);
    // Without a SAML provider the server has no such address: the page, which any GET is given, did not answer.
    expect((await fetch(`${baseUrl}/acceso`, { method: 'POST' })).status).toBe(404);
    signal(portal.process, 'SIGINT');
    await portal.ended;
    await expect(fetch(`${baseUrl}/healthz`)).rejects.toThrow();
  },
);

/** A file of each kind that the portal is built from. */
const sources = [
  'contract/src/offers.ts',
  'contract/src/messages/es.ts',
  'server/src/features/offers/offers.queries.ts',
  'web/src/features/student-offers/OfferDetail.tsx',
  'web/src/features/student-offers/OfferDetail.module.css',
  'web/src/locales/ca/studentOffers.ts',
  'web/public/robots.txt',
  'web/index.html',
  'web/early-page.js',
  'web/vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];

test('it is built again when any of its sources has changed, and only then', async () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const program = join(folder, 'scripts/sources.mjs');
  mkdirSync(dirname(program));
  copyFileSync(join(root, 'scripts/sources.mjs'), program);
  for (const path of sources) write(path, 'as it was');
  const built: { isBuilt(): boolean; sourcesStamp(): string; stampFile: string } = await import(program);
  const build = () => writeFileSync(built.stampFile, built.sourcesStamp());
  mkdirSync(dirname(built.stampFile), { recursive: true });
  expect(built.isBuilt()).toBe(false);

  for (const path of sources) {
    build();
    expect(built.isBuilt()).toBe(true);
    write(path, 'as it is by now');
    expect(built.isBuilt(), path).toBe(false);
  }
  build();
  write('web/src/locales/en/new.ts', 'one more');
  expect(built.isBuilt()).toBe(false);
  build();
  rmSync(join(folder, 'web/src/locales/en/new.ts'));
  expect(built.isBuilt()).toBe(false);
  build();
  // An institution is read when the portal starts; what the portal writes is nothing that it is made of.
  for (const path of ['brands/universidad/brand.json', 'data/files/cv.pdf', 'web/dist/index.html'])
    write(path, 'another');
  expect(built.isBuilt()).toBe(true);

  // Copied elsewhere, as into a container, it has other paths and other times.
  const copy = join(folder, 'copy');
  for (const path of [...sources, 'scripts/sources.mjs', 'server/dist/stamp'])
    cpSync(join(folder, path), join(copy, path));
  const copied: typeof built = await import(join(copy, 'scripts/sources.mjs'));
  expect(copied.isBuilt()).toBe(true);
});
