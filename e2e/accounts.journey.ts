import { recoverCompanyPassword, recoverStudentPassword } from '@portal/contract/accounts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { linkIn, readMail } from './mail.ts';
import {
  companyThatWaits,
  firstPassword,
  type Newcomer,
  newDni,
  newPerson,
  newStudent,
  newTaxId,
  outside,
  register,
  secondPassword,
} from './newcomers.ts';
import { catalogueOf, choose, find, nameIn } from './offer-form.ts';
import { acceptText, accounts, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fieldTextsOf, fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** How one comes to an account and to a password. */

const words = wordsOf('es');
const said = statusesOf('es');
const fieldTexts = fieldTextsOf('es');
const { confirmation, password: own, signup, session, validations } = words;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const home = (person: Newcomer) => fill(words.home.student.title, { name: person.nombre });
const here = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

async function typeTwice(page: Page, [first, second]: readonly [string, string], isFirst = false) {
  await field(page, isFirst ? own.fields.first : own.fields.password).fill(first);
  await field(page, isFirst ? own.fields.first2 : own.fields.password2).fill(second);
}

/** Follows the link that a registration was mailed, and confirms the e-mail. */
async function confirmByMail(page: Page, manager: Page, { email }: Newcomer) {
  const address = linkIn(await readMail(manager, email, placeOf('es', 'confirmEmail')));
  await page.goto(address);
  await heading(page, confirmation.title).waitFor();
  await expect.poll(() => here(page)).toBe(placeOf('es', 'confirmEmail'));
  await button(page, confirmation.confirm).click();
  await heading(page, confirmation.done.title).waitFor();
}

/** The same, with what may happen to the link on the way and afterwards. */
async function confirmByMailOnce(page: Page, manager: Page, { email }: Newcomer) {
  const address = linkIn(await readMail(manager, email, placeOf('es', 'confirmEmail')));
  await page.goto(address);
  await heading(page, confirmation.title).waitFor();
  // It is no link that sets a password, and still there when the page is loaded again.
  await page.goto(placeOf('es', 'resetStudentPassword'));
  await page.getByText(own.link.missing, { exact: true }).waitFor();
  await page.goto(placeOf('es', 'confirmEmail'));
  await button(page, confirmation.confirm).click();
  await heading(page, confirmation.done.title).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText(confirmation.done.again, { exact: true }).waitFor();
  await expectAccessible(page);
  // Once more, from the mail: it says the same. One that is another is over, and there is a way to a new one.
  const another = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A');
  const other = await page.context().newPage();
  for (const [place, says] of [
    [address, confirmation.done.title],
    [another, confirmation.dead.title],
  ] as const) {
    await other.goto('about:blank');
    await other.goto(place);
    await button(other, confirmation.confirm).click();
    await other.getByText(says, { exact: true }).waitFor();
    await expectAccessible(other);
  }
  await other.close();
}

/** Approves what waits, by keyboard, from when that can be done. */
async function approve(page: Page) {
  await page.locator('[aria-keyshortcuts="Alt+Enter"]:enabled').waitFor();
  await page.keyboard.press('Alt+Enter');
}

describe('a forgotten password', () => {
  journey('is replaced by the link in a mail', async ({ come }) => {
    const person = await newStudent('Olvido');
    const { page } = await come();
    await page.goto(placeOf('es', 'loginStudent'));
    await link(page, session.ways.student.forgotten).click();
    await heading(page, own.recover.student.title).waitFor();
    await button(page, own.recover.submit).click();
    await page.getByText(fieldTexts.required, { exact: true }).waitFor();
    await expectAccessible(page);
    await field(page, own.recover.email).fill(person.email);
    await button(page, own.recover.submit).click();
    await heading(page, own.sent.student.title).waitFor();
    await page.getByText(fill(own.sent.student.body, { email: person.email }), { exact: true }).waitFor();
    await expectAccessible(page);

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    const address = linkIn(await readMail(manager, person.email, placeOf('es', 'resetStudentPassword')));
    await page.goto(address);
    await heading(page, own.link.title).waitFor();
    // The secret is not in the address any more, and a reload still has it.
    expect(here(page)).toBe(placeOf('es', 'resetStudentPassword'));
    await page.reload();
    await heading(page, own.link.title).waitFor();

    await typeTwice(page, ['corta1', 'corta1']);
    await button(page, own.link.save).click();
    await page.getByText(fieldTexts.passwordWeak, { exact: true }).waitFor();
    await typeTwice(page, [secondPassword, `${secondPassword}x`]);
    await button(page, own.link.save).click();
    await page.getByText(fieldTexts.passwordsDiffer, { exact: true }).waitFor();
    await expectAccessible(page);
    await typeTwice(page, [secondPassword, secondPassword]);
    await button(page, own.link.save).click();

    await page.waitForURL(`**${placeOf('es', 'loginStudent')}`);
    await page.getByRole('alert').filter({ hasText: said.passwordReset.title }).waitFor();
    await expectAccessible(page);
    await fillLogin(page, 'es', person.email, firstPassword);
    await page.getByRole('alert').filter({ hasText: said.accessDenied.title }).waitFor();
    await fillLogin(page, 'es', person.email, secondPassword);
    await heading(page, home(person)).waitFor();

    // Once more, logged in: it is used up, and there is a way to another one.
    await page.goto(address);
    await page.getByText(said.linkExpiredOrUsed.title, { exact: true }).waitFor();
    await expectAccessible(page);
    await link(page, own.link.ask).click();
    await heading(page, own.recover.student.title).waitFor();
  });

  journey('set while somebody is logged in ends that session, if it is theirs', rare, async ({ come }) => {
    const [mine, other] = [await newStudent('Presente'), await newStudent('Ajena')];
    const { page, tolerate } = await come();
    // The session that ends.
    tolerate(/401/);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', mine.email, firstPassword);
    await heading(page, home(mine)).waitFor();

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    const setByMail = async ({ email }: Newcomer) => {
      await outside().get(recoverStudentPassword, { body: { usuario: email } });
      await page.goto(linkIn(await readMail(manager, email, placeOf('es', 'resetStudentPassword'))));
      await heading(page, own.link.title).waitFor();
      await typeTwice(page, [secondPassword, secondPassword]);
      await button(page, own.link.save).click();
    };
    await setByMail(other);
    await page.getByText(said.passwordReset.title, { exact: true }).waitFor();
    await page.getByText(fill(own.link.other, { name: mine.nombre }), { exact: true }).waitFor();
    await expectAccessible(page);
    await setByMail(mine);
    await page.waitForURL(`**${placeOf('es', 'loginStudent')}`);
    await page.getByRole('alert').filter({ hasText: said.passwordReset.title }).waitFor();
    await fillLogin(page, 'es', mine.email, secondPassword);
    // Home, and not the link that was used.
    await heading(page, home(mine)).waitFor();
  });

  journey('is not told apart from an account that there is not', rare, async ({ come }) => {
    const { page } = await come();
    await page.goto(placeOf('es', 'recoverCompany'));
    await heading(page, own.recover.company.title).waitFor();
    await page.getByRole('radio', { name: own.recover.byTaxId, exact: true }).check();
    await field(page, own.recover.taxId).fill('B12345678');
    await button(page, own.recover.submit).click();
    await page.getByText(fieldTexts.taxId, { exact: true }).waitFor();
    await expectAccessible(page);
    await field(page, own.recover.taxId).fill('B12345674');
    await button(page, own.recover.submit).click();
    await heading(page, own.sent.company.title).waitFor();
    await page.getByText(fill(own.sent.company.bodyTaxId, { taxId: 'B12345674' }), { exact: true }).waitFor();
    // What was typed is still there for another try.
    await button(page, own.sent.again).click();
    expect(await field(page, own.recover.taxId).inputValue()).toBe('B12345674');
  });

  journey('asked for too often has to wait, in words that say why', rare, async ({ come }) => {
    const { page } = await come();
    await page.goto(placeOf('es', 'recoverStudent'));
    const { email } = newPerson('Insistente');
    for (let times = 0; times < 3; times++) {
      await field(page, own.recover.email).fill(email);
      await button(page, own.recover.submit).click();
      await button(page, own.sent.again).click();
    }
    await button(page, own.recover.submit).click();
    await page.getByRole('alert').filter({ hasText: own.recover.blocked }).waitFor();
    expect(await field(page, own.recover.email).inputValue()).toBe(email);
    await expectAccessible(page);
  });

  journey('of a manager is asked for in the words of the door', rare, async ({ come }) => {
    const { page } = await come();
    await page.goto(placeOf('es', 'loginManager'));
    await link(page, session.ways.manager.forgotten).click();
    await heading(page, own.recover.student.title).waitFor();
    await field(page, own.recover.email).fill('gestora@demo.test');
    await button(page, own.recover.submit).click();
    await heading(page, own.sent.student.title).waitFor();
    await link(page, own.recover.manager.back).waitFor();
  });

  journey('with a link that was cut off leads to another one', rare, async ({ come }) => {
    const { page } = await come();
    await page.goto(`${placeOf('es', 'setPassword')}#abc`);
    await page.getByText(own.link.missing, { exact: true }).waitFor();
    await expect.poll(() => here(page)).toBe(placeOf('es', 'setPassword'));
    await expectAccessible(page);
    await link(page, own.link.ask).click();
    await heading(page, own.recover.company.title).waitFor();
  });
});

journey('a first password is set by the link in a mail once, and the login says so', async ({ come }) => {
  const email = 'lucia@demo.test';
  await outside().get(recoverCompanyPassword, { body: { nick: email } });
  const manager = (await come({ storageState: await loggedIn('gestora') })).page;
  const address = linkIn(await readMail(manager, email, placeOf('es', 'setPassword')));
  const saysThatItIsSet = async (page: Page) => {
    const banner = page
      .locator('[data-meaning="warning"]')
      .filter({ hasText: said.passwordAlreadySet.title });
    await banner.waitFor();
    await expectAccessible(page);
    expect(await banner.getByRole('link').allInnerTexts()).toEqual([own.link.enter, own.link.ask]);
    await link(banner, own.link.enter).click();
    await heading(page, words.titles.loginCompany).waitFor();
  };
  const set = async (page: Page) => {
    await typeTwice(page, [firstPassword, firstPassword], true);
    await button(page, own.link.saveFirst).click();
  };

  const { page, context } = await come();
  await page.goto(address);
  await heading(page, own.link.firstCompany).waitFor();
  expect(here(page)).toBe(placeOf('es', 'setPassword'));
  expect(await page.getByText(own.link.ends, { exact: true }).count()).toBe(0);
  await expectAccessible(page);
  const late = await context.newPage();
  await late.goto(address);
  await heading(late, own.link.firstCompany).waitFor();

  await set(page);
  await page.waitForURL(`**${placeOf('es', 'loginCompany')}`);
  const notice = page.getByRole('alert').filter({ hasText: said.passwordSet.title });
  await notice.getByText(said.passwordSet.body, { exact: true }).waitFor();
  await expectAccessible(page);
  // Typed meanwhile, and opened once more.
  await set(late);
  await saysThatItIsSet(late);
  await late.goto(address);
  await saysThatItIsSet(late);
  await fillLogin(page, 'es', email, firstPassword);
  await link(page, words.home.company.newInternship).waitFor();
});

describe('a student', () => {
  journey('registers, is let in by a manager and logs in', async ({ come }) => {
    const person = newPerson('Registrada');
    const dni = newDni();
    const { page } = await come();
    await page.goto(placeOf('es', 'loginStudent'));
    await link(page, session.ways.student.ask).click();
    await heading(page, signup.student.title).waitFor();
    await button(page, signup.student.submit).click();
    await page
      .getByRole('alert')
      .getByText(fill(words.ui.problems_other, { count: 10 }))
      .waitFor();
    await expectAccessible(page);
    // Surnames are nothing to correct of somebody who has none.
    const noSurnames = page.getByRole('checkbox', { name: signup.student.noSurnames, exact: true });
    await noSurnames.check();
    await button(page, signup.student.submit).click();
    await page
      .getByRole('alert')
      .getByText(fill(words.ui.problems_other, { count: 9 }))
      .waitFor();
    await noSurnames.uncheck();
    // A line of the summary leads to its field.
    await button(page, `${signup.student.situacion}: ${fieldTexts.chooseOne}`).click();
    await expect.poll(() => page.locator(':focus').getAttribute('value')).toBe('estudiante');

    const typeAll = async () => {
      await field(page, signup.student.nombre).fill(person.nombre);
      await field(page, signup.student.apellidos).fill(person.apellidos);
      await field(page, signup.student.dni).fill(dni);
      await field(page, signup.student.email).fill(person.email);
      await field(page, signup.student.telefono).fill('600 123 456');
    };
    await typeAll();
    await page.getByRole('radio', { name: signup.student.titulado, exact: true }).check();
    const { titulaciones } = await catalogueOf('es');
    const degree = nameIn(titulaciones, ({ idTitulacion }) => idTitulacion === 101);
    await find(page, page.getByRole('combobox', { name: labelled(signup.student.idTitulacion) }), degree);
    await typeTwice(page, [firstPassword, firstPassword], true);

    // A reload keeps all but the passwords.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portal.draft.anonymous.signup.student') ?? ''))
      .toContain(person.email);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain(firstPassword);
    await page.reload();
    await page.getByText(signup.student.restored, { exact: true }).waitFor();
    expect(await field(page, signup.student.email).inputValue()).toBe(person.email);
    expect(await field(page, own.fields.first).inputValue()).toBe('');
    await expectAccessible(page);
    await typeTwice(page, [firstPassword, firstPassword], true);
    await page.getByRole('main').getByRole('checkbox').last().check();
    await button(page, signup.student.submit).click();
    await heading(page, signup.student.done.title).waitFor();
    await page
      .getByText(fill(signup.student.done.confirm, { email: person.email }), { exact: true })
      .waitFor();
    await expectAccessible(page);
    await button(page, confirmation.resend.submit).click();
    const again = fill(confirmation.resend.sent, { email: person.email });
    await page.getByRole('status').getByText(again, { exact: true }).waitFor();

    // Not yet.
    await link(page, signup.student.done.back).click();
    await fillLogin(page, 'es', person.email, firstPassword);
    await page.getByText('Falta confirmar tu correo', { exact: true }).waitFor();
    await expectAccessible(page);

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await manager.goto(placeOf('es', 'management'));
    await manager.getByRole('tab', { name: new RegExp(`^${validations.inbox.estudiantes}`) }).click();
    const name = `${person.nombre} ${person.apellidos}`;
    // Nobody sees a registration whose e-mail is not confirmed.
    await manager.getByRole('tabpanel').getByRole('link').first().waitFor();
    expect(await link(manager, name).count()).toBe(0);
    await confirmByMailOnce(page, manager, person);
    await manager.goto(`${placeOf('es', 'management')}?ver=estudiantes`);
    await link(manager, name).click();
    await heading(manager, name).waitFor();
    await manager.getByText(dni, { exact: true }).waitFor();
    await approve(manager);
    await manager.getByText(validations.decide.studentValidated, { exact: true }).waitFor();
    await readMail(manager, person.email, placeOf('es', 'login'));
    await link(page, confirmation.done.enter).click();
    await fillLogin(page, 'es', person.email, firstPassword);
    await acceptText(page, 'es');
    await heading(page, home(person)).waitFor();
  });

  journey('who has an account already is shown the way to it', rare, async ({ come }) => {
    const known = newPerson('Conocida');
    const dni = newDni();
    await register(known, dni);
    const { page } = await come();
    await page.goto(placeOf('es', 'registerStudent'));
    const { titulaciones } = await catalogueOf('es');
    const degree = nameIn(titulaciones, ({ idTitulacion }) => idTitulacion === 101);
    await field(page, signup.student.nombre).fill('Conocida');
    await field(page, signup.student.apellidos).fill('Otra Vez');
    await field(page, signup.student.dni).fill(newDni());
    await field(page, signup.student.email).fill(known.email);
    await field(page, signup.student.telefono).fill('600 123 456');
    await page.getByRole('radio', { name: signup.student.estudiante, exact: true }).check();
    await find(page, page.getByRole('combobox', { name: labelled(signup.student.idTitulacion) }), degree);
    await typeTwice(page, [firstPassword, firstPassword], true);
    await page.getByRole('main').getByRole('checkbox').last().check();
    await button(page, signup.student.submit).click();
    const beside = (name: string) => page.locator('[class*="error"]').getByText(name, { exact: true });
    // It waits for a manager: to log in would be refused.
    await beside(said.emailRegistered.title).waitFor();
    await page.getByText(said.emailRegistered.body, { exact: true }).waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('data-path')).toBe('email');
    await expectAccessible(page);
    await field(page, signup.student.email).fill('alumna@demo.test');
    await button(page, signup.student.submit).click();
    await beside(said.signupEmailRegistered.title).waitFor();
    await expectAccessible(page);

    await field(page, signup.student.email).fill(newPerson('Otra').email);
    await field(page, signup.student.dni).fill(dni);
    await button(page, signup.student.submit).click();
    await beside(said.idRegistered.title).waitFor();
    await expectAccessible(page);
    await link(page, signup.taken.recover).click();
    await heading(page, own.recover.student.title).waitFor();
    // Nothing typed is lost on the way back.
    await page.goBack();
    await page.getByText(signup.student.restored, { exact: true }).waitFor();
    expect(await field(page, signup.student.dni).inputValue()).toBe(dni);
  });

  journey('whose registration is turned down is told why', rare, async ({ come }) => {
    const person = newPerson('Rechazada');
    await register(person);
    const reason = 'No encontramos ningún expediente con este documento.';
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(`${placeOf('es', 'management')}?ver=estudiantes`);
    await link(page, `${person.nombre} ${person.apellidos}`).click();
    await heading(page, `${person.nombre} ${person.apellidos}`).waitFor();
    await button(page, validations.decide.reject).click();
    const dialog = page.getByRole('dialog', { name: validations.reject.studentTitle, exact: true });
    await dialog.getByLabel(validations.reject.reason, { exact: true }).fill(reason);
    await expectAccessible(page);
    await button(dialog, validations.reject.confirm).click();
    await page.getByText(validations.decide.studentRejected, { exact: true }).waitFor();
    await readMail(page, person.email, reason);
  });
});

