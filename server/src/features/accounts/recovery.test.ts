import {
  checkLink,
  confirmEmail,
  recoverCompanyPassword,
  recoverManagerPassword,
  recoverStudentPassword,
  resetCompanyPassword,
  resetStudentPassword,
  setFirstPassword,
} from '@portal/contract/accounts';
import { getSession, loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountLinks, loginAttempts } from '../../db/tables/accounts.ts';
import { keptMails, notifications } from '../../db/tables/messages.ts';
import { jobsOf } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addPendingStudent,
  addStudent,
  newCif,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { counter } from '../session/attempts.ts';
import { addIdentity } from '../sign-on/sign-on.queries.ts';
import { accountLimits } from './accounts.rules.ts';

let portal: TestPortal;
let time = new Date();
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => time });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

const minutes = (count: number) => {
  time = new Date(time.getTime() + count * 60_000);
};
const twice = { password: 'Otra2027x', password2: 'Otra2027x' };
const ask = (usuario: string) => portal.get(recoverStudentPassword, { body: { usuario } });
const askBy = (body: { nick: string } | { cif: string }) => portal.get(recoverCompanyPassword, { body });

/** The links that an address has been mailed, once there are so many. */
const linksTo = (para: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await portal.database.orm
        .select()
        .from(keptMails)
        .where(eq(keptMails.para, para))
        .orderBy(keptMails.id);
      expect(mails).toHaveLength(count);
      return mails.map(({ asunto, texto }) => {
        const [, page, secret] = /^https?:\/\/[^/]+(\/\S+)#([\w-]{43})$/m.exec(texto) ?? [];
        return { asunto, texto, page, secret: secret ?? '' };
      });
    },
    { timeout: 60_000, interval: 100 },
  );

const linkTo = async (para: string) => {
  const [link] = await linksTo(para);
  if (!link) throw new Error('no mail came');
  return link;
};

/** Every link asked for before has been sent or not: they are sent one after another. */
const allSent = async () => {
  const { usuario } = await addStudent(portal);
  await ask(usuario);
  await linkTo(usuario);
};

