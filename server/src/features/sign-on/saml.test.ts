import type { Brand, SignOnProvider } from '@portal/contract/brand';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loginAttempts } from '../../db/tables/accounts.ts';
import { accountIdentities } from '../../db/tables/sign-on.ts';
import { addStudent, newDni } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { Browser } from '../../testing/sign-on/browser.ts';
import { portalKeys } from '../../testing/sign-on/keys.ts';
import {
  mailAttribute,
  type SamlFlaws,
  type SamlIdp,
  type SamlPerson,
  startSamlIdp,
} from '../../testing/sign-on/saml-idp.ts';

const publicUrl = 'https://portal.example.test';
const texts = { es: 'Campus', ca: 'Campus', en: 'Campus' };
const personalId = 'urn:oid:1.3.6.1.4.1.25178.1.2.15';

let idp: SamlIdp;
let portal: TestPortal;
let time = new Date();

const provider = (more: Partial<Extract<SignOnProvider, { tipo: 'saml' }>>): SignOnProvider => ({
  id: 'campus',
  tipo: 'saml',
  nombre: texts,
  perfiles: ['Alumno'],
  emisor: idp.entity,
  urlAcceso: idp.address,
  certificados: [idp.certificate],
  identificador: mailAttribute,
  seBuscaPor: 'usuario',
  identificadorFiable: true,
  ...more,
});

const metadataOf = async (id: string) =>
  (await portal.app.inject({ url: `/api/Publico/accesoUnico/${id}/metadata.xml` })).body;

beforeAll(async () => {
  idp = await startSamlIdp();
  portal = await openPortal({
    now: () => time,
    env: { PUBLIC_URL: publicUrl, SAML_KEY: portalKeys.key.replaceAll('\n', '\\n') },
    brand: (brand: Brand) => ({
      ...brand,
      accesoUnico: {
        obligatorioParaTitulados: false,
        proveedores: [
          provider({}),
          provider({
            id: 'firmado',
            firma: { variableClave: 'SAML_KEY', certificado: portalKeys.certificate },
            sujeto: 'uid',
            identificador: personalId,
            seBuscaPor: 'dni',
          }),
          provider({
            id: 'altas',
            altas: {
              nombre: 'givenName',
              apellidos: 'sn',
              email: mailAttribute,
              afiliacion: { dato: 'affiliation', estudiantes: ['student@example.test'] },
            },
          }),
          provider({
            id: 'cifrado',
            cifrado: { variableClave: 'SAML_KEY', certificado: portalKeys.certificate },
          }),
        ],
      },
    }),
  });
  idp.metadata = await metadataOf('campus');
});
afterAll(async () => {
  await portal.close();
  await idp.close();
});
afterEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

let made = 0;
const person = (mail: string): SamlPerson => ({
  nameId: `persona-${++made}`,
  attributes: { [mailAttribute]: [mail] },
});

/** Comes through the provider from the beginning. */
async function come(who: SamlPerson, flaws?: SamlFlaws, through = 'campus', browser = new Browser(portal)) {
  const answer = await idp.answer(await browser.begin(through), who, flaws);
  return browser.finish(await browser.post({ ...answer }));
}

const identities = (accountId: number) =>
  portal.database.orm.select().from(accountIdentities).where(eq(accountIdentities.accountId, accountId));

