import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { notificationStream } from '@portal/contract/notifications';
import type { RunOptions } from 'axe-core';
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

declare global {
  interface Window {
    /** In a page that has been held against its rules. */
    axe: typeof import('axe-core');
  }
}

/** The longest that a step may take before the journey is given up; nothing waits for it to pass. */
const patience = 60_000;

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
  /** A browser that has nothing of the portal yet, and that no one else is given afterwards. */
  readonly fresh?: boolean;
}

/** From this width on a window is a tablet's or a laptop's. */
const phoneEnds = 480;

/** Browsers of one file of journeys. One that a visitor has left is given to the next, with the portal's files in its cache. */
export class Browsers {
  readonly #browser: Browser;
  readonly #left = new Map<string, BrowserContext[]>();
  readonly #keys = new Map<BrowserContext, string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Somebody at a browser of their own. */
  async visit(options: VisitorOptions = {}): Promise<Visitor> {
    const { storageState = { cookies: [], origins: [] }, fresh = false } = options;
    const window = await windowOf(options);
    const key = JSON.stringify(window);
    const left = fresh ? undefined : await this.#takeLeft(key, storageState);
    const context = left ?? (await this.#browser.newContext({ ...window, storageState }));
    if (!fresh) this.#keys.set(context, key);
    context.setDefaultTimeout(patience);
    return watched(context, window.baseURL);
  }

  /** One that was left, with what is kept in it now; none where its tab crashes, which Chromium's do at times. */
  async #takeLeft(key: string, storageState: NonNullable<VisitorOptions['storageState']>) {
    const left = this.#left.get(key)?.pop();
    try {
      await left?.setStorageState(storageState);
      return left;
    } catch {
      await left?.close();
      return undefined;
    }
  }

  /**
   * The visitor has left: their pages are closed, and what they kept is not found by the next one. After a journey that
   * failed nobody else is given the browser: a tab of it may have crashed, and then each page of it does.
   */
  async leave({ context }: Visitor, hasFailed: boolean): Promise<void> {
    const key = this.#keys.get(context);
    if (key === undefined || hasFailed) return context.close();
    for (const page of context.pages()) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    for (const event of watchedEvents) context.removeAllListeners(event);
    this.#left.set(key, [...(this.#left.get(key) ?? []), context]);
  }
}

async function windowOf({
  baseUrl,
  width = 1366,
  height = 900,
  colorScheme = 'light',
  touch = width < phoneEnds,
  locale = 'es-ES',
}: VisitorOptions) {
  return {
    baseURL: baseUrl ?? (await ownPortal()),
    viewport: { width, height },
    locale,
    timezoneId: 'Europe/Madrid',
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
    // Nothing then has to be waited for that only moves.
    reducedMotion: 'reduce',
  } as const;
}

/** Of what a page says when a journey fails. */
const mostWords = 1_500;

const watchedEvents = ['console', 'weberror', 'request'] as const;

/** A page of the context, and what goes wrong in it. */
async function watched(context: BrowserContext, baseUrl: string): Promise<Visitor> {
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
    if (protocol.startsWith('http') && origin !== baseUrl) report(`asked elsewhere: ${request.url()}`);
  });
  const page = await context.newPage();
  goWithoutFrame(page);
  return { context, page, problems, tolerate: (pattern) => void tolerated.push(pattern) };
}

/** The frames that come with the page, one for each kind of reader, have the same words as the screen that replaces them. */
function goWithoutFrame(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.locator('#marco').waitFor({ state: 'detached' });
    return answer;
  };
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

/** The short form of axe: the other is 1.3 MB for each page that is looked at. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All of them, or those alone whose answer can differ between the looks of one screen. */
export type AxeRules = 'all' | 'of a look';

const rulesOfALook = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** In a list what comes after the third entry is built as the first three are. */
const furtherEntries = ['main :is(ul, ol) > li:nth-of-type(n + 4)', 'main tbody > tr:nth-of-type(n + 4)'];

/** How much of a list is looked at: each entry, or the first ones, where a state is looked at and not a screen. */
export type Entries = 'all' | 'first';

/**
 * Holds the screen against the rules of axe: nothing serious or critical. Of a screen with an open dialog, which nothing
 * outside of it can be reached from, only the dialog.
 */
export async function expectAccessible(
  page: Page,
  { rules = 'all', entries = 'first' }: { rules?: AxeRules; entries?: Entries } = {},
): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const screen = { include: ['html'], exclude: entries === 'all' ? [] : furtherEntries };
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'of a look' && { runOnly: rulesOfALook }),
  };
  const violations = await page.evaluate(
    async ([all, how]) => {
      const dialogs = [...document.querySelectorAll('[aria-modal=true]')];
      const open = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
      return (await window.axe.run(open ?? all, how)).violations;
    },
    [screen, options] as const,
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  expect(grave, page.url()).toEqual([]);
}

/** Waits for what is fading in, or dimmed while it is asked for again: half transparent text has no contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
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

/**
 * Says where every visitor was and what they read when a journey failed; with JOURNEY_SCREENSHOTS set to a folder, also
 * keeps what they saw.
 */
export async function keepScreens(name: string, visitors: readonly Visitor[]): Promise<void> {
  for (const page of visitors.flatMap(({ context }) => context.pages())) {
    const words = await page
      .locator('body')
      .innerText({ timeout: 1_000 })
      .catch(() => '');
    process.stdout.write(`${name}: ${page.url()}\n${words.slice(0, mostWords)}\n`);
  }
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
