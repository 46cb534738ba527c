import { withdraw } from '@portal/contract/applications';
import { moveCandidate } from '@portal/contract/candidates';
import { editOwnCompany, getOwnCompany } from '@portal/contract/company-page';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, withoutLive } from './browser.ts';
import { journey, rare } from './journey.ts';
import { contactClient, firstPassword, type Newcomer, newContact } from './newcomers.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, moveOnly, newTitle, onlyCandidate, openOffer, putForward } from './scene.ts';
import { fieldTextsOf, fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** What a company tells of itself on the page that is its own, and what it decides on its candidates. */

const { candidates, companyPage, interviews, popups, shell, titles } = wordsOf('es');
const said = statusesOf('es');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (page: Page, name: keyof typeof companyPage.fields) =>
  // A list carries the name of its field.
  page.getByRole('main').getByLabel(labelled(companyPage.fields[name])).and(page.locator('input, textarea'));
const popupOf = (page: Page) => page.getByRole('dialog', { name: popups.company.title, exact: true });
const nameOf = (page: Page) => page.getByRole('heading', { name: 'Marina Soler Bonmatí', exact: true });
const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

/** Logs in at the company's door, as somebody whose company has yet to describe itself. */
async function enter(page: Page, person: Newcomer) {
  await page.goto(placeOf('es', 'loginCompany'));
  await fillLogin(page, 'es', person.email, firstPassword);
  await popupOf(page).waitFor();
}

journey('what is missing of a company is asked for, given and asked for no more', async ({ come }) => {
  const name = newTitle('Robledal');
  const person = await newContact(name);
  const { page } = await come();
  await enter(page, person);
  const popup = popupOf(page);
  expect(await popup.getByRole('listitem').allInnerTexts()).toEqual([
    popups.company.fields.idSector,
    popups.company.fields.descripcion,
  ]);
  await hasFocus(button(popup, popups.company.go));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${placeOf('es', 'company')}`);
  await popup.waitFor({ state: 'detached' });
  await hasFocus(heading(page, titles.company));

  // What is missing is said once more, and leads to where it is given.
  await page.getByText(companyPage.missing.title, { exact: true }).waitFor();
  expect(await page.getByText(companyPage.missing.mark, { exact: true }).count()).toBe(2);
  await page.getByText(`${name}, S. L.`, { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, companyPage.fields.descripcion).press('Enter');
  await hasFocus(field(page, 'descripcion'));

  await page.keyboard.type('Hacemos muebles.\n\nDesde 1962.');
  await field(page, 'web').fill('www.roble.example');
  await field(page, 'anioFundacion').fill('1962');
  await field(page, 'cp').fill('');
  await button(page, companyPage.save).click();
  await hasFocus(field(page, 'idSector'));
  for (const wrong of ['idSector', 'cp'] as const)
    expect(await field(page, wrong).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText(fieldTextsOf('es').required, { exact: true }).count()).toBeGreaterThan(0);
  await expectAccessible(page);
  // What is being typed outlives the page.
  await page.reload();
  await page.getByText(companyPage.restored.title, { exact: true }).waitFor();
  expect(await field(page, 'descripcion').inputValue()).toBe('Hacemos muebles.\n\nDesde 1962.');
  expect(await field(page, 'anioFundacion').inputValue()).toBe('1962');
  await choose(page, field(page, 'idSector'), 'Construcción');
  await field(page, 'cp').fill('46004');
  await button(page, companyPage.save).click();
  await page.getByText(said.companyCompleted.title, { exact: true }).waitFor();
  await expect.poll(() => page.getByText(companyPage.missing.mark, { exact: true }).count()).toBe(0);
  await expectAccessible(page);

  const client = await contactClient(person);
  expect(await client.get(getOwnCompany, {})).toMatchObject({
    nombreComercial: name,
    idSector: 6,
    descripcion: 'Hacemos muebles.\n\nDesde 1962.',
    web: 'https://www.roble.example',
    cp: '46004',
  });
  // Neither on another page nor after another login.
  await withoutLive(page);
  await page.evaluate(() => sessionStorage.removeItem('portal.datosQueFaltan'));
  await page.goto(placeOf('es', 'myOffers'), { waitUntil: 'networkidle' });
  await heading(page, titles.myOffers).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await button(page, shell.openMenu).click();
  const menu = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
  await menu.getByRole('link', { name: titles.company, exact: true }).click();
  await expect.poll(() => field(page, 'descripcion').inputValue()).toBe('Hacemos muebles.\n\nDesde 1962.');
  expect(await page.getByText(companyPage.restored.title, { exact: true }).count()).toBe(0);
});

journey('what is missing of a contact is asked for where it is given, and not there', async ({ come }) => {
  const { page } = await come();
  await page.goto(placeOf('es', 'loginCompany'));
  await fillLogin(page, 'es', 'hugo@demo.test');
  const popup = page.getByRole('dialog', { name: popups.contact.title, exact: true });
  await popup.waitFor();
  expect(await popup.getByRole('listitem').allInnerTexts()).toEqual([
    popups.contact.fields.puesto,
    popups.contact.fields.telefono1,
  ]);
  await expectAccessible(page);
  await button(popup, popups.contact.go).click();
  await page.waitForURL(`**${placeOf('es', 'profile')}`);
  await popup.waitFor({ state: 'detached' });
  await hasFocus(heading(page, titles.profile));
});

journey(
  'it is put off for the visit, and not shown where it is given nor in god mode',
  rare,
  async ({ come }) => {
    const person = await newContact(newTitle('Alcornocal'));
    const { page } = await come({ width: 360, height: 740, colorScheme: 'dark' });
    await withoutLive(page);
    await enter(page, person);
    await expectAccessible(page);
    await button(popupOf(page), popups.company.later).click();
    await popupOf(page).waitFor({ state: 'detached' });
    await page.goto(placeOf('es', 'myOffers'), { waitUntil: 'networkidle' });
    expect(await page.getByRole('dialog').count()).toBe(0);

    const anew = () => page.evaluate(() => sessionStorage.removeItem('portal.datosQueFaltan'));
    for (const place of ['company', 'profile'] as const) {
      await anew();
      await page.goto(placeOf('es', place), { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await page.goto(placeOf('es', 'myOffers'));
    await popupOf(page).waitFor();
    await page.evaluate(() => localStorage.setItem('portal.modoGestor', '1'));
    await page.goto(placeOf('es', 'myOffers'), { waitUntil: 'networkidle' });
    await heading(page, titles.myOffers).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

journey('what two of a company change at once is lost for neither', async ({ come }) => {
  const person = await newContact(newTitle('Encinar'));
  const { page } = await come();
  await enter(page, person);
  await button(popupOf(page), popups.company.go).click();
  const client = await contactClient(person);
  const { nombreFiscal, cif, estado, ...kept } = await client.get(getOwnCompany, {});
  const theirs = { ...kept, idTipoEmpresa: 1, idProvincia: 46, direccion: 'Calle de la Paz, 8', cp: '46003' };
  const change = (values: { descripcion: string; localidad: string }) =>
    client.get(editOwnCompany, { body: { ...theirs, version: undefined, idSector: 3, ...values } });

  await field(page, 'cp').waitFor();
  await change({ descripcion: 'De la otra persona', localidad: 'Gandia' });
  await choose(page, field(page, 'idSector'), 'Construcción');
  await field(page, 'descripcion').fill('De quien escribe aquí');
  await button(page, companyPage.save).click();
  await page.getByText(companyPage.conflict.title, { exact: true }).waitFor();
  expect(await field(page, 'descripcion').inputValue()).toBe('De quien escribe aquí');
  await expectAccessible(page);
  await button(page, companyPage.conflict.mine).click();
  await page.getByText(said.companyCompleted.title, { exact: true }).waitFor();
  expect(await client.get(getOwnCompany, {})).toMatchObject({
    idSector: 6,
    descripcion: 'De quien escribe aquí',
    localidad: 'Gandia',
  });
  expect(await field(page, 'localidad').inputValue()).toBe('Gandia');

  await change({ descripcion: 'Otra vez la otra persona', localidad: 'Gandia' });
  await field(page, 'descripcion').fill('Y otra vez aquí');
  await button(page, companyPage.save).click();
  await button(page, companyPage.conflict.theirs).click();
  await expect.poll(() => field(page, 'descripcion').inputValue()).toBe('Otra vez la otra persona');
  await hasFocus(heading(page, titles.company));
});

journey(
  'what was left half written goes over nothing that a colleague saved since',
  rare,
  async ({ come }) => {
    const person = await newContact(newTitle('Hayedo'));
    const { page } = await come();
    await enter(page, person);
    await button(popupOf(page), popups.company.go).click();
    await field(page, 'descripcion').fill('A medias');
    // Kept in this browser as one leaves.
    await page.goto(placeOf('es', 'profile'));
    await heading(page, titles.profile).waitFor();

    const client = await contactClient(person);
    const { nombreFiscal, cif, estado, ...read } = await client.get(getOwnCompany, {});
    const theirs = { idTipoEmpresa: 1, idSector: 6, idProvincia: 46, direccion: 'Calle de la Paz, 8' };
    const place = { cp: '46003', localidad: 'Gandia', web: 'https://www.hayedo.example' };
    await client.get(editOwnCompany, {
      body: { ...read, ...theirs, ...place, descripcion: 'De la otra persona' },
    });

    await page.goto(placeOf('es', 'company'));
    await page.getByText(companyPage.restored.title, { exact: true }).waitFor();
    expect(await field(page, 'descripcion').inputValue()).toBe('A medias');
    await choose(page, field(page, 'idSector'), 'Construcción');
    await field(page, 'cp').fill('46005');
    await button(page, companyPage.save).click();
    await page.getByText(companyPage.conflict.title, { exact: true }).waitFor();
    // What is typed while one decides counts too.
    await field(page, 'descripcion').fill('A medias, y ya entera');
    await button(page, companyPage.conflict.mine).click();
    await page.getByText(said.companyCompleted.title, { exact: true }).waitFor();
    expect(await client.get(getOwnCompany, {})).toMatchObject({
      descripcion: 'A medias, y ya entera',
      cp: '46005',
      web: place.web,
      localidad: place.localidad,
    });
  },
);

describe('a step that a candidate cannot take any more', () => {
  const comment = 'Nos gustaría hablar contigo la semana que viene.';

  /** An offer's only candidate, about to take a step. */
  async function aboutToMove(page: Page, step: 3 | 17) {
    const urlOferta = await openOffer(internship(newTitle('Ya no puede ser')));
    await applyTo(urlOferta);
    await page.goto(`${placeOf('es', 'myOffers')}/${urlOferta}`);
    await page.getByRole('link', { name: 'Marina Soler Bonmatí' }).click();
    const steps = page.getByRole('region', { name: candidates.move.title, exact: true });
    await button(steps, candidates.move.to[step]).click();
    const title = fill(candidates.move.titleOf, {
      step: candidates.move.to[step],
      name: 'Marina Soler Bonmatí',
    });
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    const written = dialog.getByRole('textbox', { name: labelled(candidates.move.comment) });
    await written.fill(comment);
    return { urlOferta, dialog, written, send: button(dialog, candidates.move.to[step]) };
  }

  journey('because a colleague took another one says so, and keeps what was written', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    const { urlOferta, dialog, written, send } = await aboutToMove(page, 3);
    await putForward(urlOferta);
    await send.click();
    await dialog.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
    await page.getByText(candidates.state[16], { exact: true }).first().waitFor();
    expect(await written.inputValue()).toBe(comment);
    await expectAccessible(page);

    // A contact who still wants it is told that from there it is no step at all.
    await send.click();
    await dialog.getByText(said.noSuchMove.title, { exact: true }).waitFor();
    expect(await written.inputValue()).toBe(comment);
    expect(await onlyCandidate(urlOferta)).toMatchObject({ idEstado: 16 });
  });

  journey(
    'because a colleague took another one is not gone over, whatever was told since',
    rare,
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('empresa') });
      const { urlOferta, dialog, written, send } = await aboutToMove(page, 3);
      await moveOnly(urlOferta, [{ idEstado: 4 }]);
      // Of a colleague's step the company is not told; of another candidate it is, and the page looks again.
      await applyTo(await openOffer(internship(newTitle('De otra cosa'))));
      await page.getByText(candidates.state[4], { exact: true }).first().waitFor();
      await send.click();
      await dialog.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
      expect(await written.inputValue()).toBe(comment);
      expect(await onlyCandidate(urlOferta)).toMatchObject({ idEstado: 4 });
    },
  );

  journey('because the student has withdrawn says so, and keeps what was written', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await withoutLive(page);
    const { urlOferta, dialog, written, send } = await aboutToMove(page, 3);
    await (await clientOf('alumna')).get(withdraw, { body: { urlOferta } });
    await send.click();
    await dialog.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
    await dialog.getByText(candidates.panel.withdrawn, { exact: true }).waitFor();
    // There is no step left to send.
    await send.waitFor({ state: 'detached' });
    const close = dialog.getByRole('button', { name: wordsOf('es').ui.close, exact: true }).last();
    await hasFocus(close);
    expect(await written.inputValue()).toBe(comment);
    await expectAccessible(page);
    await close.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(nameOf(page));
    expect(await page.getByRole('region', { name: candidates.move.title, exact: true }).count()).toBe(0);
    await expectAccessible(page);
  });

  journey('because the student withdraws is told at once, and is not sent', rare, async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    const { urlOferta, dialog, written } = await aboutToMove(page, 17);
    const reason = dialog.getByLabel(candidates.move.reason, { exact: true }).and(page.locator('input'));
    const { tiposMotivoCambioEstadoCandidatura } = await catalogueOf('es');
    await choose(
      page,
      reason,
      nameIn(
        tiposMotivoCambioEstadoCandidatura,
        ({ idEstado, dePerfil, idPerfil }) => idEstado === 17 && dePerfil === 'Empresa' && idPerfil !== 1,
      ),
    );
    await written.focus();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await (await clientOf('alumna')).get(withdraw, { body: { urlOferta } });
    await dialog.getByText(candidates.panel.withdrawn, { exact: true }).waitFor();
    await hasFocus(written);
    expect(await written.inputValue()).toBe(comment);
    // What is left has one line of text, which Enter would send by itself.
    await reason.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    expect(sent.filter((path) => path === moveCandidate.path)).toEqual([]);
  });
});

journey('exported candidates come as a file as soon as it is made', async ({ come }) => {
  const urlAcceso = await openOffer(internship(newTitle('Para exportar')));
  await applyTo(urlAcceso);
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'companyOffer')}/${urlAcceso}`);
  const download = page.waitForEvent('download');
  await button(page, candidates.export.button).click();
  await page.getByRole('menuitem', { name: candidates.export.format.csv, exact: true }).click();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/\.csv$/);
  await page.getByRole('link', { name: fill(candidates.export.download, { name }), exact: true }).waitFor();
});

