import { changeCompany } from '@portal/contract/accounts';
import { type Api, api } from '@portal/contract/areas';
import type { Brand } from '@portal/contract/brand';
import {
  acceptCompanyDataProtection,
  acceptStudentDataProtection,
  getDataProtectionText,
} from '@portal/contract/data-protection';
import type { Endpoint } from '@portal/contract/endpoint';
import { getSession, loginCompany, loginManager, loginStudent, logout } from '@portal/contract/session';
import { asc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { dataProtectionAcceptances } from '../../db/tables/access.ts';
import { addCompany, addContact, addManager, addStudent, password } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const texto = { es: 'Tratamos tus datos.', ca: 'Tractem les teves dades.', en: 'We process your data.' };
const enlaceRGPD = { es: '/proteccion-de-datos', ca: '/ca/proteccio-de-dades', en: '/en/data-protection' };
const withText =
  (version: string) =>
  (brand: Brand): Brand => ({ ...brand, textoRGPD: { version, texto, enlaceRGPD } });

let portal: TestPortal;
let time = new Date();
afterEach(async () => {
  time = new Date();
  await portal.close();
});
const open = async (brand = withText('1')) => {
  portal = await openPortal({ brand, now: () => time });
};

const student = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
const contact = (eUsuario: string, eidEmpresa?: number) =>
  ({
    body: { eAmbito: 'PrivadoEmpresa', eUsuario, ePassword: password, ...(eidEmpresa && { eidEmpresa }) },
  }) as const;
const noQuery = { query: {} };
const accepted = (accountId: number) =>
  portal.database.orm
    .select({
      version: dataProtectionAcceptances.version,
      idioma: dataProtectionAcceptances.idioma,
      fecha: dataProtectionAcceptances.fecha,
    })
    .from(dataProtectionAcceptances)
    .where(eq(dataProtectionAcceptances.accountId, accountId))
    .orderBy(asc(dataProtectionAcceptances.id));

test('a login gives the text with its link, and its token becomes the real one once it is accepted', async () => {
  await open();
  const { id, usuario } = await addStudent(portal);
  const answer = await portal.get(loginStudent, student(usuario), { language: 'ca' });
  expect(answer).toMatchObject({ textoRGPD: texto.ca, enlaceRGPD: enlaceRGPD.ca });
  const { token } = answer;
  await portal.refused(getSession, {}, 'sessionLost', { token });
  time = new Date('2031-05-06T07:08:09Z');
  const again = await portal.get(loginStudent, student(usuario), { language: 'ca' });
  await portal.get(acceptStudentDataProtection, noQuery, { token: again.token, language: 'en' });
  expect(await portal.get(getSession, {}, { token: again.token })).toMatchObject({ userType: 'Alumno' });
  expect(await accepted(id)).toEqual([{ version: '1', idioma: 'en', fecha: time }]);
  expect(await portal.get(loginStudent, student(usuario))).not.toHaveProperty('textoRGPD');
});

test('every session that waited becomes real with the acceptance, and none that has ended', async () => {
  await open();
  const { usuario } = await addStudent(portal);
  const [one, other, ended] = await Promise.all(
    [1, 2, 3].map(async () => (await portal.get(loginStudent, student(usuario))).token),
  );
  if (!one || !other || !ended) throw new Error('no token');
  await portal.get(logout, {}, { token: ended });
  await portal.get(acceptStudentDataProtection, noQuery, { token: one });
  await portal.get(getSession, {}, { token: other });
  await portal.refused(getSession, {}, 'sessionLost', { token: ended });
  await portal.refused(acceptStudentDataProtection, noQuery, 'sessionLost', { token: ended });
});

test('accepted twice at once it is kept once, as it was first', async () => {
  await open();
  const { id, usuario } = await addStudent(portal);
  const { token } = await portal.get(loginStudent, student(usuario));
  const answers = await Promise.all(
    ['es', 'ca', 'en'].map((language) =>
      portal.call(acceptStudentDataProtection, noQuery, { token, language: language as 'es' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
  const [first, ...more] = await accepted(id);
  expect(more).toEqual([]);
  await portal.get(acceptStudentDataProtection, noQuery, { token, language: 'en' });
  expect(await accepted(id)).toEqual([first]);
});

test('a provisional token that is over is good for nothing at all', async () => {
  await open();
  const { id, usuario } = await addStudent(portal);
  const { token } = await portal.get(loginStudent, student(usuario));
  time = new Date(time.getTime() + 9 * 3_600_000);
  await portal.refused(acceptStudentDataProtection, noQuery, 'sessionLost', { token });
  expect(await accepted(id)).toEqual([]);
});

const accepting = {
  student: async () => {
    const { id, usuario } = await addStudent(portal);
    return {
      id,
      accept: acceptStudentDataProtection,
      login: () => portal.get(loginStudent, student(usuario)),
    };
  },
  contact: async () => {
    const { id, usuario } = await addContact(portal, [(await addCompany(portal)).id]);
    return {
      id,
      accept: acceptCompanyDataProtection,
      login: () => portal.get(loginCompany, contact(usuario)),
    };
  },
};

test.each(Object.entries(accepting))(
  'a %s is asked for a new version again, and the acceptance of the old one stays',
  async (_, make) => {
    await open(withText('2'));
    const { id, accept, login } = await make();
    const before = new Date('2030-01-02T03:04:05Z');
    await portal.database.orm
      .insert(dataProtectionAcceptances)
      .values({ accountId: id, version: '1', idioma: 'ca', fecha: before });
    const { token, textoRGPD } = await login();
    expect(textoRGPD).toBe(texto.es);
    await portal.refused(accept, { query: { version: '1' } }, 'cannotChangeState', { token });
    await portal.refused(getSession, {}, 'sessionLost', { token });
    await portal.get(accept, { query: { version: '2' } }, { token });
    expect(await accepted(id)).toMatchObject([
      { version: '1', idioma: 'ca', fecha: before },
      { version: '2', idioma: 'es' },
    ]);
  },
);

test('a contact of several companies accepts once, for all of them', async () => {
  await open();
  const [one, other] = [await addCompany(portal), await addCompany(portal)];
  const { usuario } = await addContact(portal, [one.id, other.id]);
  const answer = await portal.get(loginCompany, contact(usuario, one.id));
  expect(answer).toMatchObject({ textoRGPD: texto.es, idEmpresa: one.id });
  const { token } = answer;
  await portal.refused(changeCompany, { body: { idEmpresa: other.id } }, 'sessionLost', { token });
  await portal.get(acceptCompanyDataProtection, noQuery, { token });
  const changed = await portal.get(changeCompany, { body: { idEmpresa: other.id } }, { token });
  expect(await portal.get(getSession, {}, { token: changed.token })).toMatchObject({ idEmpresa: other.id });
  expect(await portal.get(loginCompany, contact(usuario, other.id))).not.toHaveProperty('textoRGPD');
});

test('managers are not asked, nor anybody where the institution has no text', async () => {
  await open();
  const eUsuario = (await addManager(portal)).usuario;
  const body = { eAmbito: 'PrivadoGestor', eUsuario, ePassword: password } as const;
  const manager = await portal.get(loginManager, { body });
  expect(manager).not.toHaveProperty('textoRGPD');
  await portal.get(getSession, {}, { token: manager.token });
  expect(await portal.get(getDataProtectionText, {}, { language: 'en' })).toEqual({
    version: '1',
    textoRGPD: texto.en,
    enlaceRGPD: enlaceRGPD.en,
  });
  await portal.close();
  await open((brand) => ({ ...brand, textoRGPD: null }));
  const { id, usuario } = await addStudent(portal);
  const { token, ...answer } = await portal.get(loginStudent, student(usuario));
  expect(answer).not.toHaveProperty('textoRGPD');
  await portal.get(acceptStudentDataProtection, noQuery, { token });
  expect(await accepted(id)).toEqual([]);
  expect(await portal.get(getDataProtectionText, {})).toBeNull();
});

const calls = Object.entries(api) as [keyof Api, Endpoint][];
const openCalls = [
  'acceptStudentDataProtection',
  'acceptCompanyDataProtection',
  'acceptSurveyDataProtection',
  'logout',
];

test('a provisional token is good for accepting and for leaving alone', async () => {
  await open();
  const company = await addCompany(portal);
  const logins = {
    Alumno: async () => (await portal.get(loginStudent, student((await addStudent(portal)).usuario))).token,
    Empresa: async () =>
      (await portal.get(loginCompany, contact((await addContact(portal, [company.id])).usuario))).token,
  };
  for (const role of ['Alumno', 'Empresa'] as const) {
    const token = await logins[role]();
    const letIn: string[] = [];
    for (const [name, { access, method, path }] of calls) {
      if (access === 'public' || !access.includes(role) || name === 'logout') continue;
      if (openCalls.includes(name)) continue;
      const response = await portal.app.inject({
        method,
        url: path.replace(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.statusCode !== 401) letIn.push(name);
    }
    expect(letIn).toEqual([]);
    await portal.get(logout, {}, { token });
  }
  const declared = calls.filter(([, { beforeAcceptance }]) => beforeAcceptance).map(([name]) => name);
  expect(declared.sort()).toEqual([...openCalls].sort());
});
