import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, rare } from './journey.ts';
import { linkIn } from './mail.ts';
import {
  firstPassword,
  newDni,
  newPerson,
  newStudentToAccept,
  secondPassword,
  secretMailed,
} from './newcomers.ts';
import { catalogueOf, fillInternship, type Hands, nameIn } from './offer-form.ts';
import { accounts, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, newWord, openOffer } from './scene.ts';
import { fieldTextsOf, fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** The main jobs of all three without a pointer: nothing here is clicked, nor filled but by typing. */

const {
  shell,
  session,
  titles,
  home,
  studentOffers: offers,
  states,
  offerForm,
  candidates,
  validations,
  ui,
} = wordsOf('es');
const { access, mail: kept, password, popups, signup } = wordsOf('es');

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Presses Tab until the element has the focus, as one does who looks for it. */
async function tabTo(page: Page, element: Locator) {
  await element.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${element}`);
}

/** Goes on with Tab to the element and presses Enter. */
async function enter(page: Page, element: Locator) {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

/** Goes on with Tab to the field and types. */
async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Walks the list that is open under the field to the option, and takes it. */
async function take(page: Page, field: Locator, option: string) {
  const options = page.getByRole('option');
  await options.filter({ hasText: option }).first().waitFor();
  for (let presses = await options.count(); presses >= 0; presses -= 1) {
    const active = await field.getAttribute('aria-activedescendant');
    if (active && (await page.locator(`[id="${active}"]`).innerText()) === option) {
      await page.keyboard.press('Enter');
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrows do not lead to «${option}»`);
}

const withKeyboard = (page: Page): Hands => ({
  type: (field, text) => type(page, field, text),
  choose: async (field, option) => {
    await tabTo(page, field);
    await page.keyboard.press('ArrowDown');
    await take(page, field, option);
  },
  find: async (field, option) => {
    await type(page, field, option);
    await take(page, field, option);
  },
  typeDay: async (field, day) => {
    await type(page, field, day);
    await page.keyboard.press('Tab');
  },
  press: (button) => enter(page, button),
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Fills the login that is shown, and sends it. */
async function logIn(page: Page, email: string, secret = 'Portal2026') {
  await type(page, page.getByLabel(session.form.user, { exact: true }), email);
  await type(page, page.getByLabel(session.form.password, { exact: true }), secret);
  await page.keyboard.press('Enter');
}

/** Types a new password in both fields, the first of which is called so. */
async function typeTwice(page: Page, first: 'first' | 'password', secret: string) {
  for (const name of [first, `${first}2`] as const)
    await type(page, page.getByLabel(password.fields[name], { exact: true }), secret);
}

journey(
  'a student logs in, searches, opens an offer, applies and logs out by keyboard alone',
  async ({ come }) => {
    const word = newWord();
    const title = `Sin ratón ${word}`;
    await openOffer(internship(title));
    const { page } = await come();
    const { keyboard } = page;
    await page.goto('/');

    await tabTo(page, page.getByRole('link', { name: session.choose.loginStudent }));
    await keyboard.press('Enter');
    await heading(page, titles.loginStudent).waitFor();
    await logIn(page, accounts.alumna.email);
    await heading(page, fill(home.student.title, { name: 'Marina' })).waitFor();

    const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
    await tabTo(page, menu.getByRole('link', { name: titles.internshipOffers, exact: true }));
    await keyboard.press('Enter');
    await heading(page, titles.internshipOffers).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: offers.search.label, exact: true }));
    await keyboard.type(word);
    await keyboard.press('Enter');
    const found = page.getByRole('heading', { name: fill(offers.search.found_one, { count: 1 }), level: 2 });
    await found.waitFor();
    // The results are reached without each of the filters.
    await enter(page, button(page, offers.filters.skip));
    expect(await hasFocus(found)).toBe(true);
    // The letters that walk the list are of an open filter while it has the focus.
    const modality = button(page, offers.filters.idModalidad);
    const box = page.getByRole('region', { name: offers.filters.title }).getByRole('checkbox').first();
    await enter(page, modality);
    await box.waitFor();
    await keyboard.press('j');
    expect(await hasFocus(modality)).toBe(true);
    await tabTo(page, box);
    await keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await hasFocus(modality)).toBe(true);
    await enter(page, page.getByRole('link', { name: title, exact: true }));
    await page.getByRole('region', { name: offers.requirements.title, exact: true }).waitFor();

    await tabTo(page, page.getByRole('button', { name: offers.apply.action, exact: true }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: offers.apply.dialog.title, exact: true });
    await tabTo(page, dialog.getByLabel(offers.apply.dialog.accept, { exact: true }));
    await keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: offers.apply.dialog.send, exact: true }));
    await keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: offers.apply.done.title, exact: true });
    await done.getByText(statusesOf('es').applied.title, { exact: true }).waitFor();
    await tabTo(page, done.getByRole('link', { name: offers.apply.see, exact: true }));
    await keyboard.press('Enter');
    await heading(page, title).waitFor();
    await page.getByText(states.application[1], { exact: true }).first().waitFor();

    await tabTo(page, page.getByRole('button', { name: shell.openMenu, exact: true }));
    await keyboard.press('Enter');
    const slide = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    await tabTo(page, slide.getByRole('link', { name: titles.logout, exact: true }));
    await keyboard.press('Enter');
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  },
);

