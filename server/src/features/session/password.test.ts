import { verify } from '@node-rs/argon2';
import { loginStudent } from '@portal/contract/session';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addStudent } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

// The library does its work: what it is asked is counted.
vi.mock('@node-rs/argon2', { spy: true });

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => void vi.mocked(verify).mockClear());

/** What was verified: the cost of the hash, which is what it takes, and what was typed. */
const verified = () =>
  vi.mocked(verify).mock.calls.map(([kept, typed]) => [String(kept).split('$').slice(1, 4).join(' '), typed]);
const login = (eUsuario: string) => {
  const body = { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: 'Typed2026' } as const;
  return portal.refused(loginStudent, { body }, 'accessDenied');
};

test('a login costs the same verification of an account with a password, of one without, and of none', async () => {
  const { usuario } = await addStudent(portal);
  const without = await addStudent(portal, {}, {}, { passwordHash: null });
  for (const name of [usuario, without.usuario, 'nobody@example.test']) {
    vi.mocked(verify).mockClear();
    await login(name);
    expect(verified(), name).toEqual([['argon2id v=19 m=19456,t=2,p=1', 'Typed2026']]);
  }
});
