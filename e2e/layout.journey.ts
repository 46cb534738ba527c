import {
  applicationStates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import { countOwnOffers } from '@portal/contract/company-offers';
import { getSession, setStudentTheme } from '@portal/contract/session';
import { errors } from '@portal/contract/statuses';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, type Visitor } from './browser.ts';
import { Client } from './client.ts';
import { journey, rare } from './journey.ts';
import { ownPortal } from './own-portal.ts';
import { type Account, clientOf, fillLogin, loggedIn, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, newTitle, openOffer, putForward } from './scene.ts';
import { addressOfScreen, screensFor } from './screens.ts';
import { fill, wordsOf } from './texts.ts';

/** The header, the menu, the theme and the session, as they stand around every screen. */

const words = wordsOf('es');
const { shell, titles } = words;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

describe('the header', () => {
  const heightOf = (page: Page) =>
    page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height));
  /** The page at this place, once it has been painted there. */
  const scrolledTo = (page: Page, top: number) =>
    page.evaluate(
      (to) =>
        new Promise<void>((painted) => {
          window.scrollTo(0, to);
          requestAnimationFrame(() => requestAnimationFrame(() => painted()));
        }),
      top,
    );

  journey('has the menu at 1024 px, also where its words are longest', async ({ come }) => {
    const { page } = await come({ width: 1024, storageState: await loggedIn('alumna') });
    await page.goto(placeOf('ca', 'internshipOffers'));
    const ca = wordsOf('ca');
    const menu = page.getByRole('banner').getByRole('navigation', { name: ca.shell.mainMenu, exact: true });
    await menu.getByRole('link', { name: ca.titles.cv, exact: true }).waitFor();
    const bell = page.getByRole('banner').getByRole('button').first();
    const [bar, tool] = [await menu.boundingBox(), await bell.boundingBox()];
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(tool?.x ?? 0);
    const width = await page.getByRole('banner').evaluate((header) => header.scrollWidth);
    expect(width).toBeLessThanOrEqual(1024);
  });

  journey('ends where the head of a table begins that stays below it', async ({ come }) => {
    const { page } = await come({ height: 600, storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'myOffers'));
    const head = page.getByRole('columnheader').first();
    await head.waitFor();
    for (const top of [600, 5_000]) {
      await scrolledTo(page, top);
      const bottom = await page
        .getByRole('banner')
        .evaluate((header) => header.getBoundingClientRect().bottom);
      await expect
        .poll(() => head.evaluate((cell) => cell.getBoundingClientRect().top))
        .toBeCloseTo(bottom, 0);
    }
  });

  journey('shrinks past 120 px, and past 70 where the window is narrow', rare, async ({ come }) => {
    const { page } = await come({ height: 600, storageState: await loggedIn('alumna') });
    await page.goto(placeOf('es', 'cv'));
    await page.getByRole('heading', { name: words.cv.sections.documentos, exact: true }).waitFor();
    for (const [width, limit] of [
      [1366, 120],
      [769, 120],
      [768, 70],
      [360, 70],
    ] as const) {
      await page.setViewportSize({ width, height: 600 });
      await scrolledTo(page, 0);
      const tall = await heightOf(page);
      await scrolledTo(page, limit);
      expect(await heightOf(page), `${width} px`).toBe(tall);
      await scrolledTo(page, limit + 10);
      await expect.poll(() => heightOf(page)).toBeLessThan(tall);
      await scrolledTo(page, 0);
      await expect.poll(() => heightOf(page)).toBe(tall);
    }
  });

  journey(
    'greets in each width, and the greeting leads to the profile, also in the menu',
    rare,
    async ({ come }) => {
      for (const [account, from, name, title] of [
        ['alumna', 'applications', 'Marina', words.cv.title],
        ['empresa', 'myOffers', '', words.titles.profile],
        ['gestora', 'mail', '', words.titles.account],
      ] as const) {
        const { page } = await come({ storageState: await loggedIn(account) });
        const greetingIn = (place: Locator) =>
          place.getByRole('link', { name: shell.greeting.replace('{{name}}', name) });
        const greeting = greetingIn(page.getByRole('banner'));
        await page.goto(placeOf('es', from));
        for (const width of [1366, 1210, 360]) {
          await page.setViewportSize({ width, height: 900 });
          // Nothing covers it.
          await greeting.click({ trial: true });
        }
        await greeting.click();
        await heading(page, title).waitFor();
        await page.goBack();
        await heading(page, titles[from]).waitFor();
        await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
        await greetingIn(page.getByRole('dialog', { name: shell.mainMenu, exact: true })).click();
        await heading(page, title).waitFor();
      }
    },
  );
});

