import { apply } from '@portal/contract/applications';
import { listCandidates, moveCandidate } from '@portal/contract/candidates';
import { getIncorporationForm } from '@portal/contract/incorporation-forms';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { writeOthers } from './incorporation-scene.ts';
import { journey } from './journey.ts';
import { newStudent, readyForInternships } from './newcomers.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { applyTo, internship, newTitle, onlyCandidate, openOffer } from './scene.ts';
import { fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** A company selects a candidate for an internship: the form, a section of it by link, and the managers. */

const words = wordsOf('es');
const { incorporationForms: t, candidates } = words;
const student = 'Marina Soler Bonmatí';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const sectionOf = (page: Page, section: keyof typeof t.sections) =>
  page.getByRole('region', { name: t.sections[section].title, exact: true });

async function writePerson(page: Page, section: 'contacto' | 'tutor', values: Record<string, string>) {
  const part = sectionOf(page, section);
  for (const [label, value] of Object.entries(values)) await part.getByLabel(labelled(label)).fill(value);
}

async function send(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(fill(t.send.text, { student })).waitFor();
  await dialog.getByRole('button', { name: t.send.confirm, exact: true }).click();
  await page.getByText(statusesOf('es').incorporationFormDone.title, { exact: true }).waitFor();
}

journey('two contacts write one section, and neither loses what they typed', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa') });
  const urlOferta = await openOffer(internship(newTitle('Dos contactos')));
  await applyTo(urlOferta);
  const { idCandidatura: idSolicitud } = await onlyCandidate(urlOferta);
  await (await clientOf('empresa')).call(moveCandidate, {
    body: { idCandidatura: idSolicitud, idEstado: 5 },
  });
  const form = `${placeOf('es', 'incorporationForm')}/${idSolicitud}`;
  const { page: colleague } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(form);
  await colleague.goto(form);
  const nameIn = (one: Page) => sectionOf(one, 'contacto').getByLabel(labelled(t.fields.nombre));
  const surnameIn = (one: Page) => sectionOf(one, 'contacto').getByLabel(labelled(t.fields.apellidos));
  await nameIn(colleague).waitFor();
  const saved = page.waitForResponse('**/api/Empresa/guardaSeccionFormularioIncorporacion');
  await nameIn(page).fill('Pere');
  await (await saved).finished();
  await surnameIn(colleague).fill('Mas Roig');
  await colleague.getByText(t.saving.conflict.title, { exact: true }).waitFor();
  await expectAccessible(colleague);
  expect(await surnameIn(colleague).inputValue()).toBe('Mas Roig');
  await button(colleague, t.saving.conflict.mine).click();
  await colleague.getByText(t.saving.conflict.title, { exact: true }).waitFor({ state: 'detached' });
  const kept = async () =>
    (await (await clientOf('empresa')).get(getIncorporationForm, { params: { id: idSolicitud } })).datos
      .contacto;
  await expect.poll(kept).toMatchObject({ nombre: 'Pere', apellidos: 'Mas Roig' });
});