describe('a company', () => {
  const { company: form } = signup;

  async function typeContact(page: Page, person: Newcomer) {
    const part = page.getByRole('region', { name: form.contact, exact: true });
    await part.getByLabel(form.nombre, { exact: true }).fill(person.nombre);
    await part.getByLabel(form.apellidos, { exact: true }).fill(person.apellidos);
    await part.getByLabel(form.puesto, { exact: true }).fill('Responsable de personas');
    await part.getByLabel(form.email, { exact: true }).fill(person.email);
    await part.getByLabel(form.telefono1, { exact: true }).fill('960 123 456');
    await typeTwice(page, [firstPassword, firstPassword], true);
    await page.getByRole('main').getByRole('checkbox').last().check();
  }

  journey('that is turned down while somebody asks to join it is asked for whole', rare, async ({ come }) => {
    const person = newPerson('Tardía');
    const { cif, turnDown } = await companyThatWaits(`Talleres ${person.apellidos}`);
    const { page, tolerate } = await come();
    tolerate(/400/);
    await page.goto(placeOf('es', 'requestAccount'));
    await field(page, form.cif).fill(cif);
    await page.getByText(form.known, { exact: true }).waitFor();
    await typeContact(page, person);
    await turnDown('No se ve el CIF');
    await button(page, form.submit).click();
    // What is missing is there to be filled, and what was typed stays.
    await page.getByText(fieldTexts.companyNotKnown, { exact: true }).first().waitFor();
    await field(page, form.nombreFiscal).waitFor();
    expect(await page.getByText(form.known, { exact: true }).count()).toBe(0);
    const contact = page.getByRole('region', { name: form.contact, exact: true });
    expect(await contact.getByLabel(form.email, { exact: true }).inputValue()).toBe(person.email);
    await expectAccessible(page);
  });

  journey('asks for an account, and somebody else asks to join it', async ({ come }) => {
    const [first, second] = [newPerson('Fundadora'), newPerson('Compañera')];
    const cif = newTaxId();
    const name = `Talleres ${first.apellidos}`;
    const { page } = await come();
    await page.goto(placeOf('es', 'loginCompany'));
    await link(page, session.ways.company.ask).click();
    await heading(page, form.title).waitFor();
    await button(page, form.submit).click();
    await page.getByText(fieldTexts.privacy, { exact: true }).first().waitFor();
    await expectAccessible(page);

    await field(page, form.cif).fill(cif.toLowerCase());
    await page.getByText(form.isNew, { exact: true }).waitFor();
    await field(page, form.nombreFiscal).fill(`${name}, S. L.`);
    await field(page, form.nombreComercial).fill(name);
    await choose(page, page.getByRole('combobox', { name: labelled(form.idTipoEmpresa) }), 'Privada');
    await page.getByLabel(labelled(form.web)).fill('www.talleres.example');
    await field(page, form.direccion).fill('Calle del Taller, 3');
    // It was completed when it was left.
    expect(await page.getByLabel(labelled(form.web)).inputValue()).toBe('https://www.talleres.example');
    await field(page, form.cp).fill('46001');
    await field(page, form.poblacion).fill('València');
    await choose(page, page.getByRole('combobox', { name: labelled(form.idProvincia) }), 'Valencia');
    await typeContact(page, first);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portal.draft.anonymous.signup.company') ?? ''))
      .toContain(first.email);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(firstPassword);
    // The next one at this computer finds nothing of it.
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first.email);
    await button(page, form.submit).click();
    await heading(page, form.done.title).waitFor();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => sessionStorage.getItem('portal.draft.anonymous.signup.company')),
    ).toBeNull();

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await confirmByMail(page, manager, first);
    await manager.goto(`${placeOf('es', 'management')}?ver=empresas`);
    await link(manager, name).click();
    await heading(manager, name).waitFor();
    await manager.getByRole('definition').getByText(cif, { exact: true }).waitFor();
    await approve(manager);
    await manager.getByText(validations.decide.validated, { exact: true }).waitFor();
    // A person who goes back is not asked again.
    await manager.goBack();
    await heading(manager, name).waitFor();
    await expect.poll(() => button(manager, validations.decide.reject).count()).toBe(0);
    await readMail(manager, first.email, name);
    await link(page, confirmation.done.enter).click();
    await fillLogin(page, 'es', first.email, firstPassword);
    await acceptText(page, 'es');
    await heading(page, name).waitFor();
    // A new company has yet to describe itself.
    await button(page, words.popups.company.later).click();

    // Somebody else of the same company is asked for no more than who they are.
    const colleague = (await come()).page;
    await colleague.goto(placeOf('es', 'requestAccount'));
    await field(colleague, form.cif).fill(cif);
    await colleague.getByText(form.known, { exact: true }).waitFor();
    expect(await field(colleague, form.nombreFiscal).count()).toBe(0);
    await expectAccessible(colleague);
    await typeContact(colleague, first);
    await button(colleague, form.submit).click();
    await colleague.getByText(said.contactEmailExists.body, { exact: true }).waitFor();
    await expectAccessible(colleague);
    await typeContact(colleague, second);
    await button(colleague, form.submit).click();
    await heading(colleague, form.done.title).waitFor();
    await confirmByMail(colleague, manager, second);

    await manager.goto(`${placeOf('es', 'management')}?ver=empresas`);
    const row = manager.getByRole('article').filter({ hasText: name });
    await row.getByText(validations.inbox.joins, { exact: true }).waitFor();
    await row.getByRole('link').click();
    await heading(manager, name).waitFor();
    await manager.getByText(validations.company.joins, { exact: true }).first().waitFor();
    await expectAccessible(manager);
    await button(manager, validations.decide.reject).click();
    await manager.getByRole('dialog', { name: validations.reject.personTitle, exact: true }).waitFor();
    await manager.keyboard.press('Escape');
    await approve(manager);
    await manager.getByText(validations.decide.letIn, { exact: true }).waitFor();
    await link(colleague, confirmation.done.enter).click();
    await fillLogin(colleague, 'es', second.email, firstPassword);
    await acceptText(colleague, 'es');
    await heading(colleague, name).waitFor();
    await button(colleague, words.popups.company.later).click();
  });
});

