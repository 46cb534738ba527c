import { randomUUID } from 'node:crypto';
import { addProgrammeDocument, createProgramme, joinProgramme } from '@portal/contract/programmes';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { pdf } from './files.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { internship, newTitle, openOffer } from './scene.ts';
import { fill, labelled, statusesOf, wordsOf } from './texts.ts';

const { programmes, programmeForm, companyDocuments, offerForm, offerView, studentOffers, titles } =
  wordsOf('es');
const said = statusesOf('es');

/** A programme that students and companies ask to join, with a document. */
async function newProgramme(titulo: string): Promise<number> {
  const manager = await clientOf('gestora');
  const programa = {
    textos: { es: { titulo, descripcion: '<p>Seis meses de prácticas con mentoría.</p>' } },
    entradillas: {},
    patrocinador: 'Fundación Puerto',
    desde: '2026-01-01',
    hasta: null,
    adhesionAlumnos: true,
    adhesionEmpresas: true,
    para: 'todos' as const,
    exigeDedicacion: false,
    abierto: true,
    publicado: true,
  };
  const { idPrograma } = await manager.get(createProgramme, { body: { claveEnvio: randomUUID(), programa } });
  const fichero = {
    ficheroB64: pdf().buffer.toString('base64'),
    extension_adjunto: 'pdf',
    nombre: 'bases.pdf',
  } as const;
  await manager.get(addProgrammeDocument, { body: { idPrograma, fichero } });
  return idPrograma;
}

/** Finds the programme in the list and asks to join it, with the keyboard. */
async function askToJoin(page: Page, titulo: string, requested: string) {
  await page.goto(placeOf('es', 'programmes'));
  await page.getByRole('link', { name: titulo, exact: true }).press('Enter');
  await page.getByRole('heading', { name: titulo, level: 1, exact: true }).waitFor();
  await page.getByText(fill(programmes.documentsLater_one, { count: 1 }), { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: programmes.ask, exact: true }).press('Enter');
  const joining = page.getByRole('region', { name: programmes.joining, exact: true });
  await joining.getByText(requested, { exact: true }).waitFor();
  // The button has gone: who pressed it is where the answer is.
  await expect.poll(() => joining.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** The manager accepts the company and one student, and refuses the other. */
async function answer(page: Page, idPrograma: number) {
  const { adhesions } = programmeForm;
  await page.goto(addressOf('es', 'managedProgramme', { id: idPrograma }));
  await page.getByRole('link', { name: programmeForm.standing.list, exact: true }).press('Enter');
  const list = page.getByRole('list', { name: titles.programmeAdhesions, exact: true });
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(3);
  await expectAccessible(page);
  await page.getByLabel(adhesions.who, { exact: true }).selectOption('empresa');
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(1);
  await list.getByRole('checkbox').press(' ');
  await page
    .getByRole('button', { name: fill(adhesions.accept_one, { count: 1 }), exact: true })
    .press('Enter');
  await list.getByText(programmes.states.aceptada, { exact: true }).waitFor();

  await page.getByLabel(adhesions.who, { exact: true }).selectOption('alumno');
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(2);
  // In the order in which they asked.
  await list.getByRole('checkbox').first().press(' ');
  await page
    .getByRole('button', { name: fill(adhesions.accept_one, { count: 1 }), exact: true })
    .press('Enter');
  await list.getByText(programmes.states.aceptada, { exact: true }).waitFor();
  await list.getByRole('checkbox').first().press(' ');
  await page
    .getByRole('button', { name: fill(adhesions.refuse_one, { count: 1 }), exact: true })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: adhesions.refuseTitle, exact: true });
  await dialog.getByLabel(adhesions.reason, { exact: true }).fill('No quedan plazas en esta edición.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: adhesions.refuseButton, exact: true }).press('Enter');
  await list.getByText(programmes.states.rechazada, { exact: true }).waitFor();
}

journey('a programme is joined, and its offer applied to by who was accepted alone', async ({ come }) => {
  const titulo = newTitle('Programa Puerto');
  const idPrograma = await newProgramme(titulo);
  const company = (await come({ storageState: await loggedIn('empresa') })).page;
  await askToJoin(company, titulo, said.companyAdhesionRequested.body);
  const student = (await come({ storageState: await loggedIn('alumna') })).page;
  await askToJoin(student, titulo, said.studentAdhesion.body);
  await (await clientOf('alumno')).get(joinProgramme, { params: { id: idPrograma } });

  const manager = (await come({ storageState: await loggedIn('gestora') })).page;
  await answer(manager, idPrograma);

  await company.goto(placeOf('es', 'documentation'));
  const documents = company.getByRole('region', { name: companyDocuments.programmes.title, exact: true });
  await documents.getByRole('link', { name: titulo, exact: true }).waitFor();
  await expectAccessible(company);
  await company.goto(placeOf('es', 'newInternshipOffer'));
  const field = company.getByRole('combobox', { name: labelled(offerForm.field.idPrograma) });
  await field.click();
  await company.getByRole('option', { name: titulo, exact: true }).waitFor();

  const offer = newTitle('Reservada');
  const urlAcceso = await openOffer(internship(offer, { idPrograma }));

  await student.reload();
  await student.getByText(programmes.answers.aceptada, { exact: true }).waitFor();
  const saving = student.waitForEvent('download');
  await student
    .getByRole('button', { name: fill(programmes.download, { name: 'bases.pdf' }), exact: true })
    .press('Enter');
  expect((await saving).suggestedFilename()).toBe('bases.pdf');
  await student.getByRole('link', { name: offer, exact: true }).press('Enter');
  const facts = student.getByRole('region', { name: offerView.facts.title, exact: true });
  await facts.getByRole('link', { name: titulo, exact: true }).waitFor();
  await student.getByRole('button', { name: studentOffers.apply.action, exact: true }).press('Enter');
  const dialog = student.getByRole('dialog', { name: studentOffers.apply.dialog.title, exact: true });
  await dialog.getByLabel(studentOffers.apply.dialog.accept, { exact: true }).check();
  await dialog.getByRole('button', { name: studentOffers.apply.dialog.send, exact: true }).press('Enter');
  await student.getByText(said.applied.title, { exact: true }).waitFor();

  const other = (await come({ storageState: await loggedIn('alumno') })).page;
  await other.goto(addressOf('es', 'internshipOffer', { urlAcceso }));
  const fit = other.getByRole('region', { name: studentOffers.requirements.title, exact: true });
  await fit.getByText(/participantes de un programa de prácticas/).waitFor();
  expect(await other.getByRole('button', { name: studentOffers.apply.action, exact: true }).count()).toBe(0);
  await expectAccessible(other);
  await fit.getByRole('link', { name: studentOffers.requirements.fix.programas }).press('Enter');
  await other.getByRole('link', { name: titulo, exact: true }).press('Enter');
  await other.getByText('No quedan plazas en esta edición.', { exact: true }).waitFor();
});
