import { expect } from 'vitest';
import { journey } from './journey.ts';
import { cutOff, painted } from './measures.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

/** What a finger does on a phone, whose browser widens its page to whatever sticks out of it. */

const { shell, studentOffers } = wordsOf('es');

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
    // Escape closes the list, not the sheet that it is in.
    await option.focus();
    await page.keyboard.press('Escape');
    await option.waitFor({ state: 'detached' });
    expect(await modality.evaluate((head) => head === document.activeElement)).toBe(true);
    await modality.tap();
    await option.waitFor();
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

journey.for(['alumna', 'empresa', 'gestora'] as const)(
  'text twice as large fits a phone of %s, the words of the tabs beside and below one another',
  async (account, { come }) => {
    const { page } = await come({ width: 360, height: 780, storageState: await loggedIn(account) });
    const large = () => page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    const places = { alumna: 'internshipOffers', empresa: 'myOffers', gestora: 'managedOffers' } as const;
    for (const screen of [places[account], 'account'] as const) {
      await page.goto(placeOf('es', screen));
      await painted(page);
      await large();
      await painted(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(360);
      expect(await cutOff(page), screen).toEqual([]);
    }
    const words = await page
      .getByRole('navigation', { name: shell.tabs.label, exact: true })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.lastElementChild?.getBoundingClientRect().toJSON()));
    for (const [place, word] of words.entries())
      for (const next of words.slice(place + 1))
        expect(word.right <= next.left || word.bottom <= next.top).toBe(true);
  },
);
