import { getMaintenance } from '@portal/contract/maintenance';
import { logout } from '@portal/contract/session';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, withoutLive } from './browser.ts';
import { journey, rare } from './journey.ts';
import { readMail } from './mail.ts';
import { accounts, fillLogin, loggedIn, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle, openOffer, sendOffer } from './scene.ts';
import { fill, statusesOf, wordsOf } from './texts.ts';

/** What stands around every screen. */

const words = wordsOf('es');
const { shell, studentOffers, titles } = words;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const here = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

describe('entering', () => {
  const doors = [
    ['alumna', 'loginStudent', fill(words.home.student.title, { name: 'Marina' })],
    ['antigua', 'loginAlumni', fill(words.home.student.title, { name: 'Estefanía' })],
    ['empresa', 'loginCompany', words.home.company.context],
    ['gestora', 'loginManager', words.validations.inbox.title],
  ] as const;

  journey.for(doors)(
    'as %s, with the demo account that is offered',
    async ([account, screen, greeting], { come }) => {
      const { page } = await come();
      await page.goto('/');
      await page.waitForURL(`**${placeOf('es', 'login')}`);
      const { choose, demo, form } = words.session;
      await page.getByRole('link', { name: choose[screen] }).click();
      await heading(page, titles[screen]).waitFor();
      const use = fill(demo.useOf, { email: accounts[account].email });
      await page.getByRole('button', { name: use, exact: true }).click();
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await page.getByText(greeting, { exact: true }).first().waitFor();
    },
  );

  journey(
    'with a wrong password: the answer says nothing of whether the account is there',
    rare,
    async ({ come }) => {
      const { page } = await come();
      await page.goto(placeOf('es', 'loginStudent'));
      const told: string[] = [];
      for (const email of ['nadie@demo.test', 'antigua@demo.test']) {
        await fillLogin(page, 'es', email, 'not-this-one1');
        const banner = page.getByRole('alert').filter({ hasText: statusesOf('es').accessDenied.title });
        await banner.waitFor();
        told.push(await banner.innerText());
        await expectAccessible(page);
        await page.reload();
      }
      expect(told[0]).toBe(told[1]);
    },
  );

  journey('as the contact of two companies: one is chosen', async ({ come }) => {
    const { page } = await come();
    await logIn(page, 'es', 'grupo');
    await heading(page, words.session.companies.title).waitFor();
    await expectAccessible(page);
    const companies = page.getByRole('main').getByRole('button');
    // The two companies, and the way back.
    expect(await companies.count()).toBe(3);
    const name = (await companies.nth(1).innerText()).trim();
    await companies.nth(1).click();
    await heading(page, name).waitFor();
  });

  journey('and leaving forgets who it was', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto('/');
    await page.getByRole('button', { name: shell.accountMenu, exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: titles.logout, exact: true }).click();
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.goto(placeOf('es', 'cv'));
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  });
});

