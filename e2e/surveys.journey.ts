import { randomUUID } from 'node:crypto';
import type { Call } from '@portal/contract/endpoint';
import {
  createSurvey,
  deleteSurvey,
  editSurvey,
  getSurvey,
  listCompanySurveys,
  listStudentSurveys,
  listSurveys,
} from '@portal/contract/surveys';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { expectAccessible, type Visitor, withoutLive } from './browser.ts';
import { journey, rare } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow, newWord } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** What the institution asks, in a tool of its own, and who has still to answer it. */

const words = wordsOf('es');
const { surveyForm: form, surveyPopup, surveys, popups, titles, ui } = words;
const mark = '{clave}';
/** The institution's survey tool: it is given a key, and hands it back when the survey is finished. */
const tool = 'https://encuestas.example/s/12';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string, level: 1 | 2 | 3 = 1) =>
  page.getByRole('heading', { name, level, exact: true });
const blocked = (page: Page) => page.getByRole('dialog', { name: surveyPopup.Alumno.title_one, exact: true });

/** A mandatory survey would be in the way of every other journey. */
const made: number[] = [];
afterEach(async () => {
  const manager = await clientOf('gestora');
  for (const id of made.splice(0)) await manager.get(deleteSurvey, { body: { id } });
});

type Survey = Call<typeof createSurvey>['body']['encuesta'];

async function surveyOf(titulo: string, more: Partial<Survey> = {}): Promise<number> {
  const manager = await clientOf('gestora');
  const encuesta = {
    titulos: { es: titulo },
    urlAcceso: `${tool}?clave=${mark}`,
    paraAlumnos: true,
    paraEmpresa: false,
    obligatoria: false,
    desde: dayFromNow(0),
    hasta: null,
    ...more,
  };
  const { idEncuesta } = await manager.get(createSurvey, { body: { claveEnvio: randomUUID(), encuesta } });
  made.push(idEncuesta);
  return idEncuesta;
}

