import type { Language } from '@portal/contract/languages';
import type { ScreenId } from '@portal/contract/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { placeOf } from '../web/src/lib/paths.ts';
import { expectAccessible, type VisitorOptions } from './browser.ts';
import { journey } from './journey.ts';
import { type Account, loggedIn } from './people.ts';
import { type Reader, screensFor } from './screens.ts';
import { wordsOf } from './texts.ts';

/**
 * Every screen of the route table in every language and both themes: legible, without errors, and whole at 200 % and
 * 400 % zoom. The windows are what is left of 1280 × 1024 at those.
 */

const accounts: Readonly<Record<Exclude<Reader, 'visitor'>, Account>> = {
  Alumno: 'alumna',
  Empresa: 'empresa',
  Gestor: 'gestora',
};

/** Catalan has the longest words; the other languages are held against the narrowest window alone. */
const zoomsOf = (language: Language) => [
  ...(language === 'ca' ? [{ width: 640, height: 512 }] : []),
  { width: 320, height: 256 },
];

const states = new Map<Reader, ReturnType<typeof loggedIn>>();

/** One session a role, however many screens. */
async function browserOf(reader: Reader): Promise<Pick<VisitorOptions, 'storageState'>> {
  if (reader === 'visitor') return {};
  const state = states.get(reader) ?? loggedIn(accounts[reader]);
  states.set(reader, state);
  return { storageState: await state };
}

/** What is loaded is there, and painted. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [class*="Skeleton"]') === null);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** Buttons and links of the page that stick out of the window or that something else covers. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (element: Element, { x, y, width, height }: DOMRect): boolean => {
      if (x < -1 || x + width > window.innerWidth + 1) return false;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest' });
        const [box] = element.getClientRects();
        // What is for screen readers alone is one pixel large.
        return box !== undefined && box.width > 1 && !isWithin(element, box);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

async function expectWhole(page: Page, size: { width: number; height: number }, isLongest: boolean) {
  await page.setViewportSize(size);
  await settled(page);
  const at = `${page.url()} at ${size.width} px`;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, at).toBeLessThanOrEqual(size.width);
  if (isLongest) expect.soft(await outOfReach(page), at).toEqual([]);
}

/** Addresses of this portal that the page leads to. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
  );

const all = (['visitor', 'Alumno', 'Empresa', 'Gestor'] as const).flatMap((reader) =>
  (['es', 'ca', 'en'] as const).map((language): [Reader, Language] => [reader, language]),
);

journey.for(all)('every screen of %s in %s', async ([reader, language], { come }) => {
  const { breadcrumb } = wordsOf(language).shell;
  const { page } = await come(await browserOf(reader));
  const seen = new Map<ScreenId, string>();
  for (const { id, address: known } of await screensFor(reader, language)) {
    const address = known ?? seen.get(id);
    expect.soft(address, `nothing leads to ${id}: say in e2e/screens.ts which is shown`).toBeDefined();
    if (address === undefined) continue;
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await settled(page);
    expect(await page.locator('html').getAttribute('lang'), address).toBe(language);
    // A manager's home is the inbox.
    if (new URL(page.url()).pathname === address) {
      const crumbs = page.getByRole('navigation', { name: breadcrumb, exact: true });
      expect(await crumbs.count(), address).toBe(id === 'home' ? 0 : 1);
    }
    for (const link of await linksOf(page)) seen.set(placeOf(link)?.id ?? 'notFound', link);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    await expectAccessible(page);
    for (const size of zoomsOf(language)) await expectWhole(page, size, language === 'ca');
  }
});
