import { recoverStudentPassword } from '@portal/contract/accounts';
import { listJobApplications } from '@portal/contract/applications';
import { editOwnContact } from '@portal/contract/company-contact';
import { reportError } from '@portal/contract/error-reports';
import { listStudentNotifications } from '@portal/contract/notifications';
import { loginStudent } from '@portal/contract/session';
import { type ErrorName, errors } from '@portal/contract/statuses';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { ownPortal } from './own-portal.ts';
import { type Account, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { statusesOf, wordsOf } from './texts.ts';

/** What the portal answers where it cannot do what was asked, and how a page that fails goes on. */

const words = wordsOf('es');
const said = statusesOf('es');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const alerts = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** Has a call answer with a status from now on. */
async function answerWith(page: Page, path: string, name: ErrorName, mensaje: string | null = null) {
  const { code } = errors[name];
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: code === errors.serviceUnavailable.code ? 500 : 200,
      json: { status: code, datos: null, mensaje },
    }),
  );
}

journey('a login that fails for another reason says no more than that it failed', async ({ come }) => {
  const { page, tolerate } = await come();
  tolerate(/status of 500/);
  await page.goto(placeOf('es', 'loginStudent'));
  for (const name of ['companyProblem', 'serviceUnavailable'] as const) {
    await answerWith(page, loginStudent.path, name, 'Lo que el servidor tendría que contar');
    await fillLogin(page, 'es', 'alumna@demo.test');
    const failed = alerts(page, words.session.failed.title);
    await failed.getByText(words.session.failed.body, { exact: true }).waitFor();
    expect(await page.getByText(said[name].body, { exact: true }).count()).toBe(0);
    expect(await page.getByText('Lo que el servidor', { exact: false }).count()).toBe(0);
    expect(await page.getByText(said.companyProblem.title, { exact: true }).count()).toBe(0);
  }
  await expectAccessible(page);
  // Why one was refused is said in the server's words.
  await answerWith(page, loginStudent.path, 'userBlocked', 'La cuenta está cerrada por hoy');
  await button(page, words.session.form.submit).click();
  await page.getByRole('alert').getByText('La cuenta está cerrada por hoy', { exact: true }).waitFor();
  expect(await alerts(page, words.session.failed.title).count()).toBe(0);
  // Nobody answered: it is not the portal that failed.
  tolerate(/ERR_FAILED/);
  await page.unroute(`**${loginStudent.path}`);
  await page.route(`**${loginStudent.path}`, (route) => route.abort());
  await button(page, words.session.form.submit).click();
  await alerts(page, words.ui.offline.title).getByText(words.ui.offline.body, { exact: true }).waitFor();
  expect(await page.getByText(words.session.failed.body, { exact: true }).count()).toBe(0);
  await expectAccessible(page);
});

journey('what is wrong can be closed, unless nothing is left but to log out', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'profile'));
  await heading(page, words.titles.profile).waitFor();
  const post = page.getByLabel(words.companyContact.puesto, { exact: true });
  await post.fill('Responsable de todo');
  const failWith = async (name: ErrorName) => {
    await answerWith(page, editOwnContact.path, name);
    await button(page, words.companyContact.save).click();
    const banner = alerts(page, said[name].title);
    await banner.waitFor();
    return banner;
  };

  const refused = await failWith('actionNotAllowed');
  await expectAccessible(page);
  await button(refused, words.ui.close).press('Enter');
  await refused.waitFor({ state: 'detached' });
  expect(await post.inputValue()).toBe('Responsable de todo');

  // What a company has yet to give is given beside the form, in a tab of its own.
  const lacking = await failWith('ibanRequired');
  const further = lacking.getByRole('link', {
    name: `${said.ibanRequired.button} (${words.ui.newTab})`,
    exact: true,
  });
  expect(await further.getAttribute('href')).toBe(placeOf('es', 'company'));
  expect(await further.getAttribute('target')).toBe('_blank');

  const out = await failWith('unsubscribed');
  expect(await button(out, words.ui.close).count()).toBe(0);
  await expectAccessible(page);
  await out.getByRole('link', { name: said.unsubscribed.button ?? '', exact: true }).click();
  await page.waitForURL(`**${placeOf('es', 'login')}`);
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
});

