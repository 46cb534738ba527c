import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@portal/contract/brand';
import { type Language, languages } from '@portal/contract/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readBrand } from '../server/src/brand.ts';
import { expectAccessible, type Visitor } from './browser.ts';
import { journey, rare } from './journey.ts';
import { openDemo } from './own-portal.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import type { RunningPortal } from './portal.ts';
import { fill, wordsOf } from './texts.ts';

/** What an institution says to everybody, and what it asks before it counts visits. */

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true });

/** The addresses as they are promised, and a heading of the text in that language. */
const pages: Record<
  Language,
  readonly [string, 'privacyPolicy' | 'cookiePolicy' | 'dataProtection' | 'accessibility' | 'own', string][]
> = {
  es: [
    ['/politica-de-privacidad', 'privacyPolicy', 'Responsable del tratamiento'],
    ['/politica-de-cookies', 'cookiePolicy', 'Datos necesarios y estadísticas'],
    ['/proteccion-de-datos', 'dataProtection', 'Ejercicio de los derechos'],
    ['/accesibilidad', 'accessibility', 'Situación de cumplimiento'],
    ['/EUNCET/condiciones-practicas', 'own', 'Normativa aplicable'],
  ],
  ca: [
    ['/ca/politica-de-privadesa', 'privacyPolicy', 'Responsable del tractament'],
    ['/ca/politica-de-galetes', 'cookiePolicy', 'Dades necessàries i estadístiques'],
    ['/ca/proteccio-de-dades', 'dataProtection', 'Exercici dels drets'],
    ['/ca/accessibilitat', 'accessibility', 'Situació de compliment'],
    ['/ca/EUNCET/condicions-practiques', 'own', 'Normativa aplicable'],
  ],
  en: [
    ['/en/privacy-policy', 'privacyPolicy', 'Data controller'],
    ['/en/cookie-policy', 'cookiePolicy', 'Necessary data and statistics'],
    ['/en/data-protection', 'dataProtection', 'Exercising your rights'],
    ['/en/accessibility', 'accessibility', 'Compliance status'],
    ['/en/EUNCET/internship-conditions', 'own', 'Applicable law'],
  ],
};
const ownTitles = {
  es: 'Condiciones de las prácticas',
  ca: 'Condicions de les pràctiques',
  en: 'Internship conditions',
} as const;
const titleOf = (language: Language, id: (typeof pages)['es'][number][1]) =>
  id === 'own' ? ownTitles[language] : wordsOf(language).titles[id];

