import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginManager } from '@portal/contract/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { accounts } from './people.ts';
import { startPortal } from './portal.ts';

/** How an operator starts the portal, and what ends it. */

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
});
afterEach(async () => {
  for (const { process: child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) signal(child, 'SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
});

interface Started {
  process: ChildProcess;
  /** All that it has said. */
  output: () => string;
  ended: Promise<number | null>;
}

const started: Started[] = [];

/** To all of its group, as a terminal does. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name);

function run(command: string, args: readonly string[], input = ''): Started {
  // In a group of its own, as what is started in a terminal is: Ctrl-C goes to all of it.
  const child = spawn(command, args, { cwd: root, env: settings(), detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      child.emit('said');
    });
  child.stdin.end(input);
  const running = {
    process: child,
    output: () => output,
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

test('a manager is made with a password from standard input, once, and logs in', async () => {
  const eUsuario = 'direccion@example.edu';
  const make = async (password: string) => {
    const made = run(
      process.execPath,
      ['server/dist/create-manager.js', '--email', eUsuario],
      `${password}\n`,
    );
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

test('what is being asked when it is told to end is answered, and then it ends', async () => {
  const portal = await startPortal(folder, { DEMO: '0' });
  const body = JSON.stringify({
    eAmbito: 'PrivadoGestor',
    eUsuario: 'nadie@example.edu',
    ePassword: 'Nada-2031',
  });
  const asked = request(portal.baseUrl + loginManager.path, {
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
  const ended = portal.stop();
  // Nobody else is let in any more.
  await expect
    .poll(async () =>
      fetch(`${portal.baseUrl}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200);
  asked.end(body);
  expect(JSON.parse(await answer)).toMatchObject({ status: 3, mensaje: expect.any(String) });
  expect(await ended).toBe(0);
});