describe('the page', () => {
  journey(
    'keeps its place when the language changes, and the language for the next visit',
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('alumna') });
      await page.goto(`${placeOf('es', 'internshipOffers')}?texto=datos&orden=fecha`);
      await heading(page, titles.internshipOffers).waitFor();
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: shell.languages.ca, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: shell.languageChange.yes, exact: true }).click();
      await page.waitForURL(`**${placeOf('ca', 'internshipOffers')}?texto=datos&orden=fecha`);
      await heading(page, wordsOf('ca').titles.internshipOffers).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('ca');
      await page.goto('/');
      await heading(page, fill(wordsOf('ca').home.student.title, { name: 'Marina' })).waitFor();
    },
  );

  journey('is kept by an unknown address and by the way out', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto('/en/nowhere');
    await page.waitForURL(`**${placeOf('en', 'home')}`);
    await page.goto(placeOf('es', 'cv'));
    await page.getByRole('banner').getByRole('button', { name: shell.languages.en, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
    await dialog.locator('[lang=en]').waitFor();
    await dialog.getByRole('button', { name: shell.languageChange.yes, exact: true }).click();
    await page.waitForURL(`**${placeOf('en', 'cv')}`);
    // Typed, without a language.
    await page.goto('/logout');
    await page.waitForURL(`**${placeOf('en', 'login')}`);
    await heading(page, wordsOf('en').titles.login).waitFor();
  });

  journey('that is left asks for nothing any more by the time its session is ended', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    let leave = (_: readonly string[]): void => {};
    const left = new Promise<readonly string[]>((resolve) => {
      leave = resolve;
    });
    await page.exposeFunction('hasLeft', leave);
    await page.addInitScript((path) => {
      const asked = new Set<{ url: string }>();
      const { fetch } = window;
      window.fetch = async (address, init) => {
        const url = String(address);
        if (url === path) Reflect.get(window, 'hasLeft')([...asked].map((one) => one.url));
        const one = { url };
        asked.add(one);
        const isOver = () => void asked.delete(one);
        init?.signal?.addEventListener('abort', isOver);
        return fetch(address, init).finally(isOver);
      };
    }, logout.path);
    await page.goto('/logout');
    // Maintenance is asked for by any page that opens, and needs no session.
    expect((await left).filter((url) => url !== getMaintenance.path)).toEqual([]);
    await page.waitForURL(`**${placeOf('es', 'login')}`);
  });

  journey.for([
    ['ca-ES', 'ca'],
    ['en-GB', 'en'],
    // None of ours: the institution's.
    ['fr-FR', 'es'],
  ] as const)(
    'of a browser in %s is %s where the address says none',
    async ([locale, language], { come }) => {
      const { page } = await come({ locale });
      await page.goto('/');
      await page.waitForURL(`**${placeOf(language, 'login')}`);
      await heading(page, wordsOf(language).session.choose.title).waitFor();
      await page.goto('/404');
      await heading(page, wordsOf(language).shell.notFound.title).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      // An address in a language is in that language, whatever the browser speaks.
      await page.goto(placeOf('es', 'login'));
      await heading(page, wordsOf('es').session.choose.title).waitFor();
    },
  );

  journey('stays in its language where the words of another cannot be had', rare, async ({ come }) => {
    const { context, page, tolerate } = await come({ fresh: true, storageState: await loggedIn('alumna') });
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(placeOf('es', 'internshipOffers'));
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await page.getByRole('banner').getByRole('button', { name: shell.languages.ca, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
    await dialog.waitFor();
    await context.setOffline(true);
    const yes = dialog.getByRole('button', { name: shell.languageChange.yes, exact: true });
    await yes.click();
    await dialog.getByRole('alert').getByText(shell.connection.lost, { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await context.setOffline(false);
    await yes.click();
    await heading(page, wordsOf('ca').titles.internshipOffers).waitFor();
  });

  journey('stays dark once it was made dark', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.goto('/');
    await page.getByRole('button', { name: shell.dark, exact: true }).click();
    await expect.poll(scheme).toBe('dark');
    await page.reload();
    await page.getByRole('button', { name: shell.light, exact: true }).waitFor();
    expect(await scheme()).toBe('dark');
  });

  journey('that nobody knows leads home, or to the login', async ({ come }) => {
    const { page } = await come();
    await page.goto('/no-hay-nada/aqui');
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.goto('/404');
    await heading(page, shell.notFound.title).waitFor();

    const student = (await come({ storageState: await loggedIn('alumna') })).page;
    await student.goto('/no-hay-nada/aqui');
    await heading(student, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    expect(here(student)).toBe('/');
    // Nor is a screen of somebody else's shown.
    await student.goto(placeOf('es', 'management'));
    await heading(student, fill(words.home.student.title, { name: 'Marina' })).waitFor();
  });

  journey('can be used by keyboard alone', async ({ come }) => {
    const titulo = newTitle('Con el teclado');
    await openOffer(internship(titulo));
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto('/');
    await heading(page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    const focus = page.locator(':focus');

    await page.keyboard.press('Tab');
    expect(await focus.innerText()).toBe(shell.skip);
    await page.keyboard.press('Enter');
    await expect.poll(() => focus.getAttribute('id')).toBe('contenido');

    await page.reload();
    await heading(page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    await tabTo(page, titles.internshipOffers);
    await page.keyboard.press('Enter');
    await heading(page, titles.internshipOffers).waitFor();

    const results = page.locator('a[data-walk]');
    await results.nth(2).waitFor();
    const names = await results.allInnerTexts();
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['j', 2],
      ['k', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focus.innerText()).toBe(names[at]);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: names[1] ?? '', level: 2 }).waitFor();
  });
});

/** Presses Tab until what is called so has the focus; a page has no hundred stops before its menu ends. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first one nothing has the focus.
    const stop = page.locator(':focus');
    if ((await stop.count()) > 0 && (await stop.innerText()).trim() === name) return;
  }
  throw new Error(`Tab does not lead to «${name}»`);
}

describe('on a phone', () => {
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return Math.floor((box?.y ?? 0) + (box?.height ?? 0));
  };

  journey('the menu slides in and leads on', async ({ come }) => {
    const { page } = await come({ width: 360, height: 720, storageState: await loggedIn('alumna') });
    await page.goto('/');
    await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    await menu.getByRole('link', { name: titles.applications, exact: true }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: titles.applications, exact: true }).click();
    await heading(page, titles.applications).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  journey('what one comes for is at the bottom, and covers nothing', async ({ come }) => {
    const { page } = await come({ width: 320, height: 640, storageState: await loggedIn('alumna') });
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: shell.tabs.label, exact: true });
    const top = async () => (await tabs.boundingBox())?.y ?? 0;
    const current = () => tabs.locator('[aria-current]').allInnerTexts();
    await expect.poll(current).toEqual([shell.tabs.home]);
    for (const tab of await tabs.getByRole('link').all()) {
      const box = await tab.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await bottomOf(footer)).toBeLessThanOrEqual(await top());

    await tabs.getByRole('link', { name: shell.tabs.internships, exact: true }).tap();
    await heading(page, titles.internshipOffers).waitFor();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap();
    await page.waitForURL(`**${placeOf('es', 'internshipOffers')}/*`);
    // One is still there: it is an offer of that list.
    expect(await current()).toEqual([shell.tabs.internships]);
    const { apply: words } = studentOffers;
    const act = page.getByRole('main').getByRole('button', {
      name: new RegExp(`^(${words.action}|${words.again}|${words.seeMissing})$`),
    });
    expect(await bottomOf(act)).toBeLessThanOrEqual(await top());
  });

  journey('the tabs make room for the keyboard', async ({ come }) => {
    const { page } = await come({ width: 360, height: 720, storageState: await loggedIn('alumna') });
    await page.goto(placeOf('es', 'internshipOffers'));
    const tabs = page.getByRole('navigation', { name: shell.tabs.label, exact: true });
    await tabs.waitFor();
    // No keyboard opens here: what it leaves to be seen of the page is told by hand.
    const see = (height: number) =>
      page.evaluate((seen) => {
        const { visualViewport } = window;
        if (visualViewport === null) return;
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: seen });
        visualViewport.dispatchEvent(new Event('resize'));
      }, height);
    await see(400);
    await tabs.waitFor({ state: 'detached' });
    await see(720);
    await tabs.waitFor();
  });
});

describe('what is loaded', () => {
  const budget = 250_000;

  journey(
    `for the student's first page after the login is at most ${budget / 1000} KB of scripts`,
    async ({ come }) => {
      const { page } = await come({ fresh: true, storageState: await loggedIn('alumna') });
      await withoutLive(page);
      const scripts: Promise<{ url: string; encoding: string | undefined; bytes: number }>[] = [];
      page.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.push(weigh(pathname));
        async function weigh(url: string) {
          const response = await request.response();
          const { responseBodySize } = await request.sizes();
          return { url, encoding: response?.headers()['content-encoding'], bytes: responseBodySize };
        }
      });
      const response = await page.goto('/', { waitUntil: 'networkidle' });
      await heading(page, fill(words.home.student.title, { name: 'Marina' })).waitFor();
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      const loaded = await Promise.all(scripts);
      expect(loaded.length).toBeGreaterThan(3);
      expect(loaded.filter(({ encoding }) => encoding !== 'br' && encoding !== 'gzip')).toEqual([]);
      const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(total).toBeGreaterThan(10_000);
      expect(total, JSON.stringify(loaded, null, 1)).toBeLessThanOrEqual(budget);
    },
  );
});

describe('code that a screen alone needs', () => {
  /** The files that are built from the component of a screen. */
  const codeIn = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/assets\/([A-Z]\w+)-[\w-]+\.js$/.exec(name)?.[1])
        .filter((name) => name !== undefined),
    );
  const screens = [
    ['alumna', 'cv', 'Cv'],
    ['alumna', 'internshipOffers', 'OffersPage'],
    ['empresa', 'newInternshipOffer', 'OfferForm'],
    ['gestora', 'management', 'Inbox'],
    ['gestora', 'managedAccounts', 'Accounts'],
  ] as const;

  journey('comes when one goes there, and not with the first page of a student', async ({ come }) => {
    const student = (await come({ fresh: true, storageState: await loggedIn('alumna') })).page;
    await withoutLive(student);
    await student.goto('/', { waitUntil: 'networkidle' });
    await heading(student, fill(words.home.student.title, { name: 'Marina' })).waitFor();
    const first = await codeIn(student);
    expect(first).toContain('Home');
    // Asked for at once, by the list of the build, before the code of the screen names what it needs.
    await student.evaluate(
      (path) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      },
      placeOf('es', 'internshipOffers'),
    );
    await student.locator('link[rel=modulepreload][href*="/OffersPage-"]').waitFor({ state: 'attached' });
    for (const [account, place, code] of screens) {
      expect(first).not.toContain(code);
      const { page } = await come({ storageState: await loggedIn(account) });
      await page.goto(placeOf('es', place));
      await heading(page, /./).waitFor();
      expect(await codeIn(page)).toContain(code);
    }
  });
});

