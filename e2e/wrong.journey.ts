import { randomUUID } from 'node:crypto';
import { apply, coverLetterKind, withdraw } from '@portal/contract/applications';
import { listCandidates } from '@portal/contract/candidates';
import { closeOffer, listOwnOffers } from '@portal/contract/company-offers';
import { editInternshipSearch } from '@portal/contract/cv';
import { openExternal } from '@portal/contract/external-applications';
import { saveOfferDraft } from '@portal/contract/offer-form';
import { logout } from '@portal/contract/session';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { Client } from './client.ts';
import { lying, pdf, type TypedFile, tooLarge } from './files.ts';
import { journey, rare } from './journey.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, job, newTitle, openOffer, publish, putForward, sendOffer } from './scene.ts';
import { fieldTextsOf, fill, labelled, shape, statusesOf, wordsOf } from './texts.ts';

/** What goes wrong has its sentence and loses nothing. */

const words = wordsOf('es');
const said = statusesOf('es');
const letter = 'Lo que he escrito aquí no se debe perder.';

const offerAddress = (urlAcceso: string) => `${placeOf('es', 'internshipOffers')}/${urlAcceso}`;
const applicationAddress = (urlAcceso: string) => `${placeOf('es', 'applications')}/${urlAcceso}`;

/** Opens the dialog in which one applies and writes in it, up to sending. */
async function writeApplication(page: Page, urlAcceso: string): Promise<Locator> {
  await page.goto(offerAddress(urlAcceso));
  await page.getByRole('button', { name: words.studentOffers.apply.action, exact: true }).click();
  const dialog = applyDialog(page);
  await letterOf(dialog).fill(letter);
  await dialog.getByLabel(words.studentOffers.apply.dialog.accept, { exact: true }).check();
  return dialog;
}

const applyDialog = (page: Page) =>
  page.getByRole('dialog', { name: words.studentOffers.apply.dialog.title, exact: true });
const { presentation, orWrite } = words.studentOffers.apply.dialog;
/** Where the letter is written, with a label of its own where the offer asks for it. */
const letterOf = (dialog: Locator) =>
  dialog
    .getByRole('textbox', { name: presentation })
    .or(dialog.getByRole('textbox', { name: orWrite, exact: true }));
const sendApplication = (dialog: Locator) =>
  dialog.getByRole('button', { name: words.studentOffers.apply.dialog.send, exact: true }).click();

async function candidatesOf(urlAcceso: string) {
  const company = await clientOf('empresa');
  return (await company.get(listCandidates, { params: { id: urlAcceso }, query: {} })).candidatos;
}

async function ownOffersCalled(texto: string) {
  const company = await clientOf('empresa');
  return (await company.get(listOwnOffers, { query: { texto } })).ofertas;
}

