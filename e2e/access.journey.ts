import { switchMaintenance } from '@portal/contract/maintenance';
import { screenNames } from '@portal/contract/screens';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { readMail } from './mail.ts';
import {
  firstPassword,
  type Newcomer,
  newPerson,
  newStudent,
  newStudentToAccept,
  register,
} from './newcomers.ts';
import { acceptText, accounts, clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fill, statusesOf, wordsOf } from './texts.ts';

/** What stands between somebody and the portal: the data-protection text, maintenance, a manager's no. */

const words = wordsOf('es');
const said = statusesOf('es');
const { access, managing, popups, titles, validations } = words;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const home = (nombre: string) => fill(words.home.student.title, { name: nombre });
const nameOf = ({ nombre, apellidos }: Newcomer) => ({ name: `${nombre} ${apellidos}` });
const here = (page: Page) => new URL(page.url()).pathname;

describe('a company at its doors', () => {
  // Among them a link that is none, which is of companies all the same.
  const doors = ['loginCompany', 'recoverCompany', 'resetCompanyPassword', 'setPassword'] as const;

  journey.for(doors)('is not spoken to as a student at %s', async (screen, { come }) => {
    const { page } = await come();
    await page.goto(`/${screenNames[screen].paths.es[0]}`);
    await page.getByText(words.ui.companyMotto, { exact: true }).waitFor();
    expect(await page.getByText('Tu primer empleo empieza en el campus', { exact: true }).count()).toBe(0);
  });
});

