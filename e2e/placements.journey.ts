import { randomUUID } from 'node:crypto';
import {
  acceptChange,
  listCompanyChanges,
  requestChange,
  withdrawChange,
} from '@portal/contract/change-requests';
import { ratedAspects } from '@portal/contract/placement-reports';
import {
  getCompanyPlacement,
  getManagedPlacement,
  getOwnPlacement,
  listAcademicTutors,
  listOwnPlacements,
  sendTutorLink,
} from '@portal/contract/placements';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, type Visitor, type VisitorOptions } from './browser.ts';
import { sentForm } from './incorporation-scene.ts';
import { journey } from './journey.ts';
import { linkIn, readMail } from './mail.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow } from './scene.ts';
import { shape, wordsOf } from './texts.ts';

/** An internship from its form to its certificate, each person in their language: the student in Catalan, the manager in English. */

const [es, ca, en] = [wordsOf('es'), wordsOf('ca'), wordsOf('en')];
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

async function sign(page: Page, { sign: words }: typeof es.placementView, open: string) {
  await button(page, open).first().click();
  const dialog = page.getByRole('dialog', { name: words.title, exact: true });
  await dialog.getByText(words.lead, { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

journey(
  'a validated form becomes a placement, which student, company and institution sign',
  async ({ come }) => {
    const { idSolicitud } = await sentForm('Análisis');
    const { page: manager } = await come({ storageState: await loggedIn('gestora') });
    await manager.goto(`${placeOf('en', 'managedIncorporationForm')}/${idSolicitud}`);
    const { managed: form } = en.incorporationForms;
    await button(manager, form.validate).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('radio', { name: form.kinds.curricular, exact: true }).check();
    await dialog.getByRole('button', { name: form.validate, exact: true }).click();
    await manager.getByRole('link', { name: form.toPlacement, exact: true }).click();
    await manager.getByText(en.placementView.needs.firmaAlumno, { exact: true }).waitFor();
    const idPractica = Number(/\d+$/.exec(manager.url())?.[0]);

    // The annex names the tutor: its next version is what all sign.
    await button(manager, en.managedPlacements.acts.asignar).click();
    const tutors = await (await clientOf('gestora')).get(listAcademicTutors, { query: { activo: 'true' } });
    const [tutor] = tutors.tutores;
    const assign = manager.getByRole('dialog', { name: en.managedPlacements.assign.title, exact: true });
    await assign
      .getByLabel(en.managedPlacements.assign.idTutor)
      .and(manager.locator('input'))
      .fill(tutor?.apellidos ?? '');
    await manager.getByRole('option').first().click();
    await assign.getByRole('button', { name: en.managedPlacements.assign.confirm, exact: true }).click();
    await assign.waitFor({ state: 'hidden' });

    const { page: student } = await come({
      storageState: await loggedIn('alumna'),
      width: 360,
    });
    await student.goto(`${placeOf('ca', 'myPlacements')}/${idPractica}`);
    await sign(student, ca.placementView, ca.placementView.sign.button);
    const { page: company } = await come({ storageState: await loggedIn('empresa') });
    await company.goto(`${placeOf('es', 'companyPlacements')}/${idPractica}`);
    await sign(company, es.placementView, es.placementView.sign.button);

    await manager.reload();
    await sign(manager, en.placementView, en.managedPlacements.acts.firmar);
    const { faltan, tutorAcademico } = await (await clientOf('gestora')).get(getManagedPlacement, {
      params: { id: idPractica },
    });
    expect(tutorAcademico).toMatchObject({ apellidos: tutor?.apellidos });
    expect(faltan.filter((need) => need.startsWith('firma') || need === 'tutorAcademico')).toEqual([]);
  },
);

/** The page of a tutor's newest link, as they open it from their mail. */
async function openTutor(come: Come, idPractica: number, tutor: 'empresa' | 'academico', email: string) {
  const manager = await clientOf('gestora');
  await manager.get(sendTutorLink, { body: { idPractica, tutor } });
  const { page: desk } = await come({ storageState: await loggedIn('gestora') });
  const link = linkIn(await readMail(desk, email, '/tutoria#'));
  const { page } = await come();
  await page.goto(link);
  await page.getByText(es.tutorDesk.private, { exact: true }).waitFor();
  expect(page.url()).not.toContain('#');
  const chosen = page.locator(`a[href*="practica=${idPractica}"]`).first();
  if ((await chosen.count()) > 0) await chosen.click();
  return page;
}
type Come = (options?: VisitorOptions) => Promise<Visitor>;

async function ended(idPractica: number) {
  const [company, manager] = [await clientOf('empresa'), await clientOf('gestora')];
  // One change at a time: the demo has asked for one.
  for (const { idCambio, version, estado } of await company.get(listCompanyChanges, {
    params: { id: idPractica },
  }))
    if (estado === 'pendiente' || estado === 'autorizacion')
      await company.get(withdrawChange, { body: { idCambio, version } });
  const { idCambio } = await company.get(requestChange, {
    body: {
      idPractica,
      tipo: 'reduccion',
      detalle: 'El proyecto ha terminado antes.',
      desde: dayFromNow(-2),
      cambios: { horario: { fechaFin: dayFromNow(-1), horasTotales: 200 } },
      claveEnvio: randomUUID(),
    },
  });
  await manager.get(acceptChange, { body: { idCambio, version: 1 } });
}

journey('hours, reports, mark and certificate of a placement', async ({ come }) => {
  const student = await clientOf('alumna');
  const { practicas } = await student.get(listOwnPlacements, {});
  const idPractica = practicas.find(({ estado }) => estado === 'enCurso')?.idPractica ?? 0;
  const call = { params: { id: idPractica } };
  const { datos } = await (await clientOf('empresa')).get(getCompanyPlacement, call);
  const own = `${placeOf('ca', 'myPlacements')}/${idPractica}`;
  const { page } = await come({
    storageState: await loggedIn('alumna'),
    width: 360,
  });
  await page.goto(own);
  const hours = page.getByRole('region', { name: ca.placementHours.title, exact: true });
  await hours.getByLabel(ca.placementHours.text, { exact: true }).fill('He preparat l’informe mensual.');
  await expectAccessible(page);
  const before = (await student.get(getOwnPlacement, call)).horasHechas;
  await button(page, shape(ca.placementHours.save)).click();
  const noted = async () => (await student.get(getOwnPlacement, call)).horasHechas;
  await expect.poll(noted).not.toBe(before);

  // Final reports are sent towards the end.
  await ended(idPractica);
  await page.reload();
  const host = await openTutor(come, idPractica, 'empresa', datos.tutor.email);
  await button(host, shape(es.placementHours.confirm_other))
    .or(button(host, shape(es.placementHours.confirm_one)))
    .click();
  await host.getByText(es.placementHours.noneWaits, { exact: true }).waitFor();
  const reports = es.placementReports;
  await button(host, reports.host.write).first().click();
  for (const aspect of ratedAspects) {
    const ratings = host.getByRole('radiogroup', { name: reports.aspects[aspect] });
    await ratings.getByRole('radio', { name: '4', exact: true }).check();
  }
  await host.getByLabel(reports.host.observations, { exact: true }).fill('Ha trabajado muy bien.');
  await expectAccessible(host);
  await button(host, reports.send).click();
  await host.getByText(reports.states.sent, { exact: true }).first().waitFor();

  const memoria = ca.placementReports.memoria;
  await button(page, memoria.write).click();
  for (const heading of Object.values(memoria.headings))
    await page
      .getByLabel(heading, { exact: true })
      .fill('He après a fer informes i a treballar amb un equip.');
  await expectAccessible(page);
  await button(page, memoria.send).click();
  await page.getByText(ca.placementReports.states.sent, { exact: true }).waitFor();

  const { tutorAcademico } = await student.get(getOwnPlacement, call);
  const academic = await openTutor(come, idPractica, 'academico', tutorAcademico?.email ?? '');
  await academic.getByLabel(reports.mark.value, { exact: true }).fill('9,5');
  await academic.getByLabel(reports.mark.comment, { exact: true }).fill('Excelente memoria.');
  await expectAccessible(academic);
  await button(academic, reports.mark.give).click();
  await button(academic, reports.mark.change).or(academic.getByText('9,5').first()).first().waitFor();

  await page.reload();
  const english = ca.shell.languages.en;
  await button(page, ca.placementReports.certificate.issue.replace('{{language}}', english)).click();
  const issued = page.getByText(/[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/).last();
  const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(await issued.innerText())?.[0];
  const { page: anybody } = await come();
  await anybody.goto(`${placeOf('en', 'verification')}/${code}`);
  await anybody
    .getByText(datos.tutor.nombre)
    .or(anybody.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await expectAccessible(anybody);
});
