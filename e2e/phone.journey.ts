import { expect } from 'vitest';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

/** What a finger does on a phone, whose browser widens its page to whatever sticks out of it. */

const { studentOffers } = wordsOf('es');

journey.for([360, 390])(
  '%d px wide, offers are filtered by the boxes of the sheet',
  async (width, { come }) => {
    const { page } = await come({ width, height: 780, storageState: await loggedIn('alumna') });
    const widths = () => page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth]);
    await page.goto(placeOf('es', 'internshipOffers'));
    await page.getByRole('button', { name: studentOffers.filters.title, exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: studentOffers.filters.title, exact: true });
    const modality = sheet.getByRole('button', { name: studentOffers.filters.idModalidad, exact: true });
    await modality.tap();
    const option = sheet.getByRole('checkbox').first();
    await option.waitFor();
    expect(await widths()).toEqual([width, width]);
    // The list is still asked for when the sheet is closed.
    let answer = () => {};
    const isClosed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/dameOfertasUsuario/**', async (route) => {
      await isClosed;
      await route.continue();
    });
    await option.tap();
    await expect.poll(() => new URL(page.url()).searchParams.has('idModalidad')).toBe(true);
    await sheet.getByRole('button', { name: /^Ver / }).tap();
    await sheet.waitFor({ state: 'hidden' });
    answer();
  },
);