describe('applying', () => {
  journey('from two tabs at once makes one application', async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Dos pestañas')));
    const { context, page } = await come({ storageState: await loggedIn('alumna') });
    const pages = [page, await context.newPage()];
    const dialogs = await Promise.all(pages.map((tab) => writeApplication(tab, urlAcceso)));
    await Promise.all(dialogs.map(sendApplication));
    const applied = said.applied.title;
    const already = said.alreadyApplied.title;
    const outcomes = await Promise.all(
      pages.map(async (tab) => {
        const outcome = tab.getByText(new RegExp(`^(${applied}|${already})$`));
        return (await outcome.first().textContent()) ?? '';
      }),
    );
    expect([...outcomes].sort()).toEqual([applied, already].sort());
    // The one that came late says so, and shows what is so by now.
    const late = pages[outcomes.indexOf(already)];
    await late?.getByRole('link', { name: words.studentOffers.apply.see, exact: true }).waitFor();
    await late?.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await candidatesOf(urlAcceso)).toHaveLength(1);
    if (late) await expectAccessible(late);
  });

  journey('to an offer that was closed meanwhile says so and keeps the letter', rare, async ({ come }) => {
    const urlOferta = await openOffer(internship(newTitle('Se cierra')));
    const { page } = await come({ storageState: await loggedIn('alumna') });
    const dialog = await writeApplication(page, urlOferta);
    const company = await clientOf('empresa');
    await company.get(closeOffer, { body: { urlOferta, candidatoSeleccionado: false } });
    await sendApplication(dialog);
    await dialog.getByText(said.offerNotFound.title, { exact: true }).waitFor();
    expect(await letterOf(dialog).inputValue()).toBe(letter);
    await expectAccessible(page);
    expect(await candidatesOf(urlOferta)).toHaveLength(0);
  });

  journey('while the network is gone keeps the letter, which can then be sent', async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Sin red')));
    const { context, page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const dialog = await writeApplication(page, urlAcceso);
    await context.setOffline(true);
    await sendApplication(dialog);
    await dialog.getByText(words.ui.offline.body, { exact: true }).waitFor();
    expect(await letterOf(dialog).inputValue()).toBe(letter);
    expect(await candidatesOf(urlAcceso)).toHaveLength(0);
    await expectAccessible(page);

    await context.setOffline(false);
    await sendApplication(dialog);
    await page.getByText(said.applied.title, { exact: true }).first().waitFor();
    expect(await candidatesOf(urlAcceso)).toHaveLength(1);
  });

  journey(
    'with a file that is too large or lies about its type is refused, the rest stays',
    async ({ come }) => {
      const documentName = 'Expediente';
      const documentosRequeridos = [{ idTipoDocumento: null, nombre: documentName }];
      const urlAcceso = await openOffer(internship(newTitle('Con documento'), { documentosRequeridos }));
      const { page } = await come({ storageState: await loggedIn('alumna') });
      const dialog = await writeApplication(page, urlAcceso);
      const attach = async (file: TypedFile) => {
        const chooser = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: `${documentName} ${words.ui.file.choose}` }).click();
        await (await chooser).setFiles(file);
      };

      await attach(tooLarge());
      await dialog.getByText(shape(fieldTextsOf('es').fileTooLarge)).waitFor();

      await attach(lying());
      // Told when it is chosen, beside its box, and not taken.
      await dialog
        .getByRole('alert')
        .getByText(fill(words.ui.file.otherInside, { name: 'curriculum.pdf' }), { exact: true })
        .waitFor();
      expect(await letterOf(dialog).inputValue()).toBe(letter);
      expect(
        await dialog.getByLabel(words.studentOffers.apply.dialog.accept, { exact: true }).isChecked(),
      ).toBe(true);
      await expectAccessible(page);

      await attach(pdf('expediente.pdf'));
      await dialog.getByText('expediente.pdf', { exact: true }).waitFor();
      await sendApplication(dialog);
      await page.getByRole('dialog').getByText(said.applied.title, { exact: true }).waitFor();
      expect(await candidatesOf(urlAcceso)).toHaveLength(1);
    },
  );

  journey('anew offers the letter that was written, which no document stands for', async ({ come }) => {
    const documentosRequeridos = [{ idTipoDocumento: coverLetterKind, nombre: 'Carta de presentación' }];
    const urlAcceso = await openOffer(internship(newTitle('Con carta'), { documentosRequeridos }));
    const { page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    await sendApplication(await writeApplication(page, urlAcceso));
    const done = page.getByRole('dialog');
    await done.getByText(words.studentOffers.apply.done.presentation, { exact: true }).waitFor();
    await done.getByRole('link', { name: words.studentOffers.apply.see, exact: true }).click();
    const { detail } = words.applications;
    await page.getByRole('region', { name: detail.sent }).getByText(letter, { exact: true }).waitFor();
    expect(await page.getByText(detail.noDocuments, { exact: true }).count()).toBe(0);

    const student = await clientOf('alumna');
    await student.get(withdraw, { body: { urlOferta: urlAcceso } });
    // Without the earlier one there is an empty letter to be written.
    tolerate(/dameCandidatura/);
    await page.route('**/dameCandidatura/*', (route) => route.abort());
    const again = `${offerAddress(urlAcceso)}#inscribirse`;
    await page.goto(again);
    await letterOf(applyDialog(page)).waitFor();
    expect(await letterOf(applyDialog(page)).inputValue()).toBe('');
    await page.unroute('**/dameCandidatura/*');
    await page.reload();
    const dialog = applyDialog(page);
    await letterOf(dialog).waitFor();
    expect(await letterOf(dialog).inputValue()).toBe(letter);
    await dialog.getByLabel(words.studentOffers.apply.dialog.accept, { exact: true }).check();
    await sendApplication(dialog);
    await page.getByRole('dialog').getByText(said.applied.title, { exact: true }).waitFor();
  });

  journey('with one file of two damaged on its way says which, beside it', rare, async ({ come }) => {
    const names = ['Expediente', 'Carta'];
    const documentosRequeridos = names.map((nombre) => ({ idTipoDocumento: null, nombre }));
    const urlAcceso = await openOffer(internship(newTitle('Con dos documentos'), { documentosRequeridos }));
    const { page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    tolerate(/status of 400 .*inscribirse/);
    const dialog = await writeApplication(page, urlAcceso);
    for (const name of names) {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: `${name} ${words.ui.file.choose}` }).click();
      await (await chooser).setFiles(pdf(`${name}.pdf`));
      await dialog.getByText(`${name}.pdf`, { exact: true }).waitFor();
    }
    const [whole, damaged] = [pdf(), lying()].map(({ buffer }) => buffer.toString('base64'));
    await page.route(`**${apply.path}`, (route) => {
      const sent = route.request().postData() ?? '';
      const last = sent.lastIndexOf(whole ?? '');
      const postData = sent.slice(0, last) + sent.slice(last).replace(whole ?? '', damaged ?? '');
      return route.continue({ postData });
    });
    await sendApplication(dialog);
    const [first, second] = names.map((name) =>
      dialog.getByRole('button', { name: fill(words.ui.file.remove, { name: `${name}.pdf` }), exact: true }),
    );
    await dialog
      .getByRole('alert')
      .getByText(fill(words.ui.file.otherInside, { name: 'Carta.pdf' }), { exact: true })
      .waitFor();
    expect(await second?.getAttribute('aria-invalid')).toBe('true');
    expect(await first?.getAttribute('aria-invalid')).toBeNull();
    expect(await letterOf(dialog).inputValue()).toBe(letter);
    await expectAccessible(page);
    await page.unroute(`**${apply.path}`);
    await sendApplication(dialog);
    await page.getByRole('dialog').getByText(said.applied.title, { exact: true }).waitFor();
  });

  journey(
    'with a CV that changed meanwhile is mended beside the form, which stays as it was',
    rare,
    async ({ come }) => {
      const student = await clientOf('alumna');
      const search = (activa: boolean) => student.get(editInternshipSearch, { body: { activa } });
      const urlAcceso = await openOffer(internship(newTitle('Busco otra cosa')));
      const { context, page } = await come({ storageState: await loggedIn('alumna') });
      const dialog = await writeApplication(page, urlAcceso);
      try {
        await search(false);
        await sendApplication(dialog);
        await dialog.getByText(said.mustSeekInternship.title, { exact: true }).waitFor();
        await expectAccessible(page);
        const opened = context.waitForEvent('page');
        await dialog
          .getByRole('link', {
            name: `${words.studentOffers.requirements.fix.interes} (${words.ui.newTab})`,
            exact: true,
          })
          .click();
        const other = await opened;
        await other.waitForURL(`**${placeOf('es', 'cv')}#interes`);
        await other.close();
      } finally {
        await search(true);
      }
      expect(await letterOf(dialog).inputValue()).toBe(letter);
      await sendApplication(dialog);
      await page.getByRole('dialog').getByText(said.applied.title, { exact: true }).waitFor();
      expect(await candidatesOf(urlAcceso)).toHaveLength(1);
    },
  );

  journey('on the company’s page is asked for on coming back, noted, and undone', async ({ come }) => {
    const elsewhere = 'https://empresa.example/inscripcion';
    const titulo = newTitle('Inscripción fuera');
    const urlAcceso = await openOffer(job(titulo, { urlInscripcionExterna: elsewhere }));
    const { context, page, tolerate } = await come({ storageState: await loggedIn('antigua') });
    tolerate(/^asked elsewhere: https:\/\/empresa\.example/);
    await context.route(elsewhere, (route) => route.fulfill({ body: 'Otra web' }));
    await page.goto(`${placeOf('es', 'jobOffers')}/${urlAcceso}`);
    const said = words.studentOffers.apply.external;
    const noted = page.waitForResponse((response) => response.url().endsWith(openExternal.path));
    // The browser of the tests asks for the page of a background tab at once, and tells of the tab much later or never.
    const opened = context.waitForEvent('request', (request) => request.url() === elsewhere);
    const link = page.getByRole('link', { name: `${said.action} (${words.ui.newTab})`, exact: true });
    await link.click({ button: 'middle' });
    await Promise.all([opened, noted]);
    expect(page.url()).toContain(urlAcceso);
    const yes = page.getByRole('button', { name: said.answers.si, exact: true });
    expect(await yes.count()).toBe(0);
    // The browser of the tests never says that a tab lost the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await yes.waitFor();
    await expectAccessible(page);
    await yes.press('Enter');
    await page.getByRole('button', { name: said.undo, exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Te inscribiste/);
    expect(await candidatesOf(urlAcceso)).toHaveLength(0);

    await page.goto(`${placeOf('es', 'applications')}?tipo=empleo`);
    const list = page.getByRole('region', { name: words.applications.external.title, exact: true });
    await list.getByRole('link', { name: titulo, exact: true }).waitFor();
    await list
      .getByRole('button', { name: fill(words.applications.external.undoOf, { title: titulo }), exact: true })
      .click();
    await list.getByRole('link', { name: titulo, exact: true }).waitFor({ state: 'detached' });
    // Its button had the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|BUTTON)$/);

    await page.goto(`${placeOf('es', 'jobOffers')}/${urlAcceso}`);
    await page.getByRole('button', { name: said.already, exact: true }).press('Enter');
    await page.getByRole('button', { name: said.undo, exact: true }).waitFor();
  });

  journey(
    'on the company’s own page is asked about also by a student who comes back at once',
    rare,
    async ({ come }) => {
      const elsewhere = 'https://empresa.example/otra';
      const urlAcceso = await openOffer(job(newTitle('Vuelta rápida'), { urlInscripcionExterna: elsewhere }));
      const { context, page, tolerate } = await come({ storageState: await loggedIn('antigua') });
      tolerate(/^asked elsewhere: https:\/\/empresa\.example/);
      await context.route(elsewhere, (route) => route.fulfill({ body: 'Otra web' }));
      let answer = () => {};
      const isBack = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${openExternal.path}`, async (route) => {
        await isBack;
        await route.continue();
      });
      await page.goto(`${placeOf('es', 'jobOffers')}/${urlAcceso}`);
      const { action, answers } = words.studentOffers.apply.external;
      const opened = context.waitForEvent('request', (request) => request.url() === elsewhere);
      await page
        .getByRole('link', { name: `${action} (${words.ui.newTab})`, exact: true })
        .click({ button: 'middle' });
      await opened;
      const read = page.waitForResponse((response) => response.url().includes('/dameInscripcionExterna'));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await read;
      answer();
      await page.getByRole('button', { name: answers.si, exact: true }).waitFor();
    },
  );

  journey('without the conditions leads to them, and the page behind stays', async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Sin condiciones')));
    const { page } = await come({ width: 1000, height: 600, storageState: await loggedIn('alumna') });
    const dialog = await writeApplication(page, urlAcceso);
    const box = dialog.getByLabel(words.studentOffers.apply.dialog.accept, { exact: true });
    await box.uncheck();
    await letterOf(dialog).focus();
    await sendApplication(dialog);
    await dialog.getByText(fieldTextsOf('es').conditions, { exact: true }).waitFor();
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(page);
  });

  journey('with gaps: what is missing comes first, each leading to its part of the CV', async ({ come }) => {
    const titulo = newTitle('Con exigencias');
    const urlAcceso = await openOffer(
      internship(titulo, {
        listado_titulaciones: [{ idTitulacion: 111, caracter: 'requerida' }],
        idiomas: [{ idIdioma: 3, idNivelIdioma: 6 }],
      }),
    );
    const { page } = await come({ storageState: await loggedIn('alumno') });
    await page.goto(offerAddress(urlAcceso));
    // The institution asks for the social security number that is missing.
    await page.getByRole('button', { name: words.popups.personal.later, exact: true }).click();
    const fit = page.getByRole('region', { name: words.studentOffers.requirements.title, exact: true });
    const { met, unmet, fix } = words.studentOffers.requirements;
    await fit.getByRole('listitem').first().waitFor();
    const states = (await fit.getByRole('listitem').allInnerTexts()).map((line) =>
      line.includes(`${unmet}:`) ? unmet : met,
    );
    expect(states.filter((state) => state === unmet)).toHaveLength(2);
    expect(states).toEqual([...states].sort((a, b) => Number(a === met) - Number(b === met)));
    expect(
      await page.getByRole('button', { name: words.studentOffers.apply.action, exact: true }).count(),
    ).toBe(0);
    await expectAccessible(page);

    for (const part of ['idiomas', 'personales'] as const) {
      await page.goto(offerAddress(urlAcceso));
      await fit.getByRole('link', { name: fix[part], exact: true }).click();
      await page.waitForURL(`**${placeOf('es', 'cv')}#${part}`);
      const section = page.locator(`#${part}`);
      await section.getByRole('heading', { name: words.cv.sections[part], level: 2 }).waitFor();
      await expect.poll(() => isInView(section)).toBe(true);
    }
  });
});

