import { addDocument } from '@portal/contract/cv';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pdf } from './files.ts';
import { journey } from './journey.ts';
import { catalogueOf, choose, nameIn } from './offer-form.ts';
import { loggedIn, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, newTitle, newWord, openOffer, sendOffer } from './scene.ts';
import { fill, labelled, wordsOf } from './texts.ts';

/** Where the keyboard is after something has gone or come. */

const words = wordsOf('es');
const marina = 'Marina Soler Bonmatí';

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const expectFocus = (element: Locator) => expect.poll(() => hasFocus(element)).toBe(true);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

journey('the choice of a company and the way back from it take the focus', async ({ come }) => {
  const { page } = await come();
  await logIn(page, 'es', 'grupo');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  await expectFocus(heading(words.session.companies.title));
  await button(page, words.session.companies.back).press('Enter');
  await expectFocus(heading(words.titles.loginCompany));
});

describe('in the form of an offer', () => {
  const { section, documents, languages, degrees, field, index } = words.offerForm;
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  journey('the index takes one to the section', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newJobOffer'));
    const list = page.getByRole('navigation', { name: index.label, exact: true });
    await list.getByRole('link', { name: section.perfil }).press('Enter');
    await expectFocus(part(page, section.perfil));
  });

  journey('an entry that is taken away leaves the focus beside it', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    const catalogue = await catalogueOf('es');
    await page.goto(placeOf('es', 'newJobOffer'));

    const wanted = part(page, section.documentos);
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await wanted.getByLabel(documents.own, { exact: true }).fill(`Documento ${name}`);
      await button(wanted, documents.ownAdd).click();
    }
    // Not twice.
    await wanted.getByLabel(documents.own, { exact: true }).fill('documento dos');
    await button(wanted, documents.ownAdd).click();
    await wanted.getByText(documents.repeated, { exact: true }).waitFor();
    const remove = (name: string) => button(wanted, fill(documents.remove, { name: `Documento ${name}` }));
    await remove('Dos').press('Enter');
    await expectFocus(remove('Tres'));
    await page.keyboard.press('Enter');
    await expectFocus(remove('Uno'));
    await page.keyboard.press('Enter');
    await expectFocus(wanted.getByRole('combobox', { name: labelled(field.documentosRequeridos) }));

    const profile = part(page, section.perfil);
    const first = nameIn(catalogue.titulaciones, ({ idTitulacion }) => idTitulacion === 101);
    await choose(page, profile.getByLabel(degrees.add, { exact: true }), first);
    await button(profile, languages.add).click();
    await button(profile, fill(languages.remove, { number: 1 })).press('Enter');
    await expectFocus(button(profile, languages.add));
    await button(profile, fill(degrees.remove, { name: first })).press('Enter');
    await expectFocus(profile.getByRole('combobox').first());
  });
});

journey('an offer that is chosen in the list is read from its heading', async ({ come }) => {
  const title = newTitle('Para leer');
  await openOffer(internship(title));
  const { page } = await come({ width: 1440, storageState: await loggedIn('alumna') });
  await page.goto(`${placeOf('es', 'internshipOffers')}?texto=${title.split(' ').at(-1)}`);
  // The pane names it as well once it has been read.
  const card = page.locator('a[data-walk]').and(page.getByRole('link', { name: title, exact: true }));
  await card.press('Enter');
  await expectFocus(page.getByRole('heading', { name: title, level: 2, exact: true }));
  await page.getByRole('link', { name: words.studentOffers.pane.close, exact: true }).press('Enter');
  await expectFocus(card);
});

journey('a button whose call fails has the focus back, and no list hides what is wrong', async ({ come }) => {
  const visitor = await come({ storageState: await loggedIn('alumno') });
  const { page } = visitor;
  await page.goto(placeOf('es', 'cv'));
  const { sections } = words.cv;
  const { documents } = words.cvEntries;
  const section = page.getByRole('region', { name: sections.documentos, exact: true });
  const add = button(section, documents.add);
  await add.press('Enter');
  // The first field that is wrong has the focus, its list is shut.
  const kind = section.getByRole('combobox', { name: documents.kind });
  await expectFocus(kind);
  expect(await kind.getAttribute('aria-expanded')).toBe('false');

  const { tiposDocumento } = await catalogueOf('es');
  await kind.click();
  // The list opens in the page's main part.
  await page.getByRole('main').getByRole('listbox').getByRole('option').first().waitFor();
  await choose(
    page,
    section.getByLabel(documents.kind, { exact: true }),
    nameIn(tiposDocumento, () => true),
  );
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section.getByRole('button', { name: words.ui.file.choose }).click(),
  ]);
  await chooser.setFiles(pdf('titulo.pdf'));
  await button(section, fill(words.ui.file.remove, { name: 'titulo.pdf' })).waitFor();
  visitor.tolerate(/ERR_FAILED|ERR_INTERNET|Failed to load/);
  await page.route(`**${addDocument.path}`, (route) => route.abort());
  await add.press('Enter');
  await section.getByText(words.ui.offline.title, { exact: true }).waitFor();
  await expectFocus(add);
});

