import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { DemoPlace } from '../../demo/prepare.ts';
import { createApp } from './app.ts';
import { readInstitution } from './brand.ts';
import { LockedError } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { keepSetting } from './db/settings.queries.ts';
import { type Env, EnvError, readPortalEnv } from './env.ts';
import { openFiles } from './files/files.ts';
import { openLog } from './http/log.ts';

const rootFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What the terminal tells a process and the npm above it passes on is one Ctrl-C. */
const sameSignalMs = 500;

async function main(): Promise<void> {
  const env = await readSettings();
  const { brand, pages } = readInstitution(env);
  const database = await openDatabase(env);
  const log = openLog(env.LOG_LEVEL);
  const secret = new TextEncoder().encode(
    env.SESSION_SECRET ??
      (await keepSetting(database, 'sessionSecret', randomBytes(48).toString('base64url'))),
  );
  const files = await openFiles(env, secret, () => new Date());
  if (env.demo) await openDemo({ database, brand, pages, publicUrl: env.publicUrl, files });
  const app = await createApp({
    env,
    brand,
    pages,
    database,
    files,
    secret,
    log,
    version: version(),
    webFolder: rootFile('web/dist'),
  });

  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => {
    // A person who presses it again does not want to wait for what is still at work.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > sameSignalMs) process.exit(130);
    return stop();
  });
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);

  await app.listen({ port: env.PORT, host: env.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new EnvError(`PORT is ${env.PORT}: another program listens there already.`);
  });
  say(`\n${brand.nombre}: http://localhost:${env.PORT}\n`);
  if (env.demo) await printAccounts();
}

/** The environment, with a free port where any will do: what is written meanwhile, such as a mail, names it. */
async function readSettings(): Promise<Env> {
  const env = readPortalEnv(process.env);
  return env.PORT === 0 ? readPortalEnv({ ...process.env, PORT: String(await freePort(env.host)) }) : env;
}

const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const version = (): string => {
  const found = /"version": "([^"]+)"/.exec(readFileSync(rootFile('package.json'), 'utf8'));
  return found?.[1] ?? '0.0.0';
};

const demoIsOldAfterDays = 7;

/** Loads the demo institution where the database is empty, or says how to bring its dates up to date. Throws EnvError. */
async function openDemo(place: Omit<DemoPlace, 'now'>): Promise<void> {
  const { demoSince, prepareDemo } = await import('../../demo/prepare.ts');
  const { database, brand } = place;
  const now = new Date();
  if (await prepareDemo({ ...place, now })) {
    say(`The demo institution (${brand.nombre}) has been loaded.`);
    return;
  }
  const since = await demoSince(database);
  const days = since === undefined ? 0 : Math.floor((now.getTime() - since.getTime()) / 86_400_000);
  if (days < demoIsOldAfterDays) return;
  say(`The demo institution was loaded ${days} days ago, and its dates count from then.`);
  say('Stop the portal and run `npm run demo` to load it afresh: what was done in it since then is lost.');
}

async function printAccounts(): Promise<void> {
  const { demoAccounts, demoPassword } = await import('../../demo/accounts.ts');
  say(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { usuario, texto } of demoAccounts) say(`  ${usuario.padEnd(20)} ${texto.es}`);
  say('');
}

// Left alone, V8 lets the remains of answered requests grow to four times what is in use before it clears them.
setFlagsFromString('--heap-growing-percent=100');
try {
  await main();
} catch (error) {
  // What the operator can mend is said in one sentence; anything else with where it happened.
  const known = error instanceof EnvError || error instanceof LockedError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
