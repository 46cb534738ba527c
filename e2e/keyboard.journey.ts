import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { placeOf } from './places.ts';
import { internship, newWord, openOffer } from './scene.ts';
import { fill, statusesOf, wordsOf } from './texts.ts';

/** The main job of a student without a pointer: nothing here is clicked. */

const { shell, session, titles, home, offers, states } = wordsOf('es');

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Presses Tab until the element has the focus, as one does who looks for it. */
async function tabTo(page: Page, element: Locator) {
  await element.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${element}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

journey(
  'a student logs in, searches, opens an offer, applies and logs out by keyboard alone',
  async ({ come }) => {
    const word = newWord();
    const title = `Sin ratón ${word}`;
    await openOffer(internship(title));
    const { page } = await come();
    const { keyboard } = page;
    await page.goto('/');

    await tabTo(page, page.getByRole('link', { name: session.choose.loginStudent }));
    await keyboard.press('Enter');
    await heading(page, titles.loginStudent).waitFor();
    await tabTo(page, page.getByLabel(session.form.user, { exact: true }));
    await keyboard.type('alumna@demo.test');
    await tabTo(page, page.getByLabel(session.form.password, { exact: true }));
    await keyboard.type('Portal2026');
    await keyboard.press('Enter');
    await heading(page, fill(home.student.title, { name: 'Marina' })).waitFor();

    const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
    await tabTo(page, menu.getByRole('link', { name: titles.internshipOffers, exact: true }));
    await keyboard.press('Enter');
    await heading(page, titles.internshipOffers).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: offers.search.label, exact: true }));
    await keyboard.type(word);
    await keyboard.press('Enter');
    await page
      .getByRole('heading', { name: fill(offers.search.found_one, { count: 1 }), level: 2 })
      .waitFor();
    await tabTo(page, page.getByRole('link', { name: title, exact: true }));
    await keyboard.press('Enter');
    await page.getByRole('region', { name: offers.requirements.title, exact: true }).waitFor();

    await tabTo(page, page.getByRole('button', { name: offers.apply.action, exact: true }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: offers.apply.dialog.title, exact: true });
    await tabTo(page, dialog.getByLabel(offers.apply.dialog.accept, { exact: true }));
    await keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: offers.apply.dialog.send, exact: true }));
    await keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: offers.apply.done.title, exact: true });
    await done.getByText(statusesOf('es').applied.title, { exact: true }).waitFor();
    await tabTo(page, done.getByRole('link', { name: offers.apply.see, exact: true }));
    await keyboard.press('Enter');
    await heading(page, title).waitFor();
    await page.getByText(states.application[1], { exact: true }).waitFor();

    await tabTo(page, page.getByRole('button', { name: shell.openMenu, exact: true }));
    await keyboard.press('Enter');
    const slide = page.getByRole('dialog', { name: shell.mainMenu, exact: true });
    await tabTo(page, slide.getByRole('link', { name: titles.logout, exact: true }));
    await keyboard.press('Enter');
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  },
);
