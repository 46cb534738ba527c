import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** An OpenID Connect provider with a login page of its own, and with what an attacker would have it say. */

/** The claims of a person; the subject is the name that they type. */
type OidcPerson = Readonly<Record<string, unknown>>;

/** What is put in the place of an id token; undefined leaves it. */
export type Forge = (token: string, tools: ForgeTools) => Promise<string>;

export interface ForgeTools {
  /** Signs with the provider's own key. */
  sign(claims: JWTPayload): Promise<string>;
  /** The same with a key that is not the provider's. */
  signForeign(claims: JWTPayload): Promise<string>;
}

export interface OidcIdp {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The people who can log in at its page, by what they type as their name there. */
  readonly people: Map<string, OidcPerson>;
  forge: Forge | undefined;
  /** Logs somebody in at the provider's page, which the address leads to; gives where it sends them then. */
  logIn(address: string, name: string): Promise<URL>;
  close(): Promise<void>;
}

const clientId = 'portal';
const clientSecret = 'a secret between the portal and its provider';
const keyId = 'provider';

/** Starts it on a free port, for a portal that is returned to at this address. */
export async function startOidcIdp(returnTo: string): Promise<OidcIdp> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OidcPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnTo] }],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: keyId, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for the tests'] },
    pkce: { required: () => true },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name', 'affiliation', 'dni'],
    },
    scopes: ['openid', 'email', 'profile'],
    // A person who types an unknown name is told so by the provider, not by the portal.
    findAccount: (_, name) => {
      const person = people.get(name);
      return person && { accountId: name, claims: () => ({ ...person, sub: name }) };
    },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
  });
  const sign = (key: CryptoKey) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(key);
  const tools = { sign: sign(own.privateKey), signForeign: sign(foreign.privateKey) };

  const idp: OidcIdp = {
    issuer,
    clientId,
    clientSecret,
    people,
    forge: undefined,
    logIn: (address, name) => logIn(address, name, returnTo),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  provider.use(async (ctx, next) => {
    await next();
    const body: unknown = ctx.body;
    if (!idp.forge || body === null || typeof body !== 'object' || !('id_token' in body)) return;
    ctx.body = { ...body, id_token: await idp.forge(String(body.id_token), tools) };
  });
  server.on('request', provider.callback());
  return idp;
}

/** An id token with other claims. */
export const claimsOf = (token: string): JWTPayload => decodeJwt(token);

/** A browser that follows the provider's pages and fills their forms. */
async function logIn(address: string, name: string, returnTo: string): Promise<URL> {
  const jar = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(key);
      else jar.set(key, value);
    }
    return response;
  };
  let url = address;
  for (let steps = 0; steps < 20; steps++) {
    if (url.startsWith(returnTo)) return new URL(url);
    const response = await ask(url);
    const next = response.headers.get('location');
    if (next !== null) {
      url = new URL(next, url).href;
      continue;
    }
    const html = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(`the provider says: ${html}`);
    const sent = await ask(new URL(action, url).href, { prompt, login: name, password: 'any' });
    url = new URL(sent.headers.get('location') ?? '', url).href;
  }
  throw new Error('the provider sends people round in circles');
}