/** Whether the beginning of it is seen, below the header. */
const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    const header = document.querySelector('#root header')?.getBoundingClientRect();
    return top >= (header?.bottom ?? 0) && top < window.innerHeight;
  });

describe('an answer', () => {
  journey(
    'with the letter asked for is withdrawn, and given again with what was written',
    async ({ come }) => {
      const documentosRequeridos = [{ idTipoDocumento: coverLetterKind, nombre: 'Carta' }];
      const urlAcceso = await openOffer(internship(newTitle('Me retiro'), { documentosRequeridos }));
      const { page } = await come({ storageState: await loggedIn('alumna') });
      await page.goto(offerAddress(urlAcceso));
      const { apply: sent } = words.studentOffers;
      await page.getByRole('button', { name: sent.action, exact: true }).click();
      const form = applyDialog(page);
      await form.getByLabel(sent.dialog.accept, { exact: true }).check();
      await sendApplication(form);
      const missing = form.getByText(shape(sent.dialog.missingLetter));
      await missing.waitFor();
      const written = form.getByRole('textbox', { name: sent.dialog.orWrite, exact: true });
      await expectAccessible(page);
      await written.fill(letter);
      await missing.waitFor({ state: 'detached' });
      await sendApplication(form);
      const done = page.getByRole('dialog');
      await done.getByText(sent.done.presentation, { exact: true }).waitFor();
      await done.getByRole('link', { name: sent.see, exact: true }).click();
      await page.getByText(letter, { exact: true }).waitFor();

      const { withdrawal } = words;
      await page.getByRole('button', { name: withdrawal.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: withdrawal.title, exact: true });
      await dialog.getByRole('button', { name: withdrawal.keep, exact: true }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: withdrawal.action, exact: true }).click();
      await page.getByText(said.withdrawn.title, { exact: true }).waitFor();
      await page.getByText(words.states.application[7], { exact: true }).first().waitFor();
      const head = page.getByRole('heading', { level: 1 });
      await expect.poll(() => head.evaluate((node) => node === document.activeElement)).toBe(true);
      await page.getByRole('link', { name: words.applications.detail.again, exact: true }).click();
      await expect.poll(() => written.inputValue()).toBe(letter);
      await form.getByText(sent.dialog.earlier, { exact: true }).waitFor();
      await expectAccessible(page);
    },
  );

  journey('withdrawn in another tab is said to be so, and shown', rare, async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Me retiro dos veces')));
    await applyTo(urlAcceso);
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(applicationAddress(urlAcceso));
    const { withdrawal } = words;
    const again = page.getByRole('button', { name: withdrawal.action, exact: true });
    await again.click();
    const dialog = page.getByRole('dialog', { name: withdrawal.title, exact: true });
    const student = await clientOf('alumna');
    await student.get(withdraw, { body: { urlOferta: urlAcceso } });
    await dialog.getByRole('button', { name: withdrawal.action, exact: true }).click();
    await page.getByText(withdrawal.already, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words.states.application[7], { exact: true }).first().waitFor();
    await again.waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  journey('to being put forward: yes', rare, async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Acepto')));
    await applyTo(urlAcceso);
    await putForward(urlAcceso);
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(applicationAddress(urlAcceso));
    await page.getByText(words.states.application[16], { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.respond.accept, exact: true }).click();
    await page.getByText(said.preregistrationSaved.title, { exact: true }).waitFor();
    await page.getByText(words.states.application[3], { exact: true }).first().waitFor();
    expect(await candidatesOf(urlAcceso)).toMatchObject([{ idEstado: 3 }]);
  });

  journey('to being put forward: no, with a reason that the company reads', async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('No acepto')));
    await applyTo(urlAcceso);
    await putForward(urlAcceso);
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(applicationAddress(urlAcceso));
    const { respond } = words;
    await page.getByRole('button', { name: respond.decline, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: respond.title, exact: true });
    const confirm = dialog.getByRole('button', { name: respond.confirm, exact: true });
    await confirm.click();
    const field = dialog.getByRole('combobox', { name: respond.reason, exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const { tiposMotivoCambioEstadoCandidatura: reasons } = await catalogueOf('es');
    const reason = nameIn(
      reasons,
      ({ idEstado, dePerfil, idPerfil }) => idEstado === 17 && dePerfil === 'Alumno' && idPerfil !== 1,
    );
    await choose(page, field, reason);
    await expectAccessible(page);
    await confirm.click();
    await page.getByText(said.registrationRejected.title, { exact: true }).waitFor();
    await page.getByText(words.states.declined, { exact: true }).first().waitFor();
    const head = page.getByRole('heading', { level: 1 });
    await expect.poll(() => head.evaluate((node) => node === document.activeElement)).toBe(true);

    const company = (await come({ storageState: await loggedIn('empresa') })).page;
    await company.goto(`${placeOf('es', 'companyOffer')}/${urlAcceso}`);
    await company.getByRole('link', { name: 'Marina Soler Bonmatí' }).click();
    await company.getByText(reason).first().waitFor();
  });
});

