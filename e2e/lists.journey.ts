import { randomUUID } from 'node:crypto';
import { withdraw } from '@portal/contract/applications';
import { closeOffer } from '@portal/contract/company-offers';
import { saveOfferDraft } from '@portal/contract/offer-form';
import type { ScreenId } from '@portal/contract/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { firstPassword, type Newcomer, newContact, newStudent } from './newcomers.ts';
import { type Account, clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, job, newTitle, openOffer, sendOffer } from './scene.ts';
import { fill, labelled, shape, wordsOf } from './texts.ts';

/** Lists: how they are narrowed, and how one comes back to them. */

const words = wordsOf('es');

journey('a list that opens under its field is walked by keyboard and read out', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'newInternshipOffer'));
  const field = page.getByRole('combobox', { name: labelled(words.offerForm.field.idProvincia) });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await options.nth(10).waitFor();
  await expectAccessible(page);

  const active = async () => page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  const last = (await options.count()) - 1;
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await active()).innerText()).toBe(await options.nth(last).innerText());
  // It is scrolled to.
  const list = page.getByRole('listbox');
  const [at, box] = [await (await active()).boundingBox(), await list.boundingBox()];
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).not.toBe('');
});

journey(
  'the letters that walk a list open its offers beside it, and can be switched off',
  async ({ come }) => {
    for (const title of ['Con letras', 'Sin letras']) await openOffer(internship(newTitle(title)));
    const { page } = await come({ width: 1440, storageState: await loggedIn('alumna') });
    await page.goto(placeOf('es', 'internshipOffers'));
    const links = page.locator('a[data-walk]');
    await links.nth(1).waitFor();
    const names = await links.allInnerTexts();
    const pane = page.getByRole('complementary', { name: words.studentOffers.pane.label, exact: true });
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key);
      await pane.getByRole('heading', { name: names[at] ?? '', level: 2, exact: true }).waitFor();
      await links.nth(at).and(page.locator('[aria-current]')).waitFor();
    }

    await page.goto(placeOf('es', 'account'));
    await page.getByRole('switch', { name: words.password.own.letterKeys, exact: true }).uncheck();
    await page.goto(placeOf('es', 'internshipOffers'));
    const first = links.first();
    await first.waitFor();
    await page.keyboard.press('j');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(false);
  },
);

journey('on paper an offer has its conditions, and nothing to press over its text', async ({ come }) => {
  const urlAcceso = await openOffer(internship(newTitle('En papel')));
  const { page } = await come({ width: 800, storageState: await loggedIn('alumna') });
  await page.goto(`${placeOf('es', 'internshipOffer')}/${urlAcceso}`);
  const conditions = page.locator('summary + *');
  await conditions.first().waitFor({ state: 'attached' });
  expect(await conditions.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => conditions.first().isVisible()).toBe(true);
  const { apply } = words.studentOffers;
  expect(await page.getByRole('button', { name: apply.action, exact: true }).isVisible()).toBe(false);
});

journey('filters that no offer of the list can have are not there', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const { filters } = words.studentOffers;
  const field = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(placeOf('es', 'jobOffers'));
  await field(filters.idTipoContrato).waitFor();
  await page.goto(placeOf('es', 'internshipOffers'));
  await field(filters.idModalidad).waitFor();
  expect(await field(filters.idTipoContrato).count()).toBe(0);
  // An old address can still have it, and then it can be taken away.
  await page.goto(`${placeOf('es', 'internshipOffers')}?idTipoContrato=1`);
  await field(filters.idTipoContrato).waitFor();
});

journey('a word typed and a filter pressed at once are both kept', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'myOffers'));
  const state = page.getByRole('button', { name: words.states.offer.abierta });
  await state.waitFor();
  await page.getByRole('searchbox', { name: words.companyOffers.search, exact: true }).fill('datos');
  await state.click();
  const search = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(search).toEqual({ estado: 'abierta', texto: 'datos' });
});

