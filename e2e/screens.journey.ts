import { checkLink, recoverCompanyPassword, recoverStudentPassword } from '@portal/contract/accounts';
import type { Answer, Endpoint } from '@portal/contract/endpoint';
import type { Envelope } from '@portal/contract/envelope';
import { type Language, languages } from '@portal/contract/languages';
import { getMaintenance } from '@portal/contract/maintenance';
import type { ScreenId } from '@portal/contract/screens';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, placeOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible, type VisitorOptions } from './browser.ts';
import { journey } from './journey.ts';
import { firstPassword, newStudentToAccept, outside, secretMailed } from './newcomers.ts';
import { type Account, accounts, fillLogin, loggedIn } from './people.ts';
import { placeOf as place } from './places.ts';
import { type Reader, screensFor } from './screens.ts';
import { wordsOf } from './texts.ts';

/**
 * Every screen of the route table in every language, on a phone, a tablet and a laptop and in both themes: legible,
 * without errors, nothing cut off, its text in the sizes of the scale, and whole at 200 % and 400 % zoom. The windows of
 * the zooms are what is left of 1280 × 1024 at those.
 */

const accountOf: Readonly<Record<Exclude<Reader, 'visitor'>, Account>> = {
  Alumno: 'alumna',
  Empresa: 'empresa',
  Gestor: 'gestora',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Look {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
}

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1440, height: 900 };

/** Among the languages each window is seen in both themes; Catalan, which has the longest words, where it is narrow. */
const looksOf: Readonly<Record<Language, readonly Look[]>> = {
  es: [
    { size: laptop, colorScheme: 'light' },
    { size: phone, colorScheme: 'dark' },
  ],
  ca: [
    { size: phone, colorScheme: 'light' },
    { size: tablet, colorScheme: 'dark' },
  ],
  en: [
    { size: tablet, colorScheme: 'light' },
    { size: laptop, colorScheme: 'dark' },
  ],
};

/** What else a screen is whole in: the zooms, and on the laptop also in the longest words. */
const furtherSizesOf = (language: Language): readonly Size[] => [
  ...(language === 'ca' ? [laptop, { width: 640, height: 512 }] : []),
  { width: 320, height: 256 },
];

const states = new Map<Reader, ReturnType<typeof loggedIn>>();

/** One session a role, however many screens. */
async function browserOf(reader: Reader): Promise<Pick<VisitorOptions, 'storageState'>> {
  if (reader === 'visitor') return {};
  const state = states.get(reader) ?? loggedIn(accountOf[reader]);
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

/** Text beyond the side of the window or of what it stands in, where nothing scrolls to it and no ellipsis tells. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (text: DOMRect, { left, right }: DOMRect) =>
      text.left >= left - 1 && text.right <= right + 1;
    const isCut = (text: DOMRect, element: Element | null): boolean => {
      if (element === null) return !isWithin(text, new DOMRect(0, 0, window.innerWidth, 0));
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
      const box = element.getBoundingClientRect();
      if (overflowX === 'visible') return isCut(text, element.parentElement);
      // What is for screen readers alone is one pixel large.
      if (Math.min(box.width, box.height) <= 1) return false;
      return !isWithin(text, box) || isCut(text, element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (texts.nextNode() !== null) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (element === null || textContent?.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      if (isCut(range.getBoundingClientRect(), element))
        cut.push(`${textContent} in ${element.outerHTML.slice(0, 160)}`);
    }
    return cut;
  });

const nameOf = (page: Page, { width }: Size) => `${page.url()} at ${width} px`;

/** No wider than the window, with nothing out of reach. */
async function expectWhole(page: Page, size: Size) {
  await page.setViewportSize(size);
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, nameOf(page, size)).toBeLessThanOrEqual(size.width);
  expect.soft(await outOfReach(page), nameOf(page, size)).toEqual([]);
  expect.soft(await cutOff(page), nameOf(page, size)).toEqual([]);
}