/** The tool, as a browser meets it. */
async function openTool({ context, tolerate }: Visitor, origin: string) {
  tolerate(/^asked elsewhere: https:\/\/encuestas\.example\//);
  await context.route('https://encuestas.example/**', (route) => {
    const key = new URL(route.request().url()).searchParams.get('clave') ?? '';
    const body = `<!doctype html><html lang="es"><title>Encuesta</title><link rel="icon" href="data:,">
      <h1>Encuesta</h1><a href="${origin}${placeOf('es', 'surveyAnswered')}/${key}">Terminar</a></html>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

const newTab = (context: BrowserContext) => context.waitForEvent('page');

describe('a mandatory survey', () => {
  journey('is made by a manager, who is told what it lacks beside the field', async ({ come }) => {
    const word = newWord();
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(placeOf('es', 'managedSurveys'));
    await page.getByRole('link', { name: form.list.new, exact: true }).click();
    await heading(page, titles.newSurvey).waitFor();
    const address = page.getByLabel(form.form.address, { exact: true });
    const title = page.getByLabel(fill(form.form.title, { language: words.shell.languages.es }), {
      exact: true,
    });

    // All that is missing at once, also above the form, whence it is gone to.
    await button(page, form.form.publish).click();
    const summary = page.getByRole('alert').filter({ hasText: fill(ui.problems_other, { count: 3 }) });
    await summary.waitFor();
    expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(fill(form.form.title, { language: words.shell.languages.es })),
      expect.stringContaining(form.form.address),
      expect.stringContaining(form.form.audience),
    ]);
    const students = page.getByLabel(form.audience.students, { exact: true });
    await summary.getByRole('button', { name: form.form.audience }).click();
    await expect.poll(() => students.evaluate((node) => node === document.activeElement)).toBe(true);
    await summary.getByRole('button', { name: form.form.address }).click();
    await expect.poll(() => address.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await address.fill(tool);
    await page.getByLabel(form.mandatory, { exact: true }).check();
    await button(page, form.form.publish).click();
    await page.getByText(fieldTextsOf('es').chooseSome, { exact: true }).waitFor();
    await page.getByText(fill(fieldTextsOf('es').surveyKey, { clave: mark }), { exact: true }).waitFor();
    expect(await title.getAttribute('aria-invalid')).toBe('true');
    expect(await address.inputValue()).toBe(tool);
    await expectAccessible(page);

    await title.fill(`Obligatoria ${word}`);
    // It is over before anybody meets it.
    await page.getByLabel(form.form.from, { exact: true }).fill('01/01/2020');
    await page.getByLabel(`${form.form.to} (${ui.optional})`, { exact: true }).fill('31/01/2020');
    // Its calendar closes as it is left.
    await page.keyboard.press('Tab');
    await page.getByLabel(form.audience.students, { exact: true }).check();
    await address.fill(`${tool}?clave=${mark}`);
    // The address to give to the tool is of this portal.
    const help = page.getByRole('region', { name: form.help.title, exact: true });
    await help
      .getByText(`${new URL(page.url()).origin}${placeOf('es', 'surveyAnswered')}/{PASSTHRU:clave}`)
      .waitFor();
    await button(page, form.form.publish).click();
    await heading(page, titles.managedSurveys).waitFor();
    const row = page.getByRole('article').filter({ hasText: word });
    await row.getByText(form.mandatory, { exact: true }).waitFor();
    await row.getByText(form.state.cerrada, { exact: true }).waitFor();
    await row.getByText(fill(form.answers_other, { count: 0 }), { exact: true }).waitFor();
    await expectAccessible(page);

    await row.getByRole('link').click();
    await heading(page, titles.managedSurvey).waitFor();
    await button(page, form.form.delete).click();
    const sure = page.getByRole('dialog', { name: form.deleting.title, exact: true });
    await button(sure, form.deleting.confirm).click();
    await page.getByText(form.deleting.done, { exact: true }).waitFor();
    const manager = await clientOf('gestora');
    const { encuestas } = await manager.get(listSurveys, { query: { porPagina: 100 } });
    expect(encuestas.filter(({ titulo }) => titulo.includes(word))).toEqual([]);
    await heading(page, titles.managedSurveys).waitFor();
    await row.waitFor({ state: 'detached' });
  });

  journey(
    'sends everybody back to the same page, whatever language its manager reads',
    rare,
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('gestora') });
      await page.goto(`${placeOf('en', 'managedSurveys')}/new`);
      const { help } = wordsOf('en').surveyForm;
      await page
        .getByRole('region', { name: help.title, exact: true })
        .getByText(`${new URL(page.url()).origin}${placeOf('es', 'surveyAnswered')}/{PASSTHRU:clave}`)
        .waitFor();
    },
  );

  journey('that is taken back opens the portal again by itself', async ({ come }) => {
    const id = await surveyOf(`Por error ${newWord()}`, { obligatoria: true });
    const { page } = await come({ fresh: true, storageState: await loggedIn('alumna') });
    await page.clock.install();
    await page.goto(placeOf('es', 'cv'));
    await blocked(page).waitFor();
    await (await clientOf('gestora')).get(deleteSurvey, { body: { id } });
    made.splice(made.indexOf(id), 1);
    await page.clock.fastForward(30_000);
    await blocked(page).waitFor({ state: 'detached' });
  });

  journey('closes the portal until its tool says that it was answered, in every tab', async ({ come }) => {
    const word = newWord();
    const id = await surveyOf(`Obligatoria ${word}`, { obligatoria: true });
    // Data of his are missing as well: that waits.
    const student = await come({ storageState: await loggedIn('alumno') });
    const { page, context } = student;
    await page.goto(placeOf('es', 'cv'));
    await openTool(student, new URL(page.url()).origin);
    await blocked(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.goto(placeOf('es', 'home'));
    const popup = blocked(page);
    await popup.waitFor();
    await expectAccessible(page);

    // The survey and the way out, and nothing else.
    const answer = popup.getByRole('link', { name: new RegExp(`^${surveyPopup.answer}.*${word}`) });
    expect(await popup.getByRole('link').count()).toBe(2);
    expect(await popup.getByRole('button').count()).toBe(0);
    await popup.getByRole('link', { name: ui.logout, exact: true }).waitFor();
    expect(await answer.getAttribute('rel')).toContain('noopener');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      expect(await popup.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    const other = await context.newPage();
    await other.goto(placeOf('es', 'applications'));
    await blocked(other).waitFor();
    // What everybody may read stays open.
    const asked = other.waitForResponse((answer) => answer.url().includes('dameEncuestasUsuario'));
    await other.goto('/politica-de-privacidad');
    await asked;
    await heading(other, titles.privacyPolicy).waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
    await other.goto(placeOf('es', 'applications'));
    await blocked(other).waitFor();

    const opening = newTab(context);
    await answer.click();
    const survey = await opening;
    await survey.getByRole('link', { name: 'Terminar', exact: true }).click();
    await heading(survey, surveys.answered.title).waitFor();
    await expectAccessible(survey);
    for (const tab of [page, other]) {
      await blocked(tab).waitFor({ state: 'detached' });
      const missing = tab.getByRole('dialog', { name: popups.personal.title, exact: true });
      await missing.waitFor();
    }
    await survey.getByRole('link', { name: surveys.home, exact: true }).click();
    await survey.getByRole('dialog', { name: popups.personal.title, exact: true }).waitFor();
    const manager = await clientOf('gestora');
    const { encuestas } = await manager.get(listSurveys, { query: { porPagina: 100 } });
    expect(encuestas.find(({ idEncuesta }) => idEncuesta === id)?.numContestadas).toBe(1);
  });

  journey('counts what is left, and lets out', async ({ come }) => {
    const word = newWord();
    await surveyOf(`Una ${word}`, { obligatoria: true });
    await surveyOf(`Otra ${word}`, { obligatoria: true, hasta: dayFromNow(3) });
    const { page } = await come({
      width: 360,
      colorScheme: 'dark',
      storageState: await loggedIn('alumna'),
    });
    await page.goto(placeOf('es', 'cv'));
    const popup = page.getByRole('dialog', {
      name: fill(surveyPopup.Alumno.title_other, { count: 2 }),
      exact: true,
    });
    await popup.waitFor();
    await expectAccessible(page);
    expect(await popup.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Otra'),
      expect.stringContaining('Una'),
    ]);
    const student = await clientOf('alumna');
    const [first] = await student.get(listStudentSurveys, {});
    const key = new URL(first?.urlAcceso ?? '').searchParams.get('clave') ?? '';
    // Answered elsewhere: it is asked again when the window is come back to.
    const elsewhere = (await come()).page;
    await elsewhere.goto(`${placeOf('es', 'surveyAnswered')}/${key}`);
    await heading(elsewhere, surveys.answered.title).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await blocked(page).waitFor();
    await blocked(page).getByRole('link', { name: ui.logout, exact: true }).click();
    await page.waitForURL(`**${placeOf('es', 'login')}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey(
    'comes when the menu closes, and is never under it, however quickly it is opened again',
    rare,
    async ({ come }) => {
      await surveyOf(`Obligatoria ${newWord()}`, { obligatoria: true });
      const { page } = await come({ storageState: await loggedIn('alumna') });
      let release = () => {};
      const isOpen = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/dameEncuestasUsuario*', async (route) => {
        await isOpen;
        await route.continue();
      });
      await page.goto(placeOf('es', 'cv'));
      const menu = page.getByRole('dialog', { name: words.shell.mainMenu, exact: true });
      const opener = button(page, words.shell.openMenu);
      await opener.click();
      await menu.waitFor();
      release();
      // In one moment: a person who closes it and opens it again is quicker than what waits.
      const again = async () => {
        await opener.evaluate((open: HTMLElement) => {
          for (const dialog of document.querySelectorAll('dialog')) dialog.close();
          requestAnimationFrame(() => open.click());
        });
        return blocked(page).isVisible();
      };
      await expect.poll(again).toBe(true);
      expect(await menu.count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(1);
    },
  );

  journey('is no matter of god mode, nor of managers', rare, async ({ come }) => {
    await surveyOf(`Obligatoria ${newWord()}`, { obligatoria: true, paraEmpresa: true });
    for (const account of ['alumna', 'gestora'] as const) {
      const { page } = await come({ storageState: await loggedIn(account) });
      if (account === 'alumna')
        await page.addInitScript(() => localStorage.setItem('portal.modoGestor', '1'));
      await withoutLive(page);
      await page.goto(placeOf('es', 'home'), { waitUntil: 'networkidle' });
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'myOffers'));
    await page.getByRole('dialog', { name: surveyPopup.Empresa.title_one, exact: true }).waitFor();
    await expectAccessible(page);
  });
});

