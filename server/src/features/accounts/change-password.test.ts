import {
  changeCompanyPassword,
  changeManagerPassword,
  changeStudentPassword,
  resetStudentPassword,
} from '@portal/contract/accounts';
import { validationTexts } from '@portal/contract/messages/texts';
import { getSession, loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAttempts } from '../../db/tables/accounts.ts';
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
let time = new Date();
beforeAll(async () => {
  portal = await openPortal({ now: () => time });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

const other = 'Otra2027x';
const body = (passwordActual = password, to = other) => ({
  body: { passwordActual, password: to, password2: to },
});
const login = (eUsuario: string, ePassword: string) =>
  portal.call(loginStudent, { body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword } });

const roles = {
  student: async () => {
    const { usuario } = await addStudent(portal);
    return {
      call: changeStudentPassword,
      login: () => studentToken(portal, usuario),
      tries: (ePassword: string) => login(usuario, ePassword),
    };
  },
  contact: async () => {
    const { usuario } = await addContact(portal, [(await addCompany(portal)).id]);
    const typed = { eAmbito: 'PrivadoEmpresa', eUsuario: usuario } as const;
    return {
      call: changeCompanyPassword,
      login: () => companyToken(portal, usuario),
      tries: (ePassword: string) => portal.call(loginCompany, { body: { ...typed, ePassword } }),
    };
  },
  manager: async () => {
    const { usuario } = await addManager(portal);
    const typed = { eAmbito: 'PrivadoGestor', eUsuario: usuario } as const;
    return {
      call: changeManagerPassword,
      login: () => managerToken(portal, usuario),
      tries: (ePassword: string) => portal.call(loginManager, { body: { ...typed, ePassword } }),
    };
  },
};

test('the password of now is no new one', async () => {
  const token = await roles.student().then((who) => who.login());
  const refused = await portal.refused(
    changeStudentPassword,
    body(password, password),
    'mandatoryDataMissing',
    {
      token,
    },
  );
  expect(refused.datos).toEqual({
    campos: [{ campo: 'password', mensaje: expect.stringContaining('es igual') }],
  });
  await portal.get(changeStudentPassword, body(), { token });
});

test.each(Object.entries(roles))(
  'a %s changes the own password: the other sessions end, this one goes on',
  async (_, make) => {
    const who = await make();
    const [here, elsewhere] = [await who.login(), await who.login()];
    for (const token of [here, elsewhere]) await portal.get(getSession, {}, { token });
    await portal.get(who.call, body(), { token: here });
    await portal.get(getSession, {}, { token: here });
    expect(await portal.call(getSession, {}, { token: elsewhere })).toMatchObject({ status: 2 });
    await expect(who.login()).rejects.toThrow('"status":3');
    await portal.get(who.call, body(other, password), { token: here });
    await who.login();
  },
);

describe('a current password that is wrong', () => {
  test('is refused beside its field and changes nothing', async () => {
    const { usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    const say = async (language: 'es' | 'ca' | 'en') =>
      (
        await portal.refused(changeStudentPassword, body('wrong'), 'mandatoryDataMissing', {
          token,
          language,
        })
      ).datos;
    expect(await say('es')).toEqual({
      campos: [{ campo: 'passwordActual', mensaje: 'La contraseña actual no es correcta' }],
    });
    expect(await say('ca')).toMatchObject({ campos: [{ mensaje: 'La contrasenya actual no és correcta' }] });
    expect(await say('en')).toMatchObject({ campos: [{ mensaje: 'The current password isn’t right' }] });
    expect(await login(usuario, password)).toMatchObject({ status: 0 });
  });

  test.each(Object.entries(roles))(
    'of a %s is guessed five times at most, even by many at once',
    async (_, make) => {
      const who = await make();
      const token = await who.login();
      const wrong = () => portal.call(who.call, body('wrong'), { token });
      const answers = await Promise.all(Array.from({ length: 8 }, wrong));
      expect(answers.filter(({ status }) => status === 15)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 90)).toHaveLength(3);
      await portal.refused(who.call, body(), 'userBlocked', { token });
      expect(await who.tries(password)).toMatchObject({ status: 0 });
      const before = time;
      time = new Date(time.getTime() + 15 * 60_000 + 1);
      await portal.get(who.call, body(), { token });
      time = before;
    },
  );

  test('is forgotten by one that is right', async () => {
    const { usuario } = await addStudent(portal);
    const token = await studentToken(portal, usuario);
    for (let turn = 0; turn < 4; turn++)
      await portal.refused(changeStudentPassword, body('wrong'), 'mandatoryDataMissing', { token });
    await portal.get(changeStudentPassword, body(), { token });
    expect(await portal.database.orm.$count(loginAttempts)).toBe(0);
  });
});

test('sent twice at once, it is changed once', async () => {
  const { usuario } = await addStudent(portal);
  const token = await studentToken(portal, usuario);
  const choices = ['Clave-primera-2027', 'Clave-segunda-2027'];
  const answers = await Promise.all(
    choices.map((choice) => portal.call(changeStudentPassword, body(password, choice), { token })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 15]);
  const kept = choices[answers.findIndex(({ status }) => status === 0)] ?? '';
  expect(await login(usuario, kept)).toMatchObject({ status: 0 });
});

test('a link that was asked for before is used up', async () => {
  const { id, usuario } = await addStudent(portal);
  const token = await studentToken(portal, usuario);
  const link = await addLink(portal, id);
  await portal.get(changeStudentPassword, body(), { token });
  const use = { body: { token: link, password: 'Clave-ajena-2027', password2: 'Clave-ajena-2027' } };
  await portal.refused(resetStudentPassword, use, 'linkExpiredOrUsed');
});

test.each(Object.entries(roles))(
  'a new one of a %s that is weak, common, differs or is missing is refused',
  async (_, make) => {
    const who = await make();
    const token = await who.login();
    for (const weak of ['corta1', 'sinnumeros']) {
      const { datos } = await portal.refused(who.call, body(password, weak), 'weakPassword', { token });
      expect(datos).toEqual({ campos: [{ campo: 'password', mensaje: validationTexts.es.passwordWeak }] });
    }
    const { datos } = await portal.refused(who.call, body(password, 'Password1'), 'weakPassword', { token });
    expect(datos).toEqual({ campos: [{ campo: 'password', mensaje: validationTexts.es.passwordCommon }] });
    const wrong = [
      body('', other),
      { body: { passwordActual: password, password: other, password2: 'Otra2028x' } },
    ];
    for (const call of wrong) await portal.refused(who.call, call, 'mandatoryDataMissing', { token });
    await who.login();
  },
);
