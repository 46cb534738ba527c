import { randomUUID } from 'node:crypto';
import {
  createCommunication,
  editCommunication,
  getCommunication,
  listCommunications,
  listStudentCommunications,
} from '@portal/contract/communications';
import { getSession, loginStudent, setStudentLanguage, setStudentTheme } from '@portal/contract/session';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, heldBack, withoutLive } from './browser.ts';
import { journey, rare } from './journey.ts';
import { firstPassword, newStudent, outside } from './newcomers.ts';
import { clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow, newWord } from './scene.ts';
import { fieldTextsOf, fill, statusesOf, wordsOf } from './texts.ts';

/** What the institution says, and what the portal says by itself. */

const words = wordsOf('es');
const { communicationForm: form, writtenText: written, communications, popups, shell, titles } = words;

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page | Locator, name: string, level: 1 | 3 = 1) =>
  page.getByRole('heading', { name, level, exact: true });
const editor = (page: Page, language: keyof typeof shell.languages, label: string) =>
  page.getByRole('textbox', { name: `${label} (${shell.languages[language]})`, exact: true });

const content = (titulo: string, more: object = {}) => ({
  destinatarios: 'todos' as const,
  fechaDesde: dayFromNow(0),
  fechaHasta: null,
  enlace: null,
  textos: { es: { titulo, descripcion: '<p>Texto del comunicado</p>' } },
  ...more,
});

/** A communication that is there already; its number. */
async function communicationOf(titulo: string, more: object = {}): Promise<number> {
  const manager = await clientOf('gestora');
  const body = { claveEnvio: randomUUID(), comunicacion: content(titulo, more) };
  return (await manager.get(createCommunication, { body })).idComunicacion;
}

