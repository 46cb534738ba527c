import { listMail } from '@portal/contract/mail';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

journey('help is searched, and what is not found there is written to the right area', async ({ come }) => {
  const { help } = wordsOf('es');
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'help'));
  const search = page.getByRole('searchbox', { name: help.search, exact: true });
  await search.fill('europass');
  const question = page.getByRole('button', { name: '¿Puedo importar mi CV?', exact: true });
  await question.waitFor();
  expect(await page.getByRole('button', { name: '¿Cómo cambio mi contraseña?', exact: true }).count()).toBe(
    0,
  );
  await question.click();
  await page.getByText('JSON Resume').waitFor();
  await search.fill('una cosa que no está');
  await page.getByText(help.notFound, { exact: true }).waitFor();

  const region = page.getByRole('region', { name: help.write.title, exact: true });
  await region.getByRole('button', { name: help.write.send, exact: true }).click();
  await region.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page);
  await region.getByLabel(help.write.area, { exact: true }).selectOption('practicas');
  await region.getByLabel(help.write.subject, { exact: true }).fill('Pregunta del recorrido');
  await region.getByLabel(help.write.text, { exact: true }).fill('¿Cuándo se firma mi anexo?');
  await region.getByRole('button', { name: help.write.send, exact: true }).click();
  await region.getByText(help.write.sent, { exact: true }).waitFor();
  const manager = await clientOf('gestora');
  await expect
    .poll(async () =>
      (await manager.get(listMail, { query: {} })).correos.some(({ asunto }) =>
        asunto.includes('Pregunta del recorrido'),
      ),
    )
    .toBe(true);
});

journey('a guide that a manager writes is read by a student, in three steps from home', async ({ come }) => {
  const { guideForm, home, titles, writtenText } = wordsOf('es');
  const manager = (await come({ storageState: await loggedIn('gestora') })).page;
  await manager.goto(placeOf('es', 'newGuide'));
  await manager.getByLabel(writtenText.form.title, { exact: true }).fill('Guía del recorrido');
  await manager.locator('[data-path="textos.es.descripcion"]').fill('Lo que hay dentro.');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: guideForm.form.publish, exact: true }).click();
  await manager.getByRole('link', { name: 'Guía del recorrido', exact: true }).waitFor();

  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'home'));
  await page
    .getByRole('region', { name: home.student.guides, exact: true })
    .getByRole('link', { name: home.student.allGuides, exact: true })
    .click();
  await page.getByRole('heading', { name: titles.guides, level: 1, exact: true }).waitFor();
  await page.getByText('Lo que hay dentro.').waitFor();
});

journey('the address of the students’ help leads a company to its own', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'help'));
  await page.waitForURL((url) => url.pathname === placeOf('es', 'companyHelp'));
  await page.getByRole('searchbox', { name: wordsOf('es').help.search, exact: true }).waitFor();
});