journey('the catalogues are asked for once, and not sent again', async ({ come }) => {
  const { page } = await come({ fresh: true, storageState: await loggedIn('alumna') });
  const address = '/api/Dominios/dominios/es';
  /** How much of each answer came from the portal. */
  const sent = () =>
    page.evaluate(
      (path) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => new URL(name).pathname === path)
          .map(({ transferSize }) => transferSize),
      address,
    );
  const province = page.getByRole('button', { name: words.studentOffers.filters.idProvincia, exact: true });
  const options = async () => {
    await province.click();
    const boxes = page.getByRole('group', { name: words.studentOffers.filters.idProvincia, exact: true });
    await boxes.getByRole('listitem').nth(10).waitFor();
    return boxes.getByRole('listitem').allInnerTexts();
  };
  await page.goto(placeOf('es', 'internshipOffers'));
  const shown = await options();
  await page.getByRole('banner').getByRole('link', { name: titles.jobOffers, exact: true }).click();
  await heading(page, titles.jobOffers).waitFor();
  await options();
  expect(await sent()).toEqual([expect.toSatisfy((bytes: number) => bytes > 10_000)]);

  await page.goto(placeOf('es', 'internshipOffers'));
  expect(await options()).toEqual(shown);
  expect(await sent()).toEqual([0]);

  // As the browser asks once its time is over: whether what it has is still so.
  const status = await page.evaluate(async (path) => {
    const headers = { accept: 'application/json', 'accept-language': 'es' };
    const response = await fetch(path, { cache: 'no-cache', headers });
    await response.text();
    return response.status;
  }, address);
  expect(status).toBe(200);
  await expect.poll(sent).toEqual([0, expect.toSatisfy((bytes: number) => bytes > 0 && bytes < 1000)]);
});

