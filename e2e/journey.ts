import type { Browser } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { keepScreens, launchBrowser, type Visitor, type VisitorOptions, visit } from './browser.ts';

interface Fixtures {
  $file: { browser: Browser };
  $test: {
    /** Somebody comes, at a browser of their own, which is closed when the journey ends. */
    come: (options?: VisitorOptions) => Promise<Visitor>;
  };
}

/** A journey: besides what it says itself, it fails on anything that went wrong in a page unseen. */
export const journey = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  come: async ({ browser, task }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await visit(browser, options);
      visitors.push(visitor);
      return visitor;
    });
    if (task.result?.state === 'fail') await keepScreens(task.name, visitors);
    const problems = visitors.flatMap((visitor) => visitor.problems);
    for (const { context } of visitors) await context.close();
    expect(problems).toEqual([]);
  },
});