describe('who comes through a SAML provider', () => {
  test('has a session like any other, and is known from then on by the name id', async () => {
    const { id, usuario } = await addStudent(portal);
    const who = person(usuario);
    expect(await come(who)).toMatchObject({ status: 0, datos: { userType: 'Alumno', primerAcceso: true } });
    expect(await identities(id)).toMatchObject([{ emisor: idp.entity, sujeto: who.nameId }]);
    const renamed = { ...who, attributes: { [mailAttribute]: ['otra@example.test'] } };
    expect(await come(renamed)).toMatchObject({ status: 0, datos: { primerAcceso: false } });
    expect(await come(person(usuario))).toMatchObject({ status: 3 });
  });

  test('is found by the identity number, and known by an attribute, where the brand says so', async () => {
    const dni = newDni();
    const { id } = await addStudent(portal, { dni });
    idp.metadata = await metadataOf('firmado');
    idp.wantsSignedRequests = true;
    try {
      const who = {
        nameId: 'passing',
        attributes: { uid: ['u-7'], [personalId]: [`urn:schac:personalUniqueID:es:NIF:${dni}`] },
      };
      const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
      expect(await come(who, { nameIdFormat: transient }, 'firmado')).toMatchObject({ status: 0 });
      expect(await identities(id)).toMatchObject([{ sujeto: 'u-7' }]);
      const nobody = { ...who, attributes: { [personalId]: who.attributes[personalId] ?? [] } };
      expect(await come(nobody, {}, 'firmado')).toMatchObject({ status: 42 });
      const unsigned = new URL(await new Browser(portal).begin('firmado'));
      unsigned.searchParams.delete('Signature');
      await expect(idp.answer(unsigned.href, who)).rejects.toThrow();
    } finally {
      idp.wantsSignedRequests = false;
      idp.metadata = await metadataOf('campus');
    }
  });

  test('is registered the first time by a provider that makes accounts', async () => {
    idp.metadata = await metadataOf('altas');
    try {
      const who = person('nueva.saml@example.test');
      const attributes = { ...who.attributes, givenName: ['Vera'], affiliation: ['student@example.test'] };
      const browser = new Browser(portal);
      const { datos } = await come({ ...who, attributes }, {}, 'altas', browser);
      expect(datos?.alta).toMatchObject({
        nombre: 'Vera',
        apellidos: null,
        email: 'nueva.saml@example.test',
        situacion: 'estudiante',
      });
      const body = {
        codigo: datos?.alta?.codigo,
        nombre: 'Otra',
        apellidos: 'Sanchis Roig',
        dni: newDni(),
        telefono: '612345678',
        idTitulacion: 101,
        idIdioma: 1,
        politica: true,
      };
      expect(await browser.register(body)).toMatchObject({ status: 0, datos: { name: 'Vera' } });
      expect(await come(who, {}, 'altas')).toMatchObject({ status: 0, datos: { name: 'Vera' } });
      const staff = person('otra.saml@example.test');
      const ofStaff = { ...staff.attributes, affiliation: ['staff@example.test'] };
      expect(await come({ ...staff, attributes: ofStaff }, {}, 'altas')).toMatchObject({ status: 59 });
    } finally {
      idp.metadata = await metadataOf('campus');
    }
  });

  test('does not come in by one of several e-mails', async () => {
    const { usuario } = await addStudent(portal);
    const who = { nameId: 'several', attributes: { [mailAttribute]: ['x@example.test', usuario] } };
    expect(await come(who)).toMatchObject({ status: 3 });
  });
});

describe('an encrypted assertion', () => {
  beforeAll(async () => {
    idp.metadata = await metadataOf('cifrado');
  });
  afterAll(async () => {
    idp.metadata = await metadataOf('campus');
  });
  const comeEncrypted = (who: SamlPerson, flaws: SamlFlaws = {}) =>
    come(who, { encrypted: true, ...flaws }, 'cifrado');
  const unsigned = (xml: string) => xml.replace(/<ds:Signature.*?<\/ds:Signature>/s, '');

  test('lets in whom it is about, and so does one that is not encrypted', async () => {
    const { id, usuario } = await addStudent(portal);
    const who = person(usuario);
    let sent = '';
    const tamper = (xml: string) => {
      sent = xml;
      return xml;
    };
    expect(await comeEncrypted(who, { tamper })).toMatchObject({ status: 0, datos: { userType: 'Alumno' } });
    expect(sent).toContain('EncryptedAssertion');
    expect(sent).toContain('http://www.w3.org/2009/xmlenc11#aes256-gcm');
    expect(sent).not.toContain(usuario);
    expect(await identities(id)).toMatchObject([{ sujeto: who.nameId }]);
    expect(await come(who, {}, 'cifrado')).toMatchObject({ status: 0 });
  });

  test.each<[string, SamlFlaws]>([
    ['has no signature inside, though the envelope is signed', { envelopeAlone: true }],
    ['is not signed at all', { envelopeAlone: true, tamper: unsigned }],
    ['is signed inside by another', { foreignKey: true }],
    ['is for another audience', { audience: 'https://another.example.test' }],
    ['answers another request', { confirms: '_nobody' }],
    ['was changed', { tamper: (xml) => xml.replace(/(.*CipherValue>)..../s, '$1AAAA') }],
  ])('is refused where it %s', async (_, flaws) => {
    const { id, usuario } = await addStudent(portal);
    expect(await comeEncrypted(person(usuario), flaws)).toMatchObject({ status: 42, datos: null });
    expect(await identities(id)).toEqual([]);
  });

  test('is taken once', async () => {
    const { usuario } = await addStudent(portal);
    const [who, assertionId] = [person(usuario), '_encrypted'];
    expect(await comeEncrypted(who, { assertionId })).toMatchObject({ status: 0 });
    expect(await comeEncrypted(who, { assertionId })).toMatchObject({ status: 42 });
  });

  test('is not for a provider without a key for it', async () => {
    const { usuario } = await addStudent(portal);
    const { metadata } = idp;
    // It encrypts for a key that it was told elsewhere.
    idp.metadata = metadata.replaceAll('/cifrado/', '/campus/');
    try {
      expect(await come(person(usuario), { encrypted: true })).toMatchObject({ status: 42 });
    } finally {
      idp.metadata = metadata;
    }
  });

  test('is asked for in the metadata, with the certificate and what it may be encrypted with', async () => {
    const metadata = await metadataOf('cifrado');
    expect(metadata).toContain('use="encryption"');
    expect(metadata).toContain('http://www.w3.org/2009/xmlenc11#aes256-gcm');
    expect(metadata).toContain(portalKeys.certificate.replaceAll(/-----.*?-----|\n/g, '').slice(0, 60));
    expect(metadata).not.toContain('PRIVATE');
    expect(await metadataOf('campus')).not.toContain('encryption');
  });
});

