import { randomUUID } from 'node:crypto';
import { blockAccount, unblockAccount } from '@portal/contract/account-states';
import { type ActedOn, listActs } from '@portal/contract/audit';
import { createCommunication, deleteCommunication, editCommunication } from '@portal/contract/communications';
import { validateOffer } from '@portal/contract/validations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addManager, addOffer, addStudent, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { someCommunication } from '../communications/communications.fixtures.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  const { usuario } = await addManager(portal, { nombre: 'Marta', apellidos: 'Sáez' });
  token = await managerToken(portal, usuario);
});
afterAll(() => portal.close());

const gestor = 'Marta Sáez';
const actsOn = (tipo: ActedOn, objeto: string) =>
  portal.get(listActs, { params: { tipo, objeto } }, { token });

test('what a manager did to an account is listed, the newest first, and to no other', async () => {
  const [one, other] = [await addStudent(portal), await addStudent(portal)];
  const body = { idCuenta: one.id };
  await portal.get(blockAccount, { body }, { token });
  await portal.get(unblockAccount, { body }, { token });
  expect(await actsOn('cuenta', String(one.id))).toMatchObject([
    { acto: 'desbloqueada', gestor },
    { acto: 'bloqueada', gestor },
  ]);
  expect(await actsOn('cuenta', String(other.id))).toEqual([]);
});

test('what was refused is not listed', async () => {
  const { id } = await addStudent(portal);
  await portal.refused(unblockAccount, { body: { idCuenta: id } }, 'noSuchMove', { token });
  expect(await actsOn('cuenta', String(id))).toEqual([]);
});

test('an edit that is sent again, and deleting what is gone, are noted once', async () => {
  const written = { claveEnvio: randomUUID(), comunicacion: someCommunication() };
  const { idComunicacion } = await portal.get(createCommunication, { body: written }, { token });
  const comunicacion = someCommunication({ destinatarios: 'Alumno' });
  const edit = { body: { idComunicacion, version: 1, comunicacion } };
  for (let sent = 0; sent < 2; sent++) await portal.get(editCommunication, edit, { token });
  for (let sent = 0; sent < 2; sent++)
    await portal.get(deleteCommunication, { body: { id: idComunicacion } }, { token });
  const acts = await actsOn('comunicacion', String(idComunicacion));
  expect(acts.map(({ acto }) => acto)).toEqual(['eliminada', 'modificada', 'creada']);
});

test('an offer keeps who validated it', async () => {
  const company = await addCompany(portal);
  const { urlAcceso, modificada } = await addOffer(portal, company.id, { estado: 'pendiente' });
  const body = { urlOferta: urlAcceso, modificada: modificada.toISOString(), destacada: false };
  await portal.get(validateOffer, { body }, { token });
  expect(await actsOn('oferta', urlAcceso)).toMatchObject([{ acto: 'validada', gestor }]);
});

test('the database refuses to change or delete what was done', async () => {
  const { id } = await addStudent(portal);
  await portal.get(blockAccount, { body: { idCuenta: id } }, { token });
  for (const statement of [
    "update manager_acts set acto = 'creada'",
    'delete from manager_acts',
    'truncate manager_acts',
  ])
    await expect(portal.database.raw(statement), statement).rejects.toThrow('append-only');
});