describe('the data-protection text', () => {
  journey(
    'stands before the portal until it is accepted, and leads where one was going',
    async ({ come }) => {
      const person = await newStudentToAccept('Acepta');
      const { page } = await come();
      await page.goto(placeOf('es', 'cv'));
      await page.waitForURL(`**${placeOf('es', 'login')}`);
      await page.getByRole('link', { name: words.session.choose.loginStudent }).click();
      await fillLogin(page, 'es', person.email, firstPassword);
      await heading(page, access.acceptance.title).waitFor();
      const whole = page.getByRole('link', { name: access.acceptance.whole });
      expect(await whole.getAttribute('target')).toBe('_blank');
      const opened = page.context().waitForEvent('page');
      await whole.click();
      await heading(await opened, words.titles.dataProtection).waitFor();

      // A reload shows it again, and so does every other way in: nobody is logged in yet.
      await page.reload();
      await heading(page, access.acceptance.title).waitFor();
      for (const place of ['home', 'loginStudent', 'internshipOffers'] as const) {
        await page.goto(placeOf('es', place));
        await page.waitForURL(`**${placeOf('es', 'acceptance')}`);
      }
      expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();

      // In another language too, at once.
      await page.goto(placeOf('ca', 'acceptance'));
      await heading(page, wordsOf('ca').access.acceptance.title).waitFor();
      await page.getByText('bloquejades', { exact: false }).waitFor();

      // A person who does not accept leaves, and is asked again.
      await link(page, wordsOf('ca').access.acceptance.leave).click();
      await page.waitForURL(`**${placeOf('ca', 'login')}`);
      await page.goto(placeOf('es', 'acceptance'));
      await page.waitForURL(`**${placeOf('es', 'login')}`);
      await page.goto(placeOf('es', 'cv'));
      await page.waitForURL(`**${placeOf('es', 'login')}`);
      await page.goto(placeOf('es', 'loginStudent'));
      await fillLogin(page, 'es', person.email, firstPassword);
      await acceptText(page, 'es');
      await page.waitForURL(`**${placeOf('es', 'cv')}`);
      await heading(page, words.cv.title).waitFor();

      const again = (await come()).page;
      await again.goto(placeOf('es', 'loginStudent'));
      await fillLogin(again, 'es', person.email, firstPassword);
      await heading(again, home(person.nombre)).waitFor();
    },
  );

  journey('whose time is over leads back to the login', rare, async ({ come }) => {
    const person = await newStudentToAccept('Tarda');
    const { page, tolerate } = await come();
    // The answer to a token that is over.
    tolerate(/401/);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', person.email, firstPassword);
    await heading(page, access.acceptance.title).waitFor();
    // Ended elsewhere meanwhile.
    await page.evaluate(async () => {
      const { token } = JSON.parse(sessionStorage.getItem('portal.provisional') ?? '{}');
      await fetch('/api/Sesion/cierraSesion', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    });
    await button(page, access.acceptance.accept).click();
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.getByText(said.sessionLost.title, { exact: true }).waitFor();
  });
});

describe('maintenance', () => {
  afterEach(async () => {
    const manager = await clientOf('gestora');
    await manager.get(switchMaintenance, { body: { activo: false } });
  });

  journey('sends a student who is inside away, and back when it ends', async ({ come }) => {
    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    const { page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    // What is asked for meanwhile is refused.
    tolerate(/503/);
    await page.goto(placeOf('es', 'applications'));
    await heading(page, titles.applications).waitFor();

    await manager.goto(placeOf('es', 'maintenanceSwitch'));
    await heading(manager, managing.maintenance.title).waitFor();
    await button(manager, managing.maintenance.on).click();
    const sure = dialog(manager, managing.maintenance.onTitle);
    await sure.waitFor();
    await expectAccessible(manager);
    await button(sure, managing.maintenance.on).click();
    await manager.getByText(managing.maintenance.isOn, { exact: true }).waitFor();
    await manager.getByText(/Amparo Ribera/).waitFor();
    await expectAccessible(manager);

    // By itself: nobody has touched anything.
    await page.waitForURL(`**${placeOf('es', 'maintenance')}`);
    await heading(page, access.maintenance.title).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
    for (const place of ['home', 'loginStudent', 'internshipOffers', 'management'] as const) {
      await page.goto(placeOf('es', place));
      await page.waitForURL(`**${placeOf('es', 'maintenance')}`);
    }
    await page.goto(placeOf('en', 'jobOffers'));
    await page.waitForURL(`**${placeOf('en', 'maintenance')}`);
    await heading(page, wordsOf('en').access.maintenance.title).waitFor();
    await page.goto(placeOf('es', 'applications'));
    await page.waitForURL(`**${placeOf('es', 'maintenance')}`);

    // A manager works on, wherever.
    await manager.goto(placeOf('es', 'management'));
    await heading(manager, words.validations.inbox.title).waitFor();
    await manager.goto(placeOf('es', 'maintenanceSwitch'));
    await button(manager, managing.maintenance.off).click();
    await button(dialog(manager, managing.maintenance.offTitle), managing.maintenance.off).click();
    await manager.getByText(managing.maintenance.isOff, { exact: true }).waitFor();

    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', accounts.alumna.email);
    await page.waitForURL(`**${placeOf('es', 'applications')}`);
    await heading(page, titles.applications).waitFor();
  });

  journey('lets managers in at their own door, until they leave', async ({ come }) => {
    const client = await clientOf('gestora');
    await client.get(switchMaintenance, { body: { activo: true } });
    const { page, tolerate } = await come();
    tolerate(/503/);
    await page.goto(placeOf('es', 'loginManager'));
    await page.waitForURL(`**${placeOf('es', 'maintenance')}`);
    await page.goto(placeOf('es', 'godMode'));
    await heading(page, titles.loginManager).waitFor();
    await fillLogin(page, 'es', accounts.gestora.email);
    await heading(page, words.validations.inbox.title).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('portal.modoGestor'))).toBe('1');
    await page.goto(placeOf('es', 'managedAccounts'));
    await heading(page, managing.accounts.title).waitFor();

    await page.goto('/logout');
    await page.waitForURL(`**${placeOf('es', 'maintenance')}`);
    expect(await page.evaluate(() => localStorage.getItem('portal.modoGestor'))).toBeNull();
  });
});

/** The row of somebody in the managers' list, which is looked for by name. */
async function rowOf(manager: Page, person: Newcomer): Promise<Locator> {
  await manager.goto(placeOf('es', 'managedAccounts'));
  await manager
    .getByLabel(managing.accounts.search, { exact: true })
    .fill(person.apellidos.split(' ')[1] ?? '');
  await button(manager, managing.accounts.submit).click();
  await manager.getByText(fill(managing.accounts.found_one, { count: 1 }), { exact: true }).waitFor();
  return manager.getByRole('article').filter({ hasText: person.email });
}

/** Somebody new logs in, who lacks what the institution asks for. */
async function enterAnew(page: Page, person: Newcomer): Promise<void> {
  await page.goto(placeOf('es', 'loginStudent'));
  await fillLogin(page, 'es', person.email, firstPassword);
  await heading(page, home(person.nombre)).waitFor();
  await button(page, popups.personal.later).click();
}