journey(
  'a company writes an offer, a manager publishes it and the company answers a candidate by keyboard alone',
  async ({ come }) => {
    const word = newWord();
    const title = `Sin ratón ${word}`;
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto('/');
    await enter(page, page.getByRole('link', { name: home.company.newInternship, exact: true }));
    await heading(page, titles.newInternshipOffer).waitFor();
    const offer = { title, description: 'Escrita sin tocar el ratón.', document: 'Portafolio' };
    await fillInternship(page, 'es', offer, withKeyboard(page));
    await enter(page, page.getByRole('button', { name: offerForm.actions.publish, exact: true }));
    await page.getByText(statusesOf('es').offerCreated.title, { exact: true }).waitFor();

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await manager.goto('/');
    await publishWaiting(manager, title);

    const own = page.getByRole('link', { name: title, exact: true });
    const urlOferta = new URL((await own.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1);
    await applyTo(urlOferta ?? '', offer.document);
    await page.reload();
    await page.getByRole('row').filter({ hasText: title }).getByText(states.offer.abierta).waitFor();
    await enter(page, own);
    await heading(page, title).waitFor();
    await answerCandidate(page);
  },
);

journey(
  'a forgotten password is replaced, the data-protection text accepted and the portal reached by keyboard alone',
  async ({ come }) => {
    const person = await newStudentToAccept('Olvido');
    const { page } = await come();
    await page.goto('/');
    await enter(page, page.getByRole('link', { name: session.choose.loginStudent }));
    await enter(page, link(page, session.ways.student.forgotten));
    await heading(page, password.recover.student.title).waitFor();
    await type(page, page.getByLabel(password.recover.email, { exact: true }), person.email);
    await page.keyboard.press('Enter');
    await heading(page, password.sent.student.title).waitFor();

    const secret = await secretMailed(person.email, 'resetStudentPassword');
    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await manager.goto('/');
    await enter(manager, link(manager.getByRole('banner'), titles.mail));
    const mails = manager.getByRole('list', { name: kept.list, exact: true });
    const newest = mails.getByRole('listitem').filter({ hasText: person.email }).first();
    await enter(manager, newest.getByRole('link'));
    const there = manager.getByRole('article').getByRole('link', { name: secret });
    await tabTo(manager, there);

    // Who got the mail opens it at a browser of their own.
    await page.goto(linkIn(await there.innerText()));
    await heading(page, password.link.title).waitFor();
    await typeTwice(page, 'password', secondPassword);
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: statusesOf('es').passwordReset.title })
      .waitFor();
    await logIn(page, person.email, secondPassword);
    const text = heading(page, access.acceptance.title);
    await text.waitFor();
    // It is read from its heading on.
    await expect.poll(() => hasFocus(text)).toBe(true);
    await enter(page, button(page, access.acceptance.accept));
    await heading(page, fill(home.student.title, { name: person.nombre })).waitFor();
    const missing = page.getByRole('dialog', { name: popups.personal.title, exact: true });
    await enter(page, button(missing, popups.personal.later));
    await missing.waitFor({ state: 'detached' });
    await tabTo(page, link(page.getByRole('banner'), titles.cv));
  },
);

