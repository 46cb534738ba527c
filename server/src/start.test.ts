import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginManager, loginStudent } from '@portal/contract/session';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { demoAccounts, demoPassword } from '../../demo/accounts.ts';
import { openServer } from './db/server.ts';
import { setSetting } from './db/settings.queries.ts';
import { databaseUrl, onServer } from './testing/on-server.ts';

/** The programs as processes of their own: what they say, what they end with, and what a server then holds. */

const serverUrl = inject('serverUrl');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
});
const started: { process: ChildProcess; ended: Promise<unknown> }[] = [];
afterEach(async () => {
  for (const { process: child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  env?: Record<string, string>;
  args?: readonly string[];
  input?: string;
}

function run(
  program: 'main' | 'create-manager' | 'reset-second-factor',
  { env, args = [], input = '' }: Run,
) {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  // The person who runs the tests may have settings of their own: what a program needs of the system alone is handed
  // on.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret that only the tests use, long enough',
    // A machine that runs other tests meanwhile may lag so much that calls are turned away.
    OVERLOAD_DELAY: '0',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    env: { PATH, HOME, TMPDIR, SystemRoot, ...settings, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
    child.emit('said');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  child.stdin.end(input);
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...said })),
  );
  started.push({ process: child, ended });
  return { child, said, ended };
}

/** Starts the portal and waits until it says where it is; gives that, and all that it has said. */
function start(
  env: Record<string, string>,
): Promise<{ address: string; out: () => string; err: () => string; stop: () => Promise<unknown> }> {
  const { child, said, ended } = run('main', { env });
  return new Promise((resolve, reject) => {
    child.on('said', () => {
      const [, address] = /(http:\/\/localhost:\d+)\n/.exec(said.out) ?? [];
      if (!address) return;
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({
        address: address.replace('localhost', '127.0.0.1'),
        out: () => said.out,
        err: () => said.err,
        stop,
      });
    });
    child.once('close', (code) => reject(new Error(`it ended with ${code}\n${said.out}${said.err}`)));
  });
}

const login = async (address: string, path: string, body: object): Promise<unknown> => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

describe('a configuration that is wrong', () => {
  test.each([
    [
      { PORT: 'tres mil', DATABASE_URL: 'mysql://root:hunter2@db', DEMO: 'yes' },
      [
        'PORT is "tres mil": it must be a whole number from 0 to 65535.',
        'DATABASE_URL is set: it must be an address such as postgres://',
        'DEMO is "yes": it must be 0 or 1.',
      ],
    ],
    [{ BRAND: 'ninguna' }, ['BRAND is "ninguna"', 'universidad']],
  ])('ends the start with the name, what it has and what it may have: %o', async (env, sentences) => {
    const { code, out, err } = await run('main', { env }).ended;
    for (const sentence of sentences) expect(err).toContain(sentence);
    expect(err).not.toMatch(/^\s+at |hunter2/m);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('create-manager', () => {
  const make = (input: string, ...args: string[]) =>
    run('create-manager', { input: `${input}\n`, args }).ended;

  test.each([
    [
      'an address that is none',
      'Una-clave-2031',
      ['--email', 'direccion'],
      '--email is "direccion": it must be',
    ],
    [
      'an option that there is not',
      'Una-clave-2031',
      ['--mail', 'a@example.edu'],
      'Usage: npm run create-manager',
    ],
    ['a short password', 'Corta1', ['--email', 'a@example.edu'], 'at least 8 characters and a digit'],
    ['a common password', 'Password1', ['--email', 'a@example.edu'], 'too easy to guess'],
    [
      'a password without a digit',
      'Sin-numeros',
      ['--email', 'a@example.edu'],
      'at least 8 characters and a digit',
    ],
  ])('with %s says so in a sentence, and makes nobody', async (_, password, args, sentence) => {
    const { code, out, err } = await make(password, ...args);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/^\s+at /m);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

// What is demo on a server is said, and nothing is by itself.
describe.skipIf(!serverUrl)('on a server', () => {
  const name = `portal_start_${process.pid}`;
  const DATABASE_URL = serverUrl && databaseUrl(serverUrl, name);
  beforeEach(() => onServer(serverUrl, `create database ${name}`));
  afterEach(() => onServer(serverUrl, `drop database if exists ${name} with (force)`));

  const asStudent = { eAmbito: 'PrivadoAlumno', eUsuario: 'alumna@demo.test', ePassword: demoPassword };

  test('nothing is demo: no account, no offer, and nothing said of any', async () => {
    const { address, out, stop } = await start({ DATABASE_URL });
    expect(await login(address, loginStudent.path, asStudent)).toMatchObject({ status: 3 });
    expect(out()).not.toMatch(/demo/i);
    await stop();
    const held = `select (select count(*) from accounts) + (select count(*) from companies) +
      (select count(*) from offers) as n`;
    const database = await openServer(DATABASE_URL, 2);
    expect((await database.raw(held)).rows).toEqual([{ n: 0 }]);
    await database.close();
  });

  test('with DEMO=1 the demo institution is loaded and its accounts are printed, later how to load it afresh', async () => {
    const { address, out, err, stop } = await start({ DATABASE_URL, DEMO: '1' });
    expect(await login(address, loginStudent.path, asStudent), out() + err()).toMatchObject({ status: 0 });
    for (const { usuario } of demoAccounts) expect(out()).toContain(usuario);
    await stop();
    const database = await openServer(DATABASE_URL, 2);
    await setSetting(database, 'demoLoaded', '2020-01-07T09:00:00Z');
    await database.close();
    const later = await start({ DATABASE_URL, DEMO: '1' });
    expect(later.out()).toMatch(/loaded \d+ days ago.*npm run demo/s);
    await later.stop();
  });

  test('a manager is made with the password from standard input, once, and logs in', async () => {
    const [eUsuario, ePassword] = ['direccion@example.edu', 'Una-clave-2031'];
    const make = () =>
      run('create-manager', {
        env: { DATABASE_URL },
        args: ['--email', eUsuario.toUpperCase(), '--name', 'Marta'],
        input: `${ePassword}\n`,
      }).ended;
    const made = await make();
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('/login/gestion') });
    expect(made.out).not.toContain(ePassword);
    expect(await make()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('already') });
    const { address, stop } = await start({ DATABASE_URL });
    const body = { eAmbito: 'PrivadoGestor', eUsuario, ePassword };
    expect(await login(address, loginManager.path, body)).toMatchObject({
      status: 0,
      datos: { userType: 'Gestor', name: 'Marta' },
    });
    await stop();
  });

  test("a manager's second factor is reset", async () => {
    const email = 'direccion@example.edu';
    const env = { DATABASE_URL };
    await run('create-manager', { env, args: ['--email', email], input: 'Una-clave-2031\n' }).ended;
    const database = await openServer(DATABASE_URL, 2);
    await database.raw(
      `insert into second_factors (account_id, secreto, activado) select id, 'x', now() from accounts`,
    );
    const reset = (args: string[]) => run('reset-second-factor', { env, args }).ended;
    expect(await reset(['--email', email])).toMatchObject({ code: 0, err: '' });
    expect((await database.raw('select from second_factors')).rows).toEqual([]);
    await database.close();
    expect(await reset(['--email', 'nadie@example.edu'])).toMatchObject({
      code: 1,
      err: 'There is no manager nadie@example.edu.\n',
    });
    expect(await reset([])).toMatchObject({ code: 1, err: expect.stringContaining('Usage: ') });
  });
});
