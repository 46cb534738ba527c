import {
  changeCompanyPassword,
  changeStudentPassword,
  confirmEmail,
  registerStudent,
  requestCompanyAccount,
  resetCompanyPassword,
  resetStudentPassword,
} from '@portal/contract/accounts';
import { listMail } from '@portal/contract/mail';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readBrand } from '../../brand.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { validBodies } from '../../testing/bodies.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addStudent,
  companyToken,
  managerToken,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal({ worker: true });
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const { correos: desks } = readBrand('universidad');
/** Mails are sent by a job, after the call. */
const mailTo = (para: string, asunto: string) =>
  vi.waitFor(
    async () => {
      const { correos } = await portal.get(listMail, { query: {} }, { token });
      const [mail] = correos.filter((one) => one.para === para && one.asunto === asunto);
      if (!mail) throw new Error(`no mail «${asunto}» yet`);
      return mail;
    },
    { timeout: 60_000, interval: 100 },
  );
const twice = { password: 'Otra-clave-2027', password2: 'Otra-clave-2027' };

describe('that the password has changed is told to', () => {
  test('a student, by a link and by the own hand, in the own language', async () => {
    const { id, usuario } = await addStudent(portal, {}, {}, { idioma: 'ca' });
    await portal.get(resetStudentPassword, { body: { token: await addLink(portal, id), ...twice } });
    const { texto } = await mailTo(usuario, 'La teva contrasenya ha canviat');
    expect(texto).not.toContain(twice.password);
    const other = await addStudent(portal, {}, {}, { idioma: 'en' });
    const session = await studentToken(portal, other.usuario);
    const body = { passwordActual: password, ...twice };
    await portal.get(changeStudentPassword, { body }, { token: session });
    await mailTo(other.usuario, 'Your password has changed');
  });

  test('a contact, and not where nothing was changed', async () => {
    const company = await addCompany(portal);
    const { id, usuario } = await addContact(portal, [company.id]);
    await portal.get(resetCompanyPassword, { body: { token: await addLink(portal, id), ...twice } });
    expect((await mailTo(usuario, 'Su contraseña ha cambiado')).texto).toContain('de su cuenta');
    const other = await addContact(portal, [company.id]);
    const session = await companyToken(portal, other.usuario);
    const body = { passwordActual: 'Equivocada1', ...twice };
    await portal.refused(changeCompanyPassword, { body }, 'mandatoryDataMissing', { token: session });
    // By now a mail of before this one would have come.
    const last = await addStudent(portal);
    await portal.get(resetStudentPassword, { body: { token: await addLink(portal, last.id), ...twice } });
    await mailTo(last.usuario, 'Tu contraseña ha cambiado');
    const { correos } = await portal.get(listMail, { query: {} }, { token });
    expect(correos.filter(({ para }) => para === other.usuario)).toEqual([]);
  });
});

/** Follows the link that was mailed to the person who has just registered. */
async function confirmAddress(usuario: string): Promise<void> {
  const [account] = await portal.database.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usuario, usuario.toLowerCase()));
  if (!account) throw new Error('nobody has registered with this address');
  await portal.get(confirmEmail, {
    body: { token: await addLink(portal, account.id, { uso: 'confirmar' }) },
  });
}

describe('that somebody waits is told to the managers', () => {
  const bodies = () =>
    validBodies({
      portal,
      student: { id: 0, token: '' },
      company: { id: 0, contactId: 0 },
      manager: { id: 0 },
    });

  test('of a registration, without saying whose it is', async () => {
    const body = await bodies().registerStudent();
    await portal.get(registerStudent, { body });
    await confirmAddress(body.email);
    const { texto } = await mailTo(desks.general, 'Hay un registro por revisar');
    expect(texto).toContain('/gestion?ver=estudiantes');
    for (const datum of [body.nombre, body.apellidos, body.email, body.dni])
      expect(texto).not.toContain(datum);
  });

  test('of a company, and of a contact who asks to join one', async () => {
    const body = await bodies().requestCompanyAccount();
    await portal.get(requestCompanyAccount, { body });
    await confirmAddress(body.contacto.email);
    const first = await mailTo(desks.empresas, 'Hay una empresa por revisar');
    expect(first.texto).toContain('Talleres Roble');
    const known = await addCompany(portal, { cif: 'B12345674', nombreComercial: 'Hilaturas Turia' });
    const other = await bodies().requestCompanyAccount();
    const joining = { ...other, empresa: { ...other.empresa, cif: known.cif } };
    await portal.get(requestCompanyAccount, { body: joining });
    await confirmAddress(joining.contacto.email);
    const { texto } = await mailTo(desks.empresas, 'Hay un contacto de empresa por revisar');
    // As it is kept, not as the person who asks calls it.
    expect(texto).toContain('Hilaturas Turia');
    for (const datum of [other.contacto.nombre, other.contacto.apellidos, other.contacto.email])
      expect(texto).not.toContain(datum);
  });

  test('and not of one whose address is not confirmed', async () => {
    const body = await bodies().registerStudent();
    await portal.get(registerStudent, { body });
    // One mail after the other: once this one has come, so has whatever was to come before it.
    const last = await bodies().requestCompanyAccount();
    const empresa = { ...last.empresa, nombreComercial: 'La última' };
    await portal.get(requestCompanyAccount, { body: { ...last, empresa } });
    await confirmAddress(last.contacto.email);
    await vi.waitFor(
      async () => {
        const { correos } = await portal.get(listMail, { query: {} }, { token });
        expect(correos.some(({ texto }) => texto.includes('La última'))).toBe(true);
      },
      { timeout: 60_000, interval: 100 },
    );
    const { correos } = await portal.get(listMail, { query: {} }, { token });
    // That of the test before.
    expect(correos.filter(({ asunto }) => asunto === 'Hay un registro por revisar')).toHaveLength(1);
  });
});
