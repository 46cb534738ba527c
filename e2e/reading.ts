import type { Locator, Page } from 'playwright-core';
import { wordsOf } from './texts.ts';

/** An offer as its reader finds it on the page, in Spanish. */
export interface Reading {
  /** What stands beside each label of the facts. */
  readonly facts: Readonly<Record<string, string>>;
  /** What stands below each heading. */
  readonly parts: Readonly<Record<string, string>>;
}

const { offerView } = wordsOf('es');

export async function readOffer(page: Page): Promise<Reading> {
  const facts = page.getByRole('region', { name: offerView.facts.title, exact: true });
  // The catalogue, which has the names, comes by itself.
  await facts.getByText(offerView.facts.modality, { exact: true }).waitFor();
  const whole = facts.locator('..');
  return {
    facts: await pairs(facts.locator('dl > div'), 'dt', 'dd'),
    parts: await pairs(whole.locator('section').filter({ has: page.locator('h2, h3') }), 'h2, h3', ''),
  };
}

/** What is named by the first, and what it is; all of it without a second. */
async function pairs(entries: Locator, name: string, value: string): Promise<Record<string, string>> {
  const read = await entries.evaluateAll(
    (nodes, [label, content]) =>
      nodes.map((node) => {
        const textIn = (selector: string) => {
          const found = selector === '' ? node : node.querySelector(selector);
          return found instanceof HTMLElement ? found.innerText : '';
        };
        return [textIn(label), textIn(content)];
      }),
    [name, value] as const,
  );
  return Object.fromEntries(read);
}
