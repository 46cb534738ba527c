import { saveOfferDraft } from '@portal/contract/company-offers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { newTitle } from './scene.ts';
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

describe('a draft', () => {
  journey('that two tabs hold is not saved over by the older one unasked', async ({ come }) => {
    const { field: labels, outdated, restored } = wordsOf('es').offerForm;
    const first = await come({ storageState: await loggedIn('empresa') });
    const title = newTitle('En dos pestañas');
    await first.page.goto(placeOf('es', 'newInternship'));
    const saving = (page: Page) =>
      page.waitForResponse((answer) => answer.url().endsWith(saveOfferDraft.path));
    const type = async (page: Page, label: string, text: string) => {
      const saved = saving(page);
      await field(page, label).fill(text);
      await saved;
    };
    await type(first.page, labels.titulo, title);
    const second = await first.context.newPage();
    await second.goto(placeOf('es', 'newInternship'));
    await expect.poll(() => field(second, labels.titulo).inputValue()).toBe(title);
    await type(first.page, labels.departamento, 'El de la primera');
    await type(second, labels.departamento, 'El de la segunda');
    await second.getByText(outdated.title, { exact: true }).waitFor();
    await expectAccessible(second);
    expect(await first.page.getByText(outdated.title, { exact: true }).count()).toBe(0);

    // What is here, saved over the other: now that one is the older.
    const over = saving(second);
    await second.getByRole('button', { name: outdated.mine, exact: true }).click();
    await over;
    await second.getByText(outdated.title, { exact: true }).waitFor({ state: 'detached' });
    await type(first.page, labels.departamento, 'Otra vez la primera');
    await first.page.getByRole('button', { name: outdated.theirs, exact: true }).click();
    await shown(first.page, labels.departamento).toBe('El de la segunda');
    expect(await first.page.getByText(restored.title, { exact: true }).count()).toBe(0);
  });
});
