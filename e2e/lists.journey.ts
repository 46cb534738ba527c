import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

/** Lists: how they are narrowed, and how one comes back to them. */

const words = wordsOf('es');

journey('a list that opens under its field is walked by keyboard and read out', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'internships'));
  const field = page.getByRole('combobox', { name: words.offers.filters.idProvincia, exact: true });
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
  await expect.poll(() => new URL(page.url()).searchParams.has('idProvincia')).toBe(true);
});
