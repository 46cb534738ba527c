import { type Api, api } from '@portal/contract/areas';
import { listActs } from '@portal/contract/audit';
import { getDomains } from '@portal/contract/catalogue';
import type { Endpoint } from '@portal/contract/endpoint';
import { getMaintenance, getMaintenanceDetail, switchMaintenance } from '@portal/contract/maintenance';
import { getBrand } from '@portal/contract/portal';
import { getSession, loginManager, loginStudent, logout } from '@portal/contract/session';
import { countPending } from '@portal/contract/validations';
import { afterEach, expect, test, vi } from 'vitest';
import { maintenances } from '../../db/tables/access.ts';
import { openMaintenance, tellMaintenance } from '../../http/maintenance.ts';
import { addManager, addStudent, managerToken, password, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
const begun: TestPortal[] = [];
const open = async (env: Record<string, string> = {}) => {
  portal = await openPortal({ env });
  begun.push(portal);
};
afterEach(async () => {
  for (const one of begun.splice(0)) await one.close();
});

const student = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
const manager = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoGestor', eUsuario, ePassword: password } }) as const;
/** Every process hears of it by a notice, a moment later. */
const isHeard = (activo: boolean) =>
  vi.waitFor(async () => expect(await portal.get(getMaintenance, {})).toEqual({ activo }), {
    timeout: 60_000,
  });
const closed = { status: 500, datos: { mantenimiento: true } };

test('while it is on nobody but managers is let in, and everybody is again when it ends', async () => {
  await open();
  const { usuario } = await addStudent(portal);
  const one = await addManager(portal, { nombre: 'Amparo', apellidos: 'Ribera' });
  const [reader, token] = [await studentToken(portal, usuario), await managerToken(portal, one.usuario)];
  expect(await portal.get(getMaintenanceDetail, {}, { token })).toEqual({
    activo: false,
    porConfiguracion: false,
    activado: null,
    desactivado: null,
  });

  const on = await portal.get(switchMaintenance, { body: { activo: true } }, { token });
  expect(on).toMatchObject({ activo: true, activado: { nombre: 'Amparo Ribera' }, desactivado: null });
  await isHeard(true);
  const refused = await portal.call(getSession, {}, { token: reader, language: 'en' });
  expect(refused).toMatchObject({ ...closed, mensaje: expect.stringContaining('We’re working on it') });
  expect(await portal.call(loginStudent, student(usuario))).toMatchObject(closed);
  expect(await portal.call(getDomains, { params: { lang: 'es' } })).toMatchObject(closed);
  const response = await portal.app.inject({ url: getSession.path });
  expect(response.statusCode).toBe(503);

  // What the page of it and the managers' way in need, and what tells that the process is well.
  await portal.get(getBrand, {});
  await portal.get(getMaintenance, {});
  await portal.get(loginManager, manager(one.usuario));
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await portal.app.inject(url)).statusCode).toBe(200);
  // Managers work as usual, with what is public too.
  await portal.get(countPending, {}, { token });
  await portal.get(getDomains, { params: { lang: 'es' } }, { token });
  // A person who is sent away may end the session.
  const leaver = reader;
  await portal.get(logout, {}, { token: leaver });

  // Nothing changes, and nothing is noted.
  await portal.get(switchMaintenance, { body: { activo: true } }, { token });
  const off = await portal.get(switchMaintenance, { body: { activo: false } }, { token });
  expect(off).toMatchObject({ activo: false, desactivado: { nombre: 'Amparo Ribera' } });
  await isHeard(false);
  await portal.get(switchMaintenance, { body: { activo: false } }, { token });
  const noted = { tipo: 'portal', objeto: 'mantenimiento' } as const;
  expect(await portal.get(listActs, { params: noted }, { token })).toMatchObject([
    { acto: 'mantenimientoTerminado', gestor: 'Amparo Ribera' },
    { acto: 'mantenimientoIniciado', gestor: 'Amparo Ribera' },
  ]);
  await portal.refused(getSession, {}, 'sessionLost', { token: leaver });
  await portal.get(loginStudent, student(usuario));
});

test('switched twice at once, by two managers, it begins once and ends once', async () => {
  await open();
  const tokens = [
    await managerToken(portal, (await addManager(portal)).usuario),
    await managerToken(portal, (await addManager(portal)).usuario),
  ];
  const all = (activo: boolean) =>
    Promise.all(tokens.map((token) => portal.get(switchMaintenance, { body: { activo } }, { token })));
  expect((await all(true)).map(({ activo }) => activo)).toEqual([true, true]);
  expect((await all(false)).map(({ activo }) => activo)).toEqual([false, false]);
  const rows = await portal.database.orm.select().from(maintenances);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.terminada).toBeInstanceOf(Date);
});

test('the configuration has it on whatever managers do', async () => {
  await open({ MAINTENANCE: '1' });
  const { usuario } = await addStudent(portal);
  expect(await portal.call(loginStudent, student(usuario))).toMatchObject(closed);
  const token = await managerToken(portal, (await addManager(portal)).usuario);
  const detail = await portal.get(switchMaintenance, { body: { activo: false } }, { token });
  expect(detail).toEqual({ activo: true, porConfiguracion: true, activado: null, desactivado: null });
  expect(await portal.get(getMaintenance, {})).toEqual({ activo: true });
});

test('another process hears of it', async () => {
  await open();
  const other = await openMaintenance(portal.database, false);
  expect(await other.isOn()).toBe(false);
  await portal.database.transaction(async (db) => {
    await db.orm.insert(maintenances).values({ activada: new Date() });
    await tellMaintenance(db);
  });
  await vi.waitFor(async () => expect(await other.isOn()).toBe(true), { timeout: 60_000 });
});

test('no call but these is open to everybody meanwhile', async () => {
  const calls = Object.entries(api) as [keyof Api, Endpoint][];
  const declared = calls.filter(([, { duringMaintenance }]) => duringMaintenance).map(([name]) => name);
  expect(declared.sort()).toEqual(['getBrand', 'getMaintenance', 'loginManager', 'logout']);
  await open({ MAINTENANCE: '1' });
  for (const [name, { method, path }] of calls) {
    if (declared.includes(name)) continue;
    const response = await portal.app.inject({ method, url: path.replace(/:\w+/g, '1') });
    expect(response.statusCode, name).toBe(503);
  }
});
