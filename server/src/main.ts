import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@portal/contract/brand';
import { createApp } from './app.ts';
import { readBrand } from './brand.ts';
import type { Database } from './db/database.ts';
import { LockedError } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { keepSetting } from './db/settings.queries.ts';
import { EnvError, readEnv } from './env.ts';
import { type Files, openFiles } from './files/files.ts';
import { openLog } from './http/log.ts';

const rootFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const brand = readBrand(env.BRAND);
  const database = await openDatabase(env);
  const log = openLog(env.LOG_LEVEL);
  const secret = new TextEncoder().encode(
    env.SESSION_SECRET ??
      (await keepSetting(database, 'sessionSecret', randomBytes(48).toString('base64url'))),
  );
  const files = await openFiles(env, secret, () => new Date());
  if (env.demo) await prepareDemo(database, brand, files);
  const app = await createApp({
    env,
    brand,
    database,
    files,
    secret,
    log,
    version: version(),
    webFolder: rootFile('web/dist'),
  });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await app.listen({ port: env.PORT, host: env.HOST });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : env.PORT;
  say(`\n${brand.nombre}: http://localhost:${port}\n`);
  if (env.demo) await printAccounts();
}

const version = (): string => {
  const found = /"version": "([^"]+)"/.exec(readFileSync(rootFile('package.json'), 'utf8'));
  return found?.[1] ?? '0.0.0';
};

/** Loads the demo institution where the database is empty. */
async function prepareDemo(database: Database, brand: Brand, files: Files): Promise<void> {
  const { prepareDemoInstitution } = await import('./demo/prepare.ts');
  if (await prepareDemoInstitution(database, brand, files)) {
    say(`The demo institution (${brand.nombre}) has been loaded.`);
  }
}

async function printAccounts(): Promise<void> {
  const { demoAccounts, demoPassword } = await import('./demo/accounts.ts');
  say(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { usuario, texto } of demoAccounts) say(`  ${usuario.padEnd(20)} ${texto.es}`);
  say('');
}

try {
  await main();
} catch (error) {
  // What the operator can mend is said in one sentence; anything else with where it happened.
  const known = error instanceof EnvError || error instanceof LockedError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