describe('the public pages', () => {
  for (const language of languages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const seldom = language === 'en' || (language === 'es') === (colorScheme === 'dark') ? rare : {};
      journey(`in ${language}, ${colorScheme}, each is there for everybody`, seldom, async ({ come }) => {
        const { page } = await come({ colorScheme, width: colorScheme === 'dark' ? 320 : 1366 });
        for (const [address, id, part] of pages[language]) {
          await page.goto(address);
          await heading(page, titleOf(language, id)).waitFor();
          await heading(page, part, 2).waitFor();
          expect(await page.locator('html').getAttribute('lang')).toBe(language);
          await expectAccessible(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(wide, address).toBe(false);
        }
      });
    }
  }

  journey('are in the footer, and keep their place when the language changes', async ({ come }) => {
    const { page } = await come();
    const { titles, shell } = wordsOf('es');
    await page.goto(placeOf('es', 'login'));
    const footer = page.getByRole('contentinfo');
    for (const name of [
      titles.privacyPolicy,
      titles.cookiePolicy,
      titles.dataProtection,
      titles.accessibility,
    ]) {
      await footer.getByRole('link', { name, exact: true }).click();
      await heading(page, name).waitFor();
    }
    await footer.getByRole('link', { name: ownTitles.es, exact: true }).click();
    await page.waitForURL('**/EUNCET/condiciones-practicas');
    await heading(page, ownTitles.es).waitFor();
    await page.getByRole('banner').getByRole('button', { name: shell.languages.ca, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell.languageChange.yes, exact: true })
      .click();
    await page.waitForURL('**/ca/EUNCET/condicions-practiques');
    await heading(page, ownTitles.ca).waitFor();
    // Whatever the case, and without the prefix.
    await page.goto('/euncet/Condicions-Practiques');
    await page.waitForURL('**/ca/euncet/Condicions-Practiques');
    await heading(page, ownTitles.ca).waitFor();
  });

  journey('have a list of their parts, which leads to each', async ({ come }) => {
    const { page } = await come();
    await page.goto('/politica-de-privacidad');
    const contents = page.getByRole('navigation', { name: wordsOf('es').pages.contents, exact: true });
    await contents.getByRole('link', { name: 'Plazos de conservación', exact: true }).click();
    await page.waitForURL('**/politica-de-privacidad#plazos-de-conservacion');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('plazos-de-conservacion');
    // And links from one page to another stay within the portal.
    await page.getByRole('main').getByRole('link', { name: 'protección de datos', exact: true }).click();
    await heading(page, wordsOf('es').titles.dataProtection).waitFor();
  });

  journey('ask nothing where there is nothing to consent to, and say so', async ({ come }) => {
    const { page } = await come();
    const { pages: words, shell } = wordsOf('es');
    await page.goto('/politica-de-cookies');
    await page.getByText(words.decision.none, { exact: true }).waitFor();
    await page.getByText(words.stored.what.session, { exact: true }).waitFor();
    expect(await page.getByRole('region', { name: shell.cookies.title }).count()).toBe(0);
    expect(await page.getByRole('button', { name: words.decision.accept, exact: true }).count()).toBe(0);
  });

  journey('are read with blocked storage too', async ({ come }) => {
    const { page } = await come();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    for (const [address, id] of pages.es) {
      await page.goto(address);
      await heading(page, titleOf('es', id)).waitFor();
    }
  });
});

/** The institution's Matomo: what was asked of it, and the code that it gives, which keeps its two cookies. */
interface Matomo {
  server: Server;
  address: string;
  asked: URL[];
}

const matomoCode = `
  (() => {
    const settings = {};
    const run = ([name, value]) => {
      if (name !== 'trackPageView') return void (settings[name] = value);
      document.cookie = '_pk_id.1.test=1; path=/';
      document.cookie = '_pk_ses.1.test=1; path=/';
      const query = new URLSearchParams({ idsite: settings.setSiteId, url: settings.setCustomUrl, action_name: settings.setDocumentTitle });
      navigator.sendBeacon(settings.setTrackerUrl + '?' + query);
    };
    window._paq.forEach(run);
    window._paq = { push: run };
  })();`;

function openMatomo(): Promise<Matomo> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://matomo.invalid'));
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.url?.startsWith('/matomo.js'))
      response.setHeader('content-type', 'text/javascript').end(matomoCode);
    else response.writeHead(204).end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, asked, address: `http://127.0.0.1:${port}/` });
    });
  });
}

/** What the institution says of itself, read as its writer does. */
const institution = () => readBrand('universidad');

const packageFile = fileURLToPath(new URL('../package.json', import.meta.url));
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));

describe('the header', () => {
  journey.for(['light', 'dark'] as const)(
    'shows the institution’s logo, %s',
    async (colorScheme, { come }) => {
      const { page } = await come({ colorScheme });
      const { nombre, logo, logoOscuro } = institution();
      await page.goto(placeOf('es', 'login'));
      const image = page.getByRole('banner').getByRole('img', { name: nombre, exact: true });
      const file = new URL(`/marca/${colorScheme === 'dark' ? logoOscuro : logo}`, page.url());
      // One that did not come has no size.
      const loaded = () =>
        image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0 && node.src);
      await expect.poll(loaded).toBe(file.href);
    },
  );
});

