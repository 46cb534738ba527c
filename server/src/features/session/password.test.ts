import { readdirSync, readFileSync } from 'node:fs';
import { loginStudent } from '@portal/contract/session';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addStudent } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { hashPassword } from './password.ts';

// The threads do their work: what they are asked is counted.
const asked = vi.spyOn(Piscina.prototype, 'run');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => void asked.mockClear());

/** What was verified: the cost of the hash, which is what it takes, and what was typed. */
const verified = () =>
  asked.mock.calls.map(([task, how]) => {
    const { stored, password } = z.object({ stored: z.string(), password: z.string() }).parse(task);
    return [how?.name, stored.split('$').slice(1, 4).join(' '), password];
  });
const login = (eUsuario: string) => {
  const body = { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: 'Typed2026' } as const;
  return portal.refused(loginStudent, { body }, 'accessDenied');
};

test('a login costs the same verification of an account with a password, of one without, and of none', async () => {
  const { usuario } = await addStudent(portal);
  const without = await addStudent(portal, {}, {}, { passwordHash: null });
  for (const name of [usuario, without.usuario, 'nobody@example.test']) {
    asked.mockClear();
    await login(name);
    expect(verified(), name).toEqual([['matches', 'argon2id v=19 m=19456,t=2,p=1', 'Typed2026']]);
  }
});

test.runIf(process.platform === 'linux')('a hash gives way to the thread that answers', async () => {
  /** The nineteenth field; the name, which may hold spaces, is the second. */
  const niceOf = (thread: string): number =>
    Number(
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    );
  await hashPassword('Typed2026');
  const answering = niceOf(String(process.pid));
  const lower = readdirSync('/proc/self/task').filter(
    (thread) => niceOf(thread) === Math.min(19, answering + 10),
  );
  expect(lower.length).toBeGreaterThan(0);
});
