import type { Page } from 'playwright-core';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, newTitle, openOffer } from './scene.ts';
import { labelled, shape, wordsOf } from './texts.ts';

/** What opens on a screen, which no address alone shows: legible and in order in both themes. */

const { candidates, companyOffers: company, managing, offerForm, shell, ui } = wordsOf('es');

async function expectAccessibleInBoth(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await expectAccessible(page);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

journey('the lists and the calendar of a form', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'newJobOffer'));
  const input = (label: string) => page.getByLabel(labelled(label)).and(page.locator('input')).first();
  const province = input(offerForm.field.idProvincia);
  await province.click();
  await page.getByRole('option').first().waitFor();
  await expectAccessibleInBoth(page);
  await province.fill('zzz');
  await page.getByRole('option', { name: ui.nothingFound, exact: true }).waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  await input(offerForm.field.otrasRemuneraciones).click();
  for (const place of [1, 3]) await page.getByRole('option').nth(place).click();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  await input(offerForm.field.fechaInicio).click();
  const calendar = page.getByRole('table');
  await calendar.waitFor();
  await expectAccessibleInBoth(page);
  for (const level of [/^\p{L}+ \d{4}$/u, /^\d{4}$/]) {
    await button(page, level).click();
    await calendar.waitFor();
    await expectAccessibleInBoth(page);
  }
});

journey('the menus of an offer and of a candidate', rare, async ({ come }) => {
  const titulo = newTitle('Con menús');
  const urlOferta = await openOffer(internship(titulo));
  await applyTo(urlOferta);
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'myOffers'));
  const row = page.getByRole('row').filter({ hasText: titulo });
  await row.getByRole('button', { name: shape(company.actions.label) }).press('Enter');
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem').first().waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await page.goto(`${placeOf('es', 'myOffers')}/${urlOferta}`);
  await page.getByRole('link', { name: 'Marina Soler Bonmatí' }).click();
  await button(page, candidates.move.more).press('Enter');
  await menu.getByRole('menuitem').first().waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expectAccessibleInBoth(page);
});

journey('the menus of the head, and a question', rare, async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('gestora') });
  await page.goto(placeOf('es', 'managedAccounts'));
  for (const name of [shell.accountMenu, shell.openMenu]) {
    await button(page, name).click();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
  }
  await button(page, shape(managing.acts.block.of)).first().click();
  await page.getByRole('dialog').waitFor();
  await expectAccessibleInBoth(page);
});
