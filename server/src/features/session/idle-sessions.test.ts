import { getSession } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/tables/accounts.ts';
import { addStudent, studentToken } from '../../testing/fixtures.ts';
import { type CallOptions, openPortal, secret, type TestPortal } from '../../testing/portal.ts';
import { openSessions } from './open-sessions.ts';

const idleMinutes = 30;

let portal: TestPortal;
// From now on: the database goes by its own clock for what expires.
let time = new Date();
beforeAll(async () => {
  portal = await openPortal({
    now: () => time,
    brand: (brand) => ({ ...brand, minutosInactividad: idleMinutes }),
  });
});
afterAll(() => portal.close());

const pass = (minutes: number): void => {
  time = new Date(time.getTime() + minutes * 60_000);
};

const logIn = async () => studentToken(portal, (await addStudent(portal)).usuario);

const isAlive = async (token: string, options: CallOptions = {}): Promise<boolean> =>
  (await portal.call(getSession, {}, { ...options, token })).status === 0;

/** The sessions as another process, or one that has just begun, knows them. */
const openProcess = (minutes: number | null = idleMinutes) =>
  openSessions(portal.database, secret, {
    textVersion: null,
    secondFactorRequired: false,
    idleMinutes: minutes,
  });

describe('a session that is not used', () => {
  test('ends after the minutes of the institution, and a use begins them anew', async () => {
    const token = await logIn();
    for (let use = 0; use < 2; use++) {
      pass(idleMinutes);
      expect(await isAlive(token)).toBe(true);
    }
    pass(idleMinutes + 2);
    expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
    // It is over, and not used again by the try.
    expect(await isAlive(token)).toBe(false);
  });

  test('is not kept alive by what the page asks by itself', async () => {
    const token = await logIn();
    for (let minute = 0; minute < idleMinutes; minute++) {
      pass(1);
      expect(await isAlive(token, { unattended: true })).toBe(true);
    }
    pass(2);
    expect(await isAlive(token, { unattended: true })).toBe(false);
  });

  test('is noted at most once a minute, whichever process is asked', async () => {
    const token = await logIn();
    const lastUse = async () => {
      const { orm } = portal.database;
      const [row] = await orm
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(decodeJwt(token).jti)));
      return row?.ultimoUso.toISOString();
    };
    const other = await openProcess();
    const began = time.toISOString();
    pass(0.5);
    await isAlive(token);
    await other.find(token, time, { inUse: true });
    expect(await lastUse()).toBe(began);
    pass(1);
    const noted = time.toISOString();
    await Promise.all([isAlive(token), isAlive(token)]);
    expect(await lastUse()).toBe(noted);
    pass(0.5);
    await other.find(token, time, { inUse: true });
    expect(await lastUse()).toBe(noted);
  });

  test('lives on by what another process has served, and by what was before a restart', async () => {
    const token = await logIn();
    expect(await isAlive(token)).toBe(true);
    const other = await openProcess();
    pass(idleMinutes - 5);
    expect(await other.find(token, time, { inUse: true })).toBeDefined();
    pass(idleMinutes - 5);
    // This one remembers a use that is too old.
    expect(await isAlive(token, { unattended: true })).toBe(true);
    expect(await (await openProcess()).find(token, time)).toBeDefined();
    pass(idleMinutes);
    expect(await isAlive(token, { unattended: true })).toBe(false);
    expect(await other.find(token, time)).toBeUndefined();
    expect(await (await openProcess()).find(token, time)).toBeUndefined();
  });

  test('lasts where the institution has no limit', async () => {
    const token = await logIn();
    const unlimited = await openProcess(null);
    pass(7 * 60);
    expect(await unlimited.find(token, time)).toBeDefined();
  });
});
