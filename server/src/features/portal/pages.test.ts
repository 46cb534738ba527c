import { publicPages } from '@portal/contract/brand';
import { getBrand, getPage } from '@portal/contract/portal';
import { errors } from '@portal/contract/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers });

describe('a public page', () => {
  test.each([...publicPages, 'condiciones-practicas'])(
    '%s is there in each language, for anybody',
    async (id) => {
      const texts = new Set<string>();
      for (const language of ['es', 'ca', 'en'] as const) {
        const page = await portal.get(getPage, { params: { id } }, { language });
        expect(page.id).toBe(id);
        texts.add(page.texto);
      }
      expect(texts.size).toBe(3);
    },
  );

  test('is kept with its tag, which another language does not share', async () => {
    const url = '/api/publico/damepagina/cookies';
    const first = await ask(url, { 'accept-language': 'es' });
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept-language' });
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await ask(url, { ...known, 'accept-language': 'es' })).statusCode).toBe(304);
    expect((await ask(url, { ...known, 'accept-language': 'ca' })).statusCode).toBe(200);
  });

  test('that there is not is refused, and no file is reached by its name', async () => {
    await portal.refused(getPage, { params: { id: 'nada' } }, 'generalError');
    for (const id of ['..%2Fbrand.json', 'privacidad.es', 'PRIVACIDAD%00']) {
      const response = await ask(`/api/Publico/damePagina/${id}`);
      expect(response.json()).toMatchObject({ status: errors.generalError.code, datos: null });
    }
  });

  test('in a language that the institution does not offer is given in its own', async () => {
    const catalan = await openPortal({
      brand: (brand) => ({ ...brand, idiomas: ['ca'], idiomaPorDefecto: 'ca' }),
    });
    const { texto } = await catalan.get(getPage, { params: { id: 'cookies' } }, { language: 'en' });
    expect(texto).toContain('galetes');
    await catalan.close();
  });
});

describe('the content policy', () => {
  const policyOf = async (from: TestPortal) =>
    String((await from.app.inject({ method: 'GET', url: '/healthz' })).headers['content-security-policy']);

  test('knows no other server where nothing is counted', async () => {
    expect(await policyOf(portal)).not.toMatch(/https?:/);
    expect((await portal.get(getBrand, {})).opciones.analitica).toBe(false);
  });

  test('knows the two addresses of the statistics where they are', async () => {
    const counted = await openPortal({ env: { BRAND: 'escuela' } });
    const matomo = 'https://estadistiques.marinada.example/matomo';
    const policy = await policyOf(counted);
    expect(policy).toContain(`script-src 'self' ${matomo}.js;`);
    expect(policy).toContain(`connect-src 'self' ${matomo}.php;`);
    expect(policy.match(/https?:\S+/g)).toHaveLength(3);
    await counted.close();
  });

  test('nor where they are written down and switched off', async () => {
    const off = await openPortal({
      env: { BRAND: 'escuela' },
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, analitica: false } }),
    });
    expect(await policyOf(off)).not.toMatch(/https?:/);
    await off.close();
  });
});