describe('the way to the provider and back', () => {
  test('is told to the institution in metadata', async () => {
    const response = await portal.app.inject({ url: '/api/Publico/accesoUnico/firmado/metadata.xml' });
    expect(response.headers['content-type']).toBe('application/samlmetadata+xml; charset=utf-8');
    expect(response.body).toContain(
      'entityID="https://portal.example.test/api/Publico/accesoUnico/firmado/metadata.xml"',
    );
    expect(response.body).toContain('Location="https://portal.example.test/acceso"');
    expect(response.body).toContain('WantAssertionsSigned="true"');
    expect(response.body).toContain('<ds:X509Certificate>');
    expect((await portal.app.inject({ url: '/api/Publico/accesoUnico/nadie/metadata.xml' })).statusCode).toBe(
      404,
    );
  });

  test('keeps its cookie to encrypted connections and to this host', async () => {
    const { headers } = await new Browser(portal).start('campus');
    expect(headers['set-cookie']).toMatch(
      /^__Host-acceso=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('keeps what was posted for a minute, and once', async () => {
    const { usuario } = await addStudent(portal);
    const browser = new Browser(portal);
    const form = { ...(await idp.answer(await browser.begin('campus'), person(usuario))) };
    const late = await browser.post(form);
    expect(late.pathname).toBe('/acceso');
    expect([...late.searchParams.keys()]).toEqual(['respuesta']);
    const before = time;
    time = new Date(before.getTime() + 60_000);
    expect(await browser.finish(late)).toMatchObject({ status: 42 });
    const again = await browser.post(form);
    expect(await browser.finish(again)).toMatchObject({ status: 0 });
    time = before;
    expect(await browser.finish(again)).toMatchObject({ status: 42 });
    const { rows } = await portal.database.raw('select 1 from sign_on_requests where respuesta is not null');
    expect(rows).toEqual([]);
  });

  test('takes no post that answers nothing, is too long or is no form', async () => {
    const browser = new Browser(portal);
    const nothing = await browser.post({ RelayState: '_nobody', SAMLResponse: 'eA==' });
    expect(nothing.search).toBe('?error=invalid_request');
    expect((await browser.post({})).search).toBe('?error=invalid_request');
    const post = (payload: string, type: string) =>
      portal.app.inject({ method: 'POST', url: '/acceso', headers: { 'content-type': type }, payload });
    const long = await post(`SAMLResponse=${'x'.repeat(140_000)}`, 'application/x-www-form-urlencoded');
    expect(long.statusCode).toBe(413);
    expect((await post('{"RelayState":"x"}', 'application/json')).statusCode).toBe(415);
    expect((await post('<x/>', 'text/xml')).statusCode).toBe(415);
  });
});

describe('an attacker', () => {
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  const unsigned = (xml: string) => xml.replace(/<ds:Signature.*?<\/ds:Signature>/s, '');
  const assertionOf = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
  /** Another assertion that nobody signed, for somebody else. */
  const evil = (xml: string) =>
    unsigned(assertionOf(xml))
      .replace(/ID="[^"]*"/, 'ID="_evil"')
      .replace(/<saml:NameID([^>]*)>[^<]*/, '<saml:NameID$1>victim');

  test('is an answer changed after the provider, which as it is said is good', async () => {
    const { usuario } = await addStudent(portal);
    expect(await come(person(usuario), { tamper: (xml) => xml })).toMatchObject({ status: 0 });
  });

  test.each<[string, SamlFlaws]>([
    ['is for another audience', { audience: 'https://another.example.test' }],
    ['is for another address', { recipient: 'https://another.example.test/acceso' }],
    ['was sent to another address', { destination: 'https://another.example.test/acceso' }],
    ['is of another provider', { issuer: 'https://another.example.test' }],
    ['answers a request that nobody made', { inResponseTo: '_nobody' }],
    ['answers one request and confirms another', { confirms: '_nobody' }],
    ['has expired', { minutesLeft: -10 }],
    [
      'has a name id that does not last',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
    ],
    ['is signed by another', { foreignKey: true }],
    ['is signed on the envelope alone', { envelopeAlone: true }],
    ['is not signed', { tamper: unsigned }],
    ['was changed', { tamper: (xml) => xml.replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim') }],
    ['has a document type', { tamper: (xml) => `${entity}${xml}` }],
    [
      'has two assertions',
      { tamper: (xml) => xml.replace('<saml:Assertion', `${evil(xml)}<saml:Assertion`) },
    ],
    [
      'hides the signed assertion in another',
      {
        tamper: (xml) => {
          const own = assertionOf(xml);
          return xml.replace(
            own,
            evil(xml).replace('</saml:Assertion>', `<saml:Advice>${own}</saml:Advice></saml:Assertion>`),
          );
        },
      },
    ],
    [
      'hides the signed assertion in an extension',
      {
        tamper: (xml) => {
          const own = assertionOf(xml);
          return xml
            .replace(own, evil(xml))
            .replace('<samlp:Status>', `<samlp:Extensions>${own}</samlp:Extensions><samlp:Status>`);
        },
      },
    ],
    [
      'hides the signed assertion in the signature of another',
      {
        tamper: (xml) => {
          const own = assertionOf(xml);
          const signature = /<ds:Signature.*?<\/ds:Signature>/s.exec(own)?.[0] ?? '';
          const holding = signature.replace(
            '</ds:Signature>',
            `<ds:Object>${unsigned(own)}</ds:Object></ds:Signature>`,
          );
          return xml.replace(own, evil(xml).replace('</saml:Issuer>', `</saml:Issuer>${holding}`));
        },
      },
    ],
    ['is no XML', { tamper: () => 'nothing' }],
  ])('cannot come in by an answer that %s', async (_, flaws) => {
    const { id, usuario } = await addStudent(portal);
    expect(await come(person(usuario), flaws)).toMatchObject({ status: 42, datos: null });
    expect(await identities(id)).toEqual([]);
  });

  test('cannot use an assertion again for another request', async () => {
    const { usuario } = await addStudent(portal);
    const [who, assertionId] = [person(usuario), '_once'];
    expect(await come(who, { assertionId })).toMatchObject({ status: 0 });
    expect(await come(who, { assertionId })).toMatchObject({ status: 42 });
    expect(await come(who)).toMatchObject({ status: 0 });
  });

  test('cannot post an answer again, nor as the answer to another request', async () => {
    const { usuario } = await addStudent(portal);
    const browser = new Browser(portal);
    const answer = await idp.answer(await browser.begin('campus'), person(usuario));
    expect(await browser.finish(await browser.post({ ...answer }))).toMatchObject({ status: 0 });
    expect((await browser.post({ ...answer })).search).toBe('?error=invalid_request');
    const next = new URL(await browser.begin('campus')).searchParams.get('RelayState') ?? '';
    const moved = await browser.post({ ...answer, RelayState: next });
    expect(await browser.finish(moved)).toMatchObject({ status: 42 });
  });

  test('cannot have a victim log in to the account of the attacker', async () => {
    const { usuario } = await addStudent(portal);
    const attacker = new Browser(portal);
    const answer = await idp.answer(await attacker.begin('campus'), person(usuario));
    const victim = new Browser(portal);
    await victim.begin('campus');
    const returned = await victim.post({ ...answer });
    expect(await victim.finish(returned)).toMatchObject({ status: 42 });
    expect(await new Browser(portal).finish(returned)).toMatchObject({ status: 42 });
    expect(await attacker.finish(returned)).toMatchObject({ status: 0 });
  });
});
