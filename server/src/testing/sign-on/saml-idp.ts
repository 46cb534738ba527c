import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as samlify from 'samlify';
import { foreignKeys, providerKeys } from './keys.ts';

/** A SAML identity provider with a login page of its own, and with what an attacker would have it say. */

const samlEntity = 'https://idp.example.test/metadata';
export const mailAttribute = 'urn:oid:0.9.2342.19200300.100.1.3';

export interface SamlPerson {
  readonly nameId: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with an answer. */
export interface SamlFlaws {
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string;
  readonly issuer?: string;
  readonly inResponseTo?: string;
  readonly confirms?: string;
  readonly minutesLeft?: number;
  readonly assertionId?: string;
  readonly nameIdFormat?: string;
  readonly foreignKey?: boolean;
  /** It signs the envelope, and not the assertion in it. */
  readonly envelopeAlone?: boolean;
  /** The assertion is encrypted, for the key in the portal's metadata. */
  readonly encrypted?: boolean;
  /** After it was signed, and encrypted. */
  readonly tamper?: (xml: string) => string;
}

export interface SamlAnswer {
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

export interface SamlIdp {
  readonly entity: string;
  readonly address: string;
  readonly certificate: string;
  /** Where the portal tells of itself; known once the portal is there. */
  metadata: string;
  /** Whether it holds the signature of a request against that. */
  wantsSignedRequests: boolean;
  /** The people who can log in at its page, by their e-mail. */
  readonly people: Map<string, SamlPerson>;
  answer(address: string, person: SamlPerson, flaws?: SamlFlaws): Promise<SamlAnswer>;
  close(): Promise<void>;
}

// The messages are made here and held against the portal, which is what is tested.
samlify.setSchemaValidator({ validate: async () => 'not asked' });

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const newId = () => `_${randomBytes(16).toString('hex')}`;
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

interface Message {
  readonly requestId: string;
  readonly audience: string;
  readonly recipient: string;
  readonly person: SamlPerson;
  readonly flaws: SamlFlaws;
}

function messageXml({ requestId, audience, recipient, person, flaws }: Message): string {
  const now = new Date();
  const [issued, until] = [
    new Date(now.getTime() + Math.min(flaws.minutesLeft ?? 0, 0) * 60_000 - 1000).toISOString(),
    new Date(now.getTime() + (flaws.minutesLeft ?? 4) * 60_000).toISOString(),
  ];
  const issuer = `<saml:Issuer>${flaws.issuer ?? samlEntity}</saml:Issuer>`;
  const attributes = Object.entries(person.attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri">${values
        .map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  );
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${issued}" Destination="${flaws.destination ?? recipient}" InResponseTo="${flaws.inResponseTo ?? requestId}">`,
    issuer,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="${flaws.assertionId ?? newId()}" Version="2.0" IssueInstant="${issued}">${issuer}`,
    `<saml:Subject><saml:NameID Format="${flaws.nameIdFormat ?? persistent}">${escaped(person.nameId)}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${flaws.recipient ?? recipient}" InResponseTo="${flaws.confirms ?? flaws.inResponseTo ?? requestId}"/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${issued}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${flaws.audience ?? audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${issued}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`,
    '</saml:Assertion></samlp:Response>',
  ].join('');
}

function identityProvider(
  address: string,
  keys: { key: string; certificate: string },
  wantAuthnRequestsSigned: boolean,
  isAssertionEncrypted: boolean,
) {
  const settings = {
    wantAuthnRequestsSigned,
    entityID: samlEntity,
    privateKey: keys.key,
    isAssertionEncrypted,
    dataEncryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    signingCert: keys.certificate,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: address },
    ],
    singleLogoutService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: address },
    ],
  };
  return samlify.IdentityProvider(settings);
}

/** Starts it on a free port. */
export async function startSamlIdp(): Promise<SamlIdp> {
  const server = createServer((request, response) => {
    serve(request.url ?? '/', request.method ?? 'GET')
      .then((page) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/sso`;
  const people = new Map<string, SamlPerson>();

  const idp: SamlIdp = {
    entity: samlEntity,
    address,
    certificate: providerKeys.certificate,
    metadata: '',
    wantsSignedRequests: false,
    people,
    async answer(asked, person, flaws = {}) {
      const provider = identityProvider(
        address,
        flaws.foreignKey ? foreignKeys : providerKeys,
        idp.wantsSignedRequests,
        flaws.encrypted === true,
      );
      const metadata = flaws.envelopeAlone
        ? idp.metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
        : idp.metadata;
      const portal = samlify.ServiceProvider({ metadata });
      const { searchParams, search } = new URL(asked);
      const query = Object.fromEntries(searchParams);
      const octetString = search.slice(1).split('&Signature=')[0] ?? '';
      const parsed = await provider.parseLoginRequest(portal, 'redirect', { query, octetString });
      const requestId = parsed.extract.request?.id;
      if (typeof requestId !== 'string') throw new Error('the request has no id');
      const recipient = portal.entityMeta.getAssertionConsumerService('post');
      if (typeof recipient !== 'string') throw new Error('the portal says no address');
      const message = {
        requestId,
        recipient,
        audience: portal.entityMeta.getEntityID(),
        person,
        flaws,
      };
      const { context } = await provider.createLoginResponse(
        portal,
        { extract: {} },
        'post',
        {},
        {
          customTagReplacement: () => ({ id: newId(), context: messageXml(message) }),
          // The envelope's own signature is good, whatever is in it.
          encryptThenSign: flaws.envelopeAlone === true,
        },
      );
      const xml = Buffer.from(context, 'base64').toString('utf8');
      return {
        SAMLResponse: Buffer.from(flaws.tamper ? flaws.tamper(xml) : xml).toString('base64'),
        RelayState: query.RelayState ?? '',
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  /** The login page, and the page that posts the answer to the portal. */
  async function serve(url: string, method: string): Promise<string> {
    const asked = new URL(url, address);
    const email = asked.searchParams.get('correo');
    const hidden = (fields: Record<string, string>) =>
      Object.entries(fields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
        .join('');
    if (method !== 'GET') throw new Error('only asked by address');
    if (email === null) {
      const fields = Object.fromEntries(asked.searchParams);
      return `<!doctype html><title>Campus</title><h1>Campus</h1><form>${hidden(fields)}<label>Correo <input name="correo"></label><button>Entrar</button></form>`;
    }
    const person = people.get(email);
    if (!person) throw new Error('nobody with this e-mail');
    const answer = await idp.answer(asked.href, person);
    const portal = samlify.ServiceProvider({ metadata: idp.metadata });
    const action = String(portal.entityMeta.getAssertionConsumerService('post'));
    return `<!doctype html><title>Campus</title><h1>Campus</h1><form method="post" action="${escaped(action)}">${hidden({ ...answer })}<button>Continuar</button></form>`;
  }
  return idp;
}
