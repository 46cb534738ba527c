import { changeCompany } from '@portal/contract/accounts';
import {
  endOpenSession,
  endOtherSessions,
  getSession,
  listOpenSessions,
  loginStudent,
} from '@portal/contract/session';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  companyToken,
  managerToken,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
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

const logIn = async (usuario: string, options: CallOptions = {}): Promise<string> => {
  const body = { eAmbito: 'PrivadoAlumno', eUsuario: usuario, ePassword: password } as const;
  return (await portal.get(loginStudent, { body }, options)).token;
};

const idOf = (token: string): string => String(decodeJwt(token).jti);
const list = (token: string) => portal.get(listOpenSessions, {}, { token, unattended: true });
const isAlive = async (token: string, options: CallOptions = {}): Promise<boolean> =>
  (await portal.call(getSession, {}, { ...options, token })).status === 0;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

describe('the list of open sessions', () => {
  test('says of each its device, network, beginning and last use, this one first, and nothing more', async () => {
    const { usuario } = await addStudent(portal);
    const began = time;
    const mine = await logIn(usuario, { userAgent: firefox, address: '192.0.2.7' });
    pass(2);
    const other = await logIn(usuario, { userAgent: phone, address: '2001:db8:1:2::3' });
    expect(await list(mine)).toEqual([
      {
        idSesion: idOf(mine),
        esEsta: true,
        navegador: 'firefox',
        sistema: 'windows',
        red: '192.0.2.0/24',
        creada: began.toISOString(),
        ultimoUso: began.toISOString(),
      },
      {
        idSesion: idOf(other),
        esEsta: false,
        navegador: 'safari',
        sistema: 'ios',
        red: '2001:db8:1::/48',
        creada: time.toISOString(),
        ultimoUso: time.toISOString(),
      },
    ]);
  });

  test('is the own account’s alone, without those that are over', async () => {
    const { usuario } = await addStudent(portal);
    await logIn((await addStudent(portal)).usuario);
    await logIn(usuario);
    pass(idleMinutes + 2);
    const mine = await logIn(usuario);
    const ended = await logIn(usuario);
    await portal.get(endOpenSession, { body: { idSesion: idOf(ended) } }, { token: mine });
    expect((await list(mine)).map(({ idSesion }) => idSesion)).toEqual([idOf(mine)]);
  });

  test('has one session where a contact goes on with another company', async () => {
    const companies = [(await addCompany(portal)).id, (await addCompany(portal)).id];
    const { usuario } = await addContact(portal, companies);
    const first = await companyToken(portal, usuario, companies[0]);
    const body = { idEmpresa: companies[1] ?? 0 };
    const { token } = await portal.get(
      changeCompany,
      { body },
      { token: first, userAgent: firefox, address: '192.0.2.9' },
    );
    expect(await list(token)).toMatchObject([
      { idSesion: idOf(token), esEsta: true, navegador: 'firefox', red: '192.0.2.0/24' },
    ]);
  });

  test('is open to managers too', async () => {
    const token = await managerToken(portal, (await addManager(portal)).usuario);
    expect(await list(token)).toMatchObject([{ esEsta: true }]);
  });
});

describe('ending sessions', () => {
  test('ends one, and again without harm, and leaves the others', async () => {
    const { usuario } = await addStudent(portal);
    const [mine, gone, stays] = [await logIn(usuario), await logIn(usuario), await logIn(usuario)];
    const body = { idSesion: idOf(gone) };
    await portal.get(endOpenSession, { body }, { token: mine });
    await portal.get(endOpenSession, { body }, { token: mine });
    expect(await isAlive(gone)).toBe(false);
    expect([await isAlive(mine), await isAlive(stays)]).toEqual([true, true]);
  });

  test('ends all others', async () => {
    const { usuario } = await addStudent(portal);
    const [mine, ...others] = [await logIn(usuario), await logIn(usuario), await logIn(usuario)];
    await portal.get(endOtherSessions, {}, { token: mine });
    for (const other of others) expect(await isAlive(other)).toBe(false);
    expect(await list(mine)).toHaveLength(1);
  });

  test('does not reach another account’s, which is answered as one that is unknown', async () => {
    const mine = await studentToken(portal, (await addStudent(portal)).usuario);
    const theirs = await studentToken(portal, (await addStudent(portal)).usuario);
    const end = (idSesion: string) =>
      portal.refused(endOpenSession, { body: { idSesion } }, 'noSuchMove', { token: mine });
    const another = await end(idOf(theirs));
    const unknown = await end('7f3c3a54-7f0f-4a56-9d41-2a6a5f0f9a11');
    expect({ ...another, referencia: '' }).toEqual({ ...unknown, referencia: '' });
    await portal.get(endOtherSessions, {}, { token: mine });
    expect(await isAlive(theirs)).toBe(true);
  });
});

test('a session that is ended from another device is over in every process', async () => {
  const { usuario } = await addStudent(portal);
  const [mine, gone] = [await logIn(usuario), await logIn(usuario)];
  const other = await openSessions(portal.database, secret, {
    textVersion: null,
    secondFactorRequired: false,
    idleMinutes: null,
  });
  expect(await other.find(gone, time)).toBeDefined();
  await portal.get(endOpenSession, { body: { idSesion: idOf(gone) } }, { token: mine });
  await vi.waitFor(async () => expect(await other.find(gone, time)).toBeUndefined(), { timeout: 60_000 });
});
