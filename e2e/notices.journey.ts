import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle, sendOffer } from './scene.ts';
import { labelled, statusesOf, wordsOf } from './texts.ts';

/** The short notices of what has been done. */

const { shell, offerForm } = wordsOf('es');
const { offerModified } = statusesOf('es');

const minute = 60_000;

journey('a notice stays while it is held, and goes away by itself', async ({ come }) => {
  const title = newTitle('Con aviso');
  const urlAcceso = await sendOffer(internship(title));
  const { page } = await come({ fresh: true, width: 360, storageState: await loggedIn('empresa') });
  await page.clock.install();
  await page.goto(`${placeOf('es', 'editOffer')}/${urlAcceso}`);
  await page.getByLabel(labelled(offerForm.field.plazas)).fill('4');
  await page.getByRole('button', { name: offerForm.actions.save, exact: true }).click();
  const heading = page.getByRole('heading', { name: title, level: 1, exact: true });
  await heading.waitFor();

  const region = page.getByRole('region', { name: shell.notices, exact: true });
  expect(await region.getAttribute('aria-live')).toBe('polite');
  const notice = region.getByRole('group').filter({ hasText: offerModified.title });
  await notice.hover();
  await page.clock.fastForward(minute);
  expect(await notice.isVisible()).toBe(true);
  await expectAccessible(page);

  // The mouse lets go, the keyboard does not.
  await notice.getByRole('button').focus();
  await page.mouse.move(300, 5);
  await page.clock.fastForward(minute);
  expect(await notice.isVisible()).toBe(true);
  await heading.focus();
  await page.clock.fastForward(minute);
  await expect.poll(() => notice.count()).toBe(0);
});
