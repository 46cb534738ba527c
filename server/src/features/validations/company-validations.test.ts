import { listMail } from '@portal/contract/mail';
import { listCompanyNotifications } from '@portal/contract/notifications';
import { loginCompany } from '@portal/contract/session';
import {
  countPending,
  getPendingCompany,
  listPendingCompanies,
  rejectCompany,
  validateCompany,
} from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { told } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addToCompany,
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

/** Mails are sent by a job, after the call. */
const mailsTo = (para: string) =>
  vi.waitFor(
    async () => {
      const { correos } = await portal.get(listMail, { query: { porPagina: 100 } }, { token });
      const found = correos.filter((mail) => mail.para === para);
      expect(found).not.toEqual([]);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );

test('companies that wait are listed oldest first, and read with their contacts', async () => {
  const newer = await waiting('Boreal', new Date('2030-02-01'));
  const older = await waiting('Austral', new Date('2030-01-01'));
  await addCompany(portal, { nombreComercial: 'Ya validada' });
  const { usuario } = await addContact(portal, [older.id], { nombre: 'Carla', apellidos: 'Soler' });
  const { empresas, numTotal } = await portal.get(listPendingCompanies, { query: {} }, { token });
  expect(empresas.map(({ idEmpresa }) => idEmpresa)).toEqual([older.id, newer.id]);
  expect(empresas[0]).toMatchObject({ contacto: 'Carla Soler', cif: older.cif, validada: false });
  expect(empresas[1]).toMatchObject({ contacto: null });
  expect(numTotal).toBe(2);
  expect(await portal.get(getPendingCompany, { params: { id: older.id } }, { token })).toMatchObject({
    empresa: { nombreComercial: 'Austral', descripcion: null },
    contactos: [{ nombre: 'Carla Soler', email: usuario, telefono: null, pendiente: false }],
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
        'We couldn’t approve your company',
      ]);
    },
    { timeout: 60_000, interval: 250 },
  );
});