journey('what is wrong is of the page that it happened on, and what was typed goes on', async ({ come }) => {
  const { page } = await come();
  const { password, shell } = words;
  await page.goto(placeOf('es', 'recoverStudent'));
  const address = page.getByLabel(password.recover.email, { exact: true });
  await address.fill('quien@example.test');
  await answerWith(page, recoverStudentPassword.path, 'actionNotAllowed');
  await button(page, password.recover.submit).click();
  await alerts(page, said.actionNotAllowed.title).waitFor();
  await button(page.getByRole('banner'), shell.languages.ca).click();
  await button(page.getByRole('dialog'), shell.languageChange.yes).click();
  const ca = wordsOf('ca');
  await heading(page, ca.password.recover.student.title).waitFor();
  const field = page.getByLabel(ca.password.recover.email, { exact: true });
  expect(await field.inputValue()).toBe('quien@example.test');
  // The words are there before the address is.
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

journey('a screen that fails is shown again in silence once, and then says so', async ({ come }) => {
  const { page, tolerate } = await come({ storageState: await loggedIn('antigua') });
  tolerate(/TypeError|Cannot read|reading/);
  const { failure } = words.shell;
  let wrong = 1;
  let asked = 0;
  await page.route(`**${listJobApplications.path}*`, (route) => {
    asked += 1;
    if (wrong === 0) return route.continue();
    wrong -= 1;
    return route.fulfill({ json: { status: 0, datos: null, mensaje: null } });
  });
  const address = `${placeOf('es', 'applications')}?pagina=1`;
  await page.goto(address);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(asked).toBe(2);
  expect(page.url().endsWith(address)).toBe(true);
  expect(await page.getByText(failure.title, { exact: true }).count()).toBe(0);

  // Not a passing one.
  wrong = Number.POSITIVE_INFINITY;
  await page.reload();
  await page.getByRole('alert').getByText(failure.title, { exact: true }).waitFor();
  await expectAccessible(page);
  wrong = 0;
  await button(page, failure.retry).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await page.getByText(failure.title, { exact: true }).count()).toBe(0);
});

/** Somebody who is logged in at another name of the same portal: of its own computer's nothing is reported. */
async function loggedInElsewhere(account: Account) {
  const elsewhere = new URL(await ownPortal());
  elsewhere.hostname = 'portal.localhost';
  const { cookies, origins } = await loggedIn(account);
  const kept = origins.map(({ localStorage }) => ({ origin: elsewhere.origin, localStorage }));
  return { origin: elsewhere.origin, storageState: { cookies, origins: kept } };
}

journey('what stands around a screen and fails says so too, and is reported once', async ({ come }) => {
  const { origin, storageState } = await loggedInElsewhere('antigua');
  const { page, tolerate } = await come({ baseUrl: origin, storageState });
  // What the page is answered has no list in it.
  tolerate(/TypeError: Cannot read properties of null/);
  const { failure } = words.shell;
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportError.path)) reports.push(request.postDataJSON());
  });
  await page.route(`**${listStudentNotifications.path}`, (route) =>
    route.fulfill({ json: { status: 0, datos: null, mensaje: null } }),
  );
  const address = `${origin + placeOf('es', 'applications')}?pagina=1`;
  await page.goto(address);
  const alert = page.getByRole('alert').filter({ hasText: failure.title });
  await alert.getByText(failure.body, { exact: true }).waitFor();
  await expect.poll(() => reports.length).toBe(1);
  expect(page.url()).toBe(address);
  await expectAccessible(page);

  const again = page.waitForResponse(`**${listStudentNotifications.path}`);
  await button(page, failure.retry).click();
  await again;
  await alert.waitFor();
  expect(reports).toEqual([
    {
      codigo: errors.generalError.code,
      llamada: null,
      estadoHttp: 0,
      referencia: null,
      pantalla: 'mis-candidaturas',
      version: expect.any(String),
      navegador: expect.any(String),
      error: 'TypeError',
      posiciones: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
    },
  ]);

  await page.unroute(`**${listStudentNotifications.path}`);
  await button(page, failure.retry).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await page.getByRole('banner').waitFor();
  expect(await alert.count()).toBe(0);
});
