import type { SignOnProvider } from '@portal/contract/brand';
import * as client from 'openid-client';
import { type Provider, type Trip, Unreachable } from './providers.ts';
import { derived } from './sign-on.rules.ts';

type Settings = Extract<SignOnProvider, { tipo: 'oidc' }>;

const secondsToWait = 10;
/** What the provider says of itself, its keys apart, is asked again after this long. */
const knownMs = 3_600_000;

const verifierOf = ({ browser, state }: Trip) => derived(browser, 'verifier', state);
const nonceOf = ({ browser, state }: Trip) => derived(browser, 'nonce', state);

async function discover({ emisor, idCliente }: Settings, secret: string): Promise<client.Configuration> {
  const issuer = new URL(emisor);
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(issuer, idCliente, undefined, undefined, {
    execute: insecure,
    timeout: secondsToWait,
  });
  const server = found.serverMetadata();
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = ways.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
  const config = new client.Configuration(server, idCliente, undefined, authentication);
  config.timeout = secondsToWait;
  for (const allow of insecure) allow(config);
  // The token comes over TLS from where it was asked for; its signature is held against the provider's keys all the same.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** Whether it is that nobody answered, or that the provider is out of order. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return !('code' in error);
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof client.ClientError)) return false;
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}

async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUnreachable(error) ? new Unreachable('the provider does not answer', { cause: error }) : error;
  }
}

/** A provider that speaks OpenID Connect: authorization code with PKCE, state and nonce. */
export function oidcProvider(settings: Settings, secret: string, returnTo: string): Provider {
  let known: { config: Promise<client.Configuration>; since: number } | undefined;
  const configuration = () => {
    if (known && Date.now() - known.since < knownMs) return known.config;
    const config = asking(discover(settings, secret));
    known = { config, since: Date.now() };
    config.catch(() => {
      known = undefined;
    });
    return config;
  };
  const { identificador, soloCon, alcances, altas } = settings;
  const ofNewAccounts = altas && [
    altas.nombre,
    altas.apellidos,
    altas.email,
    altas.dni,
    altas.afiliacion.dato,
  ];
  const named = [identificador, soloCon?.dato, ...(ofNewAccounts ?? [])];
  const needed = [...named, ...(named.includes('email') ? ['email_verified'] : [])];

  return {
    async begin(trip) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: [...new Set(['openid', ...alcances])].join(' '),
        state: trip.state,
        nonce: nonceOf(trip),
        code_challenge: await client.calculatePKCECodeChallenge(verifierOf(trip)),
        code_challenge_method: 'S256',
      }).href;
    },
    async finish(answer, trip) {
      const config = await configuration();
      const tokens = await asking(
        client.authorizationCodeGrant(config, new URL(`${returnTo}?${answer}`), {
          pkceCodeVerifier: verifierOf(trip),
          expectedState: trip.state,
          expectedNonce: nonceOf(trip),
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('there is no id token');
      const isMissing = needed.some((name) => name !== undefined && claims[name] === undefined);
      const more =
        isMissing && config.serverMetadata().userinfo_endpoint
          ? await asking(client.fetchUserInfo(config, tokens.access_token, claims.sub))
          : {};
      return { emisor: claims.iss, sujeto: claims.sub, datos: { ...more, ...claims } };
    },
  };
}
