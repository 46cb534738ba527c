import { getOwnApplication } from '@portal/contract/applications';
import { getOwnOffer } from '@portal/contract/company-offers';
import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { accounts, clientOf, loggedIn } from './people.ts';
import { internship, newTitle, newWord, openOffer } from './scene.ts';
import { fill, wordsOf } from './texts.ts';

/** A manager on an offer's page: what the browser shows of each act, and where it leads. */

describe('a manager', () => {
  journey('puts a student forward from the list of offers, who accepts', async ({ come }) => {
    const { managedOffers, preregistrations, respond } = wordsOf('es');
    const titulo = newTitle('Busca a alguien');
    const urlOferta = await openOffer(internship(titulo));
    const manager = await come({ storageState: await loggedIn('gestora') });
    const { page } = manager;
    await page.goto(addressOf('es', 'managedOffers'));
    await page.getByRole('searchbox', { name: managedOffers.filters.texto }).fill(titulo);
    await page.getByRole('button', { name: managedOffers.filters.submit, exact: true }).click();
    await page.getByRole('link', { name: titulo, exact: true }).click();
    await page.getByRole('link', { name: managedOffers.acts.preinscribir, exact: true }).click();

    const search = page.getByRole('searchbox', { name: preregistrations.students.search });
    await search.fill(accounts.alumna.email);
    await search.press('Enter');
    await page
      .getByRole('button', { name: /^Añadir a / })
      .first()
      .click();
    await page.getByText(preregistrations.fits, { exact: true }).waitFor();
    await expectAccessible(page);
    const nota = `Hemos pensado en ti ${newWord()}`;
    await page.getByRole('textbox', { name: preregistrations.note }).fill(nota);
    await page
      .getByRole('button', { name: fill(preregistrations.send_one, { count: 1 }), exact: true })
      .click();
    await page.getByText(managedOffers.notSent, { exact: true }).waitFor();
    await expectAccessible(page);

    const student = await come({ width: 360, storageState: await loggedIn('alumna') });
    await student.page.goto(addressOf('es', 'application', { urlAcceso: urlOferta }));
    await student.page.getByText(nota).waitFor();
    await expectAccessible(student.page);
    await student.page.getByRole('button', { name: respond.accept, exact: true }).click();
    const own = await clientOf('alumna');
    const stands = async () => (await own.get(getOwnApplication, { params: { id: urlOferta } })).candidatura;
    await expect.poll(stands).toMatchObject({ idEstado: 3, enviada: true });
  });

  journey('corrects an offer, unpublishes it with a reason and publishes it again', async ({ come }) => {
    const { managedOffers, offerForm } = wordsOf('en');
    const { acts, ask, parts } = managedOffers;
    const titulo = newTitle('Se corrige');
    const urlOferta = await openOffer(internship(titulo));
    const { page } = await come({ width: 360, storageState: await loggedIn('gestora') });
    await page.goto(addressOf('en', 'managedOffer', { id: urlOferta }));
    await page.getByRole('link', { name: acts.corregir, exact: true }).click();
    const corrected = newTitle('Ya corregida');
    await page.getByLabel(offerForm.field.titulo, { exact: true }).fill(corrected);
    await page.getByRole('button', { name: offerForm.correct.submit, exact: true }).click();
    await page.getByRole('heading', { name: corrected, level: 1, exact: true }).waitFor();
    const history = page.getByRole('region', { name: parts.history, exact: true });
    expect(await history.locator('ins').innerText()).toBe(corrected);
    await expectAccessible(page);

    await page.getByRole('button', { name: acts.retirar, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: ask.retirar.title, exact: true });
    await dialog.getByRole('textbox', { name: ask.reason }).fill('The hours are not those agreed');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: ask.retirar.confirm, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const company = await clientOf('empresa');
    const stands = async () =>
      (await company.get(getOwnOffer, { params: { id: urlOferta } })).resumen.estadoOferta;
    expect(await stands()).toBe('retirada');
    await page.getByRole('button', { name: acts.publicar, exact: true }).click();
    await expect.poll(stands).toBe('abierta');
  });
});
