import { withdraw } from '@portal/contract/applications';
import { getCv } from '@portal/contract/cv';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { lying, pdf, program } from './files.ts';
import { journey, rare } from './journey.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, job, newTitle, openOffer, putForward } from './scene.ts';
import { fieldTextsOf, fill, labelled, wordsOf } from './texts.ts';

/** The page says before what it then does, and afterwards what it has done. */

const words = wordsOf('es');
const offerAddress = (urlAcceso: string) => `${placeOf('es', 'internshipOffers')}/${urlAcceso}`;
const ownOfferAddress = (urlAcceso: string) => `${placeOf('es', 'myOffers')}/${urlAcceso}`;
const applicationAddress = (urlAcceso: string) => `${placeOf('es', 'applications')}/${urlAcceso}`;
const marina = 'Marina Soler Bonmatí';

async function openCandidate(page: Page, urlOferta: string) {
  await page.goto(ownOfferAddress(urlOferta));
  await page.getByRole('link', { name: marina }).click();
  return page.getByRole('region', { name: words.candidates.move.title, exact: true });
}

journey(
  'tells the student of an onboarding in progress, and not of a selection, while its form is missing',
  async ({ come }) => {
    const title = newTitle('Con formulario');
    const urlOferta = await openOffer(internship(title));
    await applyTo(urlOferta);
    const { move } = words.candidates;
    const { page } = await come({ storageState: await loggedIn('empresa') });
    const steps = await openCandidate(page, urlOferta);
    await steps.getByRole('button', { name: move.to[5], exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.candidates.told[98].title, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: move.to[5], exact: true }).click();
    await dialog.getByRole('button', { name: words.candidates.form.later, exact: true }).click();

    const student = (await come({ storageState: await loggedIn('alumna') })).page;
    await student.goto(applicationAddress(urlOferta));
    await student.getByText(words.states.application[98], { exact: true }).first().waitFor();
    for (const list of [
      placeOf('es', 'applications'),
      `${placeOf('es', 'internshipOffers')}?texto=${title}`,
    ]) {
      await student.goto(list);
      const card = student.getByRole('article').filter({ hasText: title });
      await card.getByText(words.states.application[98], { exact: true }).waitFor();
      await expectAccessible(student);
    }
  },
);

journey('who withdrew is counted the same on the offer as in the list', async ({ come }) => {
  const title = newTitle('Se retira');
  const urlOferta = await openOffer(internship(title));
  await applyTo(urlOferta);
  const student = await clientOf('alumna');
  await student.get(withdraw, { body: { urlOferta } });
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'myOffers')}?texto=${title.split(' ').at(-1)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('cell', { name: '0', exact: true }).waitFor();
  await row.getByRole('link', { name: title, exact: true }).click();
  const { count_other: count, withdrawn_one: withdrawn, empty, state } = words.candidates;
  await page.getByText(`${fill(count, { count: 0 })} · ${fill(withdrawn, { count: 1 })}`).waitFor();
  await page.getByText(empty.noneLeft, { exact: true }).waitFor();
  await page.getByRole('button', { name: `${state[7]} 1`, exact: true }).click();
  await page.getByRole('link', { name: marina }).waitFor();
});

journey(
  'the CV shows all that is sent with it, also what only the institution can change',
  async ({ come }) => {
    const urlAcceso = await openOffer(job(newTitle('Con experiencia'), { experiencia: 10 }));
    const { cv } = await (await clientOf('alumna')).get(getCv, {});
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(`${placeOf('es', 'jobOffers')}/${urlAcceso}`);
    const { fix } = words.studentOffers.requirements;
    await page.getByRole('link', { name: fix.profesional, exact: true }).click();
    await page.waitForURL(`**${placeOf('es', 'cv')}#profesional`);
    const { sections } = words.cv;
    const jobs = page.getByRole('region', { name: sections.profesional, exact: true });
    for (const { puesto, descripcion } of cv.profesional) {
      const one = jobs.getByRole('listitem').filter({ hasText: puesto });
      await one.getByRole('heading', { name: puesto, exact: true }).waitFor();
      if (descripcion !== null) await one.getByText(descripcion, { exact: true }).waitFor();
    }
    expect(await jobs.getByRole('listitem').count()).toBe(cv.profesional.length);
    const opening = page.getByRole('region', { name: sections.presentacion, exact: true });
    const text = opening.getByLabel(words.cvData.presentation.text, { exact: true });
    expect(await text.inputValue()).toBe(cv.presentacion);
    await expectAccessible(page);
  },
);

journey('a declined proposal is told as what it is to both sides', async ({ come }) => {
  const urlOferta = await openOffer(internship(newTitle('Rechazada por ella')));
  await applyTo(urlOferta);
  await putForward(urlOferta);
  const catalogue = await catalogueOf('es');
  const reason = nameIn(catalogue.tiposMotivoCambioEstadoCandidatura, ({ idMotivo }) => idMotivo === 29);
  const student = (await come({ storageState: await loggedIn('alumna') })).page;
  await student.goto(applicationAddress(urlOferta));
  const { now, detail } = words.applications;
  const { respond } = words;
  await student.getByRole('button', { name: respond.decline, exact: true }).click();
  const dialog = student.getByRole('dialog');
  await choose(student, dialog.getByLabel(respond.reason, { exact: true }), reason);
  await dialog.getByRole('button', { name: respond.confirm, exact: true }).click();
  await student.getByText(words.states.declined, { exact: true }).waitFor();
  await student.getByText(now.declined, { exact: true }).waitFor();
  await student.getByText(fill(detail.reason, { reason })).first().waitFor();
  expect(await student.getByText(words.states.application[17], { exact: true }).count()).toBe(0);

  const company = (await come({ storageState: await loggedIn('empresa') })).page;
  const steps = await openCandidate(company, urlOferta);
  await steps.getByText(fill(words.candidates.move.declined, { reason }), { exact: true }).waitFor();
  await company.getByText(words.candidates.state.declined, { exact: true }).first().waitFor();
  await company.getByText(words.candidates.history.declined, { exact: true }).waitFor();
});

