import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { loggedIn } from './people.ts';
import { newWord } from './scene.ts';
import { fill, wordsOf } from './texts.ts';

/** What a student writes of studies, and what a manager brings of them from a spreadsheet. */

describe('a student', () => {
  const { studies, cvEntries } = wordsOf('en');

  journey(
    'adds a study elsewhere, and asks for a correction of one of the university, by keyboard',
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('alumno'), locale: 'en-GB' });
      await page.goto(addressOf('en', 'cv'));
      const section = page.getByRole('region', { name: studies.title, exact: true });
      await section.getByRole('button', { name: studies.add, exact: true }).press('Enter');
      const form = page.getByRole('dialog', { name: studies.add, exact: true });
      await form.getByLabel(studies.fields.titulo, { exact: true }).fill('Chemistry');
      await form.getByRole('button', { name: cvEntries.entries.save, exact: true }).press('Enter');
      await form.getByText('This field is required').first().waitFor();
      await expectAccessible(page);
      await form.getByRole('combobox', { name: studies.fields.idNivel, exact: true }).press('ArrowDown');
      const level = page.getByRole('option', { name: 'Bachelor’s degree', exact: true });
      await level.filter({ visible: true }).click();
      await form.getByLabel(studies.fields.centro, { exact: true }).fill('University of Elsewhere');
      await form.getByLabel(studies.fields.nota).fill('2,5');
      await form.getByRole('button', { name: cvEntries.entries.save, exact: true }).press('Enter');
      await section.getByRole('heading', { name: 'Chemistry', exact: true }).waitFor();
      await section.getByText(fill(studies.markValue, { mark: '2.5' }), { exact: true }).waitFor();

      await section.getByRole('button', { name: studies.requests.correct }).first().press('Enter');
      const ask = page.getByRole('dialog');
      await ask.getByLabel(studies.requests.note, { exact: true }).fill('I have passed to the next year');
      await ask.getByRole('button', { name: studies.requests.send, exact: true }).press('Enter');
      await section.getByText(studies.requests.what.correccion, { exact: true }).waitFor();
      await section.getByText(studies.requests.state.pendiente, { exact: true }).waitFor();
      await expectAccessible(page);
    },
  );
});

describe('a manager', () => {
  const { imports: words } = wordsOf('es');

  const upload = async (page: Page, rows: readonly string[]) => {
    await page.goto(addressOf('es', 'studentImports'));
    const buffer = Buffer.from(['Correo;DNI;Nombre;Apellidos;Titulación;Nota media', ...rows].join('\n'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.choose, exact: true }).click();
    await (await chooser).setFiles({ name: 'alumnos.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: words.columns.check, exact: true }).click();
  };

  journey(
    'is told of five kinds of wrong rows, mends them, and applies the import, or all but a wrong one',
    async ({ come }) => {
      const { page } = await come({ storageState: await loggedIn('gestora') });
      await upload(page, [
        'no es un correo;;Ana;Prats;Derecho;2,5',
        'berta@alumnos.example;12345678A;Berta;Prats;Derecho;2,5',
        'carla@alumnos.example;;Carla;Prats;Alquimia;2,5',
        'diana@alumnos.example;;Diana;Prats;Derecho;9',
        'elena@alumnos.example;;;Prats;Derecho;2,5',
      ]);
      await page.getByRole('heading', { name: fill(words.errors.title_other, { count: 5 }) }).waitFor();
      for (const [row, column] of [
        ['2', 'Correo'],
        ['3', 'DNI'],
        ['4', 'Titulación'],
        ['5', 'Nota media'],
        ['6', 'Nombre'],
      ] as const)
        await page.getByRole('row', { name: new RegExp(`^${row} ${column} `) }).waitFor();
      await expectAccessible(page);

      await upload(page, [
        'ana@alumnos.example;;Ana;Prats;Derecho;2,5',
        'berta@alumnos.example;12345678Z;Berta;Prats;Derecho;2,5',
        'carla@alumnos.example;;Carla;Prats;Economía;2,5',
        'diana@alumnos.example;;Diana;Prats;Derecho;3',
        'elena@alumnos.example;;Elena;Prats;Derecho;2,5',
      ]);
      await page.getByText(words.result.right, { exact: true }).waitFor();
      await page.getByRole('button', { name: words.result.apply, exact: true }).click();
      await page.getByText(words.applied, { exact: true }).waitFor();
      await page
        .getByText(fill(words.changes.of, { row: 2, de: 'ana@alumnos.example' }))
        .first()
        .waitFor();
      await page.getByRole('button', { name: words.access.send, exact: true }).click();
      await page.getByText(fill(words.access.sent_other, { count: 5 }), { exact: true }).waitFor();
      await expectAccessible(page);

      await upload(page, [
        'fatima@alumnos.example;;Fátima;Prats;Derecho;2,5',
        'gema@alumnos.example;;Gema;Prats;Alquimia;2,5',
      ]);
      await page.getByRole('button', { name: words.rest.apply, exact: true }).click();
      await page.getByRole('heading', { name: words.leftOut.title, exact: true }).waitFor();
      await page.getByRole('row', { name: /^3 Titulación / }).waitFor();
      await expectAccessible(page);
    },
  );

  journey('brings a register of fifty rows with titles above, and three wrong ones', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('gestora') });
    const word = newWord();
    const rows = Array.from({ length: 50 }, (_, place) => {
      const email = place === 10 ? 'sin arroba' : `${word}${place}@alumnos.example`;
      const degree = place === 20 || place === 30 ? 'Alquimia aplicada' : 'Grado en Derecho';
      return `${email};Ana;Muñoz;Peña;${degree};3º;120 ECTS`;
    });
    const titles = ['Universidad del Mar', 'Listado de estudiantes', `Grupo ${word}`, ''];
    const headings =
      'Correo electrónico;Nombre;Primer apellido;Segundo apellido;Plan de estudios;Curso;ECTS superados';
    await page.goto(addressOf('es', 'studentImports'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.choose, exact: true }).click();
    const buffer = Buffer.from([...titles, headings, ...rows].join('\r\n'));
    await (await chooser).setFiles({ name: 'registro.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel(words.fields.segundoApellido, { exact: true }).waitFor();
    expect(await page.getByLabel(words.table.headings, { exact: true }).inputValue()).toBe('5');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.columns.check, exact: true }).click();

    await page.getByRole('heading', { name: fill(words.errors.title_other, { count: 3 }) }).waitFor();
    await page.getByRole('row', { name: /^16 Correo electrónico / }).waitFor();
    const value = fill(words.unknown.value, { field: words.fields.titulacion, value: 'Alquimia aplicada' });
    await page.getByRole('combobox', { name: value }).click();
    await page.getByRole('option', { name: 'Economía', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.unknown.save, exact: true }).click();
    await page.getByRole('heading', { name: fill(words.errors.title_one, { count: 1 }) }).waitFor();

    await page.getByRole('button', { name: words.rest.apply, exact: true }).click();
    await page.getByRole('heading', { name: words.leftOut.title, exact: true }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.errors.csv, exact: true }).click();
    const bad = await readFile(await (await saved).path(), 'utf8');
    expect(bad.split('\n')[1]).toMatch(/^sin arroba;Ana;Muñoz;Peña;Grado en Derecho;3º;120 ECTS;16;/);

    await page.goto(addressOf('es', 'studentImports'));
    await page
      .getByRole('button', { name: fill(words.matches.forget, { value: 'Alquimia aplicada' }) })
      .click();
    await page
      .getByRole('heading', { name: words.matches.title, exact: true })
      .waitFor({ state: 'detached' });
  });
});