describe('who has forgotten the password', () => {
  test('as a student is mailed a link, in the own language, and comes in with another', async () => {
    const { usuario } = await addStudent(portal, {}, {}, { idioma: 'ca', nombre: 'Mar' });
    const before = await studentToken(portal, usuario);
    await ask(` ${usuario.toUpperCase()}`);
    const { asunto, page, secret } = await linkTo(usuario);
    expect(asunto).toBe('Canvia la teva contrasenya');
    expect(page).toBe('/ca/restablir-candidat');
    expect(await portal.get(checkLink, { body: { token: secret } })).toEqual({
      uso: 'restablecer',
      userType: 'Alumno',
      name: 'Mar',
    });
    const same = { token: secret, password, password2: password };
    const refused = await portal.refused(resetStudentPassword, { body: same }, 'mandatoryDataMissing');
    expect(refused.datos).toMatchObject({ campos: [{ campo: 'password' }] });
    await portal.get(resetStudentPassword, { body: { token: secret, ...twice } });
    expect(await portal.call(getSession, {}, { token: before })).toMatchObject({ status: 2 });
    const credentials = { eAmbito: 'PrivadoAlumno', eUsuario: usuario, ePassword: twice.password } as const;
    await portal.get(loginStudent, { body: credentials });
    for (const used of [checkLink, resetStudentPassword] as const)
      await portal.refused(used, { body: { token: secret, ...twice } }, 'linkExpiredOrUsed');
  });

  test('as a contact or a manager is mailed one to the page of both', async () => {
    const { usuario } = await addContact(portal, [(await addCompany(portal)).id]);
    const manager = await addManager(portal);
    await askBy({ nick: usuario });
    await portal.get(recoverManagerPassword, { body: { nick: manager.usuario } });
    const ofContact = await linkTo(usuario);
    expect(ofContact).toMatchObject({ asunto: 'Cambie su contraseña', page: '/restablecer-login' });
    await portal.get(resetCompanyPassword, { body: { token: ofContact.secret, ...twice } });
    const ePassword = twice.password;
    await portal.get(loginCompany, { body: { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword } });
    const ofManager = await linkTo(manager.usuario);
    expect(ofManager).toMatchObject({ asunto: 'Cambia tu contraseña', page: '/restablecer-login' });
    await portal.get(resetCompanyPassword, { body: { token: ofManager.secret, ...twice } });
    await portal.get(loginManager, {
      body: { eAmbito: 'PrivadoGestor', eUsuario: manager.usuario, ePassword },
    });
  });

  test('of two accounts with one e-mail is mailed to the one that was asked for', async () => {
    const email = 'both.kinds@example.test';
    const contact = await addContact(portal, [(await addCompany(portal)).id], { usuario: email, email });
    const manager = await addManager(portal, { usuario: email, email });
    const asked = async () => (await jobsOf(portal, 'accountLink')).slice(-1);
    await askBy({ nick: email });
    expect(await asked()).toEqual([{ accountId: contact.id }]);
    await portal.get(recoverManagerPassword, { body: { nick: email } });
    expect(await asked()).toEqual([{ accountId: manager.id }]);
    const alone = await addManager(portal);
    await askBy({ nick: alone.usuario });
    expect(await asked()).toEqual([{ accountId: null }]);
    await allSent();
    expect(await linksTo(alone.usuario, 0)).toEqual([]);
  });

  test('as a company is mailed to each contact who speaks for it', async () => {
    const cif = newCif();
    const { id } = await addCompany(portal, { cif });
    const contacts = [await addContact(portal, [id]), await addContact(portal, [id], { idioma: 'en' })];
    const blocked = await addContact(portal, [id], { estado: 'bloqueada' });
    const joining = await addJoining(portal, id);
    await askBy({ cif: `${cif.slice(0, 1)}-${cif.slice(1)}` });
    await allSent();
    const links = await Promise.all(contacts.map(({ usuario }) => linkTo(usuario)));
    expect(links.map(({ asunto }) => asunto)).toEqual(['Cambie su contraseña', 'Change your password']);
    expect(new Set(links.map(({ secret }) => secret)).size).toBe(2);
    for (const { usuario } of [blocked, joining]) expect(await linksTo(usuario, 0)).toEqual([]);
  });

  test('of an account without a password yet is mailed a link to the first', async () => {
    const { id, usuario } = await addContact(portal, [(await addCompany(portal)).id], { passwordHash: null });
    await askBy({ nick: usuario });
    const { asunto, page, secret } = await linkTo(usuario);
    expect({ asunto, page }).toEqual({ asunto: 'Cree su contraseña', page: '/establecer-login' });
    minutes(7 * 24 * 60 - 1);
    await portal.get(setFirstPassword, { body: { token: secret, ...twice } });
    await portal.refused(checkLink, { body: { token: secret } }, 'passwordAlreadySet');
    const kept = await portal.database.orm.select().from(accountLinks).where(eq(accountLinks.accountId, id));
    expect(kept).toMatchObject([{ uso: 'establecer', usado: time }]);
  });

  test('has one link: the last one asked for', async () => {
    const { usuario } = await addStudent(portal);
    await ask(usuario);
    await ask(usuario);
    const [first, second] = await linksTo(usuario, 2);
    const use = (token = '') => ({ body: { token, ...twice } });
    await portal.refused(resetStudentPassword, use(first?.secret), 'linkExpiredOrUsed');
    await portal.get(resetStudentPassword, use(second?.secret));
  });

  test('has an hour for it', async () => {
    const { usuario } = await addStudent(portal);
    await ask(usuario);
    const { secret } = await linkTo(usuario);
    minutes(59);
    await portal.get(checkLink, { body: { token: secret } });
    minutes(1);
    const use = { body: { token: secret, ...twice } };
    await portal.refused(checkLink, use, 'linkExpiredOrUsed');
    await portal.refused(resetStudentPassword, use, 'linkExpiredOrUsed');
  });
});

