import { type Brand, brand as brandSchema } from '@portal/contract/brand';
import { getBrand } from '@portal/contract/portal';
import { describe, expect, test } from 'vitest';
import { readBrand } from '../../brand.ts';
import { EnvError, readEnv } from '../../env.ts';
import { openPortal } from '../../testing/portal.ts';
import { portalKeys, providerKeys } from '../../testing/sign-on/keys.ts';
import { openSignOn } from './sign-on.ts';

const texts = { es: 'Campus', ca: 'Campus', en: 'Campus' };

const oidc = {
  id: 'campus',
  tipo: 'oidc',
  nombre: texts,
  perfiles: ['Alumno'],
  emisor: 'https://idp.example.test',
  idCliente: 'portal',
  variableSecreto: 'OIDC_SECRET',
  alcances: ['email'],
  identificador: 'email',
  seBuscaPor: 'usuario',
  identificadorFiable: false,
};
const saml = {
  id: 'federacion',
  tipo: 'saml',
  nombre: texts,
  perfiles: ['Alumno'],
  emisor: 'https://idp.example.test/metadata',
  urlAcceso: 'https://idp.example.test/sso',
  certificados: [providerKeys.certificate],
  identificador: 'mail',
  seBuscaPor: 'usuario',
  identificadorFiable: true,
};

const altas = {
  nombre: 'given_name',
  apellidos: 'family_name',
  email: 'mail',
  afiliacion: { dato: 'affiliation', estudiantes: ['student@example.test'] },
};

const parse = (accesoUnico: unknown) =>
  brandSchema.safeParse({ ...readBrand('universidad'), accesoUnico }).error?.issues ?? [];

const withProviders = (...proveedores: unknown[]): Brand =>
  brandSchema.parse({
    ...readBrand('universidad'),
    accesoUnico: { obligatorioParaTitulados: false, proveedores },
  });

const open = (brand: Brand, secrets: Record<string, string> = {}) =>
  openSignOn({ brand, publicUrl: 'https://portal.example.test', secrets });

describe('single sign-on in the brand', () => {
  test.each([
    [[{ ...oidc, emisor: 'http://idp.example.test' }], 'accesoUnico.proveedores.0.emisor', /https:/],
    [[{ ...oidc, variableSecreto: 'PATH' }], 'accesoUnico.proveedores.0.variableSecreto', /OIDC_/],
    [[{ ...saml, urlAcceso: 'javascript:x' }], 'accesoUnico.proveedores.0.urlAcceso', /https:/],
    [[{ ...saml, identificadorFiable: false }], 'accesoUnico.proveedores.0.identificadorFiable', /true/],
    [
      [{ ...oidc, identificador: 'preferred_username' }],
      'accesoUnico.proveedores.0.identificadorFiable',
      /true/,
    ],
    [[{ ...saml, certificados: [] }], 'accesoUnico.proveedores.0.certificados', /./],
    [[oidc, { ...saml, id: 'campus' }], 'accesoUnico.proveedores', /id of its own/],
    [[{ ...oidc, altas }], 'accesoUnico.proveedores.0.altas.email', /verified/],
    [[{ ...saml, perfiles: ['Empresa'], altas }], 'accesoUnico.proveedores.0.altas', /Alumno/],
    [
      [{ ...oidc, perfiles: ['Alumno', 'Gestor'], seBuscaPor: 'dni' }],
      'accesoUnico.proveedores.0.seBuscaPor',
      /managers/,
    ],
    [[{ ...oidc, pideSegundoFactor: true }], 'accesoUnico.proveedores.0.pideSegundoFactor', /Gestor/],
    [[{ ...oidc, id: 'Mi Campus' }], 'accesoUnico.proveedores.0.id', /address/],
  ])('is held against what it must be: %#', (proveedores, path, message) => {
    const [issue] = parse({ obligatorioParaTitulados: false, proveedores });
    expect(issue?.path.join('.')).toBe(path);
    expect(issue?.message).toMatch(message);
  });

  test('cannot be asked of graduates where they could not come in', () => {
    const [issue] = parse({
      obligatorioParaTitulados: true,
      proveedores: [{ ...oidc, perfiles: ['Empresa'] }],
    });
    expect(issue?.path.join('.')).toBe('accesoUnico.obligatorioParaTitulados');
  });

  test('stops the start while a secret is not in the environment, and names it', async () => {
    await expect(open(withProviders(oidc))).rejects.toThrow(EnvError);
    await expect(open(withProviders(oidc))).rejects.toThrow(/OIDC_SECRET is not set: the provider "campus"/);
    const { signOnSecrets } = readEnv({ OIDC_SECRET: 'hidden', SAML_KEY: '', HOME: '/root' });
    expect(signOnSecrets).toEqual({ OIDC_SECRET: 'hidden' });
    const { providers } = await open(withProviders(oidc), signOnSecrets);
    expect([...providers.keys()]).toEqual(['campus']);
    const firma = { variableClave: 'SAML_KEY', certificado: portalKeys.certificate };
    await expect(open(withProviders({ ...saml, firma }))).rejects.toThrow(/SAML_KEY is not set/);
  });

  test('stops the start with a certificate that is none', async () => {
    await expect(open(withProviders({ ...saml, certificados: ['MIIB'] }))).rejects.toThrow(
      /"federacion" has a certificate that is none/,
    );
    const base64 = providerKeys.certificate.replaceAll(/-----.*?-----|\n/g, '');
    const { providers } = await open(withProviders({ ...saml, certificados: [base64] }));
    expect(providers.size).toBe(1);
  });

  test.each(['firma', 'cifrado'])(
    'stops the start with a key of %s that is not its certificate’s',
    async (part) => {
      const secrets = { SAML_KEY: portalKeys.key };
      const brandWith = (certificado: string) =>
        withProviders({ ...saml, [part]: { variableClave: 'SAML_KEY', certificado } });
      await expect(open(brandWith('MIIB'), secrets)).rejects.toThrow(
        /"federacion" has a certificate that is none/,
      );
      await expect(open(brandWith(portalKeys.certificate))).rejects.toThrow(/SAML_KEY is not set/);
      const wrong = /SAML_KEY is not the private key of its certificate: the provider "federacion"/;
      await expect(open(brandWith(providerKeys.certificate), secrets)).rejects.toThrow(wrong);
      await expect(open(brandWith(portalKeys.certificate), { SAML_KEY: 'no key' })).rejects.toThrow(wrong);
      const { providers } = await open(brandWith(portalKeys.certificate), secrets);
      expect(providers.size).toBe(1);
    },
  );

  test('tells the page the name of the button and no more', async () => {
    const portal = await openPortal({
      env: { OIDC_SECRET: 'hidden' },
      brand: () => withProviders(oidc),
    });
    try {
      const { accesoUnico } = await portal.get(getBrand, {});
      expect(accesoUnico).toEqual({ proveedores: [{ id: 'campus', nombre: texts, perfiles: ['Alumno'] }] });
    } finally {
      await portal.close();
    }
  });
});