journey(
  'selects by the form, which others fill in part and a manager returns twice and validates',
  async ({ come }) => {
    const urlOferta = await openOffer(internship(newTitle('Incorporación')));
    await applyTo(urlOferta);
    const { idCandidatura: idSolicitud } = await onlyCandidate(urlOferta);
    const { page } = await come({ storageState: await loggedIn('empresa') });

    await page.goto(`${placeOf('es', 'candidate')}/${idSolicitud}`);
    const steps = page.getByRole('region', { name: candidates.move.title, exact: true });
    await steps.getByRole('button', { name: candidates.move.to[5], exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(candidates.told[98].title, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: candidates.move.to[5], exact: true }).click();
    await page.getByText(statusesOf('es').incorporationFormRequired.title, { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: candidates.form.complete, exact: true }).click();

    // What is missing is said before anything is sent.
    await page.getByRole('heading', { name: words.titles.incorporationForm, level: 1 }).waitFor();
    await page.getByRole('button', { name: t.send.button, exact: true }).click();
    await page.getByText(statusesOf('es').selectionFormIncomplete.title, { exact: true }).waitFor();
    await expectAccessible(page);

    await sectionOf(page, 'tutor').getByRole('button', { name: t.links.add, exact: true }).click();
    await dialog.getByLabel(t.links.name, { exact: true }).fill('Marta Gil');
    await dialog.getByRole('button', { name: t.links.make, exact: true }).click();
    const { pathname, hash } = new URL((await dialog.getByText(/#[\w-]{43}$/).innerText()).trim());
    await dialog.getByRole('button', { name: words.ui.close, exact: true }).first().click();

    const { page: tutor } = await come();
    await tutor.goto(pathname + hash);
    await writePerson(tutor, 'tutor', {
      [t.fields.nombre]: 'Marta',
      [t.fields.apellidos]: 'Gil Ros',
      [t.fields.dni]: '00000000T',
      [t.fields.cargo]: 'Jefa de proyectos',
      [t.fields.email]: 'marta.gil@empresa.example',
      [t.fields.telefono]: '961234569',
    });
    await expectAccessible(tutor);
    await tutor.getByRole('button', { name: t.byLink.finish, exact: true }).click();
    await tutor.getByText(fill(t.byLink.thanks, { name: 'Marta Gil' }), { exact: true }).waitFor();

    await writeOthers(idSolicitud);
    await page.reload();
    await writePerson(page, 'contacto', { [t.fields.nombre]: '' });
    await button(page, t.send.button).click();
    const incomplete = page.getByText(statusesOf('es').selectionFormIncomplete.title, { exact: true });
    await incomplete.waitFor();
    await writePerson(page, 'contacto', {
      [t.fields.nombre]: 'Pere',
      [t.fields.apellidos]: 'Soler Mas',
      [t.fields.email]: 'pere.soler@empresa.example',
      [t.fields.telefono]: '961234568',
    });
    await incomplete.waitFor({ state: 'detached' });
    expect(await sectionOf(page, 'tutor').getByLabel(labelled(t.fields.nombre)).inputValue()).toBe('Marta');
    await send(page, t.send.button);

    const { page: manager } = await come({ storageState: await loggedIn('gestora') });
    const managed = `${placeOf('es', 'managedIncorporationForm')}/${idSolicitud}`;
    for (const [field, reason, corrected] of [
      ['tareas', 'Falta decir con qué programas trabajará.', 'Preparar informes con R y revisar datos.'],
      ['formacionAdquirida', 'Tiene que decir qué aprenderá.', 'Aprenderá a usar R con datos reales.'],
    ] as const)
      await returnAndCorrect(page, manager, { idSolicitud, label: t.fields[field], reason, corrected });
    await manager.goto(managed);
    await button(manager, t.managed.validate).click();
    const validating = manager.getByRole('dialog');
    await validating.getByRole('radio', { name: t.managed.kinds.curricular, exact: true }).check();
    await validating.getByRole('button', { name: t.managed.validate, exact: true }).click();
    await manager.getByRole('link', { name: t.managed.toPlacement, exact: true }).waitFor();
  },
);

journey(
  'fills both places of an internship at its closing, and names who is told otherwise',
  async ({ come }) => {
    const title = newTitle('Dos plazas');
    const urlOferta = await openOffer(internship(title, { plazas: 2 }));
    const people = [];
    for (const nombre of ['Primera', 'Segunda', 'Tercera']) {
      const person = await newStudent(nombre);
      await (await readyForInternships(person)).get(apply, { body: { urlOferta, aceptaCondiciones: true } });
      people.push(person);
    }
    const [, , third] = people;
    if (!third) throw new Error('three were made');
    const company = await clientOf('empresa');
    const { candidatos } = await company.get(listCandidates, { params: { id: urlOferta }, query: {} });
    const other = candidatos.find(({ nombre }) => nombre === third.nombre);
    const chosen = candidatos.filter((one) => one !== other);

    const { page } = await come({ width: 360, storageState: await loggedIn('empresa') });
    await page.goto(`${placeOf('es', 'companyOffer')}/${urlOferta}`);
    const { actions, closing } = words.companyOffers;
    await page.getByRole('button', { name: fill(actions.label, { title }), exact: true }).click();
    await page.getByRole('menuitem', { name: actions.close, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: closing.title, exact: true });
    await dialog.getByLabel(closing.yes, { exact: true }).check();
    const field = dialog.getByRole('combobox', { name: closing.name_other });
    for (const { nombre, apellidos } of chosen) {
      await field.fill(`${nombre} ${apellidos}`);
      await page.getByRole('option', { name: new RegExp(`^${nombre} ${apellidos} · `) }).click();
    }
    await page.keyboard.press('Escape');
    await dialog.getByText(fill(closing.told_one, { count: 1 }), { exact: true }).waitFor();
    await dialog.getByRole('button', { name: closing.theirNames, exact: true }).click();
    await dialog.getByText(`${third.nombre} ${third.apellidos}`, { exact: true }).waitFor();
    await expectAccessible(page);
    const start = dialog.getByLabel(labelled(closing.start.practicas));
    await start.fill('1/2/2031');
    await start.press('Tab');
    await dialog.getByRole('button', { name: closing.confirm, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const { candidatos: after } = await company.get(listCandidates, { params: { id: urlOferta }, query: {} });
    expect(after.map(({ nombre, idEstado }) => [nombre, idEstado]).sort()).toEqual(
      candidatos.map((one) => [one.nombre, one === other ? 6 : 98]).sort(),
    );
  },
);

interface Returned {
  idSolicitud: number;
  label: string;
  reason: string;
  corrected: string;
}

/** A manager marks one field of its activity; the company reads why, and writes it anew. */
async function returnAndCorrect(
  page: Page,
  manager: Page,
  { idSolicitud, label, reason, corrected }: Returned,
) {
  const managed = `${placeOf('es', 'managedIncorporationForm')}/${idSolicitud}`;
  await manager.goto(managed);
  await button(manager, fill(t.managed.markOf, { field: label })).click();
  const written = manager.getByLabel(fill(t.managed.reason, { field: label }), { exact: true });
  await written.fill(reason);
  await expectAccessible(manager);
  // What was typed is still there after a reload.
  await manager.reload();
  await written.waitFor();
  expect(await written.inputValue()).toBe(reason);
  await button(manager, t.managed.giveBack).click();
  await manager.getByText(t.managed.givenBack, { exact: true }).waitFor();

  await page.goto(`${placeOf('es', 'incorporationForm')}/${idSolicitud}`);
  await page.getByText(fill(t.reason, { reason }), { exact: true }).waitFor();
  await page.reload();
  await page.getByText(fill(t.reason, { reason }), { exact: true }).waitFor();
  await sectionOf(page, 'actividad').getByLabel(labelled(label)).fill(corrected);
  await send(page, t.send.again);
  await manager.goto(managed);
  await manager.getByText(corrected, { exact: true }).waitFor();
}