describe('the own password', () => {
  journey('is changed, and one stays logged in', async ({ come }) => {
    const person = await newStudent('Prudente');
    const { page, tolerate } = await come();
    // A wrong current password is an answer of its own.
    tolerate(/400/);
    await page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(page, 'es', person.email, firstPassword);
    await heading(page, home(person)).waitFor();
    // Somebody new lacks what the institution asks for.
    await button(page, words.popups.personal.later).click();
    await button(page.getByRole('banner'), words.shell.accountMenu).click();
    await link(page.getByRole('banner'), words.titles.account).click();
    await heading(page, own.own.title).waitFor();
    const change = async (current: string, next: string) => {
      await field(page, own.own.current).fill(current);
      await typeTwice(page, [next, next]);
      await button(page, own.own.save).click();
    };
    await change('no-es-esta1', secondPassword);
    await page.getByText(fieldTexts.passwordWrong, { exact: true }).waitFor();
    await expectAccessible(page);
    await change(firstPassword, secondPassword);
    await page.getByRole('status').getByText(said.passwordChanged.title, { exact: true }).waitFor();
    expect(await field(page, own.own.current).inputValue()).toBe('');
    await expectAccessible(page);
    await page.goto(placeOf('es', 'cv'));
    await heading(page, words.cv.title).waitFor();
  });
});