journey(
  'a rejection reaches the company by mail, which the demo keeps at /correo',
  rare,
  async ({ come }) => {
    const titulo = newTitle('Le falta algo');
    const reason = 'Falta decir qué tareas hará quien venga y con quién.';
    const urlAcceso = await sendOffer(internship(titulo));
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(`${placeOf('es', 'management')}/oferta/${urlAcceso}`);
    await heading(page, titulo).waitFor();
    const { decide, reject } = words.validations;
    await page.getByRole('button', { name: decide.reject, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: reject.offerTitle, exact: true });
    await dialog.getByLabel(reject.reason, { exact: true }).fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
    await page.getByText(decide.offerRejected, { exact: true }).waitFor();

    const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
    await menu.getByRole('link', { name: titles.mail, exact: true }).click();
    await heading(page, words.mail.title).waitFor();
    expect(await readMail(page, accounts.empresa.email, reason)).toContain(titulo);

    const company = (await come({ storageState: await loggedIn('empresa') })).page;
    await company.goto(placeOf('es', 'myOffers'));
    const row = company.getByRole('row').filter({ hasText: titulo });
    await row.getByText(words.states.offer.rechazada, { exact: true }).waitFor();
    await row.getByText(fill(words.companyOffers.rejectedFor, { reason }), { exact: true }).waitFor();
    await expectAccessible(company);
  },
);

describe('the connection-error page', () => {
  const said = (page: Page) => page.getByRole('alert').getByText(shell.connectionPage.body, { exact: true });

  journey('stands for a portal that does not answer, and goes away by itself', async ({ come }) => {
    const { context, page, tolerate } = await come({ fresh: true });
    tolerate(/ERR_FAILED|ERR_CONNECTION_REFUSED/);
    await page.clock.install();
    // The page itself came, and nothing after it.
    const unanswered = /\/(api\/|healthz|assets\/LoginCompany)/;
    await context.route(unanswered, (route) => route.abort());
    await page.goto(placeOf('es', 'loginCompany'));
    await said(page).waitFor();
    await expectAccessible(page);
    // Nobody answers the first look either.
    await page.clock.fastForward(6000);
    await page.getByRole('button', { name: shell.connectionPage.retry, exact: true }).click();
    expect(await said(page).isVisible()).toBe(true);
    await context.unroute(unanswered);
    await page.clock.fastForward(6000);
    await heading(page, titles.loginCompany).waitFor();
    expect(await said(page).count()).toBe(0);
  });

  journey(
    'stands for a screen that was opened without network, and goes away by itself',
    rare,
    async ({ come }) => {
      const { context, page, tolerate } = await come({ fresh: true });
      tolerate(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(placeOf('es', 'login'));
      const privacy = page.getByRole('link', { name: titles.privacyPolicy, exact: true });
      await privacy.waitFor();
      await context.setOffline(true);
      await privacy.click();
      await said(page).waitFor();
      await context.setOffline(false);
      await heading(page, titles.privacyPolicy).waitFor();
      expect(await said(page).count()).toBe(0);
    },
  );
});
