import { randomUUID } from 'node:crypto';
import type { Call } from '@portal/contract/endpoint';
import { getManagedPlacement, listManagedPlacements, sendTutorLink } from '@portal/contract/placements';
import {
  closeSurvey,
  createPortalSurvey,
  deleteSurvey,
  getSurveyResults,
  listStudentSurveys,
  openSurvey,
} from '@portal/contract/surveys';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { expectAccessible, withoutLive } from './browser.ts';
import { journey } from './journey.ts';
import { linkIn, readMail } from './mail.ts';
import { accounts, clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { newWord } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** Surveys that are written in the portal, as their readers answer them. */

const words = wordsOf('es');
const { surveyAnswer: answer, surveyPopup, titles } = words;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name: new RegExp(`^${name}`) });
const place = (page: Page, number: number, total: number) =>
  page.getByText(fill(answer.pages.place, { page: number, total }), { exact: true });
const saved = (page: Page) => page.getByText(new RegExp(`^${fill(words.ui.saved, { time: '' })}`));
const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

/** A mandatory survey would be in the way of the next journey. */
const made: number[] = [];
afterEach(async () => {
  const manager = await clientOf('gestora');
  for (const id of made.splice(0)) await manager.get(deleteSurvey, { body: { id } });
});

type Survey = Call<typeof createPortalSurvey>['body']['encuesta'];
const options = (...texts: string[]) =>
  texts.map((es, index) => ({ idRespuesta: index + 1, textos: { es } }));
const [yes, no] = options('Sí', 'No');
if (!yes || !no) throw new Error('two options');

/** Who says no goes past the second page. */
const preguntas: Survey['definicion']['preguntas'] = [
  {
    idPregunta: 1,
    tipo: 'una',
    textos: { es: '¿Has hecho prácticas?' },
    respuestaObligatoria: true,
    respuestas: [yes, { ...no, idPreguntaDestino: 4 }],
  },
  { idPregunta: 2, tipo: 'escala', nuevaPagina: true, textos: { es: 'Valóralas' }, minimo: 1, maximo: 5 },
  {
    idPregunta: 3,
    tipo: 'matriz',
    textos: { es: 'Di si estás de acuerdo' },
    respuestaObligatoria: true,
    respuestas: options('Poco', 'Mucho'),
    filas: ['He aprendido', 'El horario era bueno'].map((es, index) => ({
      idFila: index + 1,
      textos: { es },
    })),
  },
  {
    idPregunta: 4,
    tipo: 'varias',
    nuevaPagina: true,
    textos: { es: '¿Qué buscas ahora?' },
    respuestas: options('Prácticas', 'Empleo'),
  },
  { idPregunta: 5, tipo: 'numero', textos: { es: '¿Cuántos años tienes?' }, minimo: 16, maximo: 99 },
  { idPregunta: 6, tipo: 'texto', textos: { es: '¿Algo más?' } },
];

async function surveyOf(titulo: string, more: Partial<Survey>): Promise<number> {
  const manager = await clientOf('gestora');
  const encuesta: Survey = {
    titulos: { es: titulo },
    definicion: { agradecimientos: { es: 'Lo leeremos todo.' }, preguntas },
    paraAlumnos: false,
    paraEmpresa: false,
    sacaOpcionAnonima: true,
    conLogin: false,
    registraParticipacion: false,
    obligatoria: false,
    desde: '2020-01-01',
    hasta: null,
    ...more,
  };
  const body = { claveEnvio: randomUUID(), encuesta };
  const { idEncuesta } = await manager.get(createPortalSurvey, { body });
  made.push(idEncuesta);
  await manager.get(openSurvey, { body: { idEncuesta, version: 1 } });
  return idEncuesta;
}

const accessTo = (id: number) => `${placeOf('es', 'surveys')}/${id}/acceso`;

