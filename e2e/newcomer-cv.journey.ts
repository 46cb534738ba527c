import { listCandidates } from '@portal/contract/candidates';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { firstPassword, newStudent } from './newcomers.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { clientOf, fillLogin } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle, openOffer } from './scene.ts';
import { fill, shape, statusesOf, wordsOf } from './texts.ts';

/** A registered student, whose CV has what the registration asked and no more, gets to apply. */

const words = wordsOf('es');
const { requirements } = words.studentOffers;

journey('a newcomer fills an empty CV up to applying', async ({ come }) => {
  const idiomas = [{ idIdioma: 3, idNivelIdioma: 4 }];
  const urlOferta = await openOffer(internship(newTitle('Para quien empieza'), { idiomas }));
  const { email } = await newStudent('Nadia');
  const { page } = await come({ width: 390, height: 780, touch: true });
  const offer = `${placeOf('es', 'internshipOffers')}/${urlOferta}`;
  await page.goto(offer);
  await page.getByRole('link', { name: /^Estudiantes/ }).tap();
  await fillLogin(page, 'es', email, firstPassword);
  await page.getByRole('button', { name: words.popups.personal.later, exact: true }).tap();
  const fit = page.getByRole('region', { name: requirements.title, exact: true });
  await fit.getByText(fill(requirements.missing_other, { count: 3 }), { exact: true }).waitFor();

  await fit.getByRole('link', { name: requirements.fix.personales, exact: true }).first().tap();
  const country = nameIn((await catalogueOf('es')).paises, ({ idPais }) => idPais === 1);
  await choose(
    page,
    page.getByRole('combobox', { name: words.cv.personal.nacionalidades, exact: true }),
    country,
  );
  await page.getByLabel(words.cv.personal.numSegSocial, { exact: true }).fill('28 12345678 40');
  await saved(page, 'personales').waitFor();

  const languages = page.getByRole('region', { name: words.cv.sections.idiomas, exact: true });
  await languages.getByRole('button', { name: words.cvEntries.languages.add, exact: true }).tap();
  const form = page.getByRole('dialog', { name: words.cvEntries.languages.add, exact: true });
  const { idiomas: names, nivelesIdioma } = await catalogueOf('es');
  const { language, level } = words.cvEntries.languages;
  const english = nameIn(names, ({ idIdioma }) => idIdioma === 3);
  const b2 = nameIn(nivelesIdioma, ({ idNivelIdioma }) => idNivelIdioma === 4);
  await choose(page, form.getByRole('combobox', { name: language, exact: true }), english);
  await choose(page, form.getByRole('combobox', { name: level, exact: true }), b2);
  await form.getByRole('button', { name: words.cvEntries.entries.save, exact: true }).tap();
  await languages.getByRole('listitem').filter({ hasText: english }).getByText(b2).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: words.cv.back.offer, exact: true }).tap();
  await fit.getByText(requirements.all, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.studentOffers.apply.action, exact: true }).tap();
  const { accept, send } = words.studentOffers.apply.dialog;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(accept, { exact: true }).check();
  await dialog.getByRole('button', { name: send, exact: true }).tap();
  await dialog.getByText(statusesOf('es').applied.title, { exact: true }).waitFor();
  const company = await clientOf('empresa');
  const { candidatos } = await company.get(listCandidates, { params: { id: urlOferta }, query: {} });
  expect(candidatos).toHaveLength(1);
});

/** What says that a part of the CV is saved. */
const saved = (page: Page, part: keyof typeof words.cv.sections) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('region', { name: words.cv.sections[part], exact: true }) })
    .getByRole('status')
    .getByText(shape(words.ui.saved));