journey('an interview is proposed, agreed on and kept in a calendar', async ({ come }) => {
  const urlOferta = await openOffer(internship(newTitle('Con entrevista')));
  await applyTo(urlOferta);
  await moveOnly(urlOferta, [{ idEstado: 4 }]);
  const { idCandidatura } = await onlyCandidate(urlOferta);
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'candidate')}/${idCandidatura}`);
  await button(page, interviews.company.propose).click();
  const dialog = page.getByRole('dialog', {
    name: fill(interviews.company.of, { name: 'Marina Soler Bonmatí' }),
    exact: true,
  });
  await button(dialog, interviews.company.send).click();
  const day = dialog.getByLabel(interviews.company.day, { exact: true });
  await hasFocus(day);
  await expectAccessible(page);
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(soon.split('-').reverse().join('/'));
  await dialog.getByLabel(interviews.company.time, { exact: true }).fill('10:15');
  await dialog
    .getByRole('textbox', { name: labelled(interviews.company.link) })
    .fill('https://video.example/sala');
  await button(dialog, interviews.company.send).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(interviews.company.waits, { exact: true }).waitFor();

  const { page: student } = await come({ storageState: await loggedIn('alumna') });
  await student.goto(`${placeOf('es', 'applications')}/${urlOferta}`);
  await button(student, interviews.own.confirm).click();
  await student.getByText(interviews.own.chooseFirst, { exact: true }).waitFor();
  await student.getByRole('radio', { name: /10:15/ }).click();
  await expectAccessible(student);
  await button(student, interviews.own.confirm).click();
  await student.getByText(interviews.own.agreed, { exact: true }).waitFor();
  const [file] = await Promise.all([
    student.waitForEvent('download'),
    button(student, interviews.calendar).click(),
  ]);
  expect(file.suggestedFilename()).toBe(interviews.file);

  // The company is told at once, and reads it where it asked.
  await page.getByText(interviews.company.agreed, { exact: true }).waitFor();
  await page.getByText(/10:15/).first().waitFor();
  await expectAccessible(page);
});
journey(
  'on the board a candidate is moved by keyboard and by dragging, where it can go',
  async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Con tablero')));
    await applyTo(urlAcceso);
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(`${placeOf('es', 'companyOffer')}/${urlAcceso}`);
    await page.getByText(candidates.view.tablero, { exact: true }).click();
    const marina = 'Marina Soler Bonmatí';
    const column = (state: 1 | 2 | 3 | 4 | 17) =>
      page.getByRole('region', { name: candidates.state[state], exact: true });
    const cardIn = (state: Parameters<typeof column>[0]) =>
      column(state).getByRole('link', { name: marina, exact: true });
    const dialogOf = (step: 3 | 17) =>
      page.getByRole('dialog', {
        name: fill(candidates.move.titleOf, { step: candidates.move.to[step], name: marina }),
        exact: true,
      });
    await cardIn(1).waitFor();
    await expectAccessible(page);
    await button(page, fill(candidates.board.move, { name: marina })).press('Enter');
    await page.getByRole('menuitem', { name: candidates.move.to[3], exact: true }).press('Enter');
    await dialogOf(3).getByText(candidates.told[3].title, { exact: true }).waitFor();
    await button(dialogOf(3), candidates.move.to[3]).press('Enter');
    await hasFocus(cardIn(3));
    expect(await onlyCandidate(urlAcceso)).toMatchObject({ idEstado: 3 });
    // A shortlisted candidate cannot become new again.
    const card = column(3).getByRole('listitem');
    await card.dragTo(column(1));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await card.dragTo(column(17));
    await dialogOf(17).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(17).waitFor({ state: 'detached' });
    await cardIn(3).waitFor();
    expect(await onlyCandidate(urlAcceso)).toMatchObject({ idEstado: 3 });
    // It is shown so the next time.
    await page.reload();
    await cardIn(3).waitFor();
  },
);
