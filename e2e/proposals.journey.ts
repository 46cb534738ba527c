import { getOwnCompany } from '@portal/contract/company-page';
import { getCv } from '@portal/contract/cv';
import { getIncorporationForm } from '@portal/contract/incorporation-forms';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow, newTitle } from './scene.ts';
import { labelled, statusesOf, wordsOf } from './texts.ts';

/** A student proposes an internship at a company that nobody knows: a manager completes it, and the form opens. */

const words = wordsOf('es');
const { proposals: t } = words;
const { fields } = t.wizard;

const typed = (day: string) => day.split('-').reverse().join('/');

const tickUnknown = (page: Page, of: string) =>
  page.getByRole('checkbox', { name: `${t.wizard.unknown} (${of})`, exact: true }).check();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const step = (page: Page, name: 'candidate' | 'type' | 'company' | 'contact', { wizard } = t) =>
  page.getByRole('heading', { name: wizard.steps[name], level: 2, exact: true }).waitFor();

/** Writes it step by step; gives its number. */
async function propose(page: Page, titulo: string): Promise<string> {
  await page.goto(placeOf('es', 'newProposal'));
  await step(page, 'candidate');
  await page.getByRole('combobox', { name: fields.idEstudio, exact: true }).click();
  await page.getByRole('option').first().click();
  await press(page, t.wizard.next);

  await step(page, 'type');
  // What is missing is said before the next step.
  await press(page, t.wizard.next);
  await page.getByText(statusesOf('es').reviewAllFields.title, { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel(fields.titulo, { exact: true }).fill(titulo);
  await page.getByRole('radio', { name: labelled(t.kinds.curricular) }).check();
  await page.getByRole('radio', { name: t.student.paid.no }).check();
  await page.getByLabel(fields.fechaInicio, { exact: true }).fill(typed(dayFromNow(3)));
  await page.getByLabel(fields.fechaFin, { exact: true }).fill(typed(dayFromNow(90)));
  await page.keyboard.press('Tab');
  await press(page, t.wizard.next);
  await page.getByText(statusesOf('es').unpaidTooSoon.body, { exact: true }).waitFor();
  await page.getByLabel(fields.fechaInicio, { exact: true }).fill(typed(dayFromNow(20)));
  await page.keyboard.press('Tab');
  await press(page, t.wizard.next);

  await step(page, 'company');
  await page.getByLabel(fields.cif, { exact: true }).fill('B12345674');
  await press(page, t.wizard.next);
  await page.getByText(t.student.notFoundTitle, { exact: true }).waitFor();
  await page.getByLabel(fields.nombreEmpresa, { exact: true }).fill('Talleres Mediterráneo');
  await press(page, t.wizard.next);

  await step(page, 'contact');
  await tickUnknown(page, fields.emailContacto);
  await tickUnknown(page, t.wizard.signatoryTitle);
  await expectAccessible(page);
  await press(page, t.wizard.send);
  await page.getByText(statusesOf('es').proposalRegistered.title, { exact: true }).waitFor();
  await page.getByRole('heading', { name: titulo, level: 1, exact: true }).waitFor();
  await page.getByText(t.own.student.turns.gestor, { exact: true }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

journey(
  'proposes an internship at a company that is not known, which a manager completes and validates',
  async ({ come }) => {
    const titulo = newTitle('Prácticas en un taller');
    const { page } = await come({ storageState: await loggedIn('alumna') });
    const id = await propose(page, titulo);

    const { page: manager } = await come({ storageState: await loggedIn('gestora') });
    await manager.goto(`${placeOf('es', 'managedProposals')}?esperan=true`);
    await manager.getByRole('link', { name: titulo, exact: true }).click();
    await manager.getByText(t.managed.missing.empresa, { exact: true }).waitFor();
    await press(manager, t.managed.complete);
    const dialog = manager.getByRole('dialog');
    const { cif } = await (await clientOf('empresa')).get(getOwnCompany, {});
    await dialog.getByLabel(labelled(t.managed.empresa)).fill(cif);
    await dialog
      .getByRole('checkbox', { name: labelled(t.wizard.unknown) })
      .first()
      .uncheck();
    await dialog.getByLabel(fields.emailContacto, { exact: true }).fill('taller@empresa.example');
    await dialog.getByLabel(fields.nombreContacto, { exact: true }).fill('Pere');
    await dialog.getByLabel(fields.apellidosContacto, { exact: true }).fill('Soler Mas');
    await expectAccessible(manager);
    await dialog.getByRole('button', { name: t.managed.save, exact: true }).click();
    await manager.getByText(t.managed.next.empresa, { exact: true }).waitFor();

    await press(manager, t.managed.vouch);
    await dialog.getByLabel(t.managed.vouchNote, { exact: true }).fill('Pere Soler, por teléfono.');
    await dialog.getByRole('button', { name: t.managed.vouch, exact: true }).click();
    await press(manager, t.managed.validate);
    await dialog.getByRole('button', { name: t.managed.validate, exact: true }).click();
    await manager.getByText(t.managed.next.validada, { exact: true }).waitFor();
    await expectAccessible(manager);

    const { page: company } = await come({ storageState: await loggedIn('empresa') });
    await company.goto(`${placeOf('es', 'proposals')}/${id}`);
    await company.getByRole('link', { name: t.own.company.toResult, exact: true }).click();
    await company.getByRole('heading', { name: words.titles.incorporationForm, level: 1 }).waitFor();
    const idSolicitud = Number(new URL(company.url()).pathname.split('/').at(-1));
    const form = await (await clientOf('empresa')).get(getIncorporationForm, { params: { id: idSolicitud } });
    expect(form).toMatchObject({
      estado: 'abierto',
      datos: {
        contacto: { nombre: 'Pere', email: 'taller@empresa.example' },
        horario: { fechaInicio: dayFromNow(20), fechaFin: dayFromNow(90) },
        condiciones: { remunerada: false },
      },
    });
  },
);

journey('a company proposes in Catalan a student who confirms', async ({ come }) => {
  const words = wordsOf('ca').proposals;
  const { fields: labels } = words.wizard;
  const titulo = newTitle('Pràctiques acordades');
  const { cv } = await (await clientOf('alumna')).get(getCv, {});
  const { page } = await come({ storageState: await loggedIn('empresa'), locale: 'ca-ES' });
  await page.goto(placeOf('ca', 'newProposal'));
  await page.getByLabel(labels.dni, { exact: true }).fill('00000000A');
  await press(page, words.wizard.next);
  // Not a document of identity: said beside it, and kept.
  await page.locator('input[aria-invalid=true]').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel(labels.dni, { exact: true }).fill(cv.personales.dni ?? '');
  await page.keyboard.press('Tab');
  await page.getByText(words.company.found, { exact: true }).waitFor();
  await page.getByRole('combobox', { name: labels.idEstudio, exact: true }).click();
  await page.getByRole('option').first().click();
  await press(page, words.wizard.next);
  await page.getByLabel(labels.titulo, { exact: true }).fill(titulo);
  await page.getByRole('radio', { name: labelled(words.kinds.curricular) }).check();
  await page.getByRole('radio', { name: words.company.paid.no }).check();
  await page.getByLabel(labels.fechaInicio, { exact: true }).fill(typed(dayFromNow(20)));
  await page.getByLabel(labels.fechaFin, { exact: true }).fill(typed(dayFromNow(90)));
  await page.keyboard.press('Tab');
  await press(page, words.wizard.next);
  await step(page, 'company', words);
  await press(page, words.wizard.next);
  await step(page, 'contact', words);
  await page
    .getByRole('checkbox', { name: `${words.wizard.unknown} (${words.wizard.signatoryTitle})`, exact: true })
    .check();
  await expectAccessible(page);
  await press(page, words.wizard.send);
  await page.getByText(words.own.company.turns.alumno, { exact: true }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  const { page: student } = await come({ storageState: await loggedIn('alumna'), width: 390 });
  await student.goto(`${placeOf('es', 'proposals')}/${id}`);
  await press(student, t.own.confirm.button);
  const dialog = student.getByRole('dialog', { name: t.own.confirm.student.title, exact: true });
  await dialog.waitFor();
  await expectAccessible(student);
  await dialog.getByRole('button', { name: t.own.confirm.button, exact: true }).click();
  await student.getByText(t.own.student.turns.gestor, { exact: true }).waitFor();
  await page.reload();
  await page.getByText(words.own.company.turns.gestor, { exact: true }).waitFor();
});