journey('a state that nothing is left in stays pressed until it is given up', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'myOffers')}?estado=abierta&texto=${newTitle('nada').split(' ').at(-1)}`);
  const state = page.getByRole('button', { name: `${words.states.offer.abierta} 0`, exact: true });
  await state.waitFor();
  expect(await state.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: `${words.companyOffers.anyState} 0`, exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('estado')).toBe(false);
  await state.waitFor({ state: 'detached' });
});

journey('a link followed right after a word was typed leads where it says', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Documentation-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(placeOf('es', 'myOffers'));
  const search = page.getByRole('searchbox', { name: words.companyOffers.search, exact: true });
  await search.waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search.fill('datos');
  const menu = page.getByRole('navigation', { name: words.shell.mainMenu, exact: true });
  await menu.getByRole('link', { name: words.titles.documentation, exact: true }).click();
  // Long enough for the word to be told to the list, were one to stay there.
  await page.clock.runFor(1_000);
  await page.clock.resume();
  release();
  await page.getByRole('heading', { name: words.titles.documentation, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(placeOf('es', 'documentation'));
});

journey('the filters of a list fold away on a phone, and say how many are set', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('gestora'), width: 360, height: 740 });
  await page.goto(placeOf('es', 'managedStudents'));
  const { ui, students } = words;
  const fold = page.getByRole('button', { name: ui.filters });
  const service = page.getByLabel(students.filters.servicio, { exact: true });
  await fold.waitFor();
  expect(await service.isVisible()).toBe(false);
  await fold.click();
  await service.selectOption('practicas');
  await page.getByRole('button', { name: fill(ui.filtersSet, { number: '1' }), exact: true }).click();
  await expect.poll(() => service.isVisible()).toBe(false);
  expect(new URL(page.url()).search).toContain('practicas');
});

journey('a word typed by a student is looked for along with the next filter', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'internshipOffers'));
  const { search, filters } = words.studentOffers;
  const box = page.getByRole('textbox', { name: search.label, exact: true });
  await box.fill('datos');
  const quick = page.getByRole('group', { name: filters.quick, exact: true }).getByRole('button').first();
  await quick.click();
  await expect.poll(() => quick.getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).searchParams.get('texto')).toBe('datos');
  expect(await box.inputValue()).toBe('datos');
  // Back undoes both at once.
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => box.inputValue()).toBe('');
});

journey('two filters pressed before the page is drawn anew are both kept', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'internshipOffers'));
  const quick = page.getByRole('group', { name: words.studentOffers.filters.quick, exact: true });
  const buttons = quick.getByRole('button');
  await buttons.nth(1).waitFor();
  await buttons.evaluateAll((pressed: HTMLElement[]) => {
    for (const button of pressed.slice(0, 2)) button.click();
  });
  await expect.poll(() => buttons.nth(0).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => buttons.nth(1).getAttribute('aria-pressed')).toBe('true');
});

journey('a press in or beside the dialog of a row does not open the row', async ({ come }) => {
  const title = newTitle('No se cierra');
  await openOffer(job(title));
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'myOffers')}?texto=${title.split(' ').at(-1)}`);
  const { actions, closing } = words.companyOffers;
  await page.getByRole('button', { name: fill(actions.label, { title }), exact: true }).click();
  await page.getByRole('menuitem', { name: actions.close, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: closing.title, exact: true });
  await dialog.getByLabel(closing.yes, { exact: true }).check();
  await expectAccessible(page);
  const contract = dialog.getByRole('combobox', { name: labelled(closing.contract) });
  await contract.click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => contract.inputValue()).not.toBe('');
  // Away from it, and once more: had the first press led anywhere, one would no longer be here.
  await page.mouse.click(8, 8);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: fill(actions.label, { title }), exact: true }).click();
  await page.getByRole('menuitem', { name: actions.preview, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(placeOf('es', 'myOffers'));
});

journey('the way back to a list leads to where one was in it', async ({ come }) => {
  const title = newTitle('Ida y vuelta');
  const urlAcceso = await openOffer(internship(title));
  await applyTo(urlAcceso);
  await sendOffer(internship(newTitle('Espera')));
  const { titles, shell } = words;
  const word = title.split(' ').at(-1) ?? '';
  const lists: readonly (readonly [Account, ScreenId, string, string])[] = [
    ['alumna', 'internshipOffers', `?texto=${word}`, titles.internshipOffers],
    ['alumna', 'applications', '?idEstado=1', titles.applications],
    ['empresa', 'myInternshipOffers', `?estado=abierta&texto=${word}`, titles.myOffers],
    ['gestora', 'management', '?pagina=1&ver=ofertas', titles.management],
  ];
  for (const [account, place, search, back] of lists) {
    const { page } = await come({ storageState: await loggedIn(account) });
    await page.goto(placeOf('es', place) + search);
    const entries =
      account === 'gestora' ? page.locator('a[data-walk]') : page.getByRole('link', { name: title });
    const list = page.url();
    await entries.first().click();
    await expect.poll(() => page.url()).not.toBe(list);
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumb, exact: true });
    const link = crumbs.getByRole('link', { name: back, exact: true });
    await link.waitFor();
    const entry = page.url();
    await page.reload();
    await link.click();
    await page.waitForURL(`**${placeOf('es', place)}${search}`);
    if (place === 'internshipOffers') continue;
    // Come to from elsewhere, an entry leads to the list as it begins.
    await page.goto(placeOf('es', 'home'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(entry);
    await expect.poll(() => link.getAttribute('href')).not.toContain('?');
  }
});