describe('a communication', () => {
  journey('is written by a manager and read by students and companies', async ({ come }) => {
    const word = newWord();
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(placeOf('es', 'management'));
    const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
    await menu.getByRole('link', { name: titles.communications, exact: true }).click();
    await heading(page, titles.communications).waitFor();
    await page.getByRole('link', { name: form.list.new, exact: true }).click();
    await heading(page, titles.newCommunication).waitFor();

    // A day that no calendar has stays as it was typed, and is said to be none.
    const until = page.getByLabel(`${form.form.to} (${words.ui.optional})`, { exact: true });
    await until.fill('31/02/2027');
    // Its calendar, which opens with it, closes.
    await until.press('Tab');
    // Nothing yet: each part that is missing says so, and above all of them together.
    await button(page, form.form.publish).click();
    const summary = page.getByRole('alert').filter({ hasText: fill(words.ui.problems_other, { count: 3 }) });
    await summary.getByRole('button', { name: `${written.form.body} (${shell.languages.es})` }).click();
    await expect.poll(() => hasFocus(editor(page, 'es', written.form.body))).toBe(true);
    await page.getByText(fieldTextsOf('es').date, { exact: true }).waitFor();
    expect(await until.inputValue()).toBe('31/02/2027');
    expect(await until.getAttribute('aria-invalid')).toBe('true');
    await until.fill('');
    await until.blur();
    const own = page.getByRole('region', { name: fill(written.form.text, { language: shell.languages.es }) });
    await expect.poll(() => own.locator('[aria-invalid="true"]').count()).toBe(2);
    await expectAccessible(page);

    await own.getByLabel(written.form.title, { exact: true }).fill(`Feria ${word}`);
    await editor(page, 'es', written.form.body).click();
    await page.keyboard.type('Ven el ');
    await button(own, written.editor.bold).click();
    await page.keyboard.type('jueves');
    // A link as people type it; what is none is said beside it.
    for (const _ of 'jueves') await page.keyboard.press('Shift+ArrowLeft');
    await button(own, written.editor.link).click();
    const address = page.getByRole('textbox', { name: written.editor.address, exact: true });
    await address.fill('el jueves');
    await address.press('Enter');
    await page.getByText(fieldTextsOf('es').webAddress, { exact: true }).waitFor();
    await expectAccessible(page);
    await address.fill('www.feria.example/jueves');
    await address.press('Enter');
    await address.waitFor({ state: 'detached' });
    const catalan = page.getByRole('region', {
      name: fill(written.form.text, { language: shell.languages.ca }),
    });
    await catalan
      .getByLabel(`${written.form.title} (${words.ui.optional})`, { exact: true })
      .fill(`Fira ${word}`);
    await editor(page, 'ca', `${written.form.body} (${words.ui.optional})`).fill('Vine dijous');

    const preview = page.getByRole('region', { name: form.preview.title, exact: true });
    await preview.getByText('jueves', { exact: true }).waitFor();
    await preview.getByText('EN', { exact: true }).click();
    const fallback = { language: shell.languages.en, shown: shell.languages.es };
    await preview.getByText(fill(written.preview.fallback, fallback), { exact: true }).waitFor();
    await button(page, form.form.publish).click();
    await heading(page, titles.communications).waitFor();
    await page.getByRole('link', { name: `Feria ${word}`, exact: true }).waitFor();
    await expectAccessible(page);

    for (const account of ['alumna', 'empresa'] as const) {
      const reader = (await come({ storageState: await loggedIn(account) })).page;
      await reader.goto(placeOf('es', 'home'));
      await heading(reader, `Feria ${word}`, 3).waitFor();
      const text = reader.getByRole('article').filter({ has: heading(reader, `Feria ${word}`, 3) });
      await text.locator('strong').getByText('jueves', { exact: true }).waitFor();
      await expectAccessible(reader);
    }
    const student = await clientOf('alumna');
    const read = await student.get(listStudentCommunications, {});
    expect(read.find(({ titulo }) => titulo.includes(word))?.descripcion).toBe(
      '<p>Ven el <a href="https://www.feria.example/jueves"><strong>jueves</strong></a></p>',
    );
    // In another language of the reader.
    const reader = (await come({ storageState: await loggedIn('alumna') })).page;
    await reader.addInitScript(() => localStorage.setItem('portal.language', 'ca'));
    await reader.goto('/ca');
    await heading(reader, `Fira ${word}`, 3).waitFor();
  });

  journey('is read between its dates alone, and by whom it is for', rare, async ({ come }) => {
    const word = newWord();
    await communicationOf(`Ahora ${word}`, { fechaHasta: dayFromNow(1) });
    await communicationOf(`Futura ${word}`, { fechaDesde: dayFromNow(2) });
    await communicationOf(`Pasada ${word}`, { fechaDesde: dayFromNow(-9), fechaHasta: dayFromNow(-2) });
    await communicationOf(`Empresas ${word}`, { destinatarios: 'Empresa' });
    const seen = async (account: 'alumna' | 'empresa', wanted: string) => {
      const { page } = await come({ storageState: await loggedIn(account) });
      await page.goto(placeOf('es', 'home'));
      const section = page.getByRole('region', { name: communications.title, exact: true });
      const more = section.locator('button[aria-expanded="false"]');
      await section.getByRole('heading', { level: 3 }).first().waitFor();
      if ((await more.count()) > 0) await more.click();
      await section.getByRole('heading', { name: wanted, exact: true }).waitFor();
      const names = await section.getByRole('heading', { level: 3 }).allInnerTexts();
      return names.filter((name) => name.includes(word)).sort();
    };
    expect(await seen('alumna', `Ahora ${word}`)).toEqual([`Ahora ${word}`]);
    expect(await seen('empresa', `Empresas ${word}`)).toEqual([`Ahora ${word}`, `Empresas ${word}`]);

    const { page } = await come({ colorScheme: 'dark', storageState: await loggedIn('gestora') });
    await page.goto(placeOf('es', 'communications'));
    for (const [name, state] of [
      ['Futura', form.state.programada],
      ['Ahora', form.state.visible],
      ['Pasada', form.state.terminada],
    ] as const) {
      const row = page.getByRole('article').filter({ hasText: `${name} ${word}` });
      await row.getByText(state, { exact: true }).waitFor();
    }
    await expectAccessible(page);
  });

  journey('is listed and shown first in the language that its manager reads', rare, async ({ come }) => {
    const word = newWord();
    const id = await communicationOf(`Feria ${word}`, {
      textos: {
        es: { titulo: `Feria ${word}`, descripcion: '<p>Ven</p>' },
        ca: { titulo: `Fira ${word}`, descripcion: '<p>Vine</p>' },
      },
    });
    const { page } = await come({ storageState: await loggedIn('gestora') });
    const listed = (name: string) => page.getByRole('link', { name: `${name} ${word}`, exact: true });
    await page.goto(placeOf('en', 'communications'));
    await listed('Feria').waitFor();
    await page.goto(placeOf('ca', 'communications'));
    await listed('Fira').click();
    await page.waitForURL(`**${placeOf('ca', 'communications')}/${id}`);
    const ca = wordsOf('ca').communicationForm;
    const preview = page.getByRole('region', { name: ca.preview.title, exact: true });
    await heading(preview, `Fira ${word}`, 3).waitFor();
  });

  journey('that another manager changed meanwhile says so, and nothing is lost', async ({ come }) => {
    const word = newWord();
    const id = await communicationOf(`Primera ${word}`);
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(`${placeOf('es', 'communications')}/${id}`);
    const title = page.getByLabel(written.form.title, { exact: true });
    await title.fill(`Mía ${word}`);
    const manager = await clientOf('gestora');
    const { version } = await manager.get(getCommunication, { params: { id } });
    const theirs = { idComunicacion: id, version, comunicacion: content(`Suya ${word}`) };
    await manager.get(editCommunication, { body: theirs });

    await button(page, form.form.save).click();
    const told = page.getByRole('alert').filter({ hasText: form.conflict.title });
    await told.waitFor();
    expect(await title.inputValue()).toBe(`Mía ${word}`);
    // Only this browser has it, and that is what is said.
    await page.getByText(new RegExp(`^${fill(words.ui.savedHere, { time: '' })}`)).waitFor();
    // Under the form, as wide as the form.
    const last = page.getByRole('region', {
      name: fill(written.form.text, { language: shell.languages.en }),
    });
    const [above, below] = [await last.boundingBox(), await told.boundingBox()];
    if (above === null || below === null) throw new Error('nothing is on the page');
    expect(below.width).toBe(above.width);
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(16);
    await expectAccessible(page);
    await button(told, form.conflict.mine).click();
    await heading(page, titles.communications).waitFor();
    await page.getByRole('link', { name: `Mía ${word}`, exact: true }).click();

    await button(page, form.form.delete).click();
    const dialog = page.getByRole('dialog', { name: form.deleting.title, exact: true });
    await dialog.waitFor();
    await expectAccessible(page);
    await button(dialog, words.ui.cancel).click();
    await expect.poll(() => hasFocus(button(page, form.form.delete))).toBe(true);
    await button(page, form.form.delete).click();
    await button(dialog, form.deleting.confirm).click();
    await heading(page, titles.communications).waitFor();
    await page.getByRole('region', { name: /^\d+ comunicad/ }).waitFor();
    expect(await page.getByText(word).count()).toBe(0);
  });

  journey(
    'whose days are half typed is shown as it was typed, also later, until it is given up',
    rare,
    async ({ come }) => {
      const id = await communicationOf(`Con días ${newWord()}`, { fechaDesde: '2031-09-15' });
      const { page } = await come({ storageState: await loggedIn('gestora') });
      const from = page.getByLabel(form.form.from, { exact: true });
      const until = page.getByLabel(`${form.form.to} (${words.ui.optional})`, { exact: true });
      await page.goto(`${placeOf('es', 'communications')}/${id}`);
      await from.click();
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await until.fill('31/02/2027');
      await page.goto(placeOf('es', 'communications'));
      await page.goto(`${placeOf('es', 'communications')}/${id}`);
      await page.getByText(form.restored.title, { exact: true }).waitFor();
      const read = async () => [await from.inputValue(), await until.inputValue()];
      await expect.poll(read).toEqual(['15/09/203', '31/02/2027']);
      await button(page, form.form.save).click();
      await expect.poll(() => page.locator('main input[aria-invalid="true"]').count()).toBe(2);
      expect(await read()).toEqual(['15/09/203', '31/02/2027']);
      await button(page, form.restored.discard).click();
      await expect.poll(read).toEqual(['15/09/2031', '']);
      await from.fill('1/10/2031');
      await from.blur();
      await expect.poll(read).toEqual(['01/10/2031', '']);
      await button(page, form.form.save).click();
      await heading(page, titles.communications).waitFor();
      const manager = await clientOf('gestora');
      const { comunicacion } = await manager.get(getCommunication, { params: { id } });
      expect(comunicacion).toMatchObject({ fechaDesde: '2031-10-01', fechaHasta: null });
    },
  );

  journey('that is being written survives a lost network and a change of language', async ({ come }) => {
    const word = newWord();
    const { context, page, tolerate } = await come({ storageState: await loggedIn('gestora') });
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(placeOf('es', 'newCommunication'));
    await page.getByLabel(written.form.title, { exact: true }).fill(`Sin red ${word}`);
    await editor(page, 'es', written.form.body).fill('Lo escrito sigue aquí');

    await context.setOffline(true);
    await button(page, form.form.publish).click();
    const bar = page.getByRole('status').filter({ hasText: shell.connection.lost });
    await bar.waitFor();
    await context.setOffline(false);
    await bar.waitFor({ state: 'detached' });

    // There is a network, and the portal does not answer: it is being started again, say.
    tolerate(/502/);
    const everything = ({ pathname }: URL) => /^\/(?:api\/|healthz)/.test(pathname);
    await page.route(everything, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await button(page, form.form.publish).click();
    const silent = page.getByRole('status').filter({ hasText: shell.connection.silent });
    await silent.waitFor();
    await expectAccessible(page);
    await page.unroute(everything);
    await silent.waitFor({ state: 'detached' });

    await button(page.getByRole('banner'), shell.languages.ca).click();
    await button(page.getByRole('dialog'), shell.languageChange.yes).click();
    const ca = wordsOf('ca');
    await heading(page, ca.titles.newCommunication).waitFor();
    const title = page.getByLabel(ca.writtenText.form.title, { exact: true });
    expect(await title.inputValue()).toBe(`Sin red ${word}`);
    await button(page, ca.communicationForm.form.publish).click();
    await heading(page, ca.titles.communications).waitFor();
    const manager = await clientOf('gestora');
    const { comunicaciones } = await manager.get(listCommunications, { query: { porPagina: 100 } });
    expect(comunicaciones.filter(({ titulo }) => titulo === `Sin red ${word}`)).toHaveLength(1);
  });
});

describe('a popup', () => {
  const missing = '**/api/Alumno/faltanDatosPersonalesObligatorios';

  journey('waits for the dialog that the person asked for, and gives the focus back', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumno') });
    const answer = await heldBack(page, missing);
    await page.goto(placeOf('es', 'internshipOffers'));
    await heading(page, titles.internshipOffers).waitFor();
    const language = button(page.getByRole('banner'), shell.languages.ca);
    await language.focus();
    await page.keyboard.press('Enter');
    const dialogs = page.getByRole('dialog');
    const change = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
    await change.waitFor();
    const told = page.waitForResponse(missing);
    answer();
    await (await told).finished();
    expect(await dialogs.count()).toBe(1);
    // The focus stays inside.
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      expect(await change.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');

    const popup = page.getByRole('dialog', { name: popups.personal.title, exact: true });
    await popup.waitFor();
    expect(await dialogs.count()).toBe(1);
    await popup.getByText(popups.personal.fields.numSegSocial, { exact: true }).waitFor();
    await expectAccessible(page);
    await button(popup, popups.personal.later).click();
    await popup.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(language)).toBe(true);
    // Once in a visit.
    await page.reload();
    await heading(page, titles.internshipOffers).waitFor();
    expect(await dialogs.count()).toBe(0);
  });

  journey.for([
    [/^Notificaciones/, shell.notifications.title],
    [shell.accountMenu, shell.accountMenu],
  ] as const)(
    'closes the panel of %s that would stand above it, and gives the focus back to its button',
    async ([name, title], { come }) => {
      const { page } = await come({ storageState: await loggedIn('alumno') });
      const answer = await heldBack(page, missing);
      await page.goto(placeOf('es', 'internshipOffers'));
      await heading(page, titles.internshipOffers).waitFor();
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
      await opener.click();
      const panel = page.getByRole('dialog', { name: title, exact: true });
      await expect.poll(() => hasFocus(panel)).toBe(true);
      answer();
      const popup = page.getByRole('dialog', { name: popups.personal.title, exact: true });
      await popup.waitFor();
      await panel.waitFor({ state: 'hidden' });
      expect(await popup.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await button(popup, popups.personal.later).click();
      await popup.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(opener)).toBe(true);
    },
  );

  journey('leads to where the data are given, and is not shown there nor in god mode', async ({ come }) => {
    const { page } = await come({ colorScheme: 'dark', storageState: await loggedIn('alumno') });
    await page.goto(placeOf('es', 'home'));
    const popup = page.getByRole('dialog', { name: popups.personal.title, exact: true });
    await popup.waitFor();
    await expectAccessible(page);
    await button(popup, popups.personal.go).click();
    await page.waitForURL(`**${placeOf('es', 'cv')}#personales`);
    await heading(page, words.cv.title).waitFor();
    await popup.waitFor({ state: 'detached' });

    const manager = (await come({ storageState: await loggedIn('alumno') })).page;
    await manager.addInitScript(() => localStorage.setItem('portal.modoGestor', '1'));
    await withoutLive(manager);
    await manager.goto(placeOf('es', 'home'), { waitUntil: 'networkidle' });
    expect(await manager.getByRole('dialog').count()).toBe(0);
  });
});

