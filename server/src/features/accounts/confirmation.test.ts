import {
  checkLink,
  confirmEmail,
  registerStudent,
  requestCompanyAccount,
  resendConfirmation,
} from '@portal/contract/accounts';
import {
  countPending,
  getPendingCompany,
  listPendingCompanies,
  listPendingStudents,
  validateCompany,
  validateStudent,
} from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountLinks, accounts, companyContacts, loginAttempts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { keptMails } from '../../db/tables/messages.ts';
import { jobsOf, newCompany, newStudent } from '../../testing/applications.ts';
import { type Bodies, validBodies } from '../../testing/bodies.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addPendingStudent,
  addStudent,
  managerToken,
  newCif,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { sweepUnconfirmed } from './confirmation.queries.ts';

let portal: TestPortal;
let time = new Date();
let manager: string;
let token: string;
let bodies: Bodies;
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => time });
  manager = (await addManager(portal)).usuario;
  token = await managerToken(portal, manager);
  bodies = validBodies({
    portal,
    student: await newStudent(portal),
    company: await newCompany(portal),
    manager: { id: 0 },
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

const days = async (count: number) => {
  time = new Date(time.getTime() + count * 86_400_000);
  // The manager's session is over by then.
  token = await managerToken(portal, manager);
};
const waiting = async () => {
  const { alumnos } = await portal.get(listPendingStudents, { query: { porPagina: 100 } }, { token });
  return alumnos.map(({ email }) => email);
};
const waitingCompanies = async () => {
  const { empresas } = await portal.get(listPendingCompanies, { query: { porPagina: 100 } }, { token });
  return empresas.map(({ cif }) => cif);
};
const accountOf = async (usuario: string) => {
  const [account] = await portal.database.orm.select().from(accounts).where(eq(accounts.usuario, usuario));
  return account;
};
/** Confirms by a link of its own, once the mail with the first one is on its way. */
const confirm = async (usuario: string) => {
  const { orm } = portal.database;
  const id = (await accountOf(usuario))?.id ?? 0;
  const linksOf = eq(accountLinks.accountId, id);
  await vi.waitFor(async () => expect(await orm.select().from(accountLinks).where(linksOf)).toHaveLength(1), {
    timeout: 60_000,
    interval: 100,
  });
  await orm.delete(accountLinks).where(linksOf);
  return portal.get(confirmEmail, { body: { token: await addLink(portal, id, { uso: 'confirmar' }) } });
};

/** The links that an address has been mailed, once there are so many. */
const mailsTo = (para: string, count: number) =>
  vi.waitFor(
    async () => {
      const mails = await portal.database.orm.select().from(keptMails).where(eq(keptMails.para, para));
      expect(mails).toHaveLength(count);
      return mails.map(({ asunto, texto }) => {
        const [, page, secret] = /^https?:\/\/[^/]+(\/\S+)#([\w-]{43})$/m.exec(texto) ?? [];
        return { asunto, page, secret: secret ?? '' };
      });
    },
    { timeout: 60_000, interval: 100 },
  );

describe('the e-mail of a registration', () => {
  test('is confirmed by the link in its mail, once, and only then does a manager see who it is', async () => {
    const body = await bodies.registerStudent();
    await portal.get(registerStudent, { body });
    const [mail] = await mailsTo(body.email, 1);
    expect(mail).toMatchObject({ asunto: 'Confirma el teu correu', page: '/ca/confirmar-correu' });
    const before = (await portal.get(countPending, {}, { token })).numAlumnos;
    expect(await waiting()).not.toContain(body.email);
    const idAlumno = (await accountOf(body.email))?.id ?? 0;
    await portal.refused(validateStudent, { body: { idAlumno } }, 'noSuchMove', { token });

    const link = { token: mail?.secret ?? '' };
    await portal.refused(checkLink, { body: link }, 'linkExpiredOrUsed');
    const confirmed = { uso: 'confirmar', userType: 'Alumno', name: body.nombre };
    expect(await portal.get(confirmEmail, { body: link })).toEqual(confirmed);
    // Pressed again, or opened by a mail program first.
    expect(await portal.get(confirmEmail, { body: link })).toEqual(confirmed);
    expect(await waiting()).toContain(body.email);
    expect((await portal.get(countPending, {}, { token })).numAlumnos).toBe(before + 1);
    await portal.get(validateStudent, { body: { idAlumno } }, { token });
  });

  test('is confirmed within three days, by the link that came last', async () => {
    const body = await bodies.registerStudent();
    await portal.get(registerStudent, { body });
    const [first] = await mailsTo(body.email, 1);
    await days(3);
    await portal.refused(confirmEmail, { body: { token: first?.secret ?? '' } }, 'linkExpiredOrUsed');
    await portal.get(resendConfirmation, { body: { email: body.email.toUpperCase() } });
    const [, second] = await mailsTo(body.email, 2);
    await portal.refused(confirmEmail, { body: { token: first?.secret ?? '' } }, 'linkExpiredOrUsed');
    await portal.get(confirmEmail, { body: { token: second?.secret ?? '' } });
  });

  test('is confirmed once, by two at once', async () => {
    const { id } = await addPendingStudent(portal, {}, { emailSinConfirmar: time });
    const body = { token: await addLink(portal, id, { uso: 'confirmar' }) };
    const answers = await Promise.all([1, 2].map(() => portal.call(confirmEmail, { body })));
    expect(answers.map(({ status }) => status)).toEqual([0, 0]);
  });

  test('that somebody typed for another binds nobody: who registers after takes its place', async () => {
    const body = await bodies.registerStudent();
    await portal.get(registerStudent, { body: { ...body, nombre: 'Impostor' } });
    const [first] = await mailsTo(body.email, 1);
    await portal.get(registerStudent, { body });
    await portal.refused(confirmEmail, { body: { token: first?.secret ?? '' } }, 'linkExpiredOrUsed');
    await confirm(body.email);
    expect(await accountOf(body.email)).toMatchObject({ nombre: body.nombre, emailSinConfirmar: null });
    // The same identity number with an e-mail mended.
    const typo = await bodies.registerStudent();
    await portal.get(registerStudent, { body: typo });
    const mended = { ...typo, email: `bien.${typo.email}` };
    await portal.get(registerStudent, { body: mended });
    expect(await accountOf(typo.email)).toBeUndefined();
    await confirm(mended.email);
    await portal.refused(registerStudent, { body: typo }, 'idRegistered');
    await portal.refused(registerStudent, { body: mended }, 'emailRegistered');
  });

  test('is asked for again with the same answer and the same job, whether there is one or not', async () => {
    const { id, usuario } = await addPendingStudent(portal, {}, { emailSinConfirmar: time });
    const confirmed = await addStudent(portal);
    for (const email of [usuario, confirmed.usuario, 'nobody@example.test'])
      expect(await portal.call(resendConfirmation, { body: { email } })).toEqual({
        status: 0,
        datos: null,
        mensaje: null,
      });
    expect((await jobsOf(portal, 'accountLink')).slice(-3)).toEqual([
      { accountId: id, confirma: true },
      { accountId: null, confirma: true },
      { accountId: null, confirma: true },
    ]);
    for (let turn = 0; turn < 2; turn++) await portal.get(resendConfirmation, { body: { email: usuario } });
    await portal.refused(resendConfirmation, { body: { email: usuario } }, 'userBlocked');
  });

  test('has a link that is guessed no more than fifty times from an address, where a good one still passes', async () => {
    const { id } = await addPendingStudent(portal, {}, { emailSinConfirmar: time });
    const own = await addLink(portal, id, { uso: 'confirmar' });
    const ofPassword = await addLink(portal, (await addStudent(portal)).id);
    const from = (secret: string) =>
      portal.app.inject({
        method: 'POST',
        url: confirmEmail.path,
        payload: { token: secret },
        remoteAddress: '192.0.2.7',
      });
    const guesses = ['A'.repeat(43), ofPassword];
    for (let turn = 0; turn < 50; turn++)
      expect((await from(guesses[turn % 2] ?? '')).json()).toMatchObject({ status: 42 });
    for (const guess of guesses) expect((await from(guess)).json()).toMatchObject({ status: 90 });
    expect((await from(own)).json()).toMatchObject({ status: 0 });
  });

  test('that nobody confirmed in a week is forgotten, with all that was sent', async () => {
    const old = await addPendingStudent(portal, {}, { emailSinConfirmar: new Date(time.getTime() - 1) });
    const confirmed = await addPendingStudent(portal);
    await addLink(portal, old.id, { uso: 'confirmar' });
    await sweepUnconfirmed(portal.database, time, time);
    // A link is on its way to them still.
    expect(await accountOf(old.usuario)).toBeDefined();
    await sweepUnconfirmed(portal.database, time, new Date('2100-01-02'));
    expect(await accountOf(old.usuario)).toBeUndefined();
    expect(await accountOf(confirmed.usuario)).toBeDefined();
    const links = await portal.database.orm
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.accountId, old.id));
    expect(links).toEqual([]);
  });
});

