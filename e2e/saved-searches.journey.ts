import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { linkIn, readMail } from './mail.ts';
import { accounts, clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle, newWord, publish, sendOffer } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

describe('a saved search', () => {
  journey('is saved by keyboard on a phone, run again, renamed and deleted by mistake', async ({ come }) => {
    const { saved, search } = wordsOf('en').studentOffers;
    const { page } = await come({ width: 360, storageState: await loggedIn('alumna') });
    const word = newWord();
    await page.goto(`${placeOf('en', 'internshipOffers')}?texto=${word}&idProvincia=46`);
    await page.getByRole('button', { name: saved.save, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: saved.dialogTitle, exact: true });
    const name = dialog.getByLabel(saved.name, { exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe(`${word} · Valencia`);
    await expectAccessible(page);
    await name.fill('');
    await name.press('Enter');
    await dialog.getByText(fieldTextsOf('en').required).waitFor();
    await name.fill(`Near home ${word}`);
    await name.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const link = page.getByRole('link', {
      name: fill(saved.isSaved, { name: `Near home ${word}` }),
      exact: true,
    });
    await link.press('Enter');

    const card = page.getByRole('article', { name: `Near home ${word}`, exact: true });
    await card.waitFor();
    await expectAccessible(page);
    await card
      .getByRole('button', { name: fill(saved.rename, { name: `Near home ${word}` }) })
      .press('Enter');
    const rename = page.getByRole('dialog', { name: saved.renameTitle, exact: true });
    await rename.getByLabel(saved.name, { exact: true }).fill(`Marketing ${word}`);
    await rename.getByLabel(saved.name, { exact: true }).press('Enter');
    const renamed = page.getByRole('article', { name: `Marketing ${word}`, exact: true });
    await renamed.waitFor();

    await renamed
      .getByRole('button', { name: fill(saved.delete, { name: `Marketing ${word}` }) })
      .press('Enter');
    await renamed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: saved.undo, exact: true }).press('Enter');
    await renamed
      .getByRole('link', { name: fill(saved.run_other, { count: 0 }), exact: true })
      .press('Enter');
    await page.getByLabel(search.label, { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe(`?texto=${word}&idProvincia=46`);
  });

  journey(
    'brings a new offer by mail at once, whose link stops the alerts without a login',
    async ({ come }) => {
      const { saved, stop } = wordsOf('es').studentOffers;
      const { page } = await come({ storageState: await loggedIn('alumno') });
      const title = newTitle('Prácticas de alerta');
      const word = title.split(' ').at(-1) ?? '';
      await page.goto(`${placeOf('es', 'internshipOffers')}?texto=${word}`);
      await page.getByRole('button', { name: saved.save, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: saved.dialogTitle, exact: true });
      await dialog.getByLabel(saved.frequencies.inmediata, { exact: true }).check();
      await dialog.getByRole('button', { name: saved.submit, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });

      await publish(await clientOf('gestora'), await sendOffer(internship(title)));
      const manager = await come({ storageState: await loggedIn('gestora') });
      const text = await readMail(manager.page, accounts.alumno.email, title);

      const visitor = await come();
      await visitor.page.goto(linkIn(text.slice(text.lastIndexOf('\n'))));
      await visitor.page.getByText(word, { exact: true }).waitFor();
      await expectAccessible(visitor.page);
      await visitor.page.getByRole('button', { name: stop.action, exact: true }).click();
      await visitor.page.getByRole('heading', { name: stop.done, exact: true }).waitFor();
      await page.goto('/busquedas-guardadas');
      const card = page.getByRole('article', { name: word, exact: true });
      expect(await card.getByRole('combobox').inputValue()).toBe('ninguna');
    },
  );
});
