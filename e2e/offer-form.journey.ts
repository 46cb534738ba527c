import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fill, labelled, wordsOf } from './texts.ts';

/** The form of an offer takes what people type, and says what it cannot take. */

const field = (page: Page, label: string) => page.getByRole('textbox', { name: labelled(label) }).first();
const shown = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());

describe('a number', () => {
  for (const language of ['es', 'en'] as const) {
    journey(`of thousands is what was meant, in ${language}`, async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('empresa') });
      const { field: labels, doubt } = wordsOf(language).offerForm;
      await page.goto(placeOf(language, 'newJob'));
      const salary = field(page, labels.salario);
      for (const typed of ['30.000', '30,000', '30000']) {
        await salary.fill(typed);
        await salary.press('Tab');
        await shown(page, labels.salario).toBe(language === 'es' ? '30.000' : '30,000');
      }
      await salary.fill('30');
      const amount = language === 'es' ? '30\u00a0€' : '€30';
      await page.getByText(fill(doubt.year, { amount }), { exact: true }).waitFor();
      await expectAccessible(page);
    });
  }
});