journey('a file that is chosen and taken back keeps the focus at its field', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'cv'));
  const section = page.getByRole('region', { name: words.cv.sections.documentos, exact: true });
  const pick = section.getByRole('button', { name: words.ui.file.choose });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pick.click()]);
  await chooser.setFiles(pdf('titulo.pdf'));
  const remove = button(section, fill(words.ui.file.remove, { name: 'titulo.pdf' }));
  await expectFocus(remove);
  await page.keyboard.press('Enter');
  await expectFocus(pick);
});

describe('what is taken away after a question leaves the focus beside it', () => {
  const confirm = (page: Page, name: string) => button(page.getByRole('dialog'), name).press('Enter');

  journey('a document of the CV', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumno') });
    const { sections } = words.cv;
    const { documents } = words.cvEntries;
    await page.goto(placeOf('es', 'cv'));
    const section = page.getByRole('region', { name: sections.documentos, exact: true });
    const rows = section.getByRole('listitem');
    const remove = (name: string) => rows.getByRole('button', { name: fill(documents.remove, { name }) });
    const { tiposDocumento } = await catalogueOf('es');
    const kind = nameIn(tiposDocumento, () => true);
    for (const name of ['uno.pdf', 'dos.pdf']) {
      await choose(page, section.getByLabel(documents.kind, { exact: true }), kind);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        section.getByRole('button', { name: words.ui.file.choose }).click(),
      ]);
      await chooser.setFiles(pdf(name));
      await button(section, documents.add).click();
      await remove(name).waitFor();
    }
    await remove('dos.pdf').press('Enter');
    await confirm(page, documents.removeConfirm);
    await remove('dos.pdf').waitFor({ state: 'detached' });
    await expectFocus(section.locator('[data-remove]').last());
  });

  journey('an offer', async ({ come }) => {
    const word = newWord();
    await sendOffer(internship(`Primera ${word}`));
    await sendOffer(internship(`Segunda ${word}`));
    const { actions, deleting } = words.companyOffers;
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(`${placeOf('es', 'myOffers')}?texto=${word}`);
    const menu = (title: string) => button(page, fill(actions.label, { title: `${title} ${word}` }));
    expect(await menu('Segunda').getAttribute('aria-haspopup')).toBe('menu');
    await menu('Segunda').press('Enter');
    await page.getByRole('menu', { name: fill(actions.label, { title: `Segunda ${word}` }) }).waitFor();
    await page.getByRole('menuitem', { name: actions.delete, exact: true }).press('Enter');
    await confirm(page, deleting.confirm);
    await menu('Segunda').waitFor({ state: 'detached' });
    await expectFocus(menu('Primera'));
  });
});

journey('a candidate who is moved has the focus, since the button pressed is gone', async ({ come }) => {
  const urlOferta = await openOffer(internship(newTitle('Con teclado')));
  await applyTo(urlOferta);
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(`${placeOf('es', 'myOffers')}/${urlOferta}`);
  await page.getByRole('link', { name: marina }).click();
  const { move, state } = words.candidates;
  const steps = page.getByRole('region', { name: move.title, exact: true });
  const moveTo = async (target: 3 | 6) => {
    const dialog = page.getByRole('dialog', {
      name: fill(move.titleOf, { step: move.to[target], name: marina }),
      exact: true,
    });
    await button(dialog, move.to[target]).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(state[target], { exact: true }).first().waitFor();
    await expectFocus(page.getByRole('heading', { name: marina, exact: true }));
  };
  await button(steps, move.to[3]).press('Enter');
  await moveTo(3);
  await button(steps, move.more).press('Enter');
  await page.getByRole('menuitem', { name: move.to[6], exact: true }).press('Enter');
  await page.getByText(move.final, { exact: true }).waitFor();
  await moveTo(6);
});