describe('the open sessions', () => {
  journey('are ended one by one or all others, and lead their browsers to the login', async ({ come }) => {
    const { openSessions, ui } = words;
    const own = () => loggedIn('alumna').then((storageState) => come({ storageState }));
    const [{ page }, first, second] = [await own(), await own(), await own()];
    for (const visitor of [first, second]) {
      // What the page still asks for is answered that the session is over.
      visitor.tolerate(/401/);
      await visitor.page.goto(placeOf('es', 'cv'));
      await heading(visitor.page, words.cv.title).waitFor();
    }
    const isLedToLogin = async (visitor: Page) => {
      await visitor.waitForURL(`**${placeOf('es', 'login')}`);
      // The parts of the page that goes say it as well.
      await expect.poll(() => visitor.getByText(said.sessionLost.title, { exact: true }).count()).toBe(1);
    };

    await page.goto(placeOf('es', 'account'));
    const list = page.getByRole('list', { name: openSessions.list, exact: true });
    const ends = button(list, fill(openSessions.endOf, { device: openSessions.unknownDevice }));
    await expect.poll(() => ends.count()).toBe(2);
    // This one is logged out of, as anywhere.
    expect(await link(list, ui.logout).count()).toBe(1);
    await ends.first().press('Enter');
    await page.getByText(openSessions.ended, { exact: true }).waitFor();
    await expect.poll(() => ends.count()).toBe(1);
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    // Last used, first listed.
    await isLedToLogin(second.page);

    await button(page, openSessions.endOthers).click();
    const dialog = page.getByRole('dialog', { name: openSessions.confirmTitle, exact: true });
    await dialog.waitFor();
    await expectAccessible(page);
    await button(dialog, openSessions.confirm).click();
    await page.getByText(openSessions.onlyThis, { exact: true }).waitFor();
    await isLedToLogin(first.page);
    // It comes back to where it was.
    await first.page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(first.page, 'es', accounts.alumna.email);
    await heading(first.page, words.cv.title).waitFor();
  });
});