describe('a form of an offer', () => {
  journey('sent twice, from one tab or from two, makes one offer', async ({ come }) => {
    const titulo = newTitle('Pulsada dos veces');
    const client = await clientOf('empresa');
    const { urlAcceso } = await client.get(saveOfferDraft, {
      body: { claveEnvio: randomUUID(), oferta: internship(titulo) },
    });
    const { context, page } = await come({ storageState: await loggedIn('empresa') });
    const pages = [page, await context.newPage()];
    const buttons = await Promise.all(
      pages.map(async (tab) => {
        await tab.goto(`/editar-oferta/${urlAcceso}`);
        const button = tab.getByRole('button', { name: words.offerForm.actions.publish, exact: true });
        await button.waitFor();
        return button;
      }),
    );
    await Promise.all(buttons.map((button) => button.dblclick()));
    await page.waitForURL(`**${placeOf('es', 'myOffers')}`);
    await page.getByRole('row').filter({ hasText: titulo }).waitFor();
    const offers = await ownOffersCalled(titulo);
    expect(offers.map(({ estadoOferta }) => estadoOferta)).toEqual(['pendiente']);
  });

  journey('is still there after the network was gone, and can be sent', async ({ come }) => {
    const title = newTitle('Sin conexión');
    const client = await clientOf('empresa');
    const { urlAcceso } = await client.get(saveOfferDraft, {
      body: { claveEnvio: randomUUID(), oferta: internship(title) },
    });
    const { context, page, tolerate } = await come({ storageState: await loggedIn('empresa') });
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/editar-oferta/${urlAcceso}`);
    const timetable = page.getByLabel(labelled(words.offerForm.field.horario));
    await timetable.waitFor();
    await context.setOffline(true);
    await timetable.fill('Solo por las tardes');
    const publish = page.getByRole('button', { name: words.offerForm.actions.publish, exact: true });
    await publish.click();
    await page.getByText(words.ui.offline.body, { exact: true }).waitFor();
    await page.getByText(words.shell.connection.lost, { exact: true }).first().waitFor();
    await expectAccessible(page);

    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => timetable.inputValue()).toBe('Solo por las tardes');
    expect(await page.getByLabel(labelled(words.offerForm.field.titulo)).inputValue()).toBe(title);
    await publish.click();
    await page.getByText(said.offerCreated.title, { exact: true }).waitFor();
    expect(await ownOffersCalled(title)).toHaveLength(1);
  });
});

journey('a salary is shown in the preview as it is written in Catalan', rare, async ({ come }) => {
  const [language, typed, shown] = ['ca', '18.000', '18.000 €/any'] as const;
  const { page } = await come({ storageState: await loggedIn('empresa') });
  const { field, actions, preview } = wordsOf(language).offerForm;
  await page.goto(placeOf(language, 'newJobOffer'));
  const salary = page.getByLabel(labelled(field.salario));
  await salary.pressSequentially(typed);
  expect(await salary.inputValue()).toBe(typed);
  await page.getByRole('button', { name: actions.preview, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: preview.title, exact: true });
  await expect.poll(async () => (await dialog.innerText()).replaceAll('\u00a0', ' ')).toContain(shown);
});

journey('an offer that was published while it was being changed keeps both', rare, async ({ come }) => {
  const title = newTitle('Se publica');
  const urlAcceso = await sendOffer(internship(title));
  const { page } = await come({ storageState: await loggedIn('empresa') });
  const address = `${placeOf('es', 'editOffer')}/${urlAcceso}`;
  const { actions, field, notEditable } = words.offerForm;
  await page.goto(address);
  const tasks = page.getByRole('textbox', { name: labelled(field.tareasAdesarrollar) });
  await tasks.fill(letter);
  await publish(await clientOf('gestora'), urlAcceso);
  await page.getByRole('button', { name: actions.save, exact: true }).click();
  await page.getByText(said.offerNotEditable.title, { exact: true }).waitFor();
  expect(await tasks.inputValue()).toBe(letter);
  await expectAccessible(page);

  // A visitor who comes to its address anew is told before they type anything.
  const { page: another } = await come({ width: 360, storageState: await loggedIn('empresa') });
  await another.goto(address);
  await another.getByText(notEditable.title, { exact: true }).waitFor();
  expect(await another.getByRole('textbox').count()).toBe(0);
  await expectAccessible(another);
  await another.getByRole('link', { name: notEditable.see, exact: true }).click();
  await another.waitForURL(`**${placeOf('es', 'companyOffer')}/${urlAcceso}`);
  await another.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
});

journey('a company that hides itself is told what could still reveal it', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'newJobOffer'));
  const { field, reveals } = words.offerForm;
  const link = page.getByLabel(labelled(field.urlComplementaria));
  await link.waitFor();
  expect(await page.getByText(reveals.link, { exact: true }).count()).toBe(0);
  await page.getByLabel(labelled(field.ocultarDatosEmpresa)).check();
  // Beside the complementary link and the external application.
  await expect.poll(() => page.getByText(reveals.link, { exact: true }).count()).toBe(2);
  await page.getByText(reveals.file, { exact: true }).waitFor();
  const described = page.getByRole('textbox', { description: shape(`{{help}}${reveals.link}`) });
  await expect.poll(() => described.count()).toBe(2);
  await expectAccessible(page);
});

describe('what was typed of an offer on an earlier visit', () => {
  const { field, restored, giveUp } = words.offerForm;
  const titleOf = (page: Page) => page.getByLabel(labelled(field.titulo));
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).click();
  const saved = (page: Page) => page.getByRole('status').getByText(shape(words.ui.saved)).waitFor();

  journey(
    'is not lost without a question, and none is asked where the portal has it',
    rare,
    async ({ come }) => {
      const { page, tolerate } = await come({ storageState: await loggedIn('empresa') });
      tolerate(/ERR_FAILED/);
      // Until the portal is reached only this browser has it.
      await page.route(`**${saveOfferDraft.path}`, (route) => route.abort());
      await page.goto(placeOf('es', 'newJobOffer'));
      await titleOf(page).fill(newTitle('A medias'));
      await page.getByLabel(labelled(field.urlComplementaria)).fill('sin acabar');
      await page.getByText(words.offerForm.saved.local, { exact: true }).waitFor();
      await page.reload();
      await page.getByText(restored.title, { exact: true }).waitFor();
      await press(page, restored.restart);
      const dialog = page.getByRole('dialog', { name: giveUp.another.title, exact: true });
      await dialog.waitFor();
      await expectAccessible(page);
      await press(dialog, giveUp.another.keep);
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByLabel(labelled(field.urlComplementaria)).inputValue()).toBe('sin acabar');
      await press(page, restored.restart);
      await press(dialog, giveUp.another.confirm);
      await expect.poll(() => titleOf(page).inputValue()).toBe('');
      await page.unroute(`**${saveOfferDraft.path}`);

      const title = newTitle('Entera');
      await titleOf(page).fill(title);
      await saved(page);
      await page.reload();
      await page.getByText(restored.title, { exact: true }).waitFor();
      await press(page, restored.restart);
      await page.getByText(restored.kept, { exact: true }).waitFor();
      expect(await dialog.count()).toBe(0);
      expect(await titleOf(page).inputValue()).toBe('');
      expect(await ownOffersCalled(title)).toMatchObject([{ estadoOferta: 'borrador' }]);
    },
  );

  journey('and the portal had already can be discarded, in the portal too', rare, async ({ come }) => {
    const before = newTitle('Como estaba');
    const after = newTitle('Otra cosa');
    const client = await clientOf('empresa');
    const { urlAcceso } = await client.get(saveOfferDraft, {
      body: { claveEnvio: randomUUID(), oferta: { tipo: 'empleo', titulo: before } },
    });
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(`/editar-oferta/${urlAcceso}`);
    await titleOf(page).fill(after);
    // Before the portal was told.
    await page.reload();
    await page.getByText(restored.title, { exact: true }).waitFor();
    expect(await titleOf(page).inputValue()).toBe(after);
    await expect.poll(() => ownOffersCalled(after)).toHaveLength(1);
    await press(page, restored.discard);
    await press(
      page.getByRole('dialog', { name: giveUp.discard.title, exact: true }),
      giveUp.discard.confirm,
    );
    await expect.poll(() => titleOf(page).inputValue()).toBe(before);
    await expect.poll(() => ownOffersCalled(before)).toHaveLength(1);
    await page.reload();
    await expect.poll(() => titleOf(page).inputValue()).toBe(before);
  });
});

describe('a session that is over', () => {
  /** From the choice of doors back to where one was. */
  async function logInAgain(page: Page) {
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await page.getByText(said.sessionLost.title, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.session.choose.loginStudent }).click();
    // It stands until somebody has logged in, also at the next page.
    await page.waitForURL(`**${placeOf('es', 'loginStudent')}`);
    await page.getByText(said.sessionLost.title, { exact: true }).waitFor();
    await fillLogin(page, 'es', 'alumna@demo.test');
  }

  journey('while one applies leads to the login and back to the letter', rare, async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Sesión cerrada')));
    const { page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    tolerate(/status of 401/);
    const dialog = await writeApplication(page, urlAcceso);
    // The institution ends the session on the server: the page does not know.
    const other = new Client(new URL(page.url()).origin);
    other.token = await storedToken(page);
    await other.get(logout, {});
    await sendApplication(dialog);
    await logInAgain(page);
    await applyDialog(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(offerAddress(urlAcceso));
    await expect.poll(() => letterOf(applyDialog(page)).inputValue()).toBe(letter);
    await applyDialog(page).getByLabel(words.studentOffers.apply.dialog.accept, { exact: true }).check();
    await sendApplication(applyDialog(page));
    await page.getByRole('dialog').getByText(said.applied.title, { exact: true }).waitFor();
  });

  journey('in one tab is over in the other, and so is having to log in again', async ({ come }) => {
    const urlAcceso = await openOffer(internship(newTitle('Dos sesiones')));
    const { context, page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    tolerate(/status of 401/);
    const other = await context.newPage();
    await other.goto(placeOf('es', 'cv'));
    await other.getByRole('heading', { name: words.cv.title, level: 1 }).waitFor();
    await writeApplication(page, urlAcceso);
    const client = new Client(new URL(page.url()).origin);
    client.token = await storedToken(page);
    await client.get(logout, {});
    // Both hear of it without a press, and say that it was not the person who left.
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    await other.waitForURL(`**${placeOf('es', 'login')}`);
    await other.getByText(said.sessionLost.title, { exact: true }).first().waitFor();
    await logInAgain(page);
    await applyDialog(page).waitFor();
    await other.waitForURL(`**${placeOf('es', 'cv')}`);
    await other.getByRole('heading', { name: words.cv.title, level: 1 }).waitFor();
  });

  journey('because its token is none leads to the login and back to the search', rare, async ({ come }) => {
    const { page, tolerate } = await come({ storageState: await loggedInWith(withoutSignature) });
    tolerate(/status of 401/);
    const address = `${placeOf('es', 'internshipOffers')}?texto=datos&orden=fecha`;
    await page.goto(address);
    await logInAgain(page);
    await page.waitForURL(`**${address}`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  });

  journey('because its time is over is not even asked about', async ({ come }) => {
    const { page } = await come({ storageState: await loggedInWith(overLongAgo) });
    await page.goto(placeOf('es', 'cv'));
    await page.getByText(said.sessionLost.title, { exact: true }).waitFor();
    await expectAccessible(page);
    await logInAgain(page);
    await page.waitForURL(`**${placeOf('es', 'cv')}`);
    await page.getByRole('heading', { name: words.cv.title, level: 1 }).waitFor();
  });
});

const sessionKey = 'portal.session';

async function storedToken(page: Page): Promise<string> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  const session: unknown = JSON.parse(kept ?? '{}');
  if (typeof session !== 'object' || session === null || !('token' in session)) throw new Error('no session');
  return String(session.token);
}

const withoutSignature = (token: string) => token.replace(/[^.]+$/, 'garbage');
const overLongAgo = () =>
  `head.${Buffer.from(JSON.stringify({ exp: 1, sub: '1' })).toString('base64url')}.signature`;

/** A browser in which the student had logged in, with another token in the place of the good one. */
async function loggedInWith(spoil: (token: string) => string) {
  const { cookies, origins } = await loggedIn('alumna');
  return {
    cookies,
    origins: origins.map(({ origin, localStorage: kept }) => ({
      origin,
      localStorage: kept.map(({ name, value }) => {
        const { token, ...rest }: { token: string } = JSON.parse(value);
        return { name, value: JSON.stringify({ token: spoil(token), ...rest }) };
      }),
    })),
  };
}
