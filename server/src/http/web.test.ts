import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { languages } from '@portal/contract/languages';
import { screenIds } from '@portal/contract/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent } from '../features/events/events.fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { typefaceTags } from './typeface.ts';

let portal: TestPortal;
let folder: string;
let address: URL;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html lang="es"><title></title><body></body>');
  writeFileSync(join(folder, 'assets', 'page.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'figtree-latin-wght-normal-A_b-1.woff2'), '');
  writeFileSync(join(folder, 'assets', 'figtree-latin-ext-wght-normal-C.woff2'), '');
  const noFiles = Object.fromEntries(languages.map((language) => [language, []]));
  const screens = Object.fromEntries(screenIds.map((id) => [id, noFiles]));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
  mkdirSync(join(folder, '.frames'));
  writeFileSync(
    join(folder, '.frames', 'frames.js'),
    `export const renderFrames = async ({ nombre }) =>
      ['ca', 'en'].map((language) => ({ screen: 'home', language, html: nombre + ' ' + language }));`,
  );
  writeFileSync(join(folder, '.frames', 'package.json'), '{"type":"module"}');
  portal = await openPortal({ webFolder: folder });
  address = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/marca/%2e%2e/x.svg', {}, 403],
  ['/assets/%2e%2e/index.html', {}, 403],
  ['/assets/%00', {}, 403],
  ['/assets/nada.js', {}, 404],
  ['/assets/page.js', { range: 'bytes=999-' }, 416],
  ['/assets/page.js', { 'if-match': '"other"' }, 412],
])('%s with %o is the caller’s mistake, answered in the envelope', async (url, headers, httpStatus) => {
  const { hostname, port } = address;
  // As it stands: other clients resolve the dots before they ask.
  const [response] = (await once(get({ hostname, port, path: url, headers }), 'response')) as [
    IncomingMessage,
  ];
  expect(response.statusCode).toBe(httpStatus);
  expect(await json(response)).toMatchObject({
    status: expect.any(Number),
    mensaje: expect.stringMatching(/\p{L}/u),
  });
});

test('a file of the page is sent, also in part', async () => {
  expect((await portal.app.inject('/assets/page.js')).body).toBe('export {};');
  const part = await portal.app.inject({ url: '/assets/page.js', headers: { range: 'bytes=0-5' } });
  expect([part.statusCode, part.body]).toEqual([206, 'export']);
});

test('a page has the frame of its screen as soon as that has been drawn', async () => {
  const pageOf = async (url: string, language: string) => {
    const headers = { 'accept-language': language, 'accept-encoding': 'br' };
    const { rawPayload } = await portal.app.inject({ url, headers });
    return brotliDecompressSync(rawPayload).toString();
  };
  await expect.poll(() => pageOf('/', 'ca'), { timeout: 60_000 }).toMatch(/id="marco"[^>]*>[^<]+ ca</);
  // No language is in the address: it is the browser's, which what was chosen there comes before.
  expect(await pageOf('/', 'en')).toMatch(/<html lang="en" data-neutral>[\s\S]*id="marco"[^>]*>[^<]+ en</);
  const login = await pageOf('/ca/login/alumnes', 'es');
  expect(login).toMatch(/<html lang="ca"><title>[^<]+ · [^<]+<\/title>/);
  expect(login).not.toContain('marco');
});

test('the page of a public event has its data for search engines, in which nothing ends their element', async () => {
  const { urlEvento } = await addEvent(portal, {
    textos: { es: { titulo: 'Feria </script><b>$&', descripcion: '<p>Texto</p>' } },
  });
  const { body } = await portal.app.inject({
    url: `/evento-publico/${urlEvento}`,
    headers: { 'accept-encoding': 'br' },
  });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Event', name: 'Feria </script><b>$&' });
  const draft = await addEvent(portal, { publicado: false });
  for (const id of [draft.urlEvento, 'x'.repeat(16)])
    expect((await portal.app.inject(`/evento-publico/${id}`)).body).not.toContain('ld+json');
});

test('the head asks for the letters of a brand that has the portal’s own, and for none of one that has others', async () => {
  const { body } = await portal.app.inject('/login/alumnos');
  expect(body.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-latin-wght-normal-A_b-1.woff2">',
  ]);
  expect(await typefaceTags(folder, "'Avenir Next', Figtree, sans-serif")).toEqual([]);
});

test('the brand’s files are served where no page is built', async () => {
  const unbuilt = await openPortal({ webFolder: join(folder, 'nothing') });
  try {
    expect(await unbuilt.app.inject('/marca/logo.svg')).toMatchObject({ statusCode: 200 });
    expect(await unbuilt.app.inject('/')).toMatchObject({ statusCode: 404 });
  } finally {
    await unbuilt.close();
  }
});
