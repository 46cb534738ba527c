import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { accounts, fillLogin, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { type RunningPortal, startPortal } from './portal.ts';
import { fill, wordsOf } from './texts.ts';

/** What one institution shows and the other hides, by its brand alone. */

const folder = mkdtempSync(join(tmpdir(), 'portal-brands-'));
let school: RunningPortal;
beforeAll(async () => {
  school = await startPortal(folder, { BRAND: 'escuela' });
});
afterAll(async () => {
  await school.stop();
  rmSync(folder, { recursive: true, force: true });
});

const words = wordsOf('ca');

/** How often a reference is read in the list of internships, in an offer, and in the applications. */
async function referencesRead(page: Page, origin: string): Promise<number[]> {
  await page.getByRole('heading', { name: fill(words.home.student.title, { name: 'Marina' }) }).waitFor();
  const main = page.getByRole('main');
  const read = () => main.getByText(words.offers.card.reference.replace('{{reference}}', '').trim()).count();
  const first = main.getByRole('article').first();
  const title = first.getByRole('heading').getByRole('link');

  await page.goto(origin + placeOf('ca', 'internships'));
  await first.waitFor();
  const inList = await read();
  await expectAccessible(page);
  await page.goto(origin + (await title.getAttribute('href')));
  await page.getByRole('region', { name: words.offers.requirements.title, exact: true }).waitFor();
  const inOffer = await read();
  await expectAccessible(page);
  await page.goto(origin + placeOf('ca', 'applications'));
  await first.waitFor();
  await expectAccessible(page);
  return [inList, inOffer, await read()];
}

journey(
  'references are read where the institution has them, and nowhere where it has none',
  async ({ come }) => {
    const { page } = await come();
    await logIn(page, 'ca', 'alumna');
    const { origin } = new URL(page.url());
    for (const count of await referencesRead(page, origin)) expect(count).toBeGreaterThan(0);

    const visitor = await come();
    visitor.tolerate(/asked elsewhere/);
    await visitor.page.goto(school.baseUrl + placeOf('ca', 'student'));
    await fillLogin(visitor.page, 'ca', accounts.alumna.email);
    expect(await referencesRead(visitor.page, school.baseUrl)).toEqual([0, 0, 0]);
  },
);
