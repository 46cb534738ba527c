import type { Page } from 'playwright-core';
import { expectAccessible } from './browser.ts';
import { pdf } from './files.ts';
import { journey } from './journey.ts';
import { fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow } from './scene.ts';
import { fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** A student of education asks two schools: one refuses, one accepts, and a manager makes the placement. */

const words = wordsOf('es');
const { educationRequests: common, educationStudent: own, educationCentre: t, managedEducation } = words;
const notices = statusesOf('es');
const student = 'Irene Ballester Mora';
const refusing = 'Col·legi Pla de l’Arc';
const accepting = 'CEIP La Sequia Nova';
const reason = 'Este curso no nos quedan tutores de la especialidad.';

const written = (day: string) => day.split('-').reverse().join('/');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, notice: keyof typeof notices) =>
  page.getByText(notices[notice].title, { exact: true }).first().waitFor();

async function choose(page: Page, label: string, option: RegExp) {
  await page.getByRole('combobox', { name: labelled(label) }).click();
  await page.getByRole('option', { name: option }).click();
}

async function ask(page: Page, school: string) {
  await page.goto(placeOf('es', 'educationInternships'));
  await page.getByRole('link', { name: own.ask, exact: true }).click();
  await page.getByRole('heading', { name: words.titles.newEducationRequest, level: 1 }).waitFor();
  await choose(page, own.form.idProvincia, /^Valencia/);
  await choose(page, own.form.idCentro, new RegExp(`^${school}`));
  await page.getByLabel(own.form.fechaInicio, { exact: true }).fill(written(dayFromNow(60)));
  await page.getByLabel(own.form.fechaFin, { exact: true }).fill(written(dayFromNow(150)));
  await page.keyboard.press('Escape');
  await choose(page, own.form.nivel, new RegExp(`^${common.stages.primaria}$`));
  await page.getByLabel(own.form.especialidad, { exact: true }).fill('Educación Física');
  await expectAccessible(page);
  await button(page, own.form.send).click();
  await said(page, 'requestCreated');
  await page.getByRole('heading', { name: school, level: 3 }).first().waitFor();
}

async function handInCertificate(page: Page) {
  await button(page, own.certificate.handIn).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(pdf('certificado.pdf'));
  await dialog.getByLabel(own.certificate.fechaExpedicion, { exact: true }).fill(written(dayFromNow(-10)));
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await button(page, own.certificate.send).click();
  await page.getByText(own.certificate.entregado, { exact: true }).waitFor();
}

const openRequest = async (page: Page) => {
  await page.goto(placeOf('es', 'educationRequests'));
  await page.getByRole('link', { name: student, exact: true }).first().click();
  await page.getByRole('heading', { name: student, level: 1 }).waitFor();
};

journey('asks two schools, of which one accepts, and gets an internship', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('maestra'), width: 390, height: 844 });
  await ask(page, refusing);
  await ask(page, accepting);
  await handInCertificate(page);

  const { page: other } = await come();
  await other.goto(placeOf('es', 'loginCompany'));
  await fillLogin(other, 'es', 'josep.cervera@colegiplaarc.example');
  await other.waitForURL((url) => url.pathname === placeOf('es', 'home'));
  await openRequest(other);
  await button(other, t.refuse).click();
  const refusal = other.getByRole('dialog');
  await refusal.getByLabel(t.motivo, { exact: true }).fill(reason);
  await refusal.getByRole('button', { name: t.refuse, exact: true }).click();
  await said(other, 'requestRejected');

  const { page: centre } = await come({ storageState: await loggedIn('centro') });
  await openRequest(centre);
  await centre.getByText(t.unchecked, { exact: true }).waitFor();
  await centre.getByRole('link', { name: t.acceptNext, exact: true }).click();
  await button(centre, t.form.saveAndAccept).click();
  // What is missing is said beside each field, and what is typed stays.
  await centre.getByLabel(t.form.nombreTutorEmpresa, { exact: true }).fill('Carme');
  await expectAccessible(centre);
  await centre.getByLabel(t.form.ApellidosTutorEmpresa, { exact: true }).fill('Ibáñez Roig');
  await centre.getByLabel(t.form.emailTutorEmpresa, { exact: true }).fill('carme@escola.example');
  await centre.getByLabel(t.form.telefonoTutorEmpresa, { exact: true }).fill('961234570');
  await centre.getByRole('textbox', { name: labelled(t.form.grupo) }).fill('4.º A');
  await button(centre, t.form.saveAndAccept).click();
  await said(centre, 'requestAccepted');
  await centre.getByText(t.next.aceptada, { exact: true }).waitFor();

  await page.reload();
  await page.getByText(reason, { exact: true }).waitFor();
  await page.getByText(own.next.aceptada, { exact: true }).waitFor();
  await expectAccessible(page);

  const { page: manager } = await come({ storageState: await loggedIn('gestora') });
  await manager.goto(`${placeOf('es', 'managedEducationRequests')}?estado=aceptada`);
  await manager.getByRole('link', { name: student, exact: true }).click();
  await manager.getByText(managedEducation.obstacle.sinCertificado, { exact: true }).waitFor();
  await button(manager, fill(managedEducation.certificate.acceptOf, { name: student })).click();
  await manager.getByText(managedEducation.certificate.accepted, { exact: true }).waitFor();
  await button(manager, managedEducation.start).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('button', { name: managedEducation.start, exact: true }).waitFor();
  await expectAccessible(manager);
  await dialog.getByRole('button', { name: managedEducation.start, exact: true }).click();
  await manager.waitForURL(`**${placeOf('es', 'managedIncorporationForms')}/*`);
  await manager.getByRole('heading', { name: student, level: 1 }).waitFor();
  // What was agreed stands in the form.
  await manager.getByText('carme@escola.example').first().waitFor();
});
