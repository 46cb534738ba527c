import { readFile } from 'node:fs/promises';
import {
  beginSurveyAsUser,
  closeSurvey,
  deleteSurvey,
  getPortalSurvey,
  listSurveys,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { type Account, clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { newWord } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** A survey of the portal from its first question to what was answered. */

const words = wordsOf('es');
const { portalSurveyForm: form, surveyForm, surveyResults: results, surveyAnswer, titles } = words;
const { questions } = form;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });

/** The journeys of a whole run share one portal: nobody else is to be asked. */
const made: number[] = [];
afterEach(async () => {
  const manager = await clientOf('gestora');
  for (const id of made.splice(0)) await manager.get(deleteSurvey, { body: { id } });
});

/** Presses what has the focus, as a keyboard does. */
async function press(target: Locator, key = 'Enter') {
  await target.focus();
  await target.press(key);
}

async function addQuestion(page: Page, kind: keyof typeof questions.kinds, place: number, text: string) {
  await field(page, questions.addKind).selectOption(kind);
  await press(button(page, questions.add));
  const item = page.getByRole('listitem').filter({ has: button(page, fill(questions.foldOf, { place })) });
  // Where the question begins is where the focus is.
  await expect
    .poll(() => item.getByRole('heading').evaluate((node) => node === document.activeElement))
    .toBe(true);
  await field(item, questions.text).fill(text);
  return item;
}

async function answer(id: number, account: Account, choice: number[]) {
  const client = await clientOf(account);
  const { acceso } = await client.get(beginSurveyAsUser, {
    params: { id: String(id) },
    body: { querystringValue: '', credenciales: null },
  });
  const [first, , third] = acceso?.encuesta.preguntas ?? [];
  const chosen = first?.respuestas[choice[0] ?? 0]?.idRespuesta ?? 0;
  await client.get(saveSurveyAnswers, {
    params: { id: String(id) },
    body: {
      pase: acceso?.pase ?? '',
      codigo: null,
      lContestaciones: [
        { idPregunta: first?.idPregunta ?? 0, valor: chosen },
        { idPregunta: third?.idPregunta ?? 0, valor: `Texto de ${account}` },
      ],
      terminar: true,
    },
  });
}