test('a company that is turned down is told by mail alone, also who logs in for another company', async () => {
  const { id } = await waiting('Espigón');
  const other = await addCompany(portal);
  const contacts = [await addContact(portal, [id]), await addContact(portal, [id, other.id])];
  const motivo = 'No hemos podido comprobar su actividad';
  await portal.get(rejectCompany, { body: { idEmpresa: id, motivo } }, { token });
  for (const { id: accountId, usuario } of contacts) {
    expect(await mailsTo(usuario)).toMatchObject([{ texto: expect.stringContaining(motivo) }]);
    expect(await told(portal, accountId)).toEqual([]);
  }
  const session = { token: await companyToken(portal, contacts[1]?.usuario ?? '') };
  const { notificaciones } = await portal.get(listCompanyNotifications, {}, session);
  expect(notificaciones).toEqual([]);
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

describe('who asks to join a company that is in', () => {
  const day = (number: number) => new Date(Date.UTC(2031, 0, number));
  const listed = async () => {
    const { empresas } = await portal.get(listPendingCompanies, { query: { porPagina: 100 } }, { token });
    return empresas.filter(({ validada }) => validada);
  };

  test('waits in the same list, once for the company however many they are', async () => {
    const company = await addCompany(portal, { nombreComercial: 'Galerna' });
    const speaks = await addContact(portal, [company.id]);
    const before = await portal.get(countPending, {}, { token });
    const second = await addJoining(portal, company.id, { nombre: 'Bel', apellidos: 'Roca' }, day(2));
    const first = await addJoining(portal, company.id, { nombre: 'Ada', apellidos: 'Pons' }, day(1));
    const blocked = await addCompany(portal, { estado: 'bloqueada' });
    await addJoining(portal, blocked.id);
    expect(await listed()).toMatchObject([
      { idEmpresa: company.id, contacto: 'Ada Pons', fecha: day(1).toISOString() },
    ]);
    expect(await portal.get(countPending, {}, { token })).toMatchObject({
      numEmpresas: before.numEmpresas + 1,
    });
    const { contactos } = await portal.get(getPendingCompany, { params: { id: company.id } }, { token });
    expect(contactos).toMatchObject([
      { email: speaks.usuario, pendiente: false },
      { idContacto: second.idContacto, email: second.usuario, pendiente: true },
      { idContacto: first.idContacto, email: first.usuario, pendiente: true },
    ]);
    for (const { idContacto } of [first, second])
      await portal.get(validateCompany, { body: { idEmpresa: company.id, idContacto } }, { token });
    expect(await listed()).toEqual([]);
    await portal.refused(getPendingCompany, { params: { id: company.id } }, 'companyProblem', { token });
  });

  test('is let in alone, and told by mail', async () => {
    const { id: idEmpresa } = await addCompany(portal, { nombreComercial: 'Harmattan' });
    const [one, two] = [await addJoining(portal, idEmpresa), await addJoining(portal, idEmpresa)];
    await portal.refused(loginCompany, login(one.usuario), 'notValidatedOrBlocked');
    await portal.get(validateCompany, { body: { idEmpresa, idContacto: one.idContacto } }, { token });
    expect(await portal.get(loginCompany, login(one.usuario))).toMatchObject({ idEmpresa });
    await portal.refused(loginCompany, login(two.usuario), 'notValidatedOrBlocked');
    expect(await mailsTo(one.usuario)).toMatchObject([
      {
        asunto: 'Ya puede entrar en el portal',
        texto: expect.stringMatching(/Harmattan.*\/login\/empresas$/ms),
      },
    ]);
    await portal.get(
      rejectCompany,
      { body: { idEmpresa, idContacto: two.idContacto, motivo: 'No la conocemos' } },
      { token },
    );
  });

  test('and is turned down is told why by mail, and nothing is left of them', async () => {
    const { id: idEmpresa } = await addCompany(portal, { nombreComercial: 'Jaloque' });
    const { usuario: speaks } = await addContact(portal, [idEmpresa]);
    const { idContacto, usuario, accountId } = await addJoining(portal, idEmpresa);
    const motivo = 'La empresa no la conoce';
    await portal.get(rejectCompany, { body: { idEmpresa, idContacto, motivo } }, { token });
    await portal.refused(loginCompany, login(usuario), 'accessDenied');
    const { orm } = portal.database;
    expect(await orm.select().from(accounts).where(eq(accounts.id, accountId))).toEqual([]);
    expect(await mailsTo(usuario)).toMatchObject([{ texto: expect.stringContaining(motivo) }]);
    await portal.get(loginCompany, login(speaks));
  });

  test('keeps the account where it speaks for another company', async () => {
    const [own, asked] = [await addCompany(portal), await addCompany(portal)];
    const { id: accountId, usuario } = await addContact(portal, [own.id]);
    const row = await addToCompany(portal, accountId, asked.id, { activo: false, solicitado: day(1) });
    const body = { idEmpresa: asked.id, idContacto: row.id, motivo: 'No procede' };
    await portal.get(rejectCompany, { body }, { token });
    expect(await portal.get(loginCompany, login(usuario))).toMatchObject({ idEmpresa: own.id });
  });

  test('is decided on once, by name, and in the company asked for', async () => {
    const { id: idEmpresa } = await addCompany(portal);
    const { id: other } = await addCompany(portal);
    const { idContacto } = await addJoining(portal, idEmpresa);
    const speaks = await addContact(portal, [idEmpresa]);
    const [active] = await portal.database.orm
      .select()
      .from(companyContacts)
      .where(eq(companyContacts.accountId, speaks.id));
    const motivo = 'No procede';
    for (const body of [
      { idEmpresa },
      { idEmpresa: other, idContacto },
      { idEmpresa, idContacto: active?.id ?? 0 },
      { idEmpresa, idContacto: 999_999 },
    ]) {
      await portal.refused(validateCompany, { body }, 'noSuchMove', { token });
      await portal.refused(rejectCompany, { body: { ...body, motivo } }, 'noSuchMove', { token });
    }
    const body = { idEmpresa: 999_999, idContacto };
    await portal.refused(validateCompany, { body }, 'companyProblem', { token });
    const answers = await Promise.all([
      portal.call(validateCompany, { body: { idEmpresa, idContacto } }, { token }),
      portal.call(rejectCompany, { body: { idEmpresa, idContacto, motivo } }, { token }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
  });

  test('waits for the company where it waits itself, and is turned down with it', async () => {
    const { id: idEmpresa } = await waiting('Kamsin');
    const { usuario } = await addContact(portal, [idEmpresa]);
    const { idContacto, usuario: joining, accountId } = await addJoining(portal, idEmpresa);
    const motivo = 'No existe ninguna empresa así';
    await portal.refused(validateCompany, { body: { idEmpresa, idContacto } }, 'noSuchMove', { token });
    await portal.get(rejectCompany, { body: { idEmpresa, motivo } }, { token });
    for (const para of [usuario, joining])
      expect(await mailsTo(para)).toMatchObject([{ texto: expect.stringContaining(motivo) }]);
    const { orm } = portal.database;
    expect(await orm.select().from(accounts).where(eq(accounts.id, accountId))).toEqual([]);
  });
});
