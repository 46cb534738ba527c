import {
  checkLink,
  resetCompanyPassword,
  resetStudentPassword,
  setFirstPassword,
} from '@portal/contract/accounts';
import { validationTexts } from '@portal/contract/messages/texts';
import type { Role } from '@portal/contract/roles';
import { getSession, loginStudent } from '@portal/contract/session';
import type { ErrorName } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, loginAttempts } from '../../db/tables/accounts.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addStudent,
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

const resets = [resetStudentPassword, resetCompanyPassword, setFirstPassword] as const;
const other = 'Otra2027x';
const use = (token: string, to = other) => ({ body: { token, password: to, password2: to } });
const login = (eUsuario: string, ePassword: string) =>
  portal.call(loginStudent, { body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword } });
const unknown = 'A'.repeat(43);

const accountOf: Record<Role, (passwordHash?: null) => Promise<number>> = {
  Alumno: async (none) => (await addStudent(portal, {}, {}, none === null ? { passwordHash: none } : {})).id,
  Empresa: async (none) => {
    const { id } = await addCompany(portal);
    return (await addContact(portal, [id], none === null ? { passwordHash: none } : {})).id;
  },
  Gestor: async (none) => (await addManager(portal, none === null ? { passwordHash: none } : {})).id,
};

/** Each call that sets a password, and a link that it takes. */
const setting = [
  ['resetStudentPassword', resetStudentPassword, async () => addLink(portal, await accountOf.Alumno())],
  ['resetCompanyPassword', resetCompanyPassword, async () => addLink(portal, await accountOf.Empresa())],
  [
    'setFirstPassword',
    setFirstPassword,
    async () => addLink(portal, await accountOf.Empresa(null), { uso: 'establecer' }),
  ],
] as const;

describe('a password that is set by a link', () => {
  test('ends every session and the wait after wrong passwords', async () => {
    const { id, usuario } = await addStudent(portal);
    const tokens = [await studentToken(portal, usuario), await studentToken(portal, usuario)];
    for (const token of tokens) await portal.get(getSession, {}, { token });
    for (let turn = 0; turn < 5; turn++) await login(usuario, 'wrong');
    expect(await login(usuario, password)).toMatchObject({ status: 90 });
    await portal.get(resetStudentPassword, use(await addLink(portal, id)));
    for (const token of tokens)
      expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
    expect(await login(usuario, password)).toMatchObject({ status: 3 });
    expect(await login(usuario, other)).toMatchObject({ status: 0 });
  });

  test('is kept as an argon2id hash of its own', async () => {
    const [one, two] = [await addStudent(portal), await addStudent(portal)];
    for (const { id } of [one, two]) await portal.get(resetStudentPassword, use(await addLink(portal, id)));
    const hashes = (await portal.database.orm.select().from(accounts)).flatMap(({ id, passwordHash }) =>
      id === one.id || id === two.id ? [passwordHash ?? ''] : [],
    );
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes).size).toBe(2);
  });

  test('by two who use it at once is that of one of them', async () => {
    const { id, usuario } = await addStudent(portal);
    const token = await addLink(portal, id);
    const choices = ['Clave-primera-2027', 'Clave-segunda-2027', 'Clave-tercera-2027'];
    const answers = await Promise.all(
      choices.map((choice) => portal.call(resetStudentPassword, use(token, choice))),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 42, 42]);
    for (const [place, choice] of choices.entries()) {
      expect(await login(usuario, choice)).toMatchObject({ status: answers[place]?.status === 0 ? 0 : 3 });
    }
  });

  test('does not let in again who was logged in with the one before, at the same moment', async () => {
    const { id, usuario } = await addStudent(portal);
    const token = await addLink(portal, id);
    const [logged] = await Promise.all([
      login(usuario, password),
      login(usuario, password),
      portal.get(resetStudentPassword, use(token)),
    ]);
    // Whichever came first, nothing that began with the old password goes on.
    if (logged.status === 0) {
      const session = await portal.call(getSession, {}, { token: logged.datos.token });
      expect(session).toMatchObject({ status: 2 });
    }
  });

  test('uses up every other link of the account', async () => {
    const id = await accountOf.Empresa(null);
    const first = await addLink(portal, id, { uso: 'establecer' });
    const reset = await addLink(portal, id);
    await portal.get(setFirstPassword, use(first));
    await portal.refused(resetCompanyPassword, use(reset), 'linkExpiredOrUsed');
  });
});