describe('a survey of the portal', () => {
  journey('is written by keyboard, mended, opened, and read when it was answered', async ({ come }) => {
    const word = newWord();
    const { page, tolerate } = await come({ storageState: await loggedIn('gestora') });
    // The survey that is not sound yet is refused.
    tolerate(/abreEncuesta/);
    await page.goto(placeOf('es', 'managedSurveys'));
    await page.getByRole('link', { name: surveyForm.list.newInPortal, exact: true }).click();
    await heading(page, titles.newPortalSurvey).waitFor();
    await field(page, fill(form.form.title, { language: words.shell.languages.es })).fill(`Escrita ${word}`);

    const first = await addQuestion(page, 'una', 1, '¿Has hecho prácticas?');
    await field(first, fill(questions.option, { place: 1 })).fill('Sí');
    await field(first, fill(questions.option, { place: 2 })).fill('No');
    await addQuestion(page, 'escala', 2, 'Valóralas');
    await addQuestion(page, 'texto', 3, '¿Algo más?');
    const third = fill(questions.goTo, { place: 3, text: '¿Algo más?' });

    // Whatever is answered leads past the second question: that is said beside it, at once.
    await field(first, questions.after).selectOption({ label: third });
    await page.getByText(fieldTextsOf('es').surveyUnreachable, { exact: true }).waitFor();
    await expectAccessible(page);
    await field(first, questions.after).selectOption({ label: questions.next });
    await page
      .getByText(fieldTextsOf('es').surveyUnreachable, { exact: true })
      .waitFor({ state: 'detached' });
    await field(first, fill(questions.afterOption, { place: 2 })).selectOption({ label: third });

    // Moved behind the one that it leads to, it leads back; the focus stays with the button, then is beside it.
    const down = (place: number) => button(page, fill(questions.down, { place }));
    await press(down(1));
    await expect.poll(() => down(2).evaluate((node) => node === document.activeElement)).toBe(true);
    await down(2).press('Enter');
    const back = page
      .getByText(fieldTextsOf('es').surveyCircle, { exact: true })
      .or(page.getByText(fieldTextsOf('es').surveyJumpBack, { exact: true }));
    await back.first().waitFor();
    const up = (place: number) => button(page, fill(questions.up, { place }));
    await expect.poll(() => up(3).evaluate((node) => node === document.activeElement)).toBe(true);
    await up(3).press('Enter');
    await expect.poll(() => up(2).evaluate((node) => node === document.activeElement)).toBe(true);
    await up(2).press('Enter');
    await expect.poll(() => back.count()).toBe(0);

    await press(button(page, form.form.create));
    await heading(page, `Escrita ${word}`).waitFor();
    await expectAccessible(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    made.push(id);

    // An answer that was left empty keeps it from being opened, and is said where it is.
    const edit = (place: number) => button(page, fill(questions.editOf, { place }));
    await press(edit(1));
    await field(page, fill(questions.option, { place: 2 })).fill('');
    await press(button(page, form.form.save));
    await expect.poll(() => button(page, form.open.button).isEnabled()).toBe(true);
    await press(button(page, form.open.button));
    const sure = page.getByRole('dialog', { name: form.open.title, exact: true });
    await sure.getByText(fill(form.open.asked, { people: form.people.students })).waitFor();
    await expectAccessible(page);
    await button(sure, form.open.confirm).click();
    await page
      .getByRole('alert')
      .getByText(fill(questions.numbered, { place: 1 }), { exact: true })
      .waitFor();
    await sure.waitFor({ state: 'detached' });
    await field(page, fill(questions.option, { place: 2 })).fill('No');

    await press(button(page, form.form.preview));
    const preview = page.getByRole('dialog', { name: form.preview.title, exact: true });
    await preview.getByRole('radio', { name: 'No', exact: true }).check();
    await expectAccessible(page);
    // The jump is gone: the question in between is not asked.
    await preview.getByText('Valóralas').waitFor({ state: 'detached' });
    await button(preview, surveyAnswer.pages.finish).click();
    await preview.getByText(form.preview.ended, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await press(button(page, form.form.save));
    await expect.poll(() => button(page, form.open.button).isEnabled()).toBe(true);
    await press(button(page, form.open.button));
    await button(sure, form.open.confirm).click();
    await page.getByText(form.state.abierta, { exact: true }).waitFor();

    await answer(id, 'alumna', [0]);
    await answer(id, 'alumno', [1]);
    await page.goto(placeOf('es', 'managedSurveys'));
    const row = page.getByRole('article').filter({ hasText: word });
    await row.getByText(fill(surveyForm.answers_other, { count: 2 }), { exact: true }).waitFor();
    await row.getByRole('link', { name: new RegExp(`^${surveyForm.results}`) }).click();
    await heading(page, titles.surveyResults).waitFor();
    const bars = page.getByRole('table', { name: fill(results.caption, { text: '¿Has hecho prácticas?' }) });
    expect((await bars.getByRole('row').nth(2).innerText()).replace(/\s+/g, ' ')).toMatch(/^No 1 50/);
    await page.getByText('Texto de alumna', { exact: true }).waitFor();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await button(page, results.export.csv).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('¿Has hecho prácticas?');
    expect(lines.some((line) => line.includes('Texto de alumno'))).toBe(true);

    const manager = await clientOf('gestora');
    const { version } = await manager.get(getPortalSurvey, { params: { id: String(id) } });
    await manager.get(closeSurvey, { body: { idEncuesta: id, version } });
    const { encuestas } = await manager.get(listSurveys, { query: { porPagina: 100 } });
    expect(encuestas.find(({ idEncuesta }) => idEncuesta === id)?.estado).toBe('cerrada');
  });
});