describe('an anonymous answer', () => {
  journey('is begun on a phone and finished on a laptop by its code', async ({ come }) => {
    const title = `Anónima ${newWord()}`;
    const id = await surveyOf(title, {});
    const { page: phone, context, tolerate } = await come({ width: 390, fresh: true });
    await phone.goto(accessTo(id));
    await heading(phone, title).waitFor();
    await phone.getByText(answer.access.anonymous.notRecorded).waitFor();
    await button(phone, answer.access.anonymous.begin).tap();
    const shown = phone.locator('code');
    const codigo = await shown.innerText();
    await expectAccessible(phone);
    await button(phone, answer.access.code.start).tap();

    // Nobody goes on without what has to be answered, and is told beside it.
    await place(phone, 1, 3).waitFor();
    await button(phone, answer.pages.next).tap();
    await phone.getByText(fieldTextsOf('es').surveyAnswerNeeded, { exact: true }).waitFor();
    await hasFocus(phone.getByLabel('Sí', { exact: true }));
    await expectAccessible(phone);
    await phone.getByLabel('No', { exact: true }).check();
    await place(phone, 1, 2).waitFor();
    await phone.getByLabel('Sí', { exact: true }).check();
    await place(phone, 1, 3).waitFor();
    await button(phone, answer.pages.next).tap();
    await place(phone, 2, 3).waitFor();
    await group(phone, 'Valóralas').getByLabel('4', { exact: true }).check();
    await saved(phone).waitFor();
    for (const row of ['He aprendido', 'El horario era bueno'])
      await phone.getByRole('group', { name: row, exact: true }).getByLabel('Mucho', { exact: true }).check();
    await expectAccessible(phone);
    await button(phone, answer.pages.next).tap();
    await place(phone, 3, 3).waitFor();
    await phone.goBack();
    await place(phone, 2, 3).waitFor();
    await phone.goForward();

    // Without a connection it is kept, said, and saved by itself afterwards.
    tolerate(/Failed to load resource|net::ERR|asked elsewhere/);
    await context.setOffline(true);
    await phone.getByLabel(/^¿Algo más\?/).fill('Nada más');
    await phone.getByText(answer.saving.lost, { exact: true }).waitFor();
    await context.setOffline(false);
    await saved(phone).waitFor();
    expect(phone.url()).not.toContain(codigo);

    const { page: laptop } = await come();
    await laptop.goto(accessTo(id));
    await button(laptop, answer.access.code.goOnTitle).click();
    const field = laptop.getByLabel(answer.access.code.label, { exact: true });
    await field.fill('A'.repeat(43));
    await laptop.keyboard.press('Enter');
    await laptop.getByText(answer.access.code.unknown, { exact: true }).waitFor();
    await expectAccessible(laptop);
    await field.fill(codigo);
    await laptop.keyboard.press('Enter');
    // Where it was left, by the keyboard alone.
    await place(laptop, 3, 3).waitFor();
    expect(await laptop.getByLabel(/^¿Algo más\?/).inputValue()).toBe('Nada más');
    await laptop.getByLabel('Empleo', { exact: true }).focus();
    await laptop.keyboard.press('Space');
    await laptop.keyboard.press('Tab');
    await laptop.keyboard.type('7');
    await laptop.keyboard.press('Tab');
    await laptop.getByText(fill(fieldTextsOf('es').range, { min: 16, max: 99 }), { exact: true }).waitFor();
    await laptop.getByLabel(/^¿Cuántos años/).fill('27');
    await laptop.keyboard.press('Enter');
    await heading(laptop, answer.done.title).waitFor();
    await hasFocus(heading(laptop, answer.done.title));
    await laptop.getByText('Lo leeremos todo.', { exact: true }).waitFor();
    await expectAccessible(laptop);
    // Handed in, and counted by none until there are enough.
    const manager = await clientOf('gestora');
    await manager.get(closeSurvey, { body: { idEncuesta: id, version: 2 } });
    const results = await manager.get(getSurveyResults, { params: { id }, query: {} });
    expect(results.preguntas.every(({ num }) => num === 0)).toBe(true);
  });
});

