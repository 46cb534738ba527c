import { randomUUID } from 'node:crypto';
import type { Brand, SignOnProvider } from '@portal/contract/brand';
import type { ErrorName } from '@portal/contract/statuses';
import { errors } from '@portal/contract/statuses';
import {
  acceptSurveyDataProtection,
  beginSurveyAnonymously,
  beginSurveyAsUser,
  beginSurveyBySignOn,
  closeSurvey,
  duplicateSurvey,
  editPortalSurvey,
  exportSurvey,
  getPortalSurvey,
  getSurveyResults,
  listSurveyTexts,
  listTutorSurveys,
  openSurvey,
  openSurveyAccess,
  readSurvey,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loginAttempts } from '../../db/tables/accounts.ts';
import { surveys } from '../../db/tables/surveys.ts';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  managerToken,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { Browser } from '../../testing/sign-on/browser.ts';
import { type OidcIdp, startOidcIdp } from '../../testing/sign-on/oidc-idp.ts';
import { addPlacement, addTutorLink } from '../placements/placements.fixtures.ts';
import { answerLimits } from '../sign-on/sign-on.rules.ts';
import { addPortalSurvey, somePortalSurvey } from './surveys.fixtures.ts';

const publicUrl = 'http://portal.example.test';
const noLink = 'a'.repeat(43);
const anonymous = { sacaOpcionAnonima: true, conLogin: false } as const;
const placementDays = { fechaInicio: '2025-02-03', fechaFin: '2025-06-27' };

let idp: OidcIdp;
let portal: TestPortal;

beforeAll(async () => {
  idp = await startOidcIdp(`${publicUrl}/acceso`);
  const provider = (more: Partial<Extract<SignOnProvider, { tipo: 'oidc' }>>): SignOnProvider => ({
    id: 'campus',
    tipo: 'oidc',
    nombre: { es: 'Campus', ca: 'Campus', en: 'Campus' },
    perfiles: ['Alumno', 'Empresa'],
    emisor: idp.issuer,
    idCliente: idp.clientId,
    variableSecreto: 'OIDC_SECRET',
    alcances: ['email', 'profile'],
    identificador: 'email',
    seBuscaPor: 'usuario',
    identificadorFiable: false,
    ...more,
  });
  const soloCon = { dato: 'affiliation', valores: ['student'] };
  portal = await openPortal({
    env: { PUBLIC_URL: publicUrl, OIDC_SECRET: idp.clientSecret },
    brand: (brand: Brand) => ({
      ...brand,
      accesoUnico: {
        obligatorioParaTitulados: true,
        proveedores: [provider({}), provider({ id: 'alumnado', perfiles: ['Alumno'], soloCon })],
      },
    }),
  });
});
afterAll(async () => {
  await portal.close();
  await idp.close();
});
afterEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

interface Person {
  readonly usuario: string;
  readonly token: string;
}
type Perfil = 'Alumno' | 'Empresa';

async function somebody(): Promise<Person> {
  const { usuario } = await addStudent(portal);
  return { usuario, token: await studentToken(portal, usuario) };
}

const byPassword = (id: number, eUsuario: string, querystringValue = '', perfil: Perfil = 'Alumno') =>
  portal.call(beginSurveyAsUser, {
    params: { id },
    body: { querystringValue, credenciales: { perfil, eUsuario, ePassword: password } },
  });

/** Comes back from the provider as somebody whose e-mail is their user name. */
async function bySignOn(
  id: number,
  email: string,
  { querystringValue = '', perfil = 'Alumno' as Perfil, through = 'campus' } = {},
) {
  idp.people.set(email, { email, email_verified: true });
  const browser = new Browser(portal);
  const returned = await idp.logIn(await browser.begin(through, perfil), email);
  const body = { querystringValue, respuesta: returned.search.slice(1) };
  return portal.call(beginSurveyBySignOn, { params: { id }, body }, { cookie: browser.cookie ?? '' });
}

type Come = (id: number, person: Person, querystringValue?: string) => Promise<{ status: number }>;
const ways: [string, Come][] = [
  [
    'asks what the survey is',
    (id, { token }, querystringValue) =>
      portal.call(openSurveyAccess, { params: { id }, body: { querystringValue } }, { token }),
  ],
  [
    'begins by the session',
    (id, { token }, querystringValue) =>
      portal.call(beginSurveyAsUser, { params: { id }, body: { querystringValue } }, { token }),
  ],
  ['begins by password', (id, { usuario }, querystringValue) => byPassword(id, usuario, querystringValue)],
  [
    'begins by the sign-on',
    (id, { usuario }, querystringValue = '') => bySignOn(id, usuario, { querystringValue }),
  ],
];