journey('a page beyond the last leads to the first', async ({ come }) => {
  const urlAcceso = await openOffer(internship(newTitle('Más allá')));
  await applyTo(urlAcceso);
  await sendOffer(internship(newTitle('Pendiente')));
  const { over, first } = words.ui.pages;
  const lists: readonly (readonly [Account, string])[] = [
    ['alumna', placeOf('es', 'internshipOffers')],
    ['alumna', placeOf('es', 'applications')],
    ['empresa', placeOf('es', 'myOffers')],
    ['empresa', `${placeOf('es', 'companyOffer')}/${urlAcceso}`],
    ['gestora', placeOf('es', 'management')],
    ['gestora', placeOf('es', 'mail')],
  ];
  for (const [account, list] of lists) {
    const { page } = await come({ storageState: await loggedIn(account) });
    await page.goto(`${list}?pagina=90`);
    await page.getByText(over, { exact: true }).waitFor();
    await page.getByRole('button', { name: first, exact: true }).click();
    await page.getByText(over, { exact: true }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('pagina')).toBe(false);
    await page.close();
  }
});

journey('the home of somebody who sees jobs alone shows her applications', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('antigua') });
  await page.goto(placeOf('es', 'home'));
  const { title, all } = words.home.student.moving;
  const moving = page.getByRole('region', { name: title, exact: true });
  await moving.getByRole('link', { name: all, exact: true }).waitFor();
  await moving.getByRole('listitem').first().waitFor();
});

journey('a company reads of its offers when, where and until when, as it is', rare, async ({ come }) => {
  const { companyOffers: company, candidates } = words;
  const client = await clientOf('empresa');
  const title = newTitle('En la provincia');
  const place = { idProvincia: 3, idLocalidad: null };
  const urlOferta = await openOffer(internship(title));
  await applyTo(urlOferta);
  await (await clientOf('alumna')).get(withdraw, { body: { urlOferta } });
  await client.get(closeOffer, { body: { urlOferta, candidatoSeleccionado: false } });
  const sent = await sendOffer(job(title, place));
  const draft = { ...internship(title), ...place };
  await client.get(saveOfferDraft, { body: { claveEnvio: randomUUID(), oferta: draft } });

  const { page } = await come({ width: 360, height: 740, storageState: await loggedIn('empresa') });
  await page.goto('/');
  const badgeAt = async (state: 'borrador' | 'pendiente') => {
    const entry = page.getByRole('article').filter({ hasText: title });
    const badge = await entry.getByText(words.states.offer[state], { exact: true }).boundingBox();
    return badge?.x;
  };
  expect(await badgeAt('borrador')).toBe(await badgeAt('pendiente'));

  await page.goto(`${placeOf('es', 'myOffers')}?texto=${encodeURIComponent(title)}`);
  const card = (state: 'borrador' | 'pendiente' | 'cerrada') =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ has: page.getByText(words.states.offer[state], { exact: true }) });
  await card('borrador').getByText(shape(company.created)).waitFor();
  await card('pendiente').getByText(shape(company.sent)).waitFor();
  await card('pendiente')
    .getByText(/Alicante/)
    .waitFor();
  await card('cerrada').getByText(shape(company.published)).waitFor();
  expect(await card('pendiente').getByText(shape(company.until)).count()).toBe(1);
  expect(await card('cerrada').getByText(shape(company.until)).count()).toBe(0);

  await page.goto(`${placeOf('es', 'myOffers')}/${sent}`);
  const summary = page.getByRole('region', { name: company.detail.summary, exact: true });
  await summary.getByText(/Alicante/).waitFor();
  await summary.getByText(company.detail.until, { exact: true }).waitFor();
  await page.goto(`${placeOf('es', 'myOffers')}/${urlOferta}`);
  await summary.getByText(company.detail.published, { exact: true }).waitFor();
  expect(await summary.getByText(company.detail.until, { exact: true }).count()).toBe(0);
  // The total of the states does not count who withdrew, and says so.
  await page.getByRole('button', { name: `${candidates.allButWithdrawn} 0`, exact: true }).waitFor();
  await page.getByRole('button', { name: `${candidates.state[7]} 1`, exact: true }).waitFor();
});

