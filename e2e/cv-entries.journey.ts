import { addExperience } from '@portal/contract/experience';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { pdf } from './files.ts';
import { journey } from './journey.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** What a CV has several of, and what the institution asks of it. */

const { cv, cvEntries: words, students, studentRecord, ui } = wordsOf('ca');
const pau = 'Pau Llorens Gil';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function attach(page: Page, within: Locator, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: ui.file.choose }).click();
  await (await chooser).setFiles(pdf(name));
  await button(within, fill(ui.file.remove, { name })).waitFor();
}

journey(
  'a student on a phone adds experience, edits a language, and hands in what a manager asks for',
  async ({ come }) => {
    const { page: desk } = await come({ storageState: await loggedIn('gestora'), locale: 'ca' });
    await desk.goto(`${placeOf('ca', 'managedStudents')}?texto=Llorens`);
    await desk.getByRole('checkbox', { name: fill(students.choose, { name: pau }), exact: true }).check();
    await button(desk, studentRecord.requests.ask).click();
    const ask = desk.getByRole('dialog', { name: studentRecord.requests.ask, exact: true });
    await button(ask, studentRecord.requests.send).click();
    await ask.getByText(fieldTextsOf('ca').required, { exact: true }).first().waitFor();
    await expectAccessible(desk);
    await ask.getByLabel(studentRecord.requests.solicitante, { exact: true }).fill('Secretaria');
    const wanted = 'Resguard de la matrícula';
    await ask.getByLabel(studentRecord.requests.descripcion, { exact: true }).fill(wanted);
    await button(ask, studentRecord.requests.send).click();
    await ask.waitFor({ state: 'hidden' });

    const { page, tolerate } = await come({
      width: 360,
      height: 740,
      storageState: await loggedIn('alumno'),
      locale: 'ca',
    });
    tolerate(/ERR_FAILED .*addExperiencia/);
    await page.goto(placeOf('ca', 'cv'));
    const part = (id: keyof typeof cv.sections) =>
      page.getByRole('region', { name: cv.sections[id], exact: true });

    await button(part('profesional'), words.experience.add).tap();
    const form = page.getByRole('dialog', { name: words.experience.add, exact: true });
    await button(form, words.entries.save).tap();
    await form.getByText(fieldTextsOf('ca').required, { exact: true }).nth(3).waitFor();
    await expectAccessible(page);
    await form.getByLabel(words.experience.puesto, { exact: true }).fill('Monitor de lleure');
    await form.getByLabel(words.experience.empresa, { exact: true }).fill('Esplai La Sénia');
    const start = form.getByLabel(words.experience.fechaInicio, { exact: true });
    await button(form, words.entries.save).tap();
    await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
    // One is led to what is wrong, and no calendar covers the rest of the form.
    const calendar = page.locator('[data-dates-dropdown]');
    expect(await calendar.count()).toBe(0);
    await start.tap();
    await calendar.waitFor();
    await start.fill('01/07/2025');
    // Its calendar closes as it is left.
    await start.press('Tab');
    const end = form.getByLabel(words.experience.fechaFin, { exact: true });
    await end.fill('30/06/2026');
    await end.press('Tab');
    const isOn = form.getByLabel(words.experience.actual, { exact: true });
    await isOn.check();
    await expect.poll(() => end.inputValue()).toBe('');
    await isOn.uncheck();
    await expect.poll(() => end.inputValue()).toBe('30/06/2026');
    await isOn.check();
    await attach(page, form, 'certificat.pdf');
    // The answer is lost on its way, and what was added is not added again.
    let isLost = false;
    await page.route(`**${addExperience.path}`, async (route) => {
      const answer = await route.fetch();
      if (isLost) return route.fulfill({ response: answer });
      isLost = true;
      return route.abort();
    });
    await button(form, words.entries.save).tap();
    await form.getByRole('alert').getByText(ui.offline.body, { exact: true }).waitFor();
    await button(form, words.entries.save).tap();
    const jobs = part('profesional').getByRole('listitem').filter({ hasText: 'Monitor de lleure' });
    await jobs.getByRole('link', { name: 'certificat.pdf' }).waitFor();
    await jobs.getByText('Esplai La Sénia', { exact: true }).waitFor();

    const { idiomas, nivelesIdioma } = await catalogueOf('ca');
    const english = nameIn(idiomas, ({ idIdioma }) => idIdioma === 3);
    const better = nameIn(nivelesIdioma, ({ idNivelIdioma }) => idNivelIdioma === 5);
    await button(part('idiomas'), fill(words.entries.editOf, { name: english })).tap();
    const language = page.getByRole('dialog');
    await choose(page, language.getByLabel(words.languages.level, { exact: true }), better);
    await expectAccessible(page);
    await button(language, words.entries.save).tap();
    await part('idiomas').getByRole('listitem').filter({ hasText: english }).getByText(better).waitFor();

    const request = part('documentos').getByRole('listitem').filter({ hasText: wanted });
    await request.getByText(words.requested.awaited, { exact: true }).waitFor();
    await button(request, fill(words.requested.handInOf, { name: wanted })).tap();
    const handIn = page.getByRole('dialog');
    await attach(page, handIn, 'matricula.pdf');
    await expectAccessible(page);
    await button(handIn, words.requested.handIn).tap();
    await request.getByText(words.requested.handedIn, { exact: true }).waitFor();
    await request.getByRole('link', { name: 'matricula.pdf' }).waitFor();
    await expectAccessible(page);

    await desk.getByRole('link', { name: pau, exact: true }).click();
    const asked = desk
      .getByRole('region', { name: studentRecord.requests.title, exact: true })
      .getByRole('listitem')
      .filter({ hasText: wanted });
    await asked.getByText(studentRecord.requests.handedIn, { exact: true }).waitFor();
    await asked.getByRole('link', { name: 'matricula.pdf' }).waitFor();
    await expectAccessible(desk);
  },
);
