import { registerStudent } from '@portal/contract/accounts';
import type { SignOnProvider } from '@portal/contract/brand';
import { getCv } from '@portal/contract/cv';
import { getSession } from '@portal/contract/session';
import { listPendingStudents } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts, loginAttempts } from '../../db/tables/accounts.ts';
import { students } from '../../db/tables/students.ts';
import { addManager, addPendingStudent, addStudent, managerToken, newDni } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { Browser } from '../../testing/sign-on/browser.ts';
import { type OidcIdp, startOidcIdp } from '../../testing/sign-on/oidc-idp.ts';

const publicUrl = 'http://portal.example.test';
const texts = { es: 'Campus', ca: 'Campus', en: 'Campus' };

let idp: OidcIdp;
let portal: TestPortal;
let time = new Date();

beforeAll(async () => {
  idp = await startOidcIdp(`${publicUrl}/acceso`);
  const campus: SignOnProvider = {
    id: 'campus',
    tipo: 'oidc',
    nombre: texts,
    perfiles: ['Alumno'],
    emisor: idp.issuer,
    idCliente: idp.clientId,
    variableSecreto: 'OIDC_SECRET',
    alcances: ['email', 'profile'],
    identificador: 'email',
    seBuscaPor: 'usuario',
    identificadorFiable: false,
    altas: {
      nombre: 'given_name',
      apellidos: 'family_name',
      email: 'email',
      dni: 'dni',
      afiliacion: {
        dato: 'affiliation',
        estudiantes: ['student@example.test'],
        titulados: ['alum@example.test'],
      },
    },
  };
  portal = await openPortal({
    now: () => time,
    env: { PUBLIC_URL: publicUrl, OIDC_SECRET: idp.clientSecret },
    brand: (brand) => ({
      ...brand,
      accesoUnico: {
        obligatorioParaTitulados: false,
        proveedores: [
          campus,
          { ...campus, id: 'numero', identificador: 'dni', seBuscaPor: 'dni', identificadorFiable: true },
        ],
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

let made = 0;
/** Somebody whom the provider knows and the portal does not, with these claims. */
function newPerson(claims: Record<string, unknown> = {}) {
  const name = `nueva${++made}`;
  const person = {
    email: `${name}@campus.example.test`,
    email_verified: true,
    given_name: 'Vera',
    family_name: 'Sanchis Roig',
    affiliation: ['member@example.test', 'student@example.test'],
    ...claims,
  };
  idp.people.set(name, person);
  return { name, email: person.email };
}

async function come(name: string, browser = new Browser(portal), through = 'campus') {
  return browser.finish(await idp.logIn(await browser.begin(through), name));
}

/** Comes for the first time; gives the browser and what registration is begun with. */
async function arrive(name: string) {
  const browser = new Browser(portal);
  const { status, datos } = await come(name, browser);
  expect(status).toBe(0);
  const alta = datos?.alta;
  if (!alta) throw new Error('an account was not offered');
  return { browser, alta };
}

const missing = () => ({
  nombre: 'Otra',
  apellidos: 'Persona',
  dni: newDni(),
  telefono: '612345678',
  idTitulacion: 101,
  idIdioma: 2,
  politica: true,
});

const accountWith = async (email: string) => {
  const [found] = await portal.database.orm
    .select()
    .from(accounts)
    .innerJoin(students, eq(students.id, accounts.id))
    .where(eq(accounts.usuario, email));
  return found;
};

describe('the first arrival through a provider that makes accounts', () => {
  test('registers a student with what was missing, without a password or a manager', async () => {
    const dni = newDni();
    const { name, email } = newPerson({ dni: `urn:schac:personalUniqueID:es:DNI:${dni}` });
    const { browser, alta } = await arrive(name);
    expect(alta).toMatchObject({
      nombre: 'Vera',
      apellidos: 'Sanchis Roig',
      email,
      dni,
      situacion: 'estudiante',
    });
    const { status, datos } = await browser.register({ ...missing(), codigo: alta.codigo });
    expect(status).toBe(0);
    const { token } = datos ?? { token: '' };
    expect(await portal.get(getSession, {}, { token })).toMatchObject({ name: 'Vera', idIdiomaPreferido: 2 });
    // What the provider says counts before what is sent.
    expect(await accountWith(email)).toMatchObject({
      accounts: { estado: 'activa', apellidos: 'Sanchis Roig', passwordHash: null, politicaAceptada: time },
      students: { dni, tipoIdentificacion: 'dni', esAntiguo: false, conPracticas: true },
    });
    const { cv } = await portal.get(getCv, {}, { token });
    expect(cv.academicos).toMatchObject([{ deLaUniversidad: true, idTitulacion: 101, actual: true }]);
    expect(await come(name)).toMatchObject({ status: 0, datos: { name: 'Vera' } });
  });

  test('registers an alumnus, and asks for the names that the provider does not say', async () => {
    const { name, email } = newPerson({
      affiliation: 'alum@example.test',
      given_name: ' ',
      family_name: undefined,
    });
    const { browser, alta } = await arrive(name);
    expect(alta).toMatchObject({ nombre: null, apellidos: null, dni: null, situacion: 'titulado' });
    expect(await browser.register({ ...missing(), codigo: alta.codigo })).toMatchObject({ status: 0 });
    expect(await accountWith(email)).toMatchObject({
      accounts: { nombre: 'Otra', apellidos: 'Persona' },
      students: { esAntiguo: true, conPracticas: false },
    });
  });

  test('is refused without an affiliation that the brand names, and without a verified e-mail', async () => {
    expect(await come(newPerson({ affiliation: 'staff@example.test' }).name)).toMatchObject({ status: 59 });
    expect(await come(newPerson({ affiliation: 'student@other.test' }).name)).toMatchObject({ status: 59 });
    expect(await come(newPerson({ email_verified: false }).name)).toMatchObject({ status: 3 });
    expect(await come(newPerson({ email: 'sin-dominio' }).name)).toMatchObject({ status: 3 });
  });

  test('lets in a student who had registered and waits for a manager', async () => {
    const { name, email } = newPerson();
    const waiting = await addPendingStudent(portal, {}, { usuario: email, email });
    expect(await come(name)).toMatchObject({ status: 0, datos: { userType: 'Alumno' } });
    expect(await accountWith(email)).toMatchObject({ accounts: { id: waiting.id, estado: 'activa' } });
    const manager = await managerToken(portal, (await addManager(portal)).usuario);
    const { alumnos } = await portal.get(listPendingStudents, { query: {} }, { token: manager });
    expect(alumnos).toEqual([]);
  });

  test('leaves who waits to a manager without an affiliation that the brand names', async () => {
    const { name, email } = newPerson({ affiliation: 'staff@example.test' });
    await addPendingStudent(portal, {}, { usuario: email, email });
    expect(await come(name)).toMatchObject({ status: 9 });
    expect(await accountWith(email)).toMatchObject({ accounts: { estado: 'pendiente' } });
  });

  test('leaves to a manager a registration with the same identity number and another e-mail', async () => {
    const dni = newDni();
    const { usuario } = await addPendingStudent(portal, { dni });
    expect(await come(newPerson({ dni }).name, new Browser(portal), 'numero')).toMatchObject({ status: 9 });
    expect(await accountWith(usuario)).toMatchObject({ accounts: { estado: 'pendiente' } });
  });

  test('takes the place of a registration that nobody confirmed', async () => {
    const { name, email } = newPerson();
    const { nombre, apellidos, telefono, idTitulacion } = missing();
    await portal.get(registerStudent, {
      body: {
        ...{ nombre, apellidos, telefono, idTitulacion, email },
        dni: newDni(),
        situacion: 'estudiante',
        password: 'Una-clave-2026',
        password2: 'Una-clave-2026',
        idIdioma: 1,
        politica: true,
      },
    });
    const { browser, alta } = await arrive(name);
    expect(await browser.register({ ...missing(), codigo: alta.codigo })).toMatchObject({ status: 0 });
    expect(await accountWith(email)).toMatchObject({ accounts: { nombre: 'Vera', passwordHash: null } });
  });

  test('keeps the code when a field is refused, and takes it once', async () => {
    const other = await addStudent(portal, { dni: newDni() });
    const [{ dni } = { dni: null }] = await portal.database.orm
      .select({ dni: students.dni })
      .from(students)
      .where(eq(students.id, other.id));
    const { browser, alta } = await arrive(newPerson().name);
    const body = { ...missing(), codigo: alta.codigo };
    expect(await browser.register({ ...body, dni })).toMatchObject({ status: 94 });
    expect(await browser.register({ ...body, idTitulacion: 9_999 })).toMatchObject({ status: 15 });
    expect(await browser.register(body)).toMatchObject({ status: 0 });
    expect(await browser.register({ ...body, dni: newDni() })).toMatchObject({ status: 42 });
  });

  test('makes one account of two arrivals of the same person', async () => {
    const { name } = newPerson();
    const [first, second] = [await arrive(name), await arrive(name)];
    expect(await first.browser.register({ ...missing(), codigo: first.alta.codigo })).toMatchObject({
      status: 0,
    });
    expect(await second.browser.register({ ...missing(), codigo: second.alta.codigo })).toMatchObject({
      status: 16,
    });
  });

  test('is stopped after twenty codes that were no good', async () => {
    const browser = new Browser(portal);
    await browser.begin('campus');
    const body = { ...missing(), codigo: 'x'.repeat(43) };
    for (let count = 0; count < 20; count++)
      expect(await browser.register(body)).toMatchObject({ status: 42 });
    expect(await browser.register(body)).toMatchObject({ status: 90 });
  });

  test('gives a code that is of no use in another browser, nor after an hour', async () => {
    const { browser, alta } = await arrive(newPerson().name);
    const other = new Browser(portal);
    await other.begin('campus');
    expect(await other.register({ ...missing(), codigo: alta.codigo })).toMatchObject({ status: 42 });
    expect(await new Browser(portal).register({ ...missing(), codigo: alta.codigo })).toMatchObject({
      status: 42,
    });
    const before = time;
    time = new Date(before.getTime() + 61 * 60_000);
    expect(await browser.register({ ...missing(), codigo: alta.codigo })).toMatchObject({ status: 42 });
    time = before;
  });
});