const placementOf = async (studentId?: number) => {
  const { id: companyId } = await addCompany(portal);
  const student = studentId === undefined ? {} : { studentId };
  return addPlacement(portal, companyId, { estado: 'enCurso', ...placementDays, ...student });
};

/** Answers the mandatory question of a survey, and finishes. */
async function answer(id: number, { token }: Person) {
  const { acceso } = await portal.get(beginSurveyAsUser, { params: { id }, body: {} }, { token });
  const lContestaciones = [{ idPregunta: 1, valor: 1 }];
  const body = { pase: acceso?.pase ?? '', lContestaciones, terminar: true };
  await portal.get(saveSurveyAnswers, { params: { id }, body });
}

describe.each(ways)('somebody who %s', (_, come) => {
  test('is told why they may not answer it', async () => {
    const person = await somebody();
    const refused = async (id: number, why: ErrorName, query?: string) =>
      expect({ why, status: (await come(id, person, query)).status }).toEqual({
        why,
        status: errors[why].code,
      });
    await refused(await addPortalSurvey(portal, {}, 'cerrada'), 'surveyNotAccessible');
    await refused(await addPortalSurvey(portal, { paraAlumnos: false, ...anonymous }), 'surveyNotForUsers');
    const ofCompanies = await addPortalSurvey(portal, { paraAlumnos: false, paraEmpresa: true });
    await refused(ofCompanies, 'surveyNotForYou');
    const answered = await addPortalSurvey(portal);
    await answer(answered, person);
    await refused(answered, 'surveyAnswered');
    const about = await addPortalSurvey(portal, {
      paraAlumnos: false,
      momento: 'inicio',
      partes: ['tutorEmpresa'],
    });
    const { id: idPractica } = await placementOf();
    await refused(about, 'linkExpiredOrUsed', `idPractica=${idPractica}&enlace=${noLink}`);
  });
});

describe('a survey about placements', () => {
  const about = (partes: ('alumno' | 'tutorEmpresa' | 'tutorAcademico')[]) =>
    addPortalSurvey(portal, { paraAlumnos: false, momento: 'inicio', partes });
  const begin = (id: number, querystringValue: string, who = {}) =>
    portal.call(beginSurveyAsUser, { params: { id }, body: { querystringValue } }, who);

  test('is answered by its student and its tutor, and by nobody else', async () => {
    const { id: studentId, usuario } = await addStudent(portal);
    const student = { token: await studentToken(portal, usuario) };
    const [own, others] = [await placementOf(studentId), await placementOf()];
    const tutor = { companyId: own.companyId, email: own.emailTutorEmpresa };
    const enlace = await addTutorLink(portal, tutor);
    const id = await about(['alumno', 'tutorEmpresa']);
    expect(await begin(id, `?idPractica=${own.id}`, student)).toMatchObject({ status: 0 });
    expect(await begin(id, `idPractica=${own.id}&enlace=${enlace}`)).toMatchObject({ status: 0 });
    const notForYou = { status: errors.surveyNotForYou.code };
    expect(await begin(id, '', student)).toMatchObject(notForYou);
    expect(await begin(id, `idPractica=${others.id}`, student)).toMatchObject(notForYou);
    for (const call of [openSurveyAccess, beginSurveyAsUser]) {
      const body = { querystringValue: `idPractica=${others.id}&enlace=${enlace}` };
      await portal.refused(call, { params: { id }, body }, 'surveyNotForYou');
    }
    const ofStudents = await about(['alumno']);
    expect(await begin(ofStudents, `idPractica=${own.id}&enlace=${enlace}`)).toMatchObject(notForYou);
  });

  test('is listed for nobody by a link that is none', async () => {
    await portal.refused(listTutorSurveys, { body: { token: noLink } }, 'linkExpiredOrUsed');
  });
});

describe('the questions of a survey', () => {
  test('are read by those who are asked, while it is open', async () => {
    const { token } = await somebody();
    const params = { id: await addPortalSurvey(portal) };
    expect(await portal.get(readSurvey, { params }, { token })).toMatchObject({ idEncuesta: params.id });
    await portal.refused(readSurvey, { params }, 'surveyNotForYou');
    const closed = { id: await addPortalSurvey(portal, {}, 'cerrada') };
    await portal.refused(readSurvey, { params: closed }, 'surveyNotAccessible', { token });
  });
});

