import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Brand, SignOnProvider } from '@portal/contract/brand';
import { signOnCookie, signOnMetadata, signOnReturn } from '@portal/contract/sign-on';
import { EnvError } from '../../env.ts';
import type { Provider } from './providers.ts';
import type { SamlParts } from './saml.ts';

/** A provider with what the brand says of it. */
export interface Configured {
  readonly settings: SignOnProvider;
  readonly provider: Provider;
  /** What SAML providers are given of the portal. */
  readonly metadata?: () => string;
}

/** The brand's providers, ready to be asked. */
export interface SignOn {
  readonly providers: ReadonlyMap<string, Configured>;
  /** Whether cookies can be kept to encrypted connections. */
  readonly isSecure: boolean;
  /** The cookie that holds the browser's secret. */
  readonly cookie: string;
}

interface Settings {
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
}

/** Reads the providers of the brand. Throws EnvError where a secret is not in the environment or a certificate is none. */
export async function openSignOn({ brand, publicUrl, secrets }: Settings): Promise<SignOn> {
  const returnTo = `${publicUrl}${signOnReturn}`;
  const secretOf = (name: string, id: string): string => {
    const value = secrets[name];
    if (value) return value.replaceAll('\\n', '\n');
    throw new EnvError(
      `The configuration is wrong.\n  ${name} is not set: the provider "${id}" of the brand "${brand.id}" takes its secret from it.`,
    );
  };
  // What speaks a protocol is loaded where the brand uses it: the two take twenty megabytes.
  const configured = async (settings: SignOnProvider): Promise<Configured> => {
    const { id } = settings;
    if (settings.tipo === 'oidc') {
      const secret = secretOf(settings.variableSecreto, id);
      const { oidcProvider } = await import('./oidc.ts');
      return { settings, provider: oidcProvider(settings, secret, returnTo) };
    }
    for (const text of settings.certificados) readCertificate(text, id);
    const keyOf = (pair: typeof settings.firma): string | undefined => {
      if (!pair) return undefined;
      const certificate = readCertificate(pair.certificado, id);
      const key = secretOf(pair.variableClave, id);
      if (isKeyOf(certificate, key)) return key;
      throw new EnvError(
        `The configuration is wrong.\n  ${pair.variableClave} is not the private key of its certificate: the provider "${id}" of the brand "${brand.id}" has them together.`,
      );
    };
    const parts: SamlParts = {
      settings,
      returnTo,
      entityId: `${publicUrl}${signOnMetadata.replace(':proveedor', id)}`,
      key: keyOf(settings.firma),
      decryptionKey: keyOf(settings.cifrado),
    };
    const { samlMetadata, samlProvider } = await import('./saml.ts');
    return { settings, provider: samlProvider(parts), metadata: () => samlMetadata(parts) };
  };
  const isSecure = publicUrl.startsWith('https:');
  const providers = new Map<string, Configured>();
  for (const one of brand.accesoUnico.proveedores) providers.set(one.id, await configured(one));
  return {
    providers,
    isSecure,
    cookie: isSecure ? `__Host-${signOnCookie}` : signOnCookie,
  };
}

function readCertificate(text: string, id: string): X509Certificate {
  const pem = text.includes('-----')
    ? text
    : `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----`;
  try {
    return new X509Certificate(pem);
  } catch {
    throw new EnvError(
      `accesoUnico of the brand is wrong.\n  The provider "${id}" has a certificate that is none: it must be PEM or its base64.`,
    );
  }
}

function isKeyOf(certificate: X509Certificate, key: string): boolean {
  try {
    return certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
