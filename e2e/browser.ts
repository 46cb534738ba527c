import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { notificationStream } from '@portal/contract/notifications';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { ownPortal } from './own-portal.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The longest that a step may take before the journey is given up; nothing waits for it to pass. */
const patience = 20_000;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags });

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page without anybody seeing it. */
  readonly problems: readonly string[];
  /** From now on this is no problem: a journey that cuts the network makes the browser say so. */
  tolerate(pattern: RegExp): void;
}

export interface VisitorOptions {
  /** Of the portal that is visited, where it is not the one of most journeys. */
  readonly baseUrl?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Where it says nothing, a narrow window is a phone's. */
  readonly touch?: boolean;
  /** What the browser speaks. */
  readonly locale?: string;
  readonly storageState?: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** From this width on a window is a tablet's or a laptop's. */
const phoneEnds = 480;

/** Somebody at a browser of their own. */
export async function visit(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1366, height = 900, colorScheme = 'light' } = options;
  const { touch = width < phoneEnds } = options;
  const { locale = 'es-ES', storageState } = options;
  const baseURL = options.baseUrl ?? (await ownPortal());
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale,
    timezoneId: 'Europe/Madrid',
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
    // Nothing then has to be waited for that only moves.
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(patience);
  const problems: string[] = [];
  const tolerated: RegExp[] = [];
  const report = (problem: string) => {
    if (!tolerated.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) report(`asked elsewhere: ${request.url()}`);
  });
  const page = await context.newPage();
  return { context, page, problems, tolerate: (pattern) => void tolerated.push(pattern) };
}

/** Lets the network come to rest: the page asks by the clock, and keeps no connection open for what is new. */
export async function withoutLive(page: Page): Promise<void> {
  await page.route(`**${notificationStream.path}`, (route) => route.fulfill({ status: 204 }));
}

/** Holds back what is asked of an address, until the function that it gives is called. */
export async function heldBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const mayGoOn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  return release;
}

/** All of them, or those alone whose answer can differ between the looks of one screen. */
export type AxeRules = 'all' | 'of a look';

const rulesOfALook = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** Holds the screen against the rules of axe: nothing serious or critical. */
export async function expectAccessible(page: Page, rules: AxeRules = 'all'): Promise<void> {
  await settled(page);
  // Legacy is the mode that does not open a page of its own for the result; there are no frames here.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'of a look') axe.withRules(rulesOfALook);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  expect(grave, page.url()).toEqual([]);
}

/** Waits for what is fading in: half transparent text has no contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // What has changed begins its way with the next picture, and what inherits from it after that.
    const painted = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await painted();
    } while (passing().length > 0);
  });
}

/** With JOURNEY_SCREENSHOTS set to a folder, what every visitor saw when a journey failed. */
export async function keepScreens(name: string, visitors: readonly Visitor[]): Promise<void> {
  const folder = process.env.JOURNEY_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = name.replace(/\W+/g, '-').slice(0, 80);
  let number = 0;
  for (const page of visitors.flatMap(({ context }) => context.pages())) {
    number += 1;
    await page.screenshot({ path: join(folder, `${file}-${number}.png`), fullPage: true }).catch(() => {});
  }
}
