import { parseArgs } from 'node:util';
import { LockedError } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { EnvError, readEnv } from './env.ts';
import { forgetFactor } from './features/second-factor/second-factor.queries.ts';
import { findAccount } from './features/session/session.queries.ts';
import { revokeSessions } from './features/session/sessions.queries.ts';

const usage = 'Usage: npm run reset-second-factor -- --email name@example.edu';

function readEmail(): string {
  try {
    const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
    if (email) return email.trim().toLowerCase();
  } catch (error) {
    throw new EnvError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  throw new EnvError(usage);
}

async function main(): Promise<void> {
  const email = readEmail();
  const database = await openDatabase(readEnv(process.env));
  try {
    const isReset = await database.transaction(async (db) => {
      const manager = await findAccount(db, 'Gestor', email);
      if (!manager) throw new EnvError(`There is no manager ${email}.`);
      await revokeSessions(db, manager.id);
      return forgetFactor(db, manager.id);
    });
    process.stdout.write(
      isReset
        ? `The manager ${email} can log in with the password alone; the sessions have ended.\n`
        : `The manager ${email} had no second factor; the sessions have ended.\n`,
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const known = error instanceof EnvError || error instanceof LockedError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