test('a student who was imported and whose first link is over is sent another', async () => {
  const { usuario } = await addStudent(portal, {}, {}, { passwordHash: null });
  await ask(usuario);
  const { asunto, page, secret } = await linkTo(usuario);
  expect([asunto, page]).toEqual(['Crea tu contraseña', '/restablecer-candidato']);
  await portal.get(setFirstPassword, { body: { token: secret, ...twice } });
});

describe('nobody is told who has an account', () => {
  test('who could not log in with a password is mailed nothing', async () => {
    const students = [
      await addStudent(portal, {}, {}, { estado: 'bloqueada' }),
      await addStudent(portal, {}, {}, { estado: 'baja' }),
      await addStudent(portal, {}, {}, { passwordHash: null }),
      await addPendingStudent(portal),
    ];
    // Comes by the university's sign-on.
    await addIdentity(portal.database, students[2]?.id ?? 0, {
      emisor: 'https://university.test',
      sujeto: 'somebody',
      userType: 'Alumno',
    });
    const waiting = await addCompany(portal, { estado: 'pendiente', cif: newCif() });
    const contacts = [
      await addContact(portal, [waiting.id]),
      await addJoining(portal, (await addCompany(portal)).id),
      await addManager(portal, { estado: 'bloqueada' }),
    ];
    for (const { usuario } of students) await ask(usuario);
    for (const { usuario } of contacts) await askBy({ nick: usuario });
    await askBy({ cif: waiting.cif });
    // A student's user is no company's, and the other way round.
    const { usuario } = await addStudent(portal);
    await askBy({ nick: usuario });
    await allSent();
    for (const { usuario: para } of [...students, ...contacts, { usuario }])
      expect(await linksTo(para, 0)).toEqual([]);
  });

  test('the answer is the same, and so is what is written', async () => {
    const { id, usuario } = await addStudent(portal);
    const answers = [];
    for (const user of [usuario, 'nobody@example.test'])
      answers.push(await portal.call(recoverStudentPassword, { body: { usuario: user } }));
    for (const body of [{ nick: 'nobody@example.test' }, { cif: newCif() }])
      answers.push(await portal.call(recoverCompanyPassword, { body }));
    for (const answer of answers) expect(answer).toEqual({ status: 0, datos: null, mensaje: null });
    expect((await jobsOf(portal, 'accountLink')).slice(-4)).toEqual([
      { accountId: id },
      { accountId: null },
      { accountId: null },
      { accountId: null },
    ]);
  });

  test('the secret is in the mail and nowhere else', async () => {
    const { usuario } = await addStudent(portal);
    await ask(usuario);
    const { secret } = await linkTo(usuario);
    const { rows } = await portal.database.raw('select * from pgboss.job');
    const kept = [
      rows,
      await portal.database.orm.select().from(notifications),
      await portal.database.orm.select().from(accountLinks),
      await portal.database.orm.select().from(loginAttempts),
    ];
    for (const table of kept) expect(JSON.stringify(table)).not.toContain(secret);
    expect(JSON.stringify(await jobsOf(portal, 'accountLink'))).not.toContain('@');
    expect(JSON.stringify(kept.at(-1))).not.toContain(usuario);
  });

  test('what is no address, no tax id or nothing at all is refused beside its field', async () => {
    for (const usuario of ['nadie', 'a@b'])
      await portal.refused(recoverStudentPassword, { body: { usuario } }, 'emailInvalid');
    await portal.refused(recoverStudentPassword, { body: { usuario: '' } }, 'mandatoryDataMissing');
    const wrong = [
      [{ nick: 'nadie' }, 'nick', 'emailInvalid'],
      [{ cif: 'B12345675' }, 'cif', 'taxIdMalformed'],
      [{}, 'nick', 'mandatoryDataMissing'],
    ] as const;
    for (const [body, campo, refusal] of wrong) {
      const { datos } = await portal.refused(recoverCompanyPassword, { body }, refusal);
      expect(datos).toEqual({ campos: [{ campo, mensaje: expect.stringMatching(/\p{L}/u) }] });
    }
    await portal.refused(recoverManagerPassword, { body: { nick: 'nadie' } }, 'emailInvalid');
  });
});

