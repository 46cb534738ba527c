import { listCompanyChanges, listManagedChanges, withdrawChange } from '@portal/contract/change-requests';
import { validateIncorporationForm } from '@portal/contract/incorporation-forms';
import { getManagedPlacement, getOwnPlacement, listOwnPlacements } from '@portal/contract/placements';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { sentForm } from './incorporation-scene.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow } from './scene.ts';
import { fill, labelled, wordsOf } from './texts.ts';

/** What is changed once a placement is under way: another timetable, which all sign anew, and a renunciation. */

const [es, ca, en] = [wordsOf('es'), wordsOf('ca'), wordsOf('en')];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const written = (day: string) => day.split('-').reverse().join('/');

/** The placement of the demo student that is under way, with no change asked for. */
async function underWay(): Promise<number> {
  const [student, company] = [await clientOf('alumna'), await clientOf('empresa')];
  const { practicas } = await student.get(listOwnPlacements, {});
  const idPractica = practicas.find(({ estado }) => estado === 'enCurso')?.idPractica ?? 0;
  const changes = await company.get(listCompanyChanges, { params: { id: idPractica } });
  for (const { idCambio, version, estado } of changes)
    if (estado === 'pendiente' || estado === 'autorizacion')
      await company.get(withdrawChange, { body: { idCambio, version } });
  return idPractica;
}

journey('another timetable makes a new version, which the student signs', async ({ come }) => {
  const idPractica = await underWay();
  const horario = 'De martes a viernes, de 16 a 20 h';
  const { page: company } = await come({ storageState: await loggedIn('empresa') });
  await company.goto(`${placeOf('es', 'requestChange')}?practica=${idPractica}`);
  await company.getByLabel(es.requestChange.kind, { exact: true }).selectOption('horario');
  const timetable = company.getByLabel(labelled(es.incorporationForms.fields.horario));
  await timetable.fill(horario);
  await button(company, es.requestChange.send).click();
  // What is missing is said beside the fields, and what is typed stays.
  await company.locator('textarea[aria-invalid=true]').waitFor();
  await expectAccessible(company);
  expect(await timetable.inputValue()).toBe(horario);
  await company.getByLabel(es.requestChange.from, { exact: true }).fill(written(dayFromNow(3)));
  await company.keyboard.press('Tab');
  await company.getByLabel(es.requestChange.detail, { exact: true }).fill('Por las clases de la mañana.');
  await button(company, es.requestChange.send).click();
  await company.waitForURL((url) => url.pathname.startsWith(placeOf('es', 'companyPlacements')));

  const manager = await clientOf('gestora');
  const [asked] = (await manager.get(listManagedChanges, { query: {} })).cambios.filter(
    (change) => change.idPractica === idPractica && change.estado === 'pendiente',
  );
  const { page: desk } = await come({ storageState: await loggedIn('gestora') });
  await desk.goto(`${placeOf('es', 'managedChanges')}/${asked?.idCambio}`);
  await desk.getByText(horario, { exact: true }).waitFor();
  await button(desk, es.managedChanges.accept).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByText(fill(es.managedChanges.acceptVersion, { number: '2' }), { exact: true }).waitFor();
  await expectAccessible(desk);
  await button(desk, es.managedChanges.accept).last().click();
  await dialog.waitFor({ state: 'hidden' });

  const { page } = await come({ storageState: await loggedIn('alumna'), width: 390, locale: 'en-GB' });
  await page.goto(`${placeOf('en', 'myPlacements')}/${idPractica}`);
  await page.getByText(/^Version 2, /).waitFor();
  await expectAccessible(page);
  await button(page, en.placementView.sign.button).first().click();
  const signing = page.getByRole('dialog', { name: en.placementView.sign.title, exact: true });
  await signing.getByRole('button', { name: en.placementView.sign.confirm, exact: true }).click();
  await signing.waitFor({ state: 'hidden' });
  const { datos } = await (await clientOf('alumna')).get(getOwnPlacement, { params: { id: idPractica } });
  expect(datos.horario.horario).toBe(horario);
});

journey('a student renounces, and the company and the managers read why', async ({ come }) => {
  const { idSolicitud } = await sentForm('Renuncia');
  const manager = await clientOf('gestora');
  const { idPractica } = await manager.get(validateIncorporationForm, {
    body: { idSolicitud, version: 2, tipoPractica: 'curricular' },
  });
  const { page } = await come({ storageState: await loggedIn('alumna'), width: 390 });
  await page.goto(`${placeOf('ca', 'myPlacements')}/${idPractica}`);
  const words = ca.ownPlacements.renounce;
  await button(page, words.button).click();
  const dialog = page.getByRole('dialog', { name: words.title, exact: true });
  await dialog.getByLabel(words.motivo, { exact: true }).fill('He trobat feina a una altra ciutat.');
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  // The day is missing: said beside it.
  await expectAccessible(page);
  await dialog.getByLabel(words.desde, { exact: true }).fill(written(dayFromNow(40)));
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.getByText(ca.placementView.states.renunciada, { exact: true }).first().waitFor();
  expect((await manager.get(getManagedPlacement, { params: { id: idPractica } })).estado).toBe('renunciada');

  const { page: company } = await come({ storageState: await loggedIn('empresa') });
  await company.goto(`${placeOf('es', 'companyPlacements')}/${idPractica}`);
  await company
    .getByText(/He trobat feina a una altra ciutat/)
    .first()
    .waitFor();
  await expectAccessible(company);
});