describe('a manager', () => {
  journey('goes from the account of a new person to the registration that waits', async ({ come }) => {
    const person = newPerson('Espera');
    await register(person);
    const { page } = await come({ storageState: await loggedIn('gestora') });
    const row = await rowOf(page, person);
    await link(row, fill(managing.accounts.reviewOf, nameOf(person))).click();
    await heading(page, nameOf(person).name).waitFor();
    await button(page, validations.decide.reject).waitFor();
  });

  journey('closes the account of a person who asks to leave', async ({ come }) => {
    const person = await newStudent('Marcha');
    const { page, tolerate } = await come();
    // The session that ends.
    tolerate(/401/);
    await enterAnew(page, person);
    await page.goto(placeOf('es', 'leaveService'));
    await heading(page, access.leave.title).waitFor();
    await button(page, access.leave.ask).click();
    const sure = dialog(page, access.leave.confirmTitle);
    await sure.waitFor();
    await expectAccessible(page);
    await button(sure, access.leave.stay).click();
    await sure.waitFor({ state: 'hidden' });
    await page.goto(placeOf('es', 'account'));
    const ask = async () => {
      await button(page, access.leave.ask).click();
      await button(sure, access.leave.confirm).click();
      await page.getByText(access.leave.waiting, { exact: true }).waitFor();
    };
    await ask();
    await page.getByText(said.withdrawalReceived.title, { exact: true }).waitFor();
    await expectAccessible(page);
    // Thought better of, and then again.
    await button(page, access.leave.takeBack).click();
    const back = dialog(page, access.leave.takeBackTitle);
    await back.waitFor();
    await expectAccessible(page);
    await button(back, access.leave.takeBackConfirm).click();
    await page.getByText(access.leave.takenBack, { exact: true }).waitFor();
    await expect
      .poll(() => button(page, access.leave.ask).evaluate((node) => node === document.activeElement))
      .toBe(true);
    expect(await page.getByText(access.leave.waiting, { exact: true }).count()).toBe(0);
    await ask();

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await manager.goto(placeOf('es', 'management'));
    // What waits says so where managers begin.
    const waiting = manager.getByRole('link', { name: new RegExp(`^${validations.tasks.numBajas} [1-9]`) });
    await waiting.waitFor();
    await expectAccessible(manager);
    await waiting.click();
    await heading(manager, managing.accounts.title).waitFor();
    expect(await manager.getByLabel(managing.accounts.state, { exact: true }).inputValue()).toBe('pideBaja');
    const row = manager.getByRole('article').filter({ hasText: person.email });
    await row.waitFor();
    await button(row, fill(managing.acts.turnDown.of, nameOf(person))).click();
    const no = dialog(manager, fill(managing.acts.turnDown.title, nameOf(person)));
    await button(no, managing.acts.turnDown.button).click();
    await no.getByLabel(managing.acts.turnDown.reason).and(no.locator('[aria-invalid=true]')).waitFor();
    await expectAccessible(manager);
    await manager.keyboard.press('Escape');
    await no.waitFor({ state: 'hidden' });
    await button(row, fill(managing.acts.carryOut.of, nameOf(person))).click();
    const yes = dialog(manager, fill(managing.acts.carryOut.title, nameOf(person)));
    await yes.waitFor();
    await expectAccessible(manager);
    await button(yes, managing.acts.carryOut.button).click();
    await manager.getByText(fill(managing.acts.carryOut.done, nameOf(person)), { exact: true }).waitFor();
    await row.waitFor({ state: 'hidden' });

    await page.goto(placeOf('es', 'applications'));
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', person.email, firstPassword);
    await page.getByText(said.noPortalAccessAtLogin.body, { exact: true }).waitFor();
    await readMail(manager, person.email, 'bloqueados');
  });

  journey('blocks an account, which puts out a person who is inside, and unblocks it', async ({ come }) => {
    const person = await newStudent('Bloqueada');
    const { page, tolerate } = await come();
    tolerate(/401/);
    await enterAnew(page, person);
    await link(page.getByRole('banner'), titles.applications).click();
    await heading(page, titles.applications).waitFor();

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    const row = await rowOf(manager, person);
    await button(row, fill(managing.acts.block.of, nameOf(person))).click();
    const block = dialog(manager, fill(managing.acts.block.title, nameOf(person)));
    await button(block, managing.acts.block.button).click();
    await row.getByText(managing.accounts.states.bloqueada, { exact: true }).waitFor();
    await expectAccessible(manager);

    // Without a press: the page hears that the session is over.
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', person.email, firstPassword);
    await page.getByText('Tu cuenta está bloqueada', { exact: true }).waitFor();

    await button(row, fill(managing.acts.unblock.of, nameOf(person))).click();
    const unblock = dialog(manager, fill(managing.acts.unblock.title, nameOf(person)));
    await button(unblock, managing.acts.unblock.button).click();
    await row.getByText(managing.accounts.states.activa, { exact: true }).waitFor();
    await fillLogin(page, 'es', person.email, firstPassword);
    await heading(page, titles.applications).waitFor();
    expect(here(page)).toBe(placeOf('es', 'applications'));
  });
});