describe('the menu', () => {
  const entries = [
    titles.internshipOffers,
    titles.jobOffers,
    titles.applications,
    titles.cv,
    titles.account,
    titles.logout,
    titles.leaveService,
  ];

  journey('slides in with its entries in order, in any width', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(placeOf('es', 'account'));
    await heading(page, titles.account).waitFor();
    const opener = page.getByRole('button', { name: shell.openMenu, exact: true });
    const menu = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await opener.click();
      await menu.getByRole('link', { name: titles.logout, exact: true }).waitFor();
      const shown = await menu.getByRole('navigation').getByRole('link').allInnerTexts();
      // Others may stand between them; their order is what is promised.
      expect(shown.filter((name) => entries.includes(name))).toEqual(entries);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    }
  });

  journey('closes when one goes back, and opens again', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'account'));
    await page.getByRole('banner').getByRole('link', { name: titles.myOffers, exact: true }).click();
    await page.waitForURL(`**${placeOf('es', 'myOffers')}`);
    const opener = page.getByRole('button', { name: shell.openMenu, exact: true });
    const menu = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    await opener.click();
    await menu.waitFor();
    await page.goBack();
    await page.waitForURL(`**${placeOf('es', 'account')}`);
    await menu.waitFor({ state: 'hidden' });
    await opener.click();
    await menu.waitFor();
  });

  journey('logs out where the specification has it', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto('/');
    await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    await menu.getByRole('link', { name: titles.logout, exact: true }).click();
    await page.waitForURL(`**${placeOf('es', 'login')}`);
  });
});

journey('the tab says how many notifications are unread', async ({ come }) => {
  const urlAcceso = await openOffer(internship(newTitle('Con aviso')));
  await applyTo(urlAcceso);
  await putForward(urlAcceso);
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'applications'));
  await expect.poll(() => page.title()).toMatch(new RegExp(`^\\([1-9]\\d*\\) ${titles.applications} · .`));
});

