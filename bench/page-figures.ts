import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';

const observer = fileURLToPath(new URL('observe-page.js', import.meta.url));

/** What one visit of a page came to. */
export interface PageFigures {
  /** Milliseconds until the first byte of the page. */
  readonly ttfb: number;
  /** Milliseconds until the largest thing in sight was painted, before anything was pressed. */
  readonly lcp: number;
  /** What that was. */
  readonly largest: string;
  /** The largest layout shift of a session window, over the whole visit. */
  readonly cls: number;
  /** Milliseconds of the slowest interaction. */
  readonly inp: number;
  /** Kilobytes of JavaScript as sent, until the page came to rest. */
  readonly scriptKB: number;
  /** Files of JavaScript that came over the network until then. */
  readonly scripts: number;
  /** Each layout shift and slow interaction, with its place in the page. */
  readonly details: readonly string[];
}

interface Observed {
  lcp: number;
  largest: string;
  cls: number;
  inp: number;
  details: string[];
}

const quietMs = 800;
const longestMs = 30_000;
/** The stream of notifications stays open for as long as the page is. */
const neverEnds = /escuchaNotificaciones/;

/** Follows what a page asks of the network: its JavaScript, and when it comes to rest. */
class Traffic {
  readonly #open = new Set<string>();
  readonly #scripts = new Map<string, number>();
  #lastChange = Date.now();

  constructor(cdp: CDPSession) {
    const asked = new Map<string, string>();
    const over = (requestId: string): void => {
      this.#open.delete(requestId);
      this.#lastChange = Date.now();
    };
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (neverEnds.test(request.url)) return;
      asked.set(requestId, request.url);
      this.#open.add(requestId);
      this.#lastChange = Date.now();
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = asked.get(requestId);
      if (url?.endsWith('.js') && encodedDataLength > 0) this.#scripts.set(url, encodedDataLength);
      over(requestId);
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => over(requestId));
  }

  scripts(): { count: number; bytes: number } {
    const bytes = [...this.#scripts.values()].reduce((sum, size) => sum + size, 0);
    return { count: this.#scripts.size, bytes };
  }

  /** Until nothing has been asked or answered for a while. */
  async rest(page: Page): Promise<void> {
    const end = Date.now() + longestMs;
    while (Date.now() < end) {
      await page.waitForTimeout(100);
      if (this.#open.size === 0 && Date.now() - this.#lastChange > quietMs) return;
    }
  }
}

/** The slow line and the slow processor that the figures are of: 1.6 Mbit/s, 150 ms, 4 times slower. */
async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens an address, waits until it comes to rest, does what a visitor does there, and tells what it came to. */
export async function measurePage(
  page: Page,
  address: string,
  interact: (rest: () => Promise<void>) => Promise<void>,
): Promise<PageFigures> {
  const cdp = await page.context().newCDPSession(page);
  await slowDown(cdp);
  const traffic = new Traffic(cdp);
  await page.addInitScript({ path: observer });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await traffic.rest(page);
  const { count, bytes } = traffic.scripts();
  const loaded = await observed(page);
  await interact(() => traffic.rest(page));
  await traffic.rest(page);
  const left = await observed(page);
  const ttfb = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : Number.NaN;
  });
  await cdp.detach();
  return {
    ttfb,
    lcp: loaded.lcp,
    largest: loaded.largest,
    cls: left.cls,
    inp: left.inp,
    scriptKB: bytes / 1_000,
    scripts: count,
    details: left.details,
  };
}

const observed = (page: Page): Promise<Observed> => page.evaluate('window.figures');
