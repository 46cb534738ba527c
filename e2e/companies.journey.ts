import { getManagedCompany, listManagedCompanies } from '@portal/contract/companies';
import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { newWord } from './scene.ts';
import { fill, wordsOf } from './texts.ts';

/** Of a company that the demo has not. */
const cif = 'B23548712';

describe('a manager', () => {
  journey('is told what is wrong with a sheet of companies, and brings them in', async ({ come }) => {
    const { imports, companies } = wordsOf('es');
    const { page } = await come({ storageState: await loggedIn('gestora') });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const upload = async (rows: readonly string[]) => {
      const chooser = page.waitForEvent('filechooser');
      await button(imports.choose).click();
      const buffer = Buffer.from(rows.join('\n'));
      await (await chooser).setFiles({ name: 'hoja.csv', mimeType: 'text/csv', buffer });
      await button(imports.columns.check).click();
    };
    const heading = 'NIF;Empresa;Correo;Contacto;Apellidos';
    await page.goto(addressOf('es', 'managedCompanies'));
    await page.getByRole('link', { name: companies.import, exact: true }).click();
    await upload([heading, 'B99999999;Talleres Nube;;;']);
    await page.getByRole('row', { name: /^2 NIF / }).waitFor();
    await page.getByRole('link', { name: imports.errors.again, exact: true }).click();
    await upload([heading, `${cif};Talleres Nube;ana@nube.example;Ana;Prats`]);
    await page.getByText(new RegExp(`^${imports.kinds.empresas.made}: `)).waitFor();
    await expectAccessible(page);
    await button(imports.result.apply).click();
    await page.getByText(imports.applied, { exact: true }).waitFor();
  });

  journey(
    'finds a company, notes something, merges the other one into it and undoes that',
    async ({ come }) => {
      const { companies } = wordsOf('es');
      const { merge, notes } = companies;
      const client = await clientOf('gestora');
      const query = { texto: 'delegación' };
      const [other] = (await client.get(listManagedCompanies, { query })).empresas;
      const named = { query: { texto: other?.nombreComercial ?? '' } };
      const { empresas } = await client.get(listManagedCompanies, named);
      const own = empresas.find(({ idEmpresa }) => idEmpresa !== other?.idEmpresa);
      if (!other || !own) throw new Error('the demo has no two companies of the same name');
      const { page } = await come({ storageState: await loggedIn('gestora') });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto(addressOf('es', 'managedCompanies'));
      await page.getByRole('searchbox', { name: companies.filters.texto }).fill(other.nombreComercial);
      await button(companies.filters.submit).click();
      await page.getByText(fill(companies.found_other, { count: 2 }), { exact: true }).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: own.cif })
        .getByRole('link', { name: own.nombreComercial, exact: true })
        .click();

      await button(notes.add).click();
      const texto = `Llamar en enero ${newWord()}`;
      await page.getByRole('textbox', { name: notes.new }).fill(texto);
      await button(notes.save).click();
      await page.getByText(texto).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: texto })
        .getByRole('button', { name: notes.delete })
        .click();
      await page.getByText(notes.deleted).waitFor();
      await button(notes.undo).click();
      await page.getByText(texto).waitFor();
      await expectAccessible(page);

      await page.getByRole('link', { name: merge.act, exact: true }).click();
      await page.getByRole('searchbox', { name: companies.filters.texto }).fill(other.cif);
      await button(companies.filters.submit).click();
      await button(fill(merge.compareWith, { company: other.nombreComercial })).click();
      await page.getByRole('radio', { name: other.nombreFiscal, exact: true }).check();
      await expectAccessible(page);
      await button(merge.confirm).click();
      await page.getByRole('dialog').getByRole('button', { name: merge.confirm, exact: true }).click();
      await page.getByRole('heading', { name: other.nombreComercial, level: 1 }).waitFor();
      await button(merge.undo).click();
      await page.getByRole('dialog').getByRole('button', { name: merge.undo, exact: true }).click();
      const state = async () =>
        (await client.get(getManagedCompany, { params: { id: other.idEmpresa } })).estado;
      await expect.poll(state).toBe('validada');
      await button(merge.undo).waitFor({ state: 'detached' });
    },
  );
});