journey('a contact of two companies chooses one at the login by keyboard alone', rare, async ({ come }) => {
  const { page } = await come();
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: session.choose.loginCompany }));
  await heading(page, titles.loginCompany).waitFor();
  await logIn(page, accounts.grupo.email);
  const question = heading(page, session.companies.title);
  await question.waitFor();
  await expect.poll(() => hasFocus(question)).toBe(true);
  const companies = page.getByRole('main').getByRole('button');
  const [first = '', second = '', back] = (await companies.allInnerTexts()).map((name) => name.trim());
  expect(back).toBe(session.companies.back);
  // Another account, and back again.
  await enter(page, button(page, session.companies.back));
  const again = heading(page, titles.loginCompany);
  await expect.poll(() => hasFocus(again)).toBe(true);
  await logIn(page, accounts.grupo.email);
  await question.waitFor();
  await tabTo(page, button(page, first));
  await enter(page, button(page, second));
  await heading(page, second).waitFor();
});

journey('a student registers by keyboard alone', rare, async ({ come }) => {
  const person = newPerson('Teclea');
  const { page } = await come();
  const { keyboard } = page;
  const { student } = signup;
  const hands = withKeyboard(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: session.choose.loginStudent }));
  await enter(page, link(page, session.ways.student.ask));
  await heading(page, student.title).waitFor();

  await type(page, field(student.nombre), person.nombre);
  await type(page, field(student.apellidos), person.apellidos);
  await type(page, field(student.dni), newDni());
  await type(page, field(student.email), person.email);
  await type(page, field(student.telefono), '600 123 456');
  await tabTo(page, page.getByRole('radio', { name: student.estudiante, exact: true }));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: student.titulado, exact: true }).isChecked()).toBe(true);
  const { titulaciones } = await catalogueOf('es');
  const degree = nameIn(titulaciones, ({ idTitulacion }) => idTitulacion === 101);
  await hands.find(page.getByRole('combobox', { name: labelled(student.idTitulacion) }), degree);
  await typeTwice(page, 'first', firstPassword);
  await keyboard.press('Enter');
  // The summary leads to what was left out.
  await enter(page, button(page, `${signup.policy.label}: ${fieldTextsOf('es').privacy}`));
  const policy = page.getByRole('main').getByRole('checkbox').last();
  await expect.poll(() => hasFocus(policy)).toBe(true);
  await keyboard.press('Space');
  await enter(page, button(page, student.submit));
  const received = heading(page, student.done.title);
  await expect.poll(() => hasFocus(received)).toBe(true);
  await page.getByText(fill(student.done.confirm, { email: person.email }), { exact: true }).waitFor();
});

/** From the inbox: the oldest stand first, so that the newest is on its last page. */
async function publishWaiting(page: Page, title: string) {
  const waiting = page.getByRole('list', { name: validations.inbox.ofertas, exact: true });
  await waiting.waitFor();
  const next = page.getByRole('button', { name: ui.pages.next, exact: true });
  while ((await next.count()) > 0 && (await next.isEnabled())) {
    const shown = await waiting.innerText();
    await enter(page, next);
    await expect.poll(() => waiting.innerText()).not.toBe(shown);
  }
  await enter(page, page.getByRole('link', { name: title, exact: true }));
  await heading(page, title).waitFor();
  const decision = page.getByRole('region', { name: validations.decide.title, exact: true });
  const { publish, publishLast } = validations.decide;
  const button = decision.getByRole('button', { name: new RegExp(`^(${publish}|${publishLast})$`) });
  await enter(page, button);
  await page.getByText(validations.decide.published, { exact: true }).waitFor();
}

/** Opens the one candidate of the offer that is shown, and puts them on the short list. */
async function answerCandidate(page: Page) {
  const name = 'Marina Soler Bonmatí';
  await enter(page, page.getByRole('link', { name }));
  const steps = page.getByRole('region', { name: candidates.move.title, exact: true });
  await enter(page, steps.getByRole('button', { name: candidates.move.to[3], exact: true }));
  const dialog = page.getByRole('dialog', {
    name: fill(candidates.move.titleOf, { step: candidates.move.to[3], name }),
    exact: true,
  });
  await enter(page, dialog.getByRole('button', { name: candidates.move.to[3], exact: true }));
  await dialog.waitFor({ state: 'detached' });
  const cv = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await cv.getByText(candidates.state[3], { exact: true }).first().waitFor();
}
