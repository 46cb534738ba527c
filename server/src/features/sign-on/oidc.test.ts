import type { Brand, SignOnProvider } from '@portal/contract/brand';
import { getSession, loginStudent } from '@portal/contract/session';
import { errors } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts, loginAttempts } from '../../db/tables/accounts.ts';
import { accountIdentities } from '../../db/tables/sign-on.ts';
import { told } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  newDni,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { Browser } from '../../testing/sign-on/browser.ts';
import { claimsOf, type OidcIdp, startOidcIdp } from '../../testing/sign-on/oidc-idp.ts';
import { addSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { answerLimits } from './sign-on.rules.ts';

const publicUrl = 'http://portal.example.test';
const texts = { es: 'Campus', ca: 'Campus', en: 'Campus' };

let idp: OidcIdp;
let portal: TestPortal;
let time = new Date();

const provider = (more: Partial<Extract<SignOnProvider, { tipo: 'oidc' }>>): SignOnProvider => ({
  id: 'campus',
  tipo: 'oidc',
  nombre: texts,
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

beforeAll(async () => {
  idp = await startOidcIdp(`${publicUrl}/acceso`);
  portal = await openPortal({
    now: () => time,
    env: { PUBLIC_URL: publicUrl, OIDC_SECRET: idp.clientSecret },
    brand: (brand: Brand) => ({
      ...brand,
      accesoUnico: {
        obligatorioParaTitulados: true,
        proveedores: [
          provider({}),
          provider({ id: 'dni', identificador: 'dni', seBuscaPor: 'dni', identificadorFiable: true }),
          provider({ id: 'nombre', identificador: 'preferred_username', identificadorFiable: true }),
          provider({
            id: 'alumnado',
            perfiles: ['Alumno'],
            soloCon: { dato: 'affiliation', valores: ['student', 'alum@Example.test'] },
          }),
          provider({ id: 'gestion', perfiles: ['Gestor'] }),
          provider({ id: 'gestion-segura', perfiles: ['Gestor'], pideSegundoFactor: true }),
          provider({ id: 'apagado', emisor: 'http://127.0.0.1:1' }),
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
  idp.forge = undefined;
  await portal.database.orm.delete(loginAttempts);
});

let made = 0;
/** Somebody whom the provider knows, with these claims. */
const known = (claims: Record<string, unknown>): string => {
  const name = `persona${++made}`;
  idp.people.set(name, { email_verified: true, ...claims });
  return name;
};

/** Comes through the provider from the beginning. */
async function come(name: string, through = 'campus', perfil = 'Alumno', browser = new Browser(portal)) {
  const address = await browser.begin(through, perfil);
  return browser.finish(await idp.logIn(address, name));
}

const identities = (accountId: number) =>
  portal.database.orm.select().from(accountIdentities).where(eq(accountIdentities.accountId, accountId));

describe('who comes through an OpenID Connect provider', () => {
  test('has a session like any other, and is known from then on by the subject', async () => {
    const { id, usuario } = await addStudent(portal);
    const name = known({ email: usuario.toUpperCase() });
    const { status, datos } = await come(name);
    expect(status).toBe(0);
    expect(datos).toMatchObject({ userType: 'Alumno', name: 'Nora', primerAcceso: true });
    const token = datos?.token ?? '';
    expect(await portal.get(getSession, {}, { token })).toMatchObject({ userType: 'Alumno' });
    expect(await identities(id)).toMatchObject([{ emisor: idp.issuer, sujeto: name, userType: 'Alumno' }]);
    // Whose account it is hears of it, the first time.
    expect(await told(portal, id)).toMatchObject([{ tipo: 'signOnLinked' }]);

    // The e-mail changes at the university; the person does not.
    idp.people.set(name, { email: 'otra@example.test', email_verified: true });
    expect(await come(name)).toMatchObject({ status: 0, datos: { primerAcceso: false } });
    expect(await identities(id)).toHaveLength(1);
    expect(await told(portal, id)).toHaveLength(1);
  });

  test('is found by the identity number or by another claim where the brand says so', async () => {
    const dni = newDni();
    const { usuario } = await addStudent(portal, { dni });
    expect(await come(known({ dni: `urn:schac:personalUniqueID:es:DNI:${dni}` }), 'dni')).toMatchObject({
      status: 0,
    });
    expect(await come(known({ dni: `urn:schac:personalUniqueID:pt:BI:${dni}` }), 'dni')).toMatchObject({
      status: 3,
    });
    const other = await addStudent(portal);
    expect(await come(known({ preferred_username: other.usuario }), 'nombre')).toMatchObject({ status: 0 });
    expect(usuario).not.toBe(other.usuario);
  });

  test('found by the identity number, ends what was set up by the person who registered with it', async () => {
    const dni = newDni();
    const { id, usuario } = await addStudent(portal, { dni });
    const token = await studentToken(portal, usuario);
    const name = known({ dni: `urn:schac:personalUniqueID:es:DNI:${dni}` });
    expect(await come(name, 'dni')).toMatchObject({ status: 0 });
    expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
    const byPassword = { eAmbito: 'PrivadoAlumno', eUsuario: usuario, ePassword: password } as const;
    await portal.refused(loginStudent, { body: byPassword }, 'accessDenied');
    expect(await told(portal, id)).toMatchObject([{ tipo: 'signOnReplacedPassword' }]);
    // Once it is linked, nothing more ends.
    const { datos } = await come(name, 'dni');
    expect(await come(name, 'dni')).toMatchObject({ status: 0 });
    await portal.get(getSession, {}, { token: datos?.token ?? '' });
  });

  test('does not come in by an e-mail that the provider has not verified', async () => {
    const { id, usuario } = await addStudent(portal);
    for (const email_verified of [false, undefined, 'true']) {
      expect(await come(known({ email: usuario, email_verified }))).toMatchObject({ status: 3, datos: null });
    }
    expect(await identities(id)).toEqual([]);
  });

  test('does not come in to the account of the person who had the e-mail before', async () => {
    const { usuario } = await addStudent(portal);
    expect(await come(known({ email: usuario }))).toMatchObject({ status: 0 });
    expect(await come(known({ email: usuario }))).toMatchObject({ status: 3 });
  });

  test('is told that no account is theirs, that it is closed, or not let in yet', async () => {
    expect(await come(known({ email: 'nadie@example.test' }))).toMatchObject({ status: 3 });
    expect(await come(known({}))).toMatchObject({ status: 3 });
    for (const [estado, status] of [
      ['pendiente', 9],
      ['bloqueada', 9],
      ['baja', 79],
    ] as const) {
      const { id, usuario } = await addStudent(portal, {}, {}, { estado });
      const name = known({ email: usuario });
      expect(await come(name)).toMatchObject({ status });
      expect(await identities(id)).toEqual([]);
      // And once it is known, as soon as it is closed.
      await portal.database.orm.update(accounts).set({ estado: 'activa' }).where(eq(accounts.id, id));
      expect(await come(name)).toMatchObject({ status: 0 });
      await portal.database.orm.update(accounts).set({ estado }).where(eq(accounts.id, id));
      expect(await come(name)).toMatchObject({ status });
    }
  });

  test('has to be one of those that the brand lets in', async () => {
    const { usuario } = await addStudent(portal);
    const through = (affiliation: unknown) => come(known({ email: usuario, affiliation }), 'alumnado');
    expect(await through('staff')).toMatchObject({ status: 59 });
    expect(await through(undefined)).toMatchObject({ status: 59 });
    expect(await through(['staff', 'student'])).toMatchObject({ status: 0 });
    const scoped = { email: (await addStudent(portal)).usuario, affiliation: ['staff', 'alum@EXAMPLE.test'] };
    expect(await come(known(scoped), 'alumnado')).toMatchObject({ status: 0 });
    // A value counts with the scope that the brand names, and without one where it names none.
    for (const other of [
      'student@example.test',
      'student@',
      'student@otheruni.test',
      'alum',
      'alum@otheruni.test',
      'alum@sub.example.test',
      'alum@example.test@otheruni.test',
      'Alum@example.test',
      'x@alum@example.test',
    ])
      expect(await through(other), other).toMatchObject({ status: 59 });
    const browser = new Browser(portal);
    const { headers } = await browser.start('alumnado', 'Empresa');
    expect(headers.location).toBe('/acceso?error=invalid_request');
  });

  test('may be a company, of which a contact of several chooses one by password', async () => {
    const [one, two] = [await addCompany(portal), await addCompany(portal)];
    const contact = await addContact(portal, [one.id]);
    const group = await addContact(portal, [one.id, two.id]);
    expect(await come(known({ email: contact.usuario }), 'campus', 'Empresa')).toMatchObject({
      status: 0,
      datos: { userType: 'Empresa', idEmpresa: one.id },
    });
    expect(await told(portal, contact.id)).toMatchObject([{ tipo: 'contactSignOnLinked' }]);
    expect(await come(known({ email: group.usuario }), 'campus', 'Empresa')).toMatchObject({ status: 24 });
    // A person who does not get in is told of no link, and has none.
    expect(await told(portal, group.id)).toEqual([]);
    expect(await identities(group.id)).toEqual([]);
    // A student's door is not a company's.
    expect(await come(known({ email: contact.usuario }))).toMatchObject({ status: 3 });
  });

  test('comes once, however often it is sent at the same time', async () => {
    const { id, usuario } = await addStudent(portal);
    const name = known({ email: usuario });
    const browser = new Browser(portal);
    const returned = await idp.logIn(await browser.begin('campus'), name);
    const answers = await Promise.all([1, 2, 3].map(() => browser.finish(returned)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 42, 42]);
    expect(await identities(id)).toHaveLength(1);
  });

  test('may begin in two tabs, and come in by either', async () => {
    const { usuario } = await addStudent(portal);
    const name = known({ email: usuario });
    const browser = new Browser(portal);
    const first = await browser.begin('campus');
    const second = await browser.begin('campus');
    expect(await browser.finish(await idp.logIn(first, name))).toMatchObject({ status: 0 });
    expect(await browser.finish(await idp.logIn(second, name))).toMatchObject({ status: 0 });
  });
});

describe('a manager who comes through a provider', () => {
  const enter = (name: string, through: string) => come(name, through, 'Gestor');
  const sessionOf = (token = '') => portal.call(getSession, {}, { token });

  test('has a session of the account with that e-mail, and is told', async () => {
    const { id, usuario } = await addManager(portal);
    const name = known({ email: usuario });
    const { status, datos } = await enter(name, 'gestion');
    expect(status).toBe(0);
    expect(datos).toMatchObject({ userType: 'Gestor' });
    expect(await sessionOf(datos?.token)).toMatchObject({ status: 0, datos: { userType: 'Gestor' } });
    expect(await identities(id)).toMatchObject([{ sujeto: name, userType: 'Gestor' }]);
    expect(await told(portal, id)).toMatchObject([{ tipo: 'signOnLinked' }]);
  });

  test('without an account has none made, whatever accounts of others have the e-mail', async () => {
    const { id, usuario } = await addStudent(portal);
    expect(await enter(known({ email: usuario }), 'gestion')).toMatchObject({ status: 3, datos: null });
    expect(await identities(id)).toEqual([]);
    expect(await enter(known({ email: 'nadie@example.test' }), 'gestion')).toMatchObject({ status: 3 });
    const { usuario: manager } = await addManager(portal);
    const unverified = known({ email: manager, email_verified: false });
    expect(await enter(unverified, 'gestion')).toMatchObject({ status: 3 });
  });

  test('is let in by a provider that serves managers alone', async () => {
    const { usuario } = await addManager(portal);
    const address = await new Browser(portal).begin('campus', 'Gestor');
    expect(new URL(address, publicUrl).searchParams.get('error')).toBe('invalid_request');
    // The profile is of the request: who began as a student does not come in as a manager.
    expect(await come(known({ email: usuario }), 'campus')).toMatchObject({ status: 3 });
  });

  test('still gives the second factor of the portal, but where the provider asks for one', async () => {
    const { id, usuario } = await addManager(portal);
    await addSecondFactor(portal, id);
    const name = known({ email: usuario });
    const { datos } = await enter(name, 'gestion');
    expect(datos).toMatchObject({ segundoFactor: 'codigo' });
    expect(await sessionOf(datos?.token)).toMatchObject({ status: errors.sessionLost.code });
    const { datos: safe } = await enter(name, 'gestion-segura');
    expect(safe).not.toHaveProperty('segundoFactor');
    expect(await sessionOf(safe?.token)).toMatchObject({ status: 0 });
  });

  test('whose account was blocked or closed is refused', async () => {
    for (const [estado, status] of [
      ['bloqueada', 9],
      ['baja', 79],
    ] as const) {
      const { usuario } = await addManager(portal, { estado });
      expect(await enter(known({ email: usuario }), 'gestion')).toMatchObject({ status });
    }
  });
});

describe('the way to the provider', () => {
  test('has PKCE, state, nonce and a cookie that no script and no other site has', async () => {
    const browser = new Browser(portal);
    const response = await browser.start('campus');
    expect(response.statusCode).toBe(303);
    const { searchParams } = new URL(String(response.headers.location));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/acceso`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThanOrEqual(43);
    }
    expect(response.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
  });

  test('leaves nothing in the database that would let anybody finish it', async () => {
    const browser = new Browser(portal);
    const { searchParams } = new URL(await browser.begin('campus'));
    const { rows } = await portal.database.raw('select * from sign_on_requests');
    const kept = JSON.stringify(rows);
    for (const secret of [
      searchParams.get('state'),
      browser.cookie?.split('=')[1],
      searchParams.get('nonce'),
    ]) {
      expect(secret).toBeTruthy();
      expect(kept).not.toContain(secret);
    }
  });

  test('says that the provider does not answer, before and after', async () => {
    const { headers } = await new Browser(portal).start('apagado');
    expect(headers.location).toBe('/acceso?error=temporarily_unavailable');
    idp.forge = async () => {
      throw new Error('out of order');
    };
    const { usuario } = await addStudent(portal);
    expect(await come(known({ email: usuario }))).toMatchObject({ status: 500, httpStatus: 503 });
    const nowhere = await new Browser(portal).start('nadie');
    expect(nowhere.headers.location).toBe('/acceso?error=invalid_request');
  });
});

describe('an attacker', () => {
  test('cannot begin without end from one address', async () => {
    const begin = () =>
      portal.app.inject({
        url: '/api/Publico/accesoUnico/nadie/inicio',
        remoteAddress: '192.0.2.7',
      });
    for (let count = 0; count < 300; count++) expect((await begin()).statusCode).toBe(303);
    expect((await begin()).statusCode).toBe(429);
  });

  const victim = async () => {
    const { id, usuario } = await addStudent(portal);
    return { id, name: known({ email: usuario }) };
  };

  test('cannot use an answer in another browser, and does not use it up by trying', async () => {
    const { name } = await victim();
    const browser = new Browser(portal);
    const returned = await idp.logIn(await browser.begin('campus'), name);
    const other = new Browser(portal);
    expect(await other.finish(returned)).toMatchObject({ status: 42 });
    await other.begin('campus');
    expect(await other.finish(returned)).toMatchObject({ status: 42 });
    expect(await browser.finish(returned)).toMatchObject({ status: 0 });
  });

  test('cannot have a victim log in to the account of the attacker', async () => {
    const { name } = await victim();
    const theirs = await idp.logIn(await new Browser(portal).begin('campus'), name);
    const browser = new Browser(portal);
    const { searchParams } = new URL(await browser.begin('campus'));
    expect(await browser.finish(theirs)).toMatchObject({ status: 42 });
    // Nor with the code of one and the state of the other.
    theirs.searchParams.set('state', searchParams.get('state') ?? '');
    expect(await browser.finish(theirs)).toMatchObject({ status: 42 });
  });

  test('cannot use a code or an answer a second time', async () => {
    const { name } = await victim();
    const browser = new Browser(portal);
    const returned = await idp.logIn(await browser.begin('campus'), name);
    expect(await browser.finish(returned)).toMatchObject({ status: 0 });
    expect(await browser.finish(returned)).toMatchObject({ status: 42 });
    const { searchParams } = new URL(await browser.begin('campus'));
    returned.searchParams.set('state', searchParams.get('state') ?? '');
    expect(await browser.finish(returned)).toMatchObject({ status: 42 });
  });

  test('cannot come back when the time is over', async () => {
    const { name } = await victim();
    const browser = new Browser(portal);
    const returned = await idp.logIn(await browser.begin('campus'), name);
    const before = time;
    time = new Date(before.getTime() + 15 * 60_000);
    expect(await browser.finish(returned)).toMatchObject({ status: 42 });
    time = before;
  });

  test('cannot pass off the answer of another provider', async () => {
    const { name } = await victim();
    const browser = new Browser(portal);
    const returned = await idp.logIn(await browser.begin('campus'), name);
    returned.searchParams.set('iss', 'https://elsewhere.example.test');
    expect(await browser.finish(returned)).toMatchObject({ status: 42 });
  });

  test('is what the tests below put in the place of the provider, whose own token is good', async () => {
    const { name } = await victim();
    idp.forge = (token, { sign }) => sign(claimsOf(token));
    expect(await come(name)).toMatchObject({ status: 0 });
  });

  test.each<[string, OidcIdp['forge']]>([
    ['for another audience', (token, { sign }) => sign({ ...claimsOf(token), aud: 'another' })],
    ['of another issuer', (token, { sign }) => sign({ ...claimsOf(token), iss: 'https://x.example' })],
    ['with another nonce', (token, { sign }) => sign({ ...claimsOf(token), nonce: 'another' })],
    ['without a nonce', (token, { sign }) => sign({ ...claimsOf(token), nonce: undefined })],
    ['that has expired', (token, { sign }) => sign({ ...claimsOf(token), exp: 1_000_000_000 })],
    ['by a foreign key', (token, { signForeign }) => signForeign(claimsOf(token))],
    [
      'by no key at all',
      async (token) => {
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${header}.${token.split('.')[1]}.`;
      },
    ],
    [
      'changed after it was signed',
      async (token) => {
        const [header, , signature] = token.split('.');
        const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), sub: 'another' }));
        return `${header}.${claims.toString('base64url')}.${signature}`;
      },
    ],
  ])('cannot come in by a token %s', async (_, forge) => {
    const { id, name } = await victim();
    idp.forge = forge;
    expect(await come(name)).toMatchObject({ status: 42, datos: null });
    expect(await identities(id)).toEqual([]);
  });

  test('is stopped after twenty answers that were no good, and nobody else at the address is', async () => {
    const name = known({ email: (await addStudent(portal)).usuario });
    const browser = new Browser(portal);
    const address = await browser.begin('campus');
    for (let count = 0; count < 20; count++)
      expect(await browser.finish(`state=${count}&code=x`)).toMatchObject({ status: 42 });
    expect(await browser.finish(await idp.logIn(address, name))).toMatchObject({ status: 90 });
    expect(await come(name)).toMatchObject({ status: 0 });
  });

  test('is stopped after three hundred from an address, where an answer that is good still passes', async () => {
    const name = known({ email: (await addStudent(portal)).usuario });
    const nobody = () => new Browser(portal).finish('state=x&code=x');
    expect(await nobody()).toMatchObject({ status: 42 });
    await portal.database.orm.update(loginAttempts).set({ fallos: answerLimits.address.max - 1 });
    expect(await nobody()).toMatchObject({ status: 42 });
    expect(await nobody()).toMatchObject({ status: 90 });
    expect(await come(name)).toMatchObject({ status: 0 });
  });

  test.each(['', 'x', 'state=a&state=b&code=c', 'respuesta=x', 'state=%00', 'x'.repeat(9_000)])(
    'gets nowhere with nonsense',
    async (respuesta) => {
      const { status, httpStatus } = await new Browser(portal).finish(respuesta);
      expect([15, 42]).toContain(status);
      expect(httpStatus).toBe(status === 15 ? 400 : 200);
    },
  );
});

describe('a graduate of the home university', () => {
  const byPassword = (eUsuario: string) =>
    ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
  const finished = { actual: false, curso: null, anioPromocion: 2024 };

  test('comes through the provider and not by password', async () => {
    const { usuario } = await addStudent(portal, { esAntiguo: true }, finished);
    await portal.refused(loginStudent, byPassword(usuario), 'graduateMustUseSignOn');
    expect(await come(known({ email: usuario }))).toMatchObject({ status: 0 });
  });

  test('is told so only with the right password', async () => {
    const { usuario } = await addStudent(portal, { esAntiguo: true }, finished);
    const { body } = byPassword(usuario);
    await portal.refused(loginStudent, { body: { ...body, ePassword: 'Otra2027' } }, 'accessDenied');
  });

  test('is not who still studies there, nor who finished elsewhere', async () => {
    const studying = await addStudent(portal);
    const elsewhere = await addStudent(portal, {}, { ...finished, deLaUniversidad: false });
    await portal.get(loginStudent, byPassword(studying.usuario));
    await portal.get(loginStudent, byPassword(elsewhere.usuario));
  });

  test('logs in by password where the institution does not ask for more', async () => {
    const plain = await openPortal();
    try {
      const { usuario } = await addStudent(plain, { esAntiguo: true }, finished);
      expect(await plain.get(loginStudent, byPassword(usuario))).toMatchObject({ userType: 'Alumno' });
    } finally {
      await plain.close();
    }
  });
});