describe('a survey that nobody has to answer', () => {
  journey('is at home until it is answered', async ({ come }) => {
    const word = newWord();
    await surveyOf(`Opcional ${word}`, { hasta: dayFromNow(2) });
    const student = await come({ storageState: await loggedIn('alumna') });
    const { page, context } = student;
    await page.goto(`${placeOf('es', 'home')}#encuestas`);
    await openTool(student, new URL(page.url()).origin);
    const section = page.getByRole('region', { name: surveys.title, exact: true });
    const survey = section.getByRole('listitem').filter({ hasText: word });
    await survey.waitFor();
    await expect.poll(() => section.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectAccessible(page);
    const opening = newTab(context);
    await survey.getByRole('link').click();
    const tab = await opening;
    await tab.getByRole('link', { name: 'Terminar', exact: true }).click();
    await heading(tab, surveys.answered.title).waitFor();
    await survey.waitFor({ state: 'detached' });
  });

  journey('is counted on the company’s tile, which leads to it', async ({ come }) => {
    const word = newWord();
    await surveyOf(`De empresa ${word}`, { paraAlumnos: false, paraEmpresa: true });
    const { page } = await come({ width: 768, storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'home'));
    const section = page.getByRole('region', { name: surveys.title, exact: true });
    await section.getByText(`De empresa ${word}`, { exact: true }).waitFor();
    const pending = await section.getByRole('listitem').count();
    const tile = page.getByRole('listitem').filter({ hasText: surveys.tile });
    expect(await tile.innerText()).toContain(String(pending));
    await tile.getByRole('link').click();
    await expect.poll(() => section.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectAccessible(page);
  });

  journey('is in the list that the menu leads to, also without any', async ({ come }) => {
    for (const account of ['antigua', 'empresa'] as const) {
      const { page } = await come({ width: 360, storageState: await loggedIn(account) });
      await page.goto(placeOf('es', 'account'));
      await button(page, words.shell.openMenu).click();
      const menu = page.getByRole('dialog', { name: words.shell.mainMenu, exact: true });
      await menu.getByRole('link', { name: titles.surveys, exact: true }).click();
      await heading(page, titles.surveys).waitFor();
      const client = await clientOf(account);
      const pending = await client.get(account === 'empresa' ? listCompanySurveys : listStudentSurveys, {});
      const none = page.getByText(words.surveyAnswer.list.none.title, { exact: true });
      if (pending.length === 0) await none.waitFor();
      else expect(await heading(page, pending[0]?.titulo ?? '', 2).count()).toBe(1);
    }
  });

  journey('is not recorded by a key that nobody was given', async ({ come }) => {
    const { page } = await come();
    await page.goto(`${placeOf('ca', 'surveyAnswered')}/${'A'.repeat(32)}`);
    await heading(page, wordsOf('ca').surveys.unknown.title).waitFor();
    await expectAccessible(page);
  });
});

describe('a survey that two managers change at once', () => {
  const title = (page: Page) =>
    page.getByLabel(fill(form.form.title, { language: words.shell.languages.es }), { exact: true });
  const told = (page: Page) => page.getByText(form.conflict.title, { exact: true });

  /** What the other manager saves meanwhile. */
  async function changeBehind(id: number, titulo: string) {
    const manager = await clientOf('gestora');
    const { version, encuesta } = await manager.get(getSurvey, { params: { id } });
    const changed = { ...encuesta, titulos: { es: titulo } };
    await manager.get(editSurvey, { body: { idEncuesta: id, version, encuesta: changed } });
  }
  async function titleOf(id: number) {
    const manager = await clientOf('gestora');
    return (await manager.get(getSurvey, { params: { id } })).encuesta.titulos.es;
  }

  journey('is saved as it stands when one has decided, or left to the other', rare, async ({ come }) => {
    const word = newWord();
    const id = await surveyOf(`Primera ${word}`);
    const { page, context, tolerate } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(`${placeOf('es', 'managedSurveys')}/${id}`);
    await title(page).fill(`Mía ${word}`);
    await changeBehind(id, `Suya ${word}`);
    await button(page, form.form.save).click();
    await told(page).waitFor();
    // Only this browser has it, and that is what is said.
    await page.getByText(new RegExp(`^${fill(ui.savedHere, { time: '' })}`)).waitFor();
    await expectAccessible(page);
    // What the other left cannot be had: nothing is lost, and it is said.
    tolerate(/dameEncuesta|Failed to load resource|net::ERR/);
    await context.setOffline(true);
    await button(page, form.conflict.mine).click();
    await page.getByText(words.shell.connection.lost, { exact: true }).first().waitFor();
    expect(await title(page).inputValue()).toBe(`Mía ${word}`);
    await context.setOffline(false);
    await button(page, form.form.save).click();
    await told(page).waitFor();
    await title(page).fill(`Mía, mejor escrita ${word}`);
    await button(page, form.conflict.mine).click();
    await heading(page, titles.managedSurveys).waitFor();
    expect(await titleOf(id)).toBe(`Mía, mejor escrita ${word}`);

    // Left half written, it waits with the version that it was written upon.
    await page.goto(`${placeOf('es', 'managedSurveys')}/${id}`);
    await title(page).fill(`A medias ${word}`);
    await page.goto(placeOf('es', 'managedSurveys'));
    await changeBehind(id, `Otra vez suya ${word}`);
    await page.goto(`${placeOf('es', 'managedSurveys')}/${id}`);
    await page.getByText(form.restored.title, { exact: true }).waitFor();
    expect(await title(page).inputValue()).toBe(`A medias ${word}`);
    await button(page, form.form.save).click();
    await button(page, form.conflict.theirs).click();
    await expect.poll(() => title(page).inputValue()).toBe(`Otra vez suya ${word}`);
    await expect
      .poll(() => heading(page, titles.managedSurvey).evaluate((node) => node === document.activeElement))
      .toBe(true);
    await page.reload();
    await title(page).waitFor();
    expect(await title(page).inputValue()).toBe(`Otra vez suya ${word}`);
    expect(await page.getByText(form.restored.title, { exact: true }).count()).toBe(0);

    // Deleted meanwhile: what was written stays to be copied.
    await title(page).fill(`Para nadie ${word}`);
    const manager = await clientOf('gestora');
    await manager.get(deleteSurvey, { body: { id } });
    await button(page, form.form.save).click();
    await page.getByText(form.gone.title, { exact: true }).waitFor();
    expect(await title(page).inputValue()).toBe(`Para nadie ${word}`);
    await expectAccessible(page);
  });
});