describe('before one applies', () => {
  journey(
    'the documents that the CV gives are named, and the conditions agreed to anew',
    rare,
    async ({ come }) => {
      const documentosRequeridos = [{ idTipoDocumento: 1, nombre: 'Currículum' }];
      const urlOferta = await openOffer(
        internship(newTitle('Con documento del CV'), { documentosRequeridos }),
      );
      const { page } = await come({ storageState: await loggedIn('alumna') });
      const { dialog: said } = words.studentOffers.apply;
      await page.goto(offerAddress(urlOferta));
      await page.getByRole('button', { name: words.studentOffers.apply.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: said.title, exact: true });
      const taken = dialog.getByRole('region', { name: said.fromCv, exact: true });
      await taken.getByRole('listitem').filter({ hasText: '.pdf' }).waitFor();
      await expectAccessible(page);

      const letter = dialog.getByRole('textbox', { name: said.presentation });
      await letter.fill('Lo que he escrito aquí no se debe perder.');
      const accept = dialog.getByLabel(said.accept, { exact: true });
      await accept.check();
      await page.reload();
      await expect.poll(() => letter.inputValue()).toBe('Lo que he escrito aquí no se debe perder.');
      expect(await accept.isChecked()).toBe(false);
    },
  );
});

describe('in the form of an offer', () => {
  journey('a file that is something else is told of beside its box', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newInternshipOffer'));
    const { field } = words.offerForm;
    const label = `${field.ficheroComplementario} (${words.ui.optional}) ${words.ui.file.choose}`;
    const pick = page.getByRole('button', { name: label, exact: true });
    const attach = async (file: ReturnType<typeof pdf>) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pick.click()]);
      await chooser.setFiles(file);
    };
    await attach(lying());
    const wrong = fill(words.ui.file.otherInside, { name: 'curriculum.pdf' });
    await page.getByRole('alert').getByText(wrong, { exact: true }).waitFor();
    await attach(program());
    await page.getByRole('alert').getByText(fieldTextsOf('es').fileType, { exact: true }).waitFor();
    expect(await page.getByText(wrong, { exact: true }).count()).toBe(0);
    expect(await page.getByText(words.ui.file.added, { exact: true }).count()).toBe(0);
    await attach(pdf('programa.pdf'));
    await page.getByText('programa.pdf', { exact: true }).waitFor();
    await page.getByText(words.ui.file.added, { exact: true }).waitFor();
    expect(await page.getByText(fieldTextsOf('es').fileType, { exact: true }).count()).toBe(0);
  });

  journey(
    'a file that is attached counts in the index, and is named in what a student will read',
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('empresa') });
      await page.goto(placeOf('es', 'newInternshipOffer'));
      const { actions, field, index, preview, section } = words.offerForm;
      const entryOf = (name: string) =>
        page.getByRole('navigation', { name: index.label, exact: true }).getByRole('link', { name });
      const entry = entryOf(section.documentos);
      // The address names a section from here on, and nobody is led back to it.
      await entryOf(section.puesto).click();
      const head = page.getByRole('region', { name: section.puesto, exact: true });
      await expect.poll(() => head.evaluate((node) => node === document.activeElement)).toBe(true);
      await entry.getByText(index.optional, { exact: true }).waitFor();
      const box = page.getByRole('button', { name: new RegExp(`^${field.ficheroComplementario}`) });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), box.click()]);
      await chooser.setFiles(pdf('programa.pdf'));
      await entry.getByText(index.filled, { exact: true }).waitFor();
      await page.getByText(words.offerForm.file.unsaved, { exact: true }).waitFor();
      expect(await head.evaluate((node) => node === document.activeElement)).toBe(false);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
      const dialog = page.getByRole('dialog', { name: preview.title, exact: true });
      const look = () => page.getByRole('button', { name: actions.preview, exact: true }).click();
      await look();
      await dialog.getByText('programa.pdf', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel(labelled(field.ocultarDatosEmpresa)).check();
      await look();
      await dialog.getByText(field.ficheroComplementario, { exact: true }).waitFor();
      expect(await dialog.getByText('programa.pdf', { exact: true }).count()).toBe(0);
    },
  );

  journey('a second tab on the same offer says so, until it is alone', async ({ come }) => {
    const first = await come({ storageState: await loggedIn('empresa') });
    const { elsewhere, field } = words.offerForm;
    await first.page.goto(placeOf('es', 'newInternshipOffer'));
    await first.page.getByLabel(labelled(field.titulo)).waitFor();
    const second = await first.context.newPage();
    await second.goto(placeOf('es', 'newInternshipOffer'));
    await second.getByText(elsewhere.title, { exact: true }).waitFor();
    await expectAccessible(second);
    expect(await first.page.getByText(elsewhere.title, { exact: true }).count()).toBe(0);
    const third = await first.context.newPage();
    await third.goto(placeOf('es', 'newInternshipOffer'));
    await third.getByRole('button', { name: elsewhere.another, exact: true }).click();
    await third.getByText(elsewhere.title, { exact: true }).waitFor({ state: 'detached' });
    await first.page.close();
    await second.getByText(elsewhere.title, { exact: true }).waitFor({ state: 'detached' });
  });
});