describe('a link', () => {
  test.each([
    ['Alumno', resetStudentPassword],
    ['Empresa', resetCompanyPassword],
    ['Gestor', resetCompanyPassword],
  ] as const)('of a %s is for the call of that role alone', async (role, own) => {
    const token = await addLink(portal, await accountOf[role]());
    for (const call of resets.filter((reset) => reset !== own))
      await portal.refused(call, use(token), 'linkExpiredOrUsed');
    expect(await portal.get(checkLink, { body: { token } })).toMatchObject({
      uso: 'restablecer',
      userType: role,
      name: 'Nora',
    });
    await portal.get(own, use(token));
  });

  test.each(['Alumno', 'Empresa', 'Gestor'] as const)(
    'to the first password of a %s sets it once',
    async (role) => {
      const id = await accountOf[role](null);
      const token = await addLink(portal, id, { uso: 'establecer' });
      for (const call of [resetStudentPassword, resetCompanyPassword])
        await portal.refused(call, use(token), 'linkExpiredOrUsed');
      expect(await portal.get(checkLink, { body: { token } })).toMatchObject({ uso: 'establecer' });
      const answers = await Promise.all([
        portal.call(setFirstPassword, use(token)),
        portal.call(setFirstPassword, use(token)),
      ]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 43]);
      await portal.refused(checkLink, { body: { token } }, 'passwordAlreadySet');
    },
  );

  test('that nobody made is refused by every call like one that is over', async () => {
    const { id } = await addStudent(portal);
    const over = await addLink(portal, id, { caduca: time });
    for (const call of [checkLink, ...resets]) {
      const refused = await portal.refused(call, use(unknown), 'linkExpiredOrUsed');
      const late = await portal.refused(call, use(over), 'linkExpiredOrUsed');
      expect({ ...late, referencia: '' }).toEqual({ ...refused, referencia: '' });
    }
  });

  test('of an account that was blocked meanwhile is over', async () => {
    const { id } = await addStudent(portal);
    const token = await addLink(portal, id);
    await portal.database.orm.update(accounts).set({ estado: 'bloqueada' }).where(eq(accounts.id, id));
    await portal.refused(checkLink, { body: { token } }, 'linkExpiredOrUsed');
    await portal.refused(resetStudentPassword, use(token), 'linkExpiredOrUsed');
  });

  test.each(setting)('of %s is not used up by a password that is refused', async (_, call, newLink) => {
    const token = await newLink();
    const refusedWith = async (password: string, password2: string, status: ErrorName) =>
      (await portal.refused(call, { body: { token, password, password2 } }, status)).datos;
    for (const weak of ['corta1', 'sinnumeros'])
      expect(await refusedWith(weak, weak, 'weakPassword')).toEqual({
        campos: [{ campo: 'password', mensaje: validationTexts.es.passwordWeak }],
      });
    expect(await refusedWith('Clave-buena-2027', 'Otra2027x', 'mandatoryDataMissing')).toMatchObject({
      campos: [{ campo: 'password2' }],
    });
    await portal.refused(call, use('short'), 'mandatoryDataMissing');
    await portal.get(call, use(token));
  });

  test.each([
    ['checkLink', checkLink, async () => addLink(portal, await accountOf.Alumno())],
    ...setting,
  ] as const)(
    'is guessed by %s no more than fifty times from an address, where one that is good still passes',
    async (_, { path }, newLink) => {
      const token = await newLink();
      const from = (secret: string) =>
        portal.app.inject({
          method: 'POST',
          url: path,
          payload: use(secret).body,
          remoteAddress: '192.0.2.8',
        });
      for (let turn = 0; turn < 50; turn++)
        expect((await from(unknown)).json()).toMatchObject({ status: 42 });
      expect((await from(unknown)).json()).toMatchObject({ status: 90 });
      expect((await from(token)).json()).toMatchObject({ status: 0 });
      time = new Date(time.getTime() + 15 * 60_000 + 1);
      expect((await from(unknown)).json()).toMatchObject({ status: 42 });
    },
  );
});