describe('an anonymous answer', () => {
  test('is begun by nobody whom the survey does not ask, nor with a code that is none', async () => {
    const { token } = await somebody();
    const refused = (id: number, why: ErrorName, codigo: string | null = null) =>
      portal.refused(beginSurveyAnonymously, { params: { id }, body: { codigo } }, why, { token });
    await refused(await addPortalSurvey(portal, anonymous, 'cerrada'), 'surveyNotAccessible');
    await refused(await addPortalSurvey(portal, { paraAlumnos: false, ...anonymous }), 'surveyNotForUsers');
    const ofCompanies = { paraAlumnos: false, paraEmpresa: true, registraParticipacion: true };
    await refused(await addPortalSurvey(portal, { ...anonymous, ...ofCompanies }), 'surveyNotForYou');
    await refused(await addPortalSurvey(portal, anonymous), 'linkExpiredOrUsed', noLink);
  });
});

describe('who comes by password', () => {
  test('is logged in, and begins', async () => {
    const { usuario } = await addStudent(portal);
    const { datos } = await byPassword(await addPortalSurvey(portal), usuario);
    expect(datos).toMatchObject({ sesion: { userType: 'Alumno' }, acceso: { anonima: false } });
  });

  test('is refused as at any login', async () => {
    const id = await addPortalSurvey(portal, { paraEmpresa: true });
    const refused = async (usuario: string, why: ErrorName, perfil: Perfil = 'Alumno') =>
      expect(await byPassword(id, usuario, '', perfil)).toMatchObject({
        status: errors[why].code,
        datos: null,
      });
    await refused('nadie@example.test', 'accessDenied');
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    await refused(blocked.usuario, 'notValidatedOrBlocked');
    const closed = await addStudent(portal, {}, {}, { estado: 'baja' });
    await refused(closed.usuario, 'noPortalAccessAtLogin');
    const graduate = await addStudent(portal, {}, { actual: false });
    await refused(graduate.usuario, 'graduateMustUseSignOn');
    const companies = [(await addCompany(portal)).id, (await addCompany(portal)).id];
    const contact = await addContact(portal, companies);
    await refused(contact.usuario, 'companyProblem', 'Empresa');
    const guessed = 'adivinada@example.test';
    for (let attempt = 0; attempt < 5; attempt++) await refused(guessed, 'accessDenied');
    await refused(guessed, 'userBlocked');
  });
});

describe('who comes by the sign-on', () => {
  test('is logged in, and begins', async () => {
    const { usuario } = await addStudent(portal);
    const { datos } = await bySignOn(await addPortalSurvey(portal), usuario);
    expect(datos).toMatchObject({ sesion: { userType: 'Alumno' }, acceso: { anonima: false } });
  });

  test('is refused as at any login', async () => {
    const id = await addPortalSurvey(portal, { paraEmpresa: true });
    const refused = async (usuario: string, why: ErrorName, how: Parameters<typeof bySignOn>[2] = {}) =>
      expect(await bySignOn(id, usuario, how)).toMatchObject({ status: errors[why].code, datos: null });
    await refused('nadie@example.test', 'accessDenied');
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    await refused(blocked.usuario, 'notValidatedOrBlocked');
    const closed = await addStudent(portal, {}, {}, { estado: 'baja' });
    await refused(closed.usuario, 'noPortalAccessAtLogin');
    const companies = [(await addCompany(portal)).id, (await addCompany(portal)).id];
    const contact = await addContact(portal, companies);
    await refused(contact.usuario, 'companyProblem', { perfil: 'Empresa' });
    await refused((await addStudent(portal)).usuario, 'noPortalAccess', { through: 'alumnado' });
  });

  test('is kept waiting after too many answers that are no good', async () => {
    const params = { id: await addPortalSurvey(portal) };
    const browser = new Browser(portal);
    await browser.begin('campus');
    const body = { respuesta: 'code=none&state=none' };
    const refused = (why: ErrorName) =>
      portal.refused(beginSurveyBySignOn, { params, body }, why, { cookie: browser.cookie ?? '' });
    for (let attempt = 0; attempt < answerLimits.browser.max; attempt++) await refused('linkExpiredOrUsed');
    await refused('userBlocked');
  });
});