describe('the theme', () => {
  const schemeOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  journey('follows the system until one is chosen', async ({ come }) => {
    const { page } = await come();
    await page.goto(placeOf('es', 'login'));
    await heading(page, words.session.choose.title).waitFor();
    expect(await schemeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await button(page, shell.light).click();
    await expect.poll(() => schemeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await schemeOf(page)).toBe('light');
  });

  journey('ignores a second press within 300 ms', rare, async ({ come }) => {
    const { page } = await come({ fresh: true });
    await page.clock.install();
    await page.goto(placeOf('es', 'login'));
    await heading(page, words.session.choose.title).waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button(page, shell.dark).click();
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await page.clock.runFor(299);
    await button(page, shell.light).click();
    expect(await schemeOf(page)).toBe('dark');
    await page.clock.runFor(1);
    await button(page, shell.light).click();
    await expect.poll(() => schemeOf(page)).toBe('light');
  });

  journey.for([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['dark', null, 'dark'],
    ['light', null, 'light'],
  ] as const)(
    'under a %s system with %s chosen is %s before any of the portal’s code has come',
    async ([colorScheme, chosen, shown], { come }) => {
      const origins = chosen && [
        { origin: await ownPortal(), localStorage: [{ name: 'portal.theme', value: chosen }] },
      ];
      const { page, context } = await come({
        colorScheme,
        ...(origins && { storageState: { cookies: [], origins } }),
      });
      const asked: string[] = [];
      // What is asked for and never comes.
      await context.route(/\/assets\/index-.*\.js/, (route) => void asked.push(route.request().url()));
      await page.goto(placeOf('es', 'login'), { waitUntil: 'commit' });
      await expect.poll(() => asked).toHaveLength(1);
      await expect.poll(() => schemeOf(page)).toBe(shown);
    },
  );
});

describe('an address', () => {
  journey('is had in Catalan without its prefix, and in Spanish with one', async ({ come }) => {
    const visitor = (await come()).page;
    await visitor.goto('/login/empreses');
    await heading(visitor, wordsOf('ca').titles.loginCompany).waitFor();
    expect(addressOf(visitor)).toBe('/ca/login/empreses');

    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto('/les-meves-ofertes?texto=sql#llista');
    await heading(page, wordsOf('ca').titles.myOffers).waitFor();
    expect(addressOf(page)).toBe('/ca/les-meves-ofertes?texto=sql#llista');
    await page.goto('/es/mis-ofertas?texto=sql');
    await heading(page, titles.myOffers).waitFor();
    expect(addressOf(page)).toBe('/mis-ofertas?texto=sql');
  });

  journey.for([
    ['/nueva-oferta/otra-cosa', 'es', '/nueva-oferta'],
    ['/ca/nova-oferta/qualsevol/cosa', 'ca', '/ca/nova-oferta'],
  ] as const)(
    '%s, of a kind of offer that there is not, leads to the choice of one',
    async ([address, language, there], { come }) => {
      const { page } = await come({ storageState: await loggedIn('empresa') });
      await page.goto(address);
      await heading(page, wordsOf(language).titles.newOffer).waitFor();
      expect(addressOf(page)).toBe(there);
    },
  );

  journey('that is wanted is come back to after the login, with search and hash', async ({ come }) => {
    const { page } = await come();
    const address = `${placeOf('es', 'internshipOffers')}?texto=datos#contenido`;
    await page.goto(address);
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.getByRole('link', { name: words.session.choose.loginStudent }).click();
    await fillLogin(page, 'es', 'alumna@demo.test');
    await heading(page, titles.internshipOffers).waitFor();
    expect(addressOf(page)).toBe(address);
    // And a login is no place for a person who is logged in.
    await page.goto(placeOf('es', 'loginCompany'));
    await heading(page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    expect(addressOf(page)).toBe('/');
  });
});

describe('the code of a page', () => {
  const open = (page: Page) =>
    page
      .getByRole('navigation', { name: shell.mainMenu, exact: true })
      .getByRole('link', { name: titles.cv, exact: true })
      .click();

  async function atHomeWithout(come: () => Promise<Visitor>, isGone: (documents: number) => boolean) {
    const visitor = await come();
    visitor.tolerate(/status of 404/);
    let documents = 0;
    visitor.page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await visitor.context.route(/\/assets\/Cv-.*\.js/, (route) =>
      isGone(documents) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await visitor.page.goto('/');
    await heading(visitor.page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    return visitor.page;
  }

  journey('that a new version has renamed is had by one reload, where one was going', async ({ come }) => {
    const storageState = await loggedIn('alumna');
    const page = await atHomeWithout(
      () => come({ storageState }),
      (documents) => documents < 2,
    );
    await open(page);
    await heading(page, words.cv.title).waitFor();
    expect(addressOf(page)).toBe(placeOf('es', 'cv'));
  });

  journey('that cannot be had at all leads to /404', rare, async ({ come }) => {
    const storageState = await loggedIn('alumna');
    const page = await atHomeWithout(
      () => come({ storageState }),
      () => true,
    );
    await open(page);
    await heading(page, shell.notFound.title).waitFor();
    expect(addressOf(page)).toBe('/404');
    await expectAccessible(page);
  });
});

journey('logging out clears all but the cookie decision, in every tab', async ({ come }) => {
  const { page, context } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(`${placeOf('es', 'applications')}?idEstado=1`);
  await heading(page, titles.applications).waitFor();
  await page.evaluate(() => localStorage.setItem('cookies', 'rechazadas'));
  const other = await context.newPage();
  await other.goto(placeOf('es', 'cv'));
  // All that it asks for has come.
  await other.getByRole('button', { name: words.studies.add, exact: true }).waitFor();
  await other.getByRole('button', { name: shell.dark, exact: true }).click();
  const kept = await page.evaluate(() => localStorage.getItem('portal.session') ?? '');
  const client = new Client(new URL(page.url()).origin);
  const { token }: { token: string } = JSON.parse(kept);
  client.token = token;
  await client.get(getSession, {});

  await page.goto('/logout');
  for (const tab of [page, other]) {
    await tab.waitForURL(`**${placeOf('es', 'login')}`);
    await heading(tab, words.session.choose.title).waitFor();
    const left = await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    expect(left).toEqual(['cookies']);
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.dataset.mantineColorScheme))
      .toBe('light');
  }
  await expect.poll(async () => (await client.call(getSession, {})).status).toBe(errors.sessionLost.code);
});

journey('with a browser that keeps nothing, one logs in, looks around and leaves', rare, async ({ come }) => {
  const { page, context } = await come({ fresh: true });
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  for (const id of screensFor('visitor')) {
    await page.goto(await addressOfScreen(id, 'es'));
    await heading(page, /./).waitFor();
  }
  // Other journeys of this portal have chosen the account's theme.
  await (await clientOf('alumna')).get(setStudentTheme, { body: { modoOscuro: false } });
  await logIn(page, 'es', 'alumna');
  await heading(page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
  await page.getByRole('button', { name: shell.dark, exact: true }).click();
  const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
  await menu.getByRole('link', { name: titles.internshipOffers, exact: true }).click();
  await page.locator('a[data-walk]').first().click();
  await page.getByRole('region', { name: words.studentOffers.requirements.title, exact: true }).waitFor();
  await menu.getByRole('link', { name: titles.cv, exact: true }).click();
  await heading(page, words.cv.title).waitFor();
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: titles.logout, exact: true }).click();
  await heading(page, words.session.choose.title).waitFor();
});

describe('home', () => {
  const at = async (account: Account, come: (options: object) => Promise<Visitor>) => {
    const { page } = await come({ storageState: await loggedIn(account) });
    await page.goto('/');
    return page;
  };

  journey(
    'of a student has five offers of the type that comes first, and four applications',
    async ({ come }) => {
      const page = await at('alumna', come);
      const { newest, moving } = words.home.student;
      const offers = page.getByRole('region', { name: newest.title, exact: true });
      await offers.getByRole('article').first().waitFor();
      expect(await offers.getByRole('article').count()).toBe(5);
      // Jobs come first where there are any.
      expect(await offers.getByRole('radio', { name: newest.empleo, exact: true }).isChecked()).toBe(true);
      await offers.getByText(newest.practicas, { exact: true }).click();
      await offers
        .getByRole('link', { name: /prácticas/ })
        .last()
        .waitFor();
      const applications = page.getByRole('region', { name: moving.title, exact: true });
      await applications.getByRole('article').first().waitFor();
      expect(await applications.getByRole('article').count()).toBeLessThanOrEqual(4);
    },
  );

  journey(
    'of a student shows four applications in all, those that await an answer first',
    rare,
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('alumna') });
      const client = await clientOf('alumna');
      const { candidaturas } = await client.get(listInternshipApplications, { query: {} });
      const [card] = candidaturas;
      let numWaiting = 6;
      const seven = () =>
        Array.from({ length: 7 }, (_, place) => ({
          ...card,
          urlAcceso: `candidatura-${place}`,
          titulo: `Oferta ${place}`,
          idEstado: place < numWaiting ? applicationStates.preregistration : applicationStates.new,
        }));
      const answerWith = (path: string, cards: () => object[]) =>
        page.route(`**${path}?*`, async (route) => {
          const response = await route.fetch();
          const answer = await response.json();
          answer.datos.candidaturas = cards();
          await route.fulfill({ response, json: answer });
        });
      await answerWith(listInternshipApplications.path, seven);
      await answerWith(listJobApplications.path, () => []);
      const { waiting: texts, moving } = words.home.student;
      const waiting = page.getByRole('region', { name: texts.title, exact: true });
      const others = page.getByRole('region', { name: moving.title, exact: true });
      const all = page.getByRole('link', { name: moving.all, exact: true });

      await page.goto('/');
      await others.getByText(moving.above, { exact: true }).waitFor();
      expect(await waiting.getByRole('listitem').count()).toBe(4);
      expect(await others.getByRole('article').count()).toBe(0);
      // Two of those that wait are not shown.
      expect(await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        placeOf('es', 'applications'),
        placeOf('es', 'applications'),
      ]);
      await expectAccessible(page);

      numWaiting = 1;
      await page.reload();
      await others.getByRole('article').first().waitFor();
      expect(await waiting.getByRole('listitem').count()).toBe(1);
      expect(await others.getByRole('article').count()).toBe(3);
      expect(await all.count()).toBe(1);
    },
  );

  journey('of a company has its tiles with what there is', async ({ come }) => {
    const page = await at('empresa', come);
    const { company } = words.home;
    const client = await clientOf('empresa');
    const counts = await client.get(countOwnOffers, {});
    const tiles = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: company.newInternshipText })
      .getByRole('listitem');
    const inOrder = [company.internships, company.newInternship, company.jobs, company.newJob];
    // Between them, at the end of the first row, are the proposals of internships.
    const shown = async () => {
      const [first, second, , fourth, fifth] = await tiles.allInnerTexts();
      return [first, second, fourth, fifth].map((text = '') => text.replaceAll('\n', ' '));
    };
    await expect
      .poll(shown)
      .toEqual([
        `${counts.numProcesosActivosPracticas} ${inOrder[0]}`,
        `${inOrder[1]} ${company.newInternshipText}`,
        `${counts.numProcesosActivosEmpleo} ${inOrder[2]}`,
        `${inOrder[3]} ${company.newJobText}`,
      ]);
  });
});

journey('a page that is opened by its address begins at its top', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa'), width: 360, height: 640 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto(placeOf('es', 'myOffers'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.goto(placeOf('es', 'newJobOffer'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await scrolled()).toBe(0);

  // So does another search of the same list.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.goto(`${placeOf('es', 'newJobOffer')}?otra`);
  const { publish } = wordsOf('es').offerForm.actions;
  await page.getByRole('button', { name: publish, exact: true }).waitFor();
  expect(await scrolled()).toBe(0);
});
