import { randomUUID } from 'node:crypto';
import { saveOfferDraft } from '@portal/contract/offer-form';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle } from './scene.ts';
import { statusesOf, wordsOf } from './texts.ts';

/** The short notices of what has been done. */

const { shell, titles, offerForm } = wordsOf('es');
const { offerCreated } = statusesOf('es');

const minute = 60_000;

journey('a notice stays while it is held, and leads on where one is not there already', async ({ come }) => {
  const company = await clientOf('empresa');
  const oferta = internship(newTitle('Con aviso'));
  const { urlAcceso } = await company.get(saveOfferDraft, { body: { claveEnvio: randomUUID(), oferta } });

  const { page } = await come({ fresh: true, storageState: await loggedIn('empresa') });
  await page.clock.install();
  await page.goto(`${placeOf('es', 'editOffer')}/${urlAcceso}`);
  await page.getByRole('button', { name: offerForm.actions.publish, exact: true }).click();
  const heading = page.getByRole('heading', { name: titles.myOffers, level: 1, exact: true });
  await heading.waitFor();

  const region = page.getByRole('region', { name: shell.notices, exact: true });
  expect(await region.getAttribute('aria-live')).toBe('polite');
  const notice = region.getByRole('group').filter({ hasText: offerCreated.title });
  const button = notice.getByRole('link', { name: offerCreated.button ?? '', exact: true });
  await notice.hover();
  expect(await button.count()).toBe(0);
  await page.clock.fastForward(minute);
  expect(await notice.isVisible()).toBe(true);

  // Somewhere else there is somewhere to go: it waits, with the mouse away as well.
  await page.getByRole('banner').getByRole('link').first().press('Enter');
  await button.waitFor();
  await page.mouse.move(700, 5);
  await page.clock.fastForward(minute);
  await expectAccessible(page);

  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await heading.waitFor();
  await expect.poll(() => notice.count()).toBe(0);
});

journey('what is only done is said for a while, but not away from under the keyboard', async ({ come }) => {
  const company = await clientOf('empresa');
  const oferta = internship(newTitle('Con aviso'));
  const { urlAcceso } = await company.get(saveOfferDraft, { body: { claveEnvio: randomUUID(), oferta } });

  const { page } = await come({ fresh: true, width: 360, storageState: await loggedIn('empresa') });
  await page.clock.install();
  await page.goto(`${placeOf('es', 'editOffer')}/${urlAcceso}`);
  await page.getByRole('button', { name: offerForm.actions.publish, exact: true }).click();
  const notice = page.getByRole('group').filter({ hasText: offerCreated.title });
  await notice.getByRole('button').focus();
  await page.clock.fastForward(minute);
  expect(await notice.isVisible()).toBe(true);
  await page.getByRole('heading', { name: titles.myOffers, level: 1, exact: true }).focus();
  await page.clock.fastForward(minute);
  await expect.poll(() => notice.count()).toBe(0);
});
