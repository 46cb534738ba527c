import { randomBytes } from 'node:crypto';
import { readInstitution } from '../server/src/brand.ts';
import { LockedError } from '../server/src/db/lock.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { EnvError, readEnv } from '../server/src/env.ts';
import { openFiles } from '../server/src/files/files.ts';
import { reloadDemo } from './prepare.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.demo) throw new EnvError('With DATABASE_URL the demo is loaded only where DEMO is 1.');
  const { brand, pages } = readInstitution(env);
  const now = new Date();
  // It signs links to files: none is made here.
  const files = await openFiles(env, randomBytes(32), () => now);
  const database = await openDatabase(env);
  try {
    await reloadDemo({ database, brand, pages, publicUrl: env.publicUrl, files, now });
  } finally {
    await database.close();
  }
  process.stdout.write(`The demo institution (${brand.nombre}) has been loaded with today’s dates.\n`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof EnvError || error instanceof LockedError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
