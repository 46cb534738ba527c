import { loginStudent } from '@portal/contract/session';
import type pg from 'pg';
import { hashPassword } from '../server/src/features/session/password.ts';

const password = 'Entrada2026';
const people = 50;

/** Gives the first fifty students a password; what each types at the login. */
export async function loginsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ usuario: string }>(
    `update accounts set password_hash = $1
     where id in (select id from students order by id limit $2) returning usuario`,
    [await hashPassword(password), people],
  );
  return rows.map(({ usuario }) => usuario);
}

/** Has all of them log in at once, and again as soon as the last of them is in, until it is told to end. */
export async function logInAtOnce(url: string, logins: readonly string[], end: AbortSignal) {
  const took: number[] = [];
  const logIn = async (eUsuario: string): Promise<void> => {
    const began = performance.now();
    const response = await fetch(url + loginStudent.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password }),
    });
    const text = await response.text();
    if (!text.startsWith('{"status":0,')) throw new Error(`a login was refused: ${text.slice(0, 200)}`);
    took.push(performance.now() - began);
  };
  const began = performance.now();
  while (!end.aborted) await Promise.all(logins.map(logIn));
  const sorted = took.toSorted((a, b) => a - b);
  return {
    perSecond: (took.length * 1_000) / (performance.now() - began),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