describe('a contact of two companies', () => {
  journey('goes from one to the other, and the other tabs along', async ({ come }) => {
    const { page, context, tolerate } = await come({ storageState: await loggedIn('grupo') });
    // The other tab may be saving, or listening anew, for the company that was left: its token is over.
    tolerate(/401 .*(?:guardaBorradorOferta|escuchaNotificaciones)/);
    const other = await context.newPage();
    await page.goto('/');
    await other.goto(placeOf('es', 'newJobOffer'));
    const { accountMenu, company } = words.shell;
    await button(page.getByRole('banner'), accountMenu).click();
    const panel = page.getByRole('dialog', { name: accountMenu, exact: true });
    const companies = panel.getByRole('list', { name: company.title, exact: true }).getByRole('button');
    await companies.nth(1).waitFor();
    await expectAccessible(page);
    const current = panel.locator('[aria-current]');
    const before = (await current.innerText()).trim();
    const names = (await companies.allInnerTexts()).map((name) => name.trim());
    const after = names.find((name) => name !== before) ?? '';
    expect(names).toHaveLength(2);
    await heading(page, before).waitFor();

    await other.getByLabel(labelled(words.offerForm.field.titulo)).fill('Una oferta de la primera');
    await button(panel, after).click();
    await heading(page, after).waitFor();
    const told = fill(company.changed, { company: after });
    await page.getByText(told, { exact: true }).waitFor();
    await expectAccessible(page);
    // The other tab is told, and shows the same company.
    await other.getByText(told, { exact: true }).waitFor();
    await heading(other, after).waitFor();
    // What was begun for the first company waits there, not here.
    await other.goto(placeOf('es', 'newJobOffer'));
    expect(await other.getByLabel(labelled(words.offerForm.field.titulo)).inputValue()).toBe('');
    await other.reload();
    await other.goto('/');
    await heading(other, after).waitFor();
  });
});

describe('on a phone', () => {
  journey('the company is changed from the menu that slides in', rare, async ({ come }) => {
    const { page } = await come({ width: 360, height: 740, storageState: await loggedIn('grupo') });
    await page.goto('/');
    await button(page, words.shell.openMenu).click();
    const menu = page.getByRole('dialog', { name: words.shell.mainMenu, exact: true });
    const list = menu.getByRole('list', { name: words.shell.company.title, exact: true });
    await list.getByRole('button').nth(1).waitFor();
    await expectAccessible(page);
    const after = (await list.locator('button:not([aria-current])').innerText()).trim();
    await button(list, after).click();
    await heading(page, after).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });
});
