import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SignOnProvider } from '@portal/contract/brand';
import { z } from 'zod';
import type { Provider } from './providers.ts';
import { requestMinutes } from './sign-on.rules.ts';

type Settings = Extract<SignOnProvider, { tipo: 'saml' }>;

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

export interface SamlParts {
  readonly settings: Settings;
  /** Signs requests. */
  readonly key?: string | undefined;
  /** Opens assertions that are encrypted for the portal. */
  readonly decryptionKey?: string | undefined;
  /** Where answers are posted. */
  readonly returnTo: string;
  /** Who the portal is for the provider: the address of its metadata. */
  readonly entityId: string;
}

/** What of a signed assertion the library leaves to its caller. */
const signed = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.tuple([
          z.object({
            $: z.object({ Method: z.literal(bearer) }),
            SubjectConfirmationData: z.tuple([
              z.object({
                $: z.object({
                  InResponseTo: z.string(),
                  Recipient: z.string(),
                  NotOnOrAfter: z.string(),
                }),
              }),
            ]),
          }),
        ]),
      }),
    ]),
    Conditions: z.tuple([z.unknown()]),
    AuthnStatement: z.array(z.unknown()).min(1),
  }),
});

const forgetting = { saveAsync: async () => null, removeAsync: async () => null };

/** Talks to the provider about one request. */
function conversation(parts: SamlParts, requestId: string): SAML {
  const { settings, key, decryptionKey, returnTo, entityId } = parts;
  return new SAML({
    issuer: entityId,
    callbackUrl: returnTo,
    audience: entityId,
    entryPoint: settings.urlAcceso,
    idpIssuer: settings.emisor,
    idpCert: settings.certificados,
    identifierFormat: settings.sujeto === undefined ? persistent : null,
    // How people prove who they are is the institution's to say.
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // Few providers sign the envelope too; nothing is taken from it.
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(key !== undefined && { privateKey: key }),
    // What is inside has to be signed as well: anybody can encrypt for the portal.
    ...(decryptionKey !== undefined && { decryptionPvk: decryptionKey }),
    acceptedClockSkewMs: 60_000,
    maxAssertionAgeMs: 5 * 60_000,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestMinutes * 60_000,
    // That it was not answered yet the caller knows; here only that it is this request that is answered.
    cacheProvider: {
      ...forgetting,
      getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
    },
  });
}

/** What an institution registers at its provider. */
export const samlMetadata = (parts: SamlParts): string =>
  conversation(parts, '_metadata').generateServiceProviderMetadata(
    parts.settings.cifrado?.certificado ?? null,
    parts.settings.firma?.certificado ?? null,
  );

/** A provider that speaks SAML 2: the request by redirection, the answer posted, its assertion signed. */
export function samlProvider(parts: SamlParts): Provider {
  const { settings, returnTo } = parts;
  return {
    begin: ({ state }) => conversation(parts, state).getAuthorizeUrlAsync(state, undefined, {}),
    async finish(answer, { state }) {
      const xml = Buffer.from(answer, 'base64').toString('utf8');
      // No answer has either, and an expanded entity is an attack whatever the parser makes of it.
      if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('a document type in the answer');
      const [, , destination = returnTo] = /^[^>]*\sDestination=(["'])(.*?)\1/s.exec(rootOf(xml)) ?? [];
      if (destination !== returnTo) throw new Error('the answer is for another address');
      const { profile } = await conversation(parts, state).validatePostResponseAsync({
        SAMLResponse: answer,
      });
      if (!profile) throw new Error('nobody is in the answer');
      if (profile.issuer !== settings.emisor) throw new Error('the assertion is by another provider');
      const { Assertion } = signed.parse(profile.getAssertion?.());
      const confirmed = Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$;
      if (confirmed.InResponseTo !== state) throw new Error('the assertion answers another request');
      if (confirmed.Recipient !== returnTo) throw new Error('the assertion is for another address');
      const datos = z.record(z.string(), z.unknown()).parse(profile.attributes ?? {});
      return {
        emisor: settings.emisor,
        sujeto: subjectOf(settings, profile, datos),
        datos,
        asercion: Assertion.$.ID,
      };
    },
  };
}

/** From the first element on: what comes before is no business of anybody's. */
const rootOf = (xml: string): string => xml.replace(/^(\s|<\?.*?\?>|<!--.*?-->)*/s, '');

/** Who it is, by something that is never another's. */
function subjectOf(
  { sujeto }: Settings,
  { nameID, nameIDFormat }: { nameID?: string; nameIDFormat?: string },
  datos: Record<string, unknown>,
): string {
  const value = sujeto === undefined ? nameID : Object.hasOwn(datos, sujeto) ? datos[sujeto] : undefined;
  if (sujeto === undefined && nameIDFormat !== persistent) throw new Error('the name id does not last');
  if (typeof value !== 'string' || value === '') throw new Error('the assertion does not say who it is');
  return value;
}