describe('the e-mail of a person who asks for a company', () => {
  const ask = async (cif?: string) => {
    const body = await bodies.requestCompanyAccount();
    const asked = cif === undefined ? body : { ...body, empresa: { ...body.empresa, cif } };
    await portal.get(requestCompanyAccount, { body: asked });
    const [company] = await portal.database.orm
      .select()
      .from(companies)
      .where(eq(companies.cif, asked.empresa.cif));
    return { email: asked.contacto.email, cif: asked.empresa.cif, idEmpresa: company?.id ?? 0 };
  };
  const contactsIn = (companyId: number) =>
    portal.database.orm
      .select()
      .from(companyContacts)
      .where(eq(companyContacts.companyId, companyId))
      .orderBy(companyContacts.id);

  test('has to be confirmed before a manager sees the company', async () => {
    const { email, cif, idEmpresa } = await ask();
    const [mail] = await mailsTo(email, 1);
    expect(mail).toMatchObject({ asunto: 'Confirme su correo', page: '/confirmar-correo' });
    expect(await waitingCompanies()).not.toContain(cif);
    const one = { params: { id: idEmpresa } };
    await portal.refused(getPendingCompany, one, 'companyProblem', { token });
    const answer = await portal.get(confirmEmail, { body: { token: mail?.secret ?? '' } });
    expect(answer.userType).toBe('Empresa');
    expect(await waitingCompanies()).toContain(cif);
    expect(await portal.get(getPendingCompany, one, { token })).toMatchObject({
      contactos: [{ email, pendiente: false }],
    });
  });

  test('who confirms first speaks for it, and who confirms after asks to join', async () => {
    const { email: first, cif, idEmpresa } = await ask();
    const { email: second } = await ask(cif);
    await confirm(second);
    expect((await contactsIn(idEmpresa)).map(({ activo }) => activo)).toEqual([false, true]);
    await confirm(first);
    expect(await contactsIn(idEmpresa)).toMatchObject([
      { activo: false, solicitado: time },
      { activo: true, solicitado: null },
    ]);
    await portal.get(validateCompany, { body: { idEmpresa } }, { token });
  });

  test('that is in already asks to join only once it is confirmed', async () => {
    const { id, cif } = await addCompany(portal, { cif: newCif() });
    await addContact(portal, [id]);
    const { email } = await ask(cif);
    expect(await waitingCompanies()).not.toContain(cif);
    await confirm(email);
    expect(await waitingCompanies()).toContain(cif);
  });

  test('that nobody confirmed takes with it the company that nobody else asks for', async () => {
    const alone = await ask();
    const shared = await ask();
    const { email: other } = await ask(shared.cif);
    await confirm(other);
    const again = await addCompany(portal, {
      cif: newCif(),
      estado: 'rechazada',
      motivoRechazo: 'No existe',
    });
    await addContact(portal, [again.id]);
    await ask(again.cif);
    await sweepUnconfirmed(portal.database, new Date(time.getTime() + 1), new Date('2100-01-02'));
    const states = await portal.database.orm.select().from(companies);
    const stateOf = (id: number) => states.find((company) => company.id === id)?.estado;
    expect([alone.idEmpresa, shared.idEmpresa, again.id].map(stateOf)).toEqual([
      undefined,
      'pendiente',
      'rechazada',
    ]);
    expect(await contactsIn(shared.idEmpresa)).toMatchObject([{ activo: true }]);
  });
});
