import { editOwnContact, getOwnContact } from '@portal/contract/company-contact';
import { missingContactData } from '@portal/contract/missing-data';
import { getSession } from '@portal/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addContact, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const body = { nombre: 'Amàlia', apellidos: 'Ferrer Mas', puesto: 'Gerencia', telefono1: '961 234 567' };

test('a contact changes its name everywhere, its position and phone in this company alone', async () => {
  const [one, other] = [(await addCompany(portal)).id, (await addCompany(portal)).id];
  const { usuario } = await addContact(portal, [one, other]);
  const colleague = { token: await companyToken(portal, (await addContact(portal, [one])).usuario) };
  const here = { token: await companyToken(portal, usuario, one) };
  const there = { token: await companyToken(portal, usuario, other) };
  const before = await portal.get(getOwnContact, {}, colleague);
  expect(await portal.get(getOwnContact, {}, here)).toEqual({
    nombre: 'Nora',
    apellidos: 'Prats Vidal',
    email: usuario,
    puesto: null,
    telefono1: null,
  });
  await portal.get(editOwnContact, { body }, here);
  await portal.get(editOwnContact, { body }, here);
  expect(await portal.get(getOwnContact, {}, here)).toEqual({ ...body, email: usuario });
  expect(await portal.get(getOwnContact, {}, there)).toMatchObject({ nombre: 'Amàlia', puesto: null });
  expect(await portal.get(getOwnContact, {}, colleague)).toEqual(before);
  expect((await portal.get(getSession, {}, here)).name).toBe('Amàlia');
  expect((await portal.get(missingContactData, {}, here)).faltan).toBe(false);
  expect((await portal.get(missingContactData, {}, there)).faltan).toBe(true);
});

test.each([
  ['nombre', { nombre: '' }],
  ['apellidos', { apellidos: ' ' }],
  ['puesto', { puesto: '' }],
  ['telefono1', { telefono1: ' ' }],
])('%s is refused where it says nothing', async (campo, wrong) => {
  const { usuario } = await addContact(portal, [(await addCompany(portal)).id]);
  const token = await companyToken(portal, usuario);
  const refused = { body: { ...body, ...wrong } };
  const { datos } = await portal.refused(editOwnContact, refused, 'mandatoryDataMissing', { token });
  expect(datos).toMatchObject({ campos: [{ campo }] });
});
