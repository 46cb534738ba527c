import type { ScreenId } from '@portal/contract/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { type Account, loggedIn } from './people.ts';
import { placeOf } from './places.ts';

/** What moves by itself while a page loads, as the browser counts it; the recommended most is 0.1. */

const most = 0.02;

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        const sources: unknown = Reflect.get(entry, 'sources');
        if (typeof value !== 'number' || Reflect.get(entry, 'hadRecentInput') === true) continue;
        seen.sum += value;
        if (!Array.isArray(sources)) continue;
        const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''));
        seen.moved.push(`${value.toFixed(3)} ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const pages = [
  ['alumna', 'home'],
  ['alumna', 'internshipOffers'],
  ['empresa', 'home'],
  ['gestora', 'management'],
] as const satisfies readonly (readonly [Account, ScreenId])[];

const cases = pages.flatMap(([account, place]) =>
  ([1366, 360] as const).map((width) => ({ account, place, width })),
);

journey.for(cases)('$place of $account stays where it is, $width px wide', async (given, { come }) => {
  const { account, place, width } = given;
  const { page } = await come({ width, height: 780, storageState: await loggedIn(account) });
  await countShifts(page);
  // What is shown until the data come has been painted by the time that they do.
  let send = () => {};
  const isShown = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goto(placeOf('es', place), { waitUntil: 'commit' });
  await page.locator('#marco').waitFor({ state: 'detached' });
  await page.locator('#root [data-loading]').first().waitFor();
  await page.evaluate(
    () => new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))),
  );
  send();
  await page.locator('#root [data-loading]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts).toMatchObject({ sum: expect.toSatisfy((sum: number) => sum <= most) });
});