describe('the footer', () => {
  journey('says who and where the institution is, and changes the language', async ({ come }) => {
    const { page } = await come();
    const { campus, correos, telefono, redes, pie } = institution();
    await page.goto(placeOf('es', 'login'));
    const footer = page.getByRole('contentinfo');
    await footer.getByText(pie.es ?? '', { exact: true }).waitFor();
    const { shell } = wordsOf('es');
    const campuses = footer.getByRole('region', { name: shell.footer.campuses, exact: true });
    const lines = (await campuses.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n'));
    expect(lines).toEqual(campus.map((one) => [one.nombre, one.direccion, one.telefono]));
    for (const one of campus) {
      const phone = campuses.getByRole('link', { name: one.telefono, exact: true });
      expect(await phone.getAttribute('href')).toBe(`tel:${one.telefono.replaceAll(' ', '')}`);
    }
    const contact = footer.getByRole('region', { name: shell.footer.contact, exact: true });
    const links = contact.getByRole('link');
    expect(await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))).toEqual([
      `mailto:${correos.general}`,
      `tel:${telefono.replaceAll(' ', '')}`,
      ...redes.map(({ url }) => url),
    ]);
    await footer.getByText(fill(shell.footer.version, { version }), { exact: true }).waitFor();

    const buttons = footer.getByRole('button');
    expect(await buttons.allInnerTexts()).toEqual(['CA', 'ES', 'EN']);
    await footer.getByRole('button', { name: shell.languages.en, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
    await dialog.getByRole('button', { name: shell.languageChange.yes, exact: true }).click();
    await page.waitForURL(`**${placeOf('en', 'login')}`);
    await footer.getByText(pie.en ?? '', { exact: true }).waitFor();
  });
});

describe('statistics', () => {
  let matomo: Matomo;
  let portal: RunningPortal;
  const { shell, pages: words } = wordsOf('ca');

  beforeAll(async () => {
    matomo = await openMatomo();
    const analitica = { servidor: matomo.address, sitio: 7 };
    const change = (brand: Brand) => ({
      ...brand,
      analitica,
      opciones: { ...brand.opciones, analitica: true, cambioIdioma: false },
    });
    portal = await openDemo({}, { id: 'universidad', change });
  });
  afterAll(() => void matomo.server.close());

  const banner = (page: Page) => page.getByRole('region', { name: shell.cookies.title, exact: true });
  const visits = () => matomo.asked.filter(({ pathname }) => pathname === '/matomo.php');
  const countedCookies = async ({ context }: Visitor) =>
    (await context.cookies()).map(({ name }) => name.split('.')[0]).sort();

  /** Somebody at this portal, which is not the one of the other journeys. */
  async function arrive(visitor: Visitor, path = '/ca/login'): Promise<Page> {
    visitor.tolerate(
      new RegExp(`^asked elsewhere: (?:${portal.baseUrl}|${new URL(matomo.address).origin})/`),
    );
    matomo.asked.length = 0;
    await visitor.page.goto(portal.baseUrl + path);
    return visitor.page;
  }

  journey('are asked for by keyboard, in both themes, with nothing loaded before', async ({ come }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visitor = await come({ colorScheme, width: 320, height: 640 });
      const page = await arrive(visitor);
      await banner(page).waitFor();
      await expectAccessible(page);
      const buttons = [shell.cookies.accept, shell.cookies.reject].map((name) =>
        banner(page).getByRole('button', { name, exact: true }),
      );
      const [accept, reject] = await Promise.all(buttons.map((button) => button.boundingBox()));
      expect([reject?.width, reject?.height, reject?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
      // The link to the content, the policy, and then the two answers.
      for (const name of [shell.skip, shell.cookies.policy, shell.cookies.accept, shell.cookies.reject]) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
      await page.keyboard.press('Enter');
      await banner(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido');
      await page.reload();
      await heading(page, wordsOf('ca').session.choose.title).waitFor();
      expect(await banner(page).count()).toBe(0);
      expect(matomo.asked).toEqual([]);
      expect(await countedCookies(visitor)).toEqual([]);
    }
  });

  journey('come after a yes, say the kind of page alone, and end with a no', async ({ come }) => {
    const visitor = await come();
    const page = await arrive(visitor);
    await banner(page).getByRole('button', { name: shell.cookies.accept, exact: true }).click();
    await expect.poll(() => visits().length).toBe(1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shell.footer.cookies, exact: true })
      .click();
    await expect
      .poll(() => visits().map(({ searchParams }) => searchParams.get('url')))
      .toEqual([`${portal.baseUrl}/ca/login`, `${portal.baseUrl}/ca/politica-de-galetes`]);
    expect(visits()[0]?.searchParams.get('idsite')).toBe('7');
    expect(await countedCookies(visitor)).toEqual(['_pk_id', '_pk_ses']);
    // Nobody's search or identifiers.
    await page.goto(`${portal.baseUrl}/ca/pagina/condiciones-practicas?texto=secret#secret`);
    await expect.poll(() => visits().at(-1)?.searchParams.get('url')).toBe(`${portal.baseUrl}/ca/pagina/:id`);
    expect(JSON.stringify(matomo.asked)).not.toContain('secret');

    await page.goto(`${portal.baseUrl}/ca/politica-de-galetes`);
    await expect.poll(() => visits().length).toBe(4);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.decision.reject, exact: true }).click();
    await main
      .getByRole('status')
      .getByText(/^Rebutjades/)
      .waitFor();
    await expectAccessible(page);
    expect(await countedCookies(visitor)).toEqual([]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: wordsOf('ca').titles.dataProtection })
      .click();
    await heading(page, wordsOf('ca').titles.dataProtection).waitFor();
    await page.reload();
    await heading(page, wordsOf('ca').titles.dataProtection).waitFor();
    expect(visits().length).toBe(4);
  });

  journey('or not, the language is changed at the foot where the header has no switch', async ({ come }) => {
    const page = await arrive(await come());
    await page.getByRole('contentinfo').getByText('EN', { exact: true }).waitFor();
    expect(await page.getByRole('banner').getByText('EN', { exact: true }).count()).toBe(0);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: shell.languages.en, exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell.languageChange.yes, exact: true })
      .click();
    await page.waitForURL('**/en/login');
  });

  journey('are asked for again after 24 months, and not after a logout', rare, async ({ come }) => {
    const visitor = await come();
    const page = await arrive(visitor);
    await banner(page).getByRole('button', { name: shell.cookies.reject, exact: true }).click();
    await page.evaluate(() => {
      localStorage.setItem('portal.language', 'ca');
      // Left behind by a session that ran out.
      localStorage.setItem('portal.draft.Alumno:1.apply.7', '{}');
      sessionStorage.setItem('portal.wanted', '/cv');
    });
    await page.goto(`${portal.baseUrl}/ca/logout`);
    await page.waitForURL('**/ca/login');
    await heading(page, wordsOf('ca').session.choose.title).waitFor();
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left).toContain('cookies');
    expect(left.filter((name) => name !== 'cookies')).toEqual([]);
    expect(await banner(page).count()).toBe(0);
    await page.evaluate(() => {
      const decision = JSON.parse(localStorage.getItem('cookies') ?? '{}');
      const fecha = new Date();
      fecha.setMonth(fecha.getMonth() - 24);
      localStorage.setItem('cookies', JSON.stringify({ ...decision, fecha: fecha.toISOString() }));
    });
    await page.reload();
    await banner(page).waitFor();
    expect(matomo.asked).toEqual([]);
  });

  journey('a decision in one tab is known in the others', async ({ come }) => {
    const visitor = await come();
    const page = await arrive(visitor);
    const other = await visitor.context.newPage();
    await other.goto(`${portal.baseUrl}/ca/login`);
    await banner(other).waitFor();
    await banner(page).getByRole('button', { name: shell.cookies.reject, exact: true }).click();
    await banner(other).waitFor({ state: 'detached' });
  });
});

journey('a logout keeps the decision on cookies, and not the session', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'cv'));
  await heading(page, wordsOf('es').cv.title).waitFor();
  await page.evaluate(() =>
    localStorage.setItem('cookies', '{"analitica":false,"fecha":"2026-01-01T00:00:00.000Z"}'),
  );
  await page.goto('/logout');
  await page.waitForURL(`**${placeOf('es', 'login')}`);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept.cookies).toContain('false');
  expect(kept['portal.session']).toBeUndefined();
});