/** Somebody new, who puts off what the portal asks them for. */
async function enterAnew(page: Page, door: 'loginStudent' | 'loginCompany', { email }: Newcomer) {
  await page.goto(placeOf('es', door));
  await fillLogin(page, 'es', email, firstPassword);
  const { later, title } = words.popups[door === 'loginStudent' ? 'personal' : 'company'];
  const popup = page.getByRole('dialog', { name: title, exact: true });
  await popup.getByRole('button', { name: later, exact: true }).click();
  await popup.waitFor({ state: 'detached' });
}

journey('a list of nothing says what it is for and leads to what fills it', async ({ come }) => {
  const { applications, companyOffers: company, home, titles } = words;
  const student = (await come({ width: 360 })).page;
  await enterAnew(student, 'loginStudent', await newStudent('Nova'));
  await student.getByText(home.student.moving.empty, { exact: true }).waitFor();
  await student.getByRole('link', { name: home.student.moving.emptyAction, exact: true }).click();
  await student.waitForURL(`**${placeOf('es', 'internshipOffers')}`);
  for (const [tipo, place] of [
    ['practicas', 'internshipOffers'],
    ['empleo', 'jobOffers'],
  ] as const) {
    await student.goto(placeOf('es', 'applications'));
    const tabs = student.getByRole('navigation', { name: applications.list.types, exact: true });
    await tabs.getByRole('link', { name: applications.list[tipo] }).click();
    await student.getByText(applications.list.empty, { exact: true }).waitFor();
    await student.getByText(applications.list.emptyBody, { exact: true }).waitFor();
    // The other tab has the same words and another action.
    const action = student.getByRole('link', { name: applications.list.emptyAction[tipo], exact: true });
    await action.waitFor();
    await expectAccessible(student);
    await action.click();
    await student.waitForURL(`**${placeOf('es', place)}`);
    await student.locator('a[data-walk]').first().waitFor();
  }

  const contact = (await come()).page;
  await enterAnew(contact, 'loginCompany', await newContact(newTitle('Sin ofertas')));
  await contact.getByText(home.company.empty, { exact: true }).waitFor();
  await expectAccessible(contact);
  await contact.getByRole('link', { name: home.company.emptyAction, exact: true }).click();
  await contact.getByRole('heading', { name: titles.newOffer, level: 1, exact: true }).waitFor();
  for (const [place, next] of [
    ['myOffers', titles.newOffer],
    ['myInternshipOffers', titles.newInternshipOffer],
  ] as const) {
    await contact.goto(placeOf('es', place));
    await contact.getByText(company.empty.title, { exact: true }).waitFor();
    await contact.getByText(company.empty.body, { exact: true }).waitFor();
    await expectAccessible(contact);
    await contact.getByRole('main').getByRole('link', { name: company.publish, exact: true }).click();
    await contact.getByRole('heading', { name: next, level: 1, exact: true }).waitFor();
  }
});

journey(
  'an offer that nobody has applied to gives its link away, and none when it is over',
  async ({ come }) => {
    const { empty } = words.candidates;
    const urlOferta = await openOffer(internship(newTitle('Sin candidatos')));
    const { page, context } = await come({ storageState: await loggedIn('empresa') });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const own = `${placeOf('es', 'companyOffer')}/${urlOferta}`;
    await page.goto(own);
    await page.getByText(empty.body, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: empty.copy, exact: true }).click();
    await page.getByRole('button', { name: words.ui.copy.done, exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`${placeOf('es', 'internshipOffers')}/${urlOferta}`);

    // As a browser is that has not come by https.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.reload();
    await page.getByRole('button', { name: empty.copy, exact: true }).click();
    await page.getByRole('alert').getByText(copied, { exact: true }).waitFor();
    await expectAccessible(page);

    const company = await clientOf('empresa');
    await company.get(closeOffer, { body: { urlOferta, candidatoSeleccionado: false } });
    await page.goto(own);
    await page.getByText(empty.over, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: empty.copy, exact: true }).count()).toBe(0);
  },
);