/** Text that is of no size or weight of the scale; the page's title is in between where there is no room for it. */
const offScale = (page: Page) =>
  page.evaluate(() => {
    const sizes = ['12px', '14px', '16px', '20px', '28px'];
    const isInScale = (element: Element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const isTitle =
        element.closest('h1') !== null && parseFloat(fontSize) >= 24 && parseFloat(fontSize) <= 28;
      return (isTitle || sizes.includes(fontSize)) && ['400', '600'].includes(fontWeight);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = new Set<string>();
    while (texts.nextNode() !== null) {
      const element = texts.currentNode.parentElement;
      if (element === null || texts.currentNode.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isInScale(element)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      wrong.add(`${fontSize} ${fontWeight} ${element.outerHTML.slice(0, 120)}`);
    }
    return [...wrong];
  });

/** Addresses of this portal that the page leads to. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
  );

/** Where a reader is led from the address of a screen, and is meant to be; anybody else stays. */
const ledElsewhere: Readonly<Partial<Record<Reader, Partial<Record<ScreenId, ScreenId>>>>> = {
  Gestor: { home: 'management' },
};

async function arrive(page: Page, address: string) {
  await page.setViewportSize(laptop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await settled(page);
}

/** Whether what is shown is fit to be, and still at its address in the end: some screens lead away only after a while. */
async function goOver(page: Page, language: Language, address: string) {
  for (const { size, colorScheme } of looksOf[language]) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await expectWhole(page, size);
    await expectAccessible(page);
    expect.soft(await offScale(page), nameOf(page, size)).toEqual([]);
  }
  for (const size of furtherSizesOf(language)) await expectWhole(page, size);
  const { pathname, search, hash } = new URL(page.url());
  expect.soft(pathname + search + hash, `${address} is not what was shown`).toBe(address);
}

const all = (['visitor', 'Alumno', 'Empresa', 'Gestor'] as const).flatMap((reader) =>
  languages.map((language): [Reader, Language] => [reader, language]),
);

journey.for(all)('every screen of %s in %s', async ([reader, language], { come }) => {
  const { breadcrumb } = wordsOf(language).shell;
  const { page } = await come(await browserOf(reader));
  const seen = new Map<ScreenId, string>();
  for (const { id, address: known } of await screensFor(reader, language)) {
    const address = known ?? seen.get(id);
    expect.soft(address, `nothing leads to ${id}: say in e2e/screens.ts which is shown`).toBeDefined();
    if (address === undefined) continue;
    await arrive(page, address);
    expect(await page.locator('html').getAttribute('lang'), address).toBe(language);
    const other = ledElsewhere[reader]?.[id];
    if (other === undefined) {
      const crumbs = page.getByRole('navigation', { name: breadcrumb, exact: true });
      expect(await crumbs.count(), address).toBe(id === 'home' ? 0 : 1);
    }
    for (const link of await linksOf(page)) seen.set(placeOf(link)?.id ?? 'notFound', link);
    await goOver(page, language, other === undefined ? address : addressOf(language, other));
  }
});

/** Answers a call of the page in the server's place. */
const answer = <E extends Endpoint>(page: Page, { path }: E, datos: Answer<E>) => {
  const json: Envelope<Answer<E>> = { status: 0, datos, mensaje: null };
  return page.route(`**${path}`, (route) => route.fulfill({ json }));
};

/** Somebody who has yet to accept the data-protection text, and the secrets of links that were mailed. */
async function askForLinks() {
  const { email } = await newStudentToAccept('Recorre');
  const company = accounts.empresa.email;
  await outside().get(recoverStudentPassword, { body: { usuario: email } });
  await outside().get(recoverCompanyPassword, { body: { nick: company } });
  return {
    email,
    ofStudent: await secretMailed(email, 'resetStudent'),
    ofCompany: await secretMailed(company, 'resetCompany'),
  };
}

/** Once for all languages: whoever asks for links too often has to wait. */
let asked: ReturnType<typeof askForLinks> | undefined;

journey.for(languages)('every screen that no address alone leads to, in %s', async (language, { come }) => {
  asked ??= askForLinks();
  const { email, ofStudent, ofCompany } = await asked;
  const { access, confirmation, password } = wordsOf(language);
  const { page } = await come();
  const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  const showing = async (address: string, shown: Locator, secret?: string) => {
    await arrive(page, secret === undefined ? address : `${address}#${secret}`);
    await shown.waitFor();
    await goOver(page, language, address);
  };

  await page.goto(place(language, 'student'));
  await fillLogin(page, language, email, firstPassword);
  await page.waitForURL(`**${place(language, 'acceptance')}`);
  await showing(place(language, 'acceptance'), heading(access.acceptance.title));
  await showing(place(language, 'resetStudent'), heading(password.link.title), ofStudent);
  await showing(place(language, 'resetCompany'), heading(password.link.titleCompany), ofCompany);
  // The one account that has no password yet is given one by another journey.
  await answer(page, checkLink, { uso: 'establecer', userType: 'Empresa', name: 'Lucía Pardo Quintana' });
  await showing(place(language, 'setPassword'), heading(password.link.firstCompany), ofCompany);
  // The page asks nobody about this one before it is pressed.
  const confirm = page.getByRole('button', { name: confirmation.confirm, exact: true });
  await showing(place(language, 'confirmEmail'), confirm, ofStudent);
  // Maintenance itself would keep everybody out who is at the portal of the journeys.
  await answer(page, getMaintenance, { activo: true });
  await showing(place(language, 'maintenance'), heading(access.maintenance.title));
});