test('answers are not kept once the survey is closed', async () => {
  const { token } = await somebody();
  const params = { id: await addPortalSurvey(portal) };
  const { acceso } = await portal.get(beginSurveyAsUser, { params, body: {} }, { token });
  await portal.database.orm.update(surveys).set({ estado: 'cerrada' }).where(eq(surveys.id, params.id));
  const body = { pase: acceso?.pase ?? '', lContestaciones: [{ idPregunta: 1, valor: 1 }] };
  await portal.refused(saveSurveyAnswers, { params, body }, 'surveyNotAccessible');
});

test('a text of data protection that is in force no longer is not accepted', async () => {
  const { token } = await somebody();
  const query = { version: 'otra' };
  await portal.refused(acceptSurveyDataProtection, { query }, 'cannotChangeState', { token });
});

test('who has still to accept the text of data protection begins once they have', async () => {
  const text = { es: 'Texto', ca: 'Text', en: 'Text' };
  const link = 'https://example.edu/rgpd';
  const textoRGPD = { version: '1', texto: text, enlaceRGPD: { es: link, ca: link, en: link } };
  const asking = await openPortal({ brand: (brand) => ({ ...brand, textoRGPD }) });
  try {
    const { usuario } = await addStudent(asking);
    const params = { id: await addPortalSurvey(asking) };
    const credenciales = { perfil: 'Alumno', eUsuario: usuario, ePassword: password } as const;
    const { sesion, acceso } = await asking.get(beginSurveyAsUser, { params, body: { credenciales } });
    expect({ textoRGPD: sesion?.textoRGPD, acceso }).toEqual({ textoRGPD: 'Texto', acceso: null });
    const who = { token: sesion?.token ?? '' };
    await asking.refused(beginSurveyAsUser, { params, body: {} }, 'surveyNotForYou', who);
    await asking.get(acceptSurveyDataProtection, { query: { version: '1' } }, who);
    const begun = await asking.get(beginSurveyAsUser, { params, body: {} }, who);
    expect(begun).toMatchObject({ sesion: null, acceso: { anonima: false } });
  } finally {
    await asking.close();
  }
});

describe('a manager', () => {
  const manager = async () => ({ token: await managerToken(portal, (await addManager(portal)).usuario) });

  test('finds no survey that is not there', async () => {
    const who = await manager();
    const id = await addPortalSurvey(portal);
    await portal.database.orm.delete(surveys).where(eq(surveys.id, id));
    const params = { id };
    await portal.refused(getPortalSurvey, { params }, 'actionNotAllowed', who);
    await portal.refused(getSurveyResults, { params, query: {} }, 'actionNotAllowed', who);
    await portal.refused(listSurveyTexts, { params, query: { idPregunta: 6 } }, 'actionNotAllowed', who);
    const seen = { idEncuesta: id, version: 1 };
    const edited = { ...seen, encuesta: somePortalSurvey() };
    await portal.refused(editPortalSurvey, { body: edited }, 'actionNotAllowed', who);
    const copied = { idEncuesta: id, claveEnvio: randomUUID() };
    await portal.refused(duplicateSurvey, { body: copied }, 'actionNotAllowed', who);
    for (const call of [openSurvey, closeSurvey])
      await portal.refused(call, { body: seen }, 'actionNotAllowed', who);
    const exported = { idEncuesta: id, formato: 'csv' } as const;
    await portal.refused(exportSurvey, { body: exported }, 'actionNotAllowed', who);
  });

  test('does not change one that another has changed meanwhile', async () => {
    const who = await manager();
    const idEncuesta = await addPortalSurvey(portal);
    await portal.database.orm.update(surveys).set({ version: 3 }).where(eq(surveys.id, idEncuesta));
    const seen = { idEncuesta, version: 1 };
    const edited = { ...seen, encuesta: somePortalSurvey({ obligatoria: true }) };
    await portal.refused(editPortalSurvey, { body: edited }, 'cannotChangeState', who);
    for (const call of [openSurvey, closeSurvey])
      await portal.refused(call, { body: seen }, 'cannotChangeState', who);
    expect(await portal.get(getPortalSurvey, { params: { id: idEncuesta } }, who)).toMatchObject({
      version: 3,
      estado: 'abierta',
      encuesta: { obligatoria: false },
    });
  });
});