describe('links asked for are limited', () => {
  test('for one user, known or not, and one tax id: three in a quarter of an hour', async () => {
    const { usuario } = await addStudent(portal);
    for (const user of [usuario, 'nobody@example.test']) {
      const body = { usuario: user };
      for (let turn = 0; turn < 3; turn++) await portal.get(recoverStudentPassword, { body });
      const { mensaje } = await portal.refused(recoverStudentPassword, { body }, 'userBlocked');
      expect(mensaje).toMatch(/15\smin/);
    }
    const cif = newCif();
    for (let turn = 0; turn < 3; turn++) await askBy({ cif });
    await portal.refused(recoverCompanyPassword, { body: { cif } }, 'userBlocked');
    // Somebody else's is another count, and this one is over in a while.
    await askBy({ nick: usuario });
    minutes(15.1);
    await ask(usuario);
  });

  test('and tried: fifty that are none from one address, whatever they are tried at', async () => {
    const { usuario } = await addStudent(portal);
    await ask(usuario);
    const [{ secret } = { secret: '' }] = await linksTo(usuario);
    const none = { token: 'A'.repeat(43) };
    for (let turn = 0; turn < 50; turn++)
      await portal.refused(checkLink, { body: none }, 'linkExpiredOrUsed');
    for (const call of [checkLink, confirmEmail]) await portal.refused(call, { body: none }, 'userBlocked');
    for (const call of [resetStudentPassword, resetCompanyPassword, setFirstPassword])
      await portal.refused(call, { body: { ...none, ...twice } }, 'userBlocked');
    await portal.refused(checkLink, { body: none }, 'linkExpiredOrUsed', { address: '192.0.2.9' });
    await portal.get(resetStudentPassword, { body: { token: secret, ...twice } });
  });

  test('for one manager, apart from a contact with the same e-mail: three in a quarter of an hour', async () => {
    const email = 'limited.both@example.test';
    await addContact(portal, [(await addCompany(portal)).id], { usuario: email, email });
    await addManager(portal, { usuario: email, email });
    for (const nick of [email, 'no.manager@example.test']) {
      const body = { nick };
      for (let turn = 0; turn < 3; turn++) await portal.get(recoverManagerPassword, { body });
      const asked = await jobsOf(portal, 'accountLink');
      const { mensaje } = await portal.refused(recoverManagerPassword, { body }, 'userBlocked');
      expect(mensaje).toMatch(/15\smin/);
      expect(await jobsOf(portal, 'accountLink')).toHaveLength(asked.length);
    }
    await askBy({ nick: email });
    minutes(15.1);
    await portal.get(recoverManagerPassword, { body: { nick: email } });
  });

  test('for one user from many at once', async () => {
    const body = { usuario: 'anybody@example.test' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => portal.call(recoverStudentPassword, { body })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 0, 0, 90, 90, 90]);
  });

  test('for one address that asks for many', async () => {
    const from = (turn: number) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/Empresa/recuerdoPassword',
        payload: { nick: `guess${turn}@example.test` },
        remoteAddress: '192.0.2.9',
      });
    expect((await from(0)).json()).toMatchObject({ status: 0 });
    const { key } = counter('recovery address', '192.0.2.9', accountLimits.recoveryAddress);
    const almost = { fallos: accountLimits.recoveryAddress.max - 1 };
    await portal.database.orm.update(loginAttempts).set(almost).where(eq(loginAttempts.clave, key));
    expect((await from(1)).json()).toMatchObject({ status: 0 });
    expect((await from(2)).json()).toMatchObject({ status: 90 });
    expect(JSON.stringify(await portal.database.orm.select().from(loginAttempts))).not.toContain('192.0.2.9');
  });
});