journey(
  'a language that was confirmed is kept with the account; one that was not is not',
  async ({ come }) => {
    const account = await clientOf('antigua');
    const preferred = async () => (await account.get(getSession, {})).idIdiomaPreferido;
    const before = await preferred();
    const { page } = await come({ storageState: await loggedIn('antigua') });
    await page.goto(placeOf('es', 'jobOffers'));
    await heading(page, titles.jobOffers).waitFor();
    const english = button(page.getByRole('banner'), shell.languages.en);
    const dialog = page.getByRole('dialog', { name: shell.languageChange.title, exact: true });
    await english.click();
    await button(dialog, shell.languageChange.no).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(english)).toBe(true);
    expect(await preferred()).toBe(before);
    await english.click();
    const asked = page.waitForRequest('**/api/Alumno/dameOfertasUsuario/**');
    await button(dialog, shell.languageChange.yes).click();
    await heading(page, wordsOf('en').titles.jobOffers).waitFor();
    expect((await asked).headers()['accept-language']).toBe('en');
    await expect.poll(preferred).toBe(3);
  },
);

journey(
  'a login shows the language that the account prefers, and keeps that of the page if it prefers none',
  async ({ come }) => {
    const person = await newStudent('Ona');
    const client = outside();
    const body = { eAmbito: 'PrivadoAlumno', eUsuario: person.email, ePassword: firstPassword } as const;
    client.token = (await client.get(loginStudent, { body })).token;
    const preferred = async () => (await client.get(getSession, {})).idIdiomaPreferido;
    expect(await preferred()).toBe(1);
    const loggedInOn = async (page: Page, shown: 'es' | 'ca') => {
      await page.goto(placeOf('ca', 'loginStudent'));
      await fillLogin(page, 'ca', person.email, firstPassword);
      await page.waitForURL(`**${placeOf(shown, 'home')}`);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(shown);
    };
    await client.get(setStudentTheme, { body: { modoOscuro: true } });
    const { page: another } = await come();
    await loggedInOn(another, 'es');
    const theme = () => another.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    await expect.poll(theme).toBe('dark');
    expect(await preferred()).toBe(1);

    const { page } = await come();
    await page.route(`**${loginStudent.path}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.datos.idIdiomaPreferido = null;
      await route.fulfill({ response, json: answer });
    });
    const kept = page.waitForResponse(`**${setStudentLanguage.path}`);
    await loggedInOn(page, 'ca');
    await kept;
    expect(await preferred()).toBe(2);
  },
);

journey('the profile of a contact is changed, and kept while it is typed', async ({ come }) => {
  const { companyContact: profile } = words;
  const { page } = await come({ storageState: await loggedIn('empresa') });
  await page.goto(placeOf('es', 'profile'));
  await heading(page, titles.profile).waitFor();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const phone = await field(profile.telefono1).inputValue();
  await field(profile.telefono1).fill('12');
  await button(page, profile.save).click();
  await expect.poll(() => field(profile.telefono1).getAttribute('aria-invalid')).toBe('true');
  await field(profile.telefono1).fill('961 000 111');
  await page.reload();
  await page.getByText(profile.restored, { exact: true }).waitFor();
  expect(await field(profile.telefono1).inputValue()).toBe('961 000 111');
  await button(page, profile.save).click();
  await page.getByText(statusesOf('es').infoUpdated.title, { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => field(profile.telefono1).inputValue()).toBe('961 000 111');
  expect(await page.getByText(profile.restored, { exact: true }).count()).toBe(0);
  await field(profile.telefono1).fill(phone);
  await button(page, profile.save).click();
  await page.getByText(statusesOf('es').infoUpdated.title, { exact: true }).waitFor();
});

journey(
  'a failure that nobody can act on is said where it is, and no longer on the next page',
  async ({ come }) => {
    const { page, tolerate } = await come({ storageState: await loggedIn('alumna') });
    tolerate(/status of 500/);
    await page.route('**/api/Alumno/dameComunicaciones', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ status: 500, datos: null, mensaje: null, referencia: randomUUID() }),
      }),
    );
    await page.goto(placeOf('es', 'home'));
    const section = page.getByRole('region', { name: communications.title, exact: true });
    await section.getByText(statusesOf('es').serviceUnavailable.title, { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: titles.internshipOffers, exact: true }).first().click();
    await heading(page, titles.internshipOffers).waitFor();
    expect(await page.getByText(statusesOf('es').serviceUnavailable.title, { exact: true }).count()).toBe(0);
  },
);
