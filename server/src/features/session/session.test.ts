import { createHash } from 'node:crypto';
import type { Language } from '@portal/contract/languages';
import { roles } from '@portal/contract/roles';
import {
  getSession,
  getStudentUser,
  listCompaniesOfUser,
  loginCompany,
  loginManager,
  loginStudent,
  logout,
  setCompanyLanguage,
  setCompanyTheme,
  setManagerLanguage,
  setManagerTheme,
  setStudentLanguage,
  setStudentTheme,
} from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accounts, companyContacts, loginAttempts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { countedAddress } from '../../http/address.ts';
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
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { counter } from './attempts.ts';
import { hashPassword } from './password.ts';
import { saveAttempts } from './session.queries.ts';
import { attemptLimits } from './session.rules.ts';
import { refreshSessions, revokeSessions } from './sessions.queries.ts';

let portal: TestPortal;
let time = new Date();
beforeAll(async () => {
  portal = await openPortal({ now: () => time });
});
afterAll(() => portal.close());

const student = (eUsuario: string, ePassword = password) =>
  ({ eAmbito: 'PrivadoAlumno', eUsuario, ePassword }) as const;
const contact = (eUsuario: string, eidEmpresa?: number) =>
  ({ eAmbito: 'PrivadoEmpresa', eUsuario, ePassword: password, ...(eidEmpresa && { eidEmpresa }) }) as const;

/** What another process ends reaches this one by a notice, a moment later. */
const isDead = (token: string) =>
  vi.waitFor(async () => expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 }), {
    timeout: 60_000,
  });

