import { randomUUID } from 'node:crypto';
import { askableCompanies, requestCompanyDocument } from '@portal/contract/company-documents';
import { getOwnCompany } from '@portal/contract/company-page';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { lying, pdf } from './files.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { newWord } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** What a company hands in, finds again and takes with it. */

const { companyDocuments: words } = wordsOf('en');

/** Asks the company of the account for a document. */
async function ask(nombre: string): Promise<void> {
  const { nombreComercial } = await (await clientOf('empresa')).get(getOwnCompany, {});
  const manager = await clientOf('gestora');
  const [company] = await manager.get(askableCompanies, { query: { texto: nombreComercial } });
  const body = { empresas: [company?.idEmpresa ?? 0], nombre, claveEnvio: randomUUID() };
  await manager.get(requestCompanyDocument, { body });
}

journey(
  'a company hands in what is awaited and several more on a phone, and downloads a zip',
  async ({ come }) => {
    const [awaited, other] = [newWord(), `${newWord()}.pdf`];
    await ask(awaited);
    const { page } = await come({
      storageState: await loggedIn('empresa'),
      width: 360,
      height: 740,
      locale: 'en',
    });
    await page.goto(placeOf('en', 'documentation'));
    const choose = async (name: string, files: Parameters<typeof page.setInputFiles>[1]) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name, exact: true }).click();
      await (await chooser).setFiles(files);
    };
    const handIn = fill(words.todo.handInOf, { name: awaited });
    await choose(handIn, pdf());
    await page.getByRole('button', { name: handIn, exact: true }).waitFor({ state: 'detached' });

    await choose(words.upload.choose, [pdf(other), lying()]);
    await page.getByText(fill(words.upload.progress_other, { done: 1, count: 2 }), { exact: true }).waitFor();
    await page.getByText(fieldTextsOf('en').fileContent, { exact: true }).waitFor();
    await expectAccessible(page);

    for (const name of [awaited, other])
      await page.getByRole('checkbox', { name: fill(words.select, { name }), exact: true }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: fill(words.zip.button_other, { count: 2 }), exact: true }).click();
    expect((await download).suggestedFilename()).toBe('documents.zip');

    await page.getByRole('searchbox', { name: words.filters.texto, exact: true }).fill(awaited);
    await page.getByRole('button', { name: words.filters.submit, exact: true }).click();
    await page.getByText(fill(words.found_one, { count: 1 }), { exact: true }).waitFor();
  },
);
