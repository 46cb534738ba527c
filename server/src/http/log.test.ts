import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../db/tables/accounts.ts';
import { addStudent } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openLog } from './log.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const logged = (err: unknown): string => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  // As a call logs: on a child of the process's own.
  log.child({ reqId: '1' }).error({ err }, 'failed');
  return lines.join('');
};

test('what a statement carried is not in the log of its failure, only what and where it was', async () => {
  const { usuario } = await addStudent(portal);
  const values = { userType: 'Alumno', usuario, email: 'ana@example.test' } as const;
  const error = await portal.database.orm
    .insert(accounts)
    .values({ ...values, nombre: 'Ana', apellidos: 'Quiroga', passwordHash: 'a hash' })
    .catch((failure: unknown) => failure);
  const line = logged(error);
  expect(line).toContain('23505');
  expect(line).toContain('insert into');
  expect(line).toContain('log.test.ts');
  for (const value of [usuario, 'ana@', 'Quiroga', 'a hash']) expect(line).not.toContain(value);
});

test('an address in the message of any other failure is left out', () => {
  const line = logged(new Error('550 <ana@example.test>: no such mailbox'));
  expect(line).toContain('no such mailbox');
  expect(line).not.toContain('ana@');
});