describe('a student', () => {
  test('logs in, is known by the token, and is not after logging out', async () => {
    const { usuario } = await addStudent(portal, { puedeOfertasPracticas: false, soloCiclosUAX: true });
    const token = await studentToken(portal, usuario);
    expect(await portal.get(getSession, {}, { token })).toMatchObject({
      userType: 'Alumno',
      conPracticas: true,
      conEmpleo: true,
      puedeOfertasPracticas: false,
      soloCiclosUAX: true,
      idEmpresa: null,
    });
    expect(await portal.get(getStudentUser, {}, { token })).toEqual(
      await portal.get(getSession, {}, { token }),
    );
    await portal.get(logout, {}, { token });
    expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
  });

  test('is told once that this is the first time', async () => {
    const { usuario } = await addStudent(portal);
    expect(await portal.get(loginStudent, { body: student(usuario) })).toMatchObject({ primerAcceso: true });
    expect(await portal.get(loginStudent, { body: student(usuario) })).toMatchObject({ primerAcceso: false });
  });

  test('writes the user name as it comes', async () => {
    const { usuario } = await addStudent(portal);
    await portal.get(loginStudent, { body: student(` ${usuario.toUpperCase()} `) });
  });

  test('keeps a preferred language, which the answers then speak', async () => {
    const { usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    await portal.get(setStudentLanguage, { body: { idIdioma: 2 } }, { token });
    expect(await portal.get(getSession, {}, { token })).toMatchObject({ idIdiomaPreferido: 2 });
    const wrong = { body: { idIdioma: 9 } } as never;
    expect((await portal.call(setStudentLanguage, wrong, { token })).mensaje).toMatch(/Els camps/);
    // A page in another language is answered in its own.
    expect((await portal.call(setStudentLanguage, wrong, { token, language: 'en' })).mensaje).not.toMatch(
      /Cal /,
    );
  });
});

describe('a login that is refused', () => {
  test('says the same of an unknown user and of a wrong password', async () => {
    const { usuario } = await addStudent(portal);
    const wrong = await portal.refused(loginStudent, { body: student(usuario, 'wrong') }, 'accessDenied');
    const unknown = await portal.refused(
      loginStudent,
      { body: student('nobody@example.test', 'wrong') },
      'accessDenied',
    );
    expect({ ...unknown, referencia: '' }).toEqual({ ...wrong, referencia: '' });
  });

  test('is refused where the account has no password yet, was blocked, or was closed', async () => {
    const without = await addStudent(portal, {}, {}, { passwordHash: null });
    await portal.refused(loginStudent, { body: student(without.usuario) }, 'accessDenied');
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    await portal.refused(loginStudent, { body: student(blocked.usuario) }, 'notValidatedOrBlocked');
    const closed = await addStudent(portal, {}, {}, { estado: 'baja' });
    await portal.refused(loginStudent, { body: student(closed.usuario) }, 'noPortalAccessAtLogin');
  });

  test('is refused to managers and contacts for the same reasons', async () => {
    const manager = (eUsuario: string, ePassword = password) =>
      ({ body: { eAmbito: 'PrivadoGestor', eUsuario, ePassword } }) as const;
    const blocked = await addManager(portal, { estado: 'bloqueada' });
    await portal.refused(loginManager, manager(blocked.usuario), 'notValidatedOrBlocked');
    const closed = await addManager(portal, { estado: 'baja' });
    await portal.refused(loginManager, manager(closed.usuario), 'noPortalAccessAtLogin');
    const guessed = await addManager(portal);
    for (let attempt = 0; attempt < 5; attempt++)
      await portal.refused(loginManager, manager(guessed.usuario, 'wrong'), 'accessDenied');
    await portal.refused(loginManager, manager(guessed.usuario), 'userBlocked');

    const { id } = await addCompany(portal);
    for (const call of [loginCompany, listCompaniesOfUser]) {
      const gone = await addContact(portal, [id], { estado: 'baja' });
      await portal.refused(call, { body: contact(gone.usuario) }, 'noPortalAccessAtLogin');
      const { usuario } = await addContact(portal, [id]);
      const wrong = { body: { ...contact(usuario), ePassword: 'wrong' } };
      for (let attempt = 0; attempt < 5; attempt++) await portal.refused(call, wrong, 'accessDenied');
      await portal.refused(call, { body: contact(usuario) }, 'userBlocked');
    }
  });

  test('says why to a person who knows the password, in their words, and to nobody else', async () => {
    const emailSinConfirmar = new Date();
    const why = async (usuario: string, language: Language = 'es') => {
      const body = student(usuario);
      const refused = await portal.refused(loginStudent, { body }, 'notValidatedOrBlocked', { language });
      await portal.refused(loginStudent, { body: { ...body, ePassword: 'wrong' } }, 'accessDenied');
      return refused;
    };
    const pending = { estado: 'pendiente' } as const;
    const unconfirmed = await addStudent(portal, {}, {}, { ...pending, emailSinConfirmar });
    expect(await why(unconfirmed.usuario)).toMatchObject({
      mensaje: expect.stringContaining('Te enviamos un enlace'),
      aviso: { titulo: 'Falta confirmar tu correo', boton: { enlace: '/confirmar-correo' } },
    });
    const waiting = await addStudent(portal, {}, {}, pending);
    expect(await why(waiting.usuario, 'ca')).toMatchObject({
      aviso: { titulo: 'Estem revisant el teu registre', boton: null },
    });
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    expect(await why(blocked.usuario, 'en')).toMatchObject({
      aviso: { titulo: 'Your account is blocked' },
    });
  });

  test('blocks the account for a time after five failures, even from many at once, and then lets it in again', async () => {
    const { usuario } = await addStudent(portal);
    const wrong = () => portal.call(loginStudent, { body: student(usuario, 'wrong') });
    await Promise.all([wrong(), wrong(), wrong(), wrong(), wrong()]);
    const { mensaje } = await portal.refused(loginStudent, { body: student(usuario) }, 'userBlocked');
    expect(mensaje).toMatch(/ 1\smin/);
    time = new Date(time.getTime() + 60_000 + 1);
    await portal.get(loginStudent, { body: student(usuario) });
  });

  test.each([
    ['es', 'Se podrá volver a intentar dentro de 1\u00a0min.'],
    ['ca', 'Es podrà tornar a provar d’aquí a 1\u00a0min.'],
    ['en', 'You can try again in 1\u00a0min.'],
  ] as const)(
    'says how long the account is blocked in the caller’s language, whatever theirs is: %s',
    async (language, wait) => {
      const { usuario } = await addStudent(portal, {}, {}, { idioma: language === 'es' ? 'ca' : 'es' });
      const wrong = { body: student(usuario, 'wrong') };
      for (let attempt = 0; attempt < 5; attempt++) await portal.refused(loginStudent, wrong, 'accessDenied');
      const { mensaje } = await portal.refused(loginStudent, wrong, 'userBlocked', { language });
      expect(mensaje).toContain(wait);
    },
  );

  test('tells nothing to many guesses that are sent at once', async () => {
    const { usuario } = await addStudent(portal);
    const guesses = [...Array.from({ length: 24 }, (_, number) => `wrong${number}`), password];
    const answers = await Promise.all(
      guesses.map((guess) => portal.call(loginStudent, { body: student(usuario, guess) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 3)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(90);
  });

  test('forgets failures after a login that goes well', async () => {
    const { usuario } = await addStudent(portal);
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) {
        await portal.refused(loginStudent, { body: student(usuario, 'wrong') }, 'accessDenied');
      }
      await portal.get(loginStudent, { body: student(usuario) });
    }
  });

  test('blocks an address that tries many accounts, also within one IPv6 network', async () => {
    const from = async (eUsuario: string, address: string) =>
      (await portal.call(loginStudent, { body: student(eUsuario, 'wrong') }, { address })).status;
    for (const addresses of [
      ['192.0.2.7', '192.0.2.7'],
      ['2001:db8:0:7::1', '2001:db8:0:7::2'],
    ] as const) {
      const { key } = counter('address', countedAddress(addresses[0]), attemptLimits.address);
      const almost = { fallos: attemptLimits.address.max - 1, desde: time, bloqueadaHasta: null };
      await saveAttempts(portal.database, key, almost);
      expect(await from('guess1@example.test', addresses[0])).toBe(3);
      expect(await from('another@example.test', addresses[1])).toBe(90);
    }
    // Neither the address nor the account can be read in what is kept.
    const kept = JSON.stringify(await portal.database.orm.select().from(loginAttempts));
    expect(kept).not.toContain('192.0.2.7');
    expect(kept).not.toContain('guess1@');
  });
});

describe('somebody who guesses another’s password', () => {
  const stranger = { address: '198.51.100.1' };
  const guess = async (usuario: string, times: number, address = stranger) => {
    for (let attempt = 0; attempt < times; attempt++)
      await portal.call(loginStudent, { body: student(usuario, 'wrong') }, address);
  };
  const deviceOf = async (usuario: string): Promise<string> => {
    const payload = student(usuario);
    const { headers } = await portal.app.inject({ method: 'POST', url: loginStudent.path, payload });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    return cookie.split(';')[0] ?? '';
  };

  test('does not keep the owner out, who comes from another address', async () => {
    const { usuario } = await addStudent(portal);
    await guess(usuario, 6);
    await portal.refused(loginStudent, { body: student(usuario) }, 'userBlocked', stranger);
    await portal.get(loginStudent, { body: student(usuario) }, { address: '203.0.113.9' });
  });

  test('does not from the same address either, where the owner has logged in on the device before', async () => {
    const { usuario } = await addStudent(portal);
    const cookie = await deviceOf(usuario);
    await guess(usuario, 6);
    await portal.get(loginStudent, { body: student(usuario) }, { ...stranger, cookie });
  });

  test('gains nothing by a device of their own, or by a cookie that nobody signed', async () => {
    const { usuario } = await addStudent(portal);
    const own = await deviceOf((await addStudent(portal)).usuario);
    await guess(usuario, 6);
    for (const cookie of [own, `${own}x`, 'portal_device=x'])
      await portal.refused(loginStudent, { body: student(usuario) }, 'userBlocked', { ...stranger, cookie });
  });

  test('is stopped on a device that the account knows as well', async () => {
    const { usuario } = await addStudent(portal);
    const from = { ...stranger, cookie: await deviceOf(usuario) };
    for (let attempt = 0; attempt < 10; attempt++)
      await portal.refused(loginStudent, { body: student(usuario, 'wrong') }, 'accessDenied', from);
    await portal.refused(loginStudent, { body: student(usuario) }, 'userBlocked', from);
  });

  test('from many addresses is stopped, and those who have the account on a device are not', async () => {
    const { usuario } = await addStudent(portal);
    const cookie = await deviceOf(usuario);
    const { key } = counter('Alumno', usuario, attemptLimits.account);
    const almost = { fallos: attemptLimits.account.max - 1, desde: time, bloqueadaHasta: null };
    await saveAttempts(portal.database, key, almost);
    await guess(usuario, 1);
    const elsewhere = { address: '203.0.113.10' };
    await portal.refused(loginStudent, { body: student(usuario) }, 'userBlocked', elsewhere);
    await portal.get(loginStudent, { body: student(usuario) }, { ...elsewhere, cookie });
  });
});

describe('one e-mail', () => {
  test('of a student alone is no manager’s', async () => {
    const { usuario } = await addStudent(portal);
    const body = { eAmbito: 'PrivadoGestor', eUsuario: usuario, ePassword: password } as const;
    await portal.refused(loginManager, { body }, 'accessDenied');
  });

  const eUsuario = 'marta@example.test';
  const account = async (ePassword: string) => ({
    usuario: eUsuario,
    email: eUsuario,
    passwordHash: await hashPassword(ePassword),
  });
  const doors = {
    Alumno: (ePassword: string) =>
      portal.call(loginStudent, { body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword } }),
    Empresa: (ePassword: string) =>
      portal.call(loginCompany, { body: { eAmbito: 'PrivadoEmpresa', eUsuario, ePassword } }),
    Gestor: (ePassword: string) =>
      portal.call(loginManager, { body: { eAmbito: 'PrivadoGestor', eUsuario, ePassword } }),
  };

  test('is three accounts of a student, a contact and a manager, each of which its own door and password open', async () => {
    const passwords = { Alumno: 'Alumna-2026', Empresa: 'Empresa-2026', Gestor: 'Gestora-2026' };
    const { id: company } = await addCompany(portal);
    const ids = {
      Gestor: (await addManager(portal, await account(passwords.Gestor))).id,
      Empresa: (await addContact(portal, [company], await account(passwords.Empresa))).id,
      Alumno: (await addStudent(portal, {}, {}, await account(passwords.Alumno))).id,
    };
    for (const role of roles) {
      const { datos } = await doors[role](passwords[role]);
      expect(datos, role).toMatchObject({ userType: role });
      expect(decodeJwt(datos.token)).toMatchObject({ sub: String(ids[role]) });
      for (const other of roles.filter((one) => one !== role)) {
        expect((await doors[other](passwords[role])).status, `${role} as ${other}`).toBe(3);
      }
    }
  });
});

describe('a company contact', () => {
  test('of one company speaks for it', async () => {
    const company = await addCompany(portal);
    const { usuario } = await addContact(portal, [company.id]);
    expect(await portal.get(loginCompany, { body: contact(usuario) })).toMatchObject({
      userType: 'Empresa',
      idEmpresa: company.id,
      nombreComercial: company.nombreComercial,
      variasEmpresas: false,
    });
  });

  test('of several chooses one of its own', async () => {
    const [one, two, other] = [await addCompany(portal), await addCompany(portal), await addCompany(portal)];
    const { usuario } = await addContact(portal, [one.id, two.id]);
    const list = await portal.get(listCompaniesOfUser, { body: contact(usuario) });
    expect(list.map(({ idEmpresa }) => idEmpresa).sort((a, b) => a - b)).toEqual([one.id, two.id]);
    await portal.refused(loginCompany, { body: contact(usuario) }, 'companyProblem');
    expect(await portal.call(loginCompany, { body: contact(usuario) })).toMatchObject({
      aviso: { titulo: 'Elija la empresa' },
    });
    await portal.refused(loginCompany, { body: contact(usuario, other.id) }, 'companyProblem');
    expect(await portal.get(loginCompany, { body: contact(usuario, two.id) })).toMatchObject({
      idEmpresa: two.id,
      variasEmpresas: true,
    });
  });

  test('of a company that is not validated is told so, and only with the right password', async () => {
    const company = await addCompany(portal, { estado: 'pendiente' });
    const { usuario } = await addContact(portal, [company.id]);
    await portal.refused(loginCompany, { body: contact(usuario) }, 'notValidatedOrBlocked');
    await portal.refused(listCompaniesOfUser, { body: contact(usuario) }, 'notValidatedOrBlocked');
    await portal.refused(loginCompany, { body: { ...contact(usuario), ePassword: 'wrong' } }, 'accessDenied');
  });

  test('is told why no company lets them in: it waits, was turned down, or was blocked', async () => {
    const told = async (company: number) => {
      const { usuario } = await addContact(portal, [company]);
      const body = contact(usuario);
      const { aviso, mensaje } = await portal.refused(loginCompany, { body }, 'notValidatedOrBlocked');
      expect(mensaje).not.toMatch(/\b(tu|tienes|escribe)\b/);
      return aviso?.titulo;
    };
    const companyIn = async (estado: 'pendiente' | 'rechazada' | 'bloqueada') =>
      (await addCompany(portal, { estado })).id;
    expect(await told(await companyIn('pendiente'))).toBe('Estamos revisando su solicitud');
    expect(await told(await companyIn('rechazada'))).toBe('No se aceptó la solicitud de su empresa');
    expect(await told(await companyIn('bloqueada'))).toBe('La cuenta está bloqueada');
  });

  test('is out as soon as the company is blocked or the contact is no longer its own', async () => {
    const company = await addCompany(portal);
    const { id, usuario } = await addContact(portal, [company.id]);
    const token = await companyToken(portal, usuario);
    await portal.database.orm
      .update(companies)
      .set({ estado: 'bloqueada' })
      .where(eq(companies.id, company.id));
    await refreshSessions(portal.database, id);
    await isDead(token);
    await portal.database.orm
      .update(companies)
      .set({ estado: 'validada' })
      .where(eq(companies.id, company.id));
    await portal.database.orm
      .update(companyContacts)
      .set({ activo: false })
      .where(eq(companyContacts.accountId, id));
    const body = contact(usuario);
    expect(await portal.refused(loginCompany, { body }, 'notValidatedOrBlocked')).toMatchObject({
      aviso: { titulo: 'Ya no es contacto de ninguna empresa' },
    });
  });
});

test.each([
  ['a contact', setCompanyLanguage],
  ['a manager', setManagerLanguage],
] as const)('%s keeps a preferred language too', async (who, setLanguage) => {
  const token =
    who === 'a manager'
      ? await managerToken(portal, (await addManager(portal)).usuario)
      : await companyToken(portal, (await addContact(portal, [(await addCompany(portal)).id])).usuario);
  await portal.get(setLanguage, { body: { idIdioma: 3 } }, { token });
  expect(await portal.get(getSession, {}, { token })).toMatchObject({ idIdiomaPreferido: 3 });
});

test.each([
  ['student', setStudentTheme],
  ['contact', setCompanyTheme],
  ['manager', setManagerTheme],
] as const)('keeps the theme of a %s for the next login on any browser', async (who, setTheme) => {
  const logIn = {
    student: async () => studentToken(portal, (await addStudent(portal)).usuario),
    contact: async () =>
      companyToken(portal, (await addContact(portal, [(await addCompany(portal)).id])).usuario),
    manager: async () => managerToken(portal, (await addManager(portal)).usuario),
  };
  const token = await logIn[who]();
  expect(await portal.get(getSession, {}, { token })).toMatchObject({ modoOscuro: null });
  for (const modoOscuro of [true, false]) {
    await portal.get(setTheme, { body: { modoOscuro } }, { token });
    expect(await portal.get(getSession, {}, { token })).toMatchObject({ modoOscuro });
  }
});

describe('a token', () => {
  test('tells the browser whose it is, by which it keeps apart what two of one name have typed', async () => {
    const { id, usuario } = await addStudent(portal);
    expect(decodeJwt(await studentToken(portal, usuario))).toMatchObject({ sub: String(id) });
  });

  test('is dead once all sessions of its account are ended, but for the one that is kept', async () => {
    const { id, usuario } = await addStudent(portal);
    const [kept, ended] = [await studentToken(portal, usuario), await studentToken(portal, usuario)];
    for (const token of [kept, ended]) await portal.get(getSession, {}, { token });
    await revokeSessions(portal.database, id, decodeJwt(kept).jti);
    await isDead(ended);
    await portal.get(getSession, {}, { token: kept });
  });

  test('is dead once the account is blocked', async () => {
    const manager = await addManager(portal);
    const token = await managerToken(portal, manager.usuario);
    await portal.get(getSession, {}, { token });
    await portal.database.orm
      .update(accounts)
      .set({ estado: 'bloqueada' })
      .where(eq(accounts.id, manager.id));
    await refreshSessions(portal.database, manager.id);
    await isDead(token);
  });

  test('expires after eight hours', async () => {
    const { usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    const before = time;
    time = new Date(before.getTime() + 8 * 3_600_000 + 1_000);
    expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
    time = before;
  });

  test('that somebody else signed, or nobody, is none', async () => {
    const { usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    const [, payload] = token.split('.');
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createHash('sha256').update('guess').digest());
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const bad of [forged, unsigned]) {
      expect(await portal.call(getSession, {}, { token: bad })).toMatchObject({ status: 2 });
    }
  });
});
