import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isEmail } from '@portal/contract/identifiers';
import { sqlState } from './db/database.ts';
import { LockedError } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { accounts } from './db/tables/accounts.ts';
import { EnvError, readEnv } from './env.ts';
import { hashPassword } from './features/session/password.ts';
import { weaknessOf } from './features/session/weak-password.ts';

/** What the operator did wrong. */
class UsageError extends Error {}

const usage = 'Usage: npm run create-manager -- --email name@example.edu [--name Name] [--surname Surname]';

async function main(): Promise<void> {
  const values = readOptions();
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!isEmail(email)) {
    throw new UsageError(`--email is ${JSON.stringify(email)}: it must be an e-mail address.\n${usage}`);
  }
  const password = await readPassword();
  if (password.length < 8 || !/\d/.test(password)) {
    throw new UsageError('The password must have at least 8 characters and a digit.');
  }
  if (weaknessOf(password, [email, values.name ?? '', values.surname ?? ''])) {
    throw new UsageError(
      'The password is too easy to guess: many use one like it, or it is made of the name.',
    );
  }
  const database = await openDatabase(readEnv(process.env));
  try {
    await database.orm.insert(accounts).values({
      userType: 'Gestor',
      usuario: email,
      email,
      nombre: values.name ?? email.split('@')[0] ?? email,
      apellidos: values.surname ?? '',
      passwordHash: await hashPassword(password),
    });
    process.stdout.write(`The manager ${email} can log in at /login/gestion.\n`);
  } catch (error) {
    throw sqlState(error) === '23505' ? new UsageError(`There is a manager ${email} already.`) : error;
  } finally {
    await database.close();
  }
}

function readOptions() {
  try {
    return parseArgs({
      options: { email: { type: 'string' }, name: { type: 'string' }, surname: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** From the keyboard without showing it, else the first line of standard input. */
async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  const lines = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal,
  });
  // By now the terminal shows no more what is typed.
  if (terminal) process.stdout.write('Password: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (terminal) process.stdout.write('\n');
  }
}

try {
  await main();
} catch (error) {
  const known = error instanceof UsageError || error instanceof EnvError || error instanceof LockedError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
