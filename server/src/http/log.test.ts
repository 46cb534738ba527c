import { reportError } from '@portal/contract/error-reports';
import { getSession, loginStudent } from '@portal/contract/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../db/tables/accounts.ts';
import { errorReport } from '../features/error-reports/error-reports.fixtures.ts';
import { addStudent, password, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openLog } from './log.ts';

let portal: TestPortal;
/** What the portal has written since a test began. */
const written: string[] = [];
beforeAll(async () => {
  portal = await openPortal({ log: openLog('info', { write: (line) => written.push(line) }) });
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

describe('what the portal writes of a call', () => {
  const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));

  test('is one line with the id that the answer carries, and nothing of the caller or the reason', async () => {
    const { usuario } = await addStudent(portal);
    const authorization = `Bearer ${await studentToken(portal, usuario)}`;
    written.length = 0;
    const response = await portal.app.inject({
      url: `${getSession.path}?texto=alergias`,
      headers: { authorization },
    });
    const reqId = response.headers['x-request-id'];
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines()).toMatchObject([{ msg: 'call', reqId, call: 'getSession', httpStatus: 200, status: 0 }]);

    const eUsuario = 'quien.llama@example.test';
    const body = { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } as const;
    const address = '203.0.113.77';
    await portal.call(loginStudent, { body }, { address });
    expect(lines()).toHaveLength(2);
    expect(lines()[1]).toMatchObject({ call: 'loginStudent', httpStatus: 200, status: 3 });
    for (const secret of ['alergias', authorization, usuario, eUsuario, password, address])
      expect(written.join('')).not.toContain(secret);
  });

  test('that failed, in each line of it, has the id that its answer carries in header and body', async () => {
    const post = (payload: object) => portal.app.inject({ method: 'POST', url: loginStudent.path, payload });
    const credentials = { eAmbito: 'PrivadoAlumno', eUsuario: 'nadie@example.test', ePassword: password };
    await portal.database.raw('alter table login_attempts rename to login_attempts_away');
    const calls = [
      [() => post(credentials), 500, ['failed', 'call']],
      [() => post({}), 400, ['call']],
      [() => portal.app.inject(getSession.path), 401, ['call']],
    ] as const;
    try {
      for (const [call, httpStatus, messages] of calls) {
        written.length = 0;
        const response = await call();
        const reqId = response.headers['x-request-id'];
        expect([response.statusCode, response.json().referencia]).toEqual([httpStatus, reqId]);
        expect(lines()).toMatchObject(messages.map((msg) => ({ msg, reqId })));
      }
    } finally {
      await portal.database.raw('alter table login_attempts_away rename to login_attempts');
    }
  });

  test('tells callers apart by address without saying it', async () => {
    written.length = 0;
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      await portal.call(getSession, {}, { address });
    }
    const [first, second, third] = lines().map(({ address }) => address);
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('has what a page reported, with the id of the report', async () => {
    written.length = 0;
    const response = await portal.app.inject({ method: 'POST', url: reportError.path, payload: errorReport });
    const reqId = response.headers['x-request-id'];
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'reported by a page', reqId, report: errorReport }),
    );
  });
});
