import { test as base, expect } from 'vitest';
import { Browsers, keepScreens, launchBrowser, type Visitor, type VisitorOptions } from './browser.ts';

interface Fixtures {
  $file: { browsers: Browsers };
  $test: {
    /** Somebody comes, at a browser of their own, which is left when the journey ends. */
    come: (options?: VisitorOptions) => Promise<Visitor>;
  };
}

/** Looked at by `npm run check:all` alone: what rules, calls or another journey show for the most part. */
export const rare = { tags: ['rare'] };

/** A journey: besides what it says itself, it fails on anything that went wrong in a page unseen. */
export const journey = base.extend<Fixtures>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(new Browsers(browser));
      await browser.close();
    },
    { scope: 'file' },
  ],
  come: async ({ browsers, task }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await browsers.visit(options);
      visitors.push(visitor);
      return visitor;
    });
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await keepScreens(task.name, visitors);
    const problems = visitors.flatMap((visitor) => visitor.problems);
    for (const visitor of visitors) await browsers.leave(visitor, hasFailed);
    expect(problems).toEqual([]);
  },
});
