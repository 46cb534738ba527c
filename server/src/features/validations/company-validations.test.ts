import { listMail } from '@portal/contract/mail';
import { listCompanyNotifications } from '@portal/contract/notifications';
import { loginCompany } from '@portal/contract/session';
import {
  getPendingCompany,
  listPendingCompanies,
  rejectCompany,
  validateCompany,
} from '@portal/contract/validations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addCompany,
  addContact,
  addManager,
  companyToken,
  managerToken,
  password,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openPortal({ worker: true });
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const waiting = (nombreComercial: string, creada = new Date()) =>
  addCompany(portal, { nombreComercial, estado: 'pendiente', creada });
const login = (usuario: string) => ({
  body: { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword: password } as const,
});

test('companies that wait are listed oldest first, and read with their contacts', async () => {
  const newer = await waiting('Boreal', new Date('2030-02-01'));
  const older = await waiting('Austral', new Date('2030-01-01'));
  await addCompany(portal, { nombreComercial: 'Ya validada' });
  const { usuario } = await addContact(portal, [older.id], { nombre: 'Carla', apellidos: 'Soler' });
  const { empresas, numTotal } = await portal.get(listPendingCompanies, { query: {} }, { token });
  expect(empresas.map(({ idEmpresa }) => idEmpresa)).toEqual([older.id, newer.id]);
  expect(empresas[0]).toMatchObject({ contacto: 'Carla Soler', cif: older.cif });
  expect(empresas[1]).toMatchObject({ contacto: null });
  expect(numTotal).toBe(2);
  expect(await portal.get(getPendingCompany, { params: { id: older.id } }, { token })).toMatchObject({
    empresa: { nombreComercial: 'Austral', descripcion: null },
    contactos: [{ nombre: 'Carla Soler', email: usuario, telefono: null }],
  });
});

test('a company that is validated can log in and is told', async () => {
  const { id } = await waiting('Cierzo');
  const { usuario } = await addContact(portal, [id]);
  await portal.refused(loginCompany, login(usuario), 'notValidatedOrBlocked');
  await portal.get(validateCompany, { body: { idEmpresa: id } }, { token });
  const companyContact = await companyToken(portal, usuario);
  const { notificaciones } = await portal.get(listCompanyNotifications, {}, { token: companyContact });
  expect(notificaciones).toMatchObject([
    { texto: expect.stringContaining('Cierzo'), urlAcceso: '/mis-ofertas' },
  ]);
});

test('a company that is turned down is told why by mail, in each contact’s language', async () => {
  const { id } = await waiting('Dársena');
  const contacts = [await addContact(portal, [id]), await addContact(portal, [id], { idioma: 'en' })];
  const motivo = 'No hemos podido comprobar el CIF';
  await portal.get(rejectCompany, { body: { idEmpresa: id, motivo } }, { token });
  await portal.refused(loginCompany, login(contacts[0]?.usuario ?? ''), 'notValidatedOrBlocked');
  await vi.waitFor(
    async () => {
      const { correos } = await portal.get(listMail, { query: {} }, { token });
      const mails = correos.filter(({ texto }) => texto.includes(motivo));
      expect(mails.map(({ para }) => para).sort()).toEqual(contacts.map(({ usuario }) => usuario).sort());
      expect(mails.map(({ asunto }) => asunto).sort()).toEqual([
        'No hemos podido validar su empresa',
        'We could not approve your company',
      ]);
    },
    { timeout: 20_000, interval: 250 },
  );
});

test('two managers at once decide once', async () => {
  const { id } = await waiting('Estribor');
  const body = { idEmpresa: id };
  const answers = await Promise.all([
    portal.call(validateCompany, { body }, { token }),
    portal.call(rejectCompany, { body: { ...body, motivo: 'No procede' } }, { token }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([0, 14]);
  await portal.refused(validateCompany, { body }, 'noSuchMove', { token });
  await portal.refused(getPendingCompany, { params: { id } }, 'companyProblem', { token });
});

test('a company that there is not, no reason, no number', async () => {
  const idEmpresa = 999_999;
  await portal.refused(validateCompany, { body: { idEmpresa } }, 'companyProblem', { token });
  await portal.refused(rejectCompany, { body: { idEmpresa, motivo: 'No procede' } }, 'companyProblem', {
    token,
  });
  await portal.refused(getPendingCompany, { params: { id: idEmpresa } }, 'companyProblem', { token });
  const { id } = await waiting('Faro');
  await portal.refused(rejectCompany, { body: { idEmpresa: id, motivo: ' ' } }, 'mandatoryDataMissing', {
    token,
  });
  await portal.refused(validateCompany, { body: { idEmpresa: 'x' } }, 'mandatoryDataMissing', { token });
});
