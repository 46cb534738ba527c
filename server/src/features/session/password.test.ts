import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginStudent } from '@portal/contract/session';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addStudent, studentToken } from '../../testing/fixtures.ts';
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

describe('a person who logs in is let in', () => {
  /** The threads, the first of them, and the end of any: whichever is free takes a task. */
  const running = async () => {
    await hashPassword('Typed2026');
    const [threads] = asked.mock.contexts;
    if (!(threads instanceof Piscina)) throw new Error('there is no pool');
    const [thread] = threads.threads;
    if (!thread) throw new Error('there is no thread');
    const ends = threads.threads.map((each) => new Promise((resolve) => each.once('exit', resolve)));
    return { threads, thread, died: Promise.race(ends) };
  };

  test('after a thread has died idle', async () => {
    const { usuario } = await addStudent(portal);
    const { thread, died } = await running();
    // As Node tells it of a thread that has no memory left.
    thread.emit('error', new Error('out of memory'));
    await died;
    await studentToken(portal, usuario);
  });

  test('after a thread has died at work, which refuses what it was at', async () => {
    const { usuario } = await addStudent(portal);
    const { threads, died } = await running();
    const folder = mkdtempSync(join(tmpdir(), 'portal-thread-'));
    const filename = join(folder, 'dies.mjs');
    writeFileSync(
      filename,
      'export const die = () => new Promise(() => setImmediate(() => { throw new Error("broken"); }));',
    );
    await expect(threads.run(undefined, { filename, name: 'die' })).rejects.toThrow('broken');
    await died;
    await studentToken(portal, usuario);
    rmSync(folder, { recursive: true });
  });
});