describe('a mandatory survey of the portal', () => {
  journey('closes the portal but for itself, and opens it once it is finished', async ({ come }) => {
    const title = `Obligatoria ${newWord()}`;
    const id = await surveyOf(title, {
      paraAlumnos: true,
      sacaOpcionAnonima: false,
      conLogin: true,
      obligatoria: true,
    });
    const { page } = await come({ storageState: await loggedIn('alumna') });
    const blocked = page.getByRole('dialog', { name: surveyPopup.Alumno.title_one, exact: true });
    await page.goto(placeOf('es', 'cv'));
    await blocked.waitFor();
    await blocked.getByRole('link', { name: new RegExp(`^${surveyPopup.answer}`) }).click();
    await heading(page, title).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectAccessible(page);
    await button(page, answer.access.named.start).click();
    await page.getByLabel('No', { exact: true }).check();
    await saved(page).waitFor();
    await page.goto(placeOf('es', 'cv'));
    await blocked.waitFor();
    const student = await clientOf('alumna');
    const pending = await student.get(listStudentSurveys, {});
    expect(pending.find(({ idEncuesta }) => idEncuesta === id)?.empezada).toBe(true);

    await blocked.getByRole('link', { name: new RegExp(`^${surveyPopup.answer}`) }).click();
    await button(page, answer.access.named.goOn).click();
    await place(page, 1, 2).waitFor();
    expect(await page.getByLabel('No', { exact: true }).isChecked()).toBe(true);
    await button(page, answer.pages.next).click();
    await button(page, answer.pages.finish).click();
    await heading(page, answer.done.title).waitFor();
    await page.getByRole('link', { name: answer.done.surveys, exact: true }).click();
    await heading(page, titles.surveys).waitFor();
    expect(await page.getByText(title).count()).toBe(0);
    await withoutLive(page);
    await page.goto(placeOf('es', 'cv'), { waitUntil: 'networkidle' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey('is answered by who logs in for it alone', async ({ come }) => {
    const title = `Con cuenta ${newWord()}`;
    const id = await surveyOf(title, { paraAlumnos: true, sacaOpcionAnonima: false, conLogin: true });
    const { page } = await come({ width: 390 });
    await page.goto(accessTo(id));
    await heading(page, title).waitFor();
    const { form } = words.session;
    await page.getByLabel(form.user, { exact: true }).fill(accounts.antigua.email);
    await page.getByLabel(form.password, { exact: true }).fill('no es esta');
    await button(page, answer.access.login.submit).tap();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await page.getByLabel(form.password, { exact: true }).fill('Portal2026');
    await button(page, answer.access.login.submit).tap();
    await place(page, 1, 3).waitFor();
    await page.getByText(answer.survey.named, { exact: true }).waitFor();
  });
});

describe('a survey about a placement', () => {
  journey('is answered by its tutor, by their link alone', async ({ come }) => {
    const title = `Del tutor ${newWord()}`;
    await surveyOf(title, {
      sacaOpcionAnonima: false,
      conLogin: true,
      momento: 'inicio',
      partes: ['tutorEmpresa'],
    });
    const manager = await clientOf('gestora');
    const { practicas } = await manager.get(listManagedPlacements, { query: { estado: 'enCurso' } });
    const idPractica = practicas[0]?.idPractica ?? 0;
    const { datos } = await manager.get(getManagedPlacement, { params: { id: idPractica } });
    await manager.get(sendTutorLink, { body: { idPractica, tutor: 'empresa' } });
    const { page: desk } = await come({ storageState: await loggedIn('gestora') });
    const link = linkIn(await readMail(desk, datos.tutor.email, '/tutoria#'));
    const secret = link.split('#')[1] ?? '';
    const { page } = await come();
    await page.goto(`${link.split('#')[0]}?practica=${idPractica}#${secret}`);
    const section = page.getByRole('region', { name: answer.tutor.title, exact: true });
    await section.getByRole('link', { name: new RegExp(title) }).click();
    await heading(page, title).waitFor();
    await page.getByText(answer.access.named.asTutor, { exact: true }).waitFor();
    expect(page.url()).not.toContain(secret);
    await expectAccessible(page);
    await button(page, answer.access.named.begin).click();
    await page.getByLabel('No', { exact: true }).check();
    await button(page, answer.pages.next).click();
    await place(page, 2, 2).waitFor();
    await page.goBack();
    await place(page, 1, 2).waitFor();
    await page.goForward();
    await place(page, 2, 2).waitFor();
    await button(page, answer.pages.finish).click();
    await heading(page, answer.done.title).waitFor();
    expect(page.url()).not.toContain(secret);
  });
});
