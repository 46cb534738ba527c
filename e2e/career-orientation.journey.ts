import { readFile } from 'node:fs/promises';
import { createCounsellor, getOrientation } from '@portal/contract/orientation';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow } from './scene.ts';
import { fill, wordsOf } from './texts.ts';

const { orientation } = wordsOf('es');
const button = (name: string) => ({ name, exact: true }) as const;

/** A counsellor whom no other journey books. */
async function newCounsellor(nombre: string): Promise<void> {
  const orientador = {
    nombre,
    idiomas: ['es'] as const,
    lugar: 'Edificio B, despacho 3',
    enlace: null,
    activo: true,
    textos: { es: { titulo: 'CV', descripcion: '<p>Repasamos tu CV.</p>' } },
  };
  const manager = await clientOf('gestora');
  await manager.get(createCounsellor, {
    body: { claveEnvio: crypto.randomUUID(), orientador: { ...orientador, idiomas: ['es'] } },
  });
}

/** The manager opens three times of the counsellor, one day of the week after next. */
async function openWeek(page: Page, nombre: string): Promise<void> {
  await page.goto(`${placeOf('es', 'orientationWeek')}?semana=${dayFromNow(14)}`);
  await page.getByRole('button', button(orientation.slots.title)).click();
  const dialog = page.getByRole('dialog', button(orientation.slots.title));
  await dialog.getByLabel(orientation.book.counsellor, { exact: true }).selectOption({ label: nombre });
  await expectAccessible(page);
  const act = dialog.getByRole('button', button(orientation.slots.act));
  await act.click();
  // Without a day it says so, and keeps the rest.
  await dialog.getByText('Elige una opción', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', button('martes')).press('Space');
  await dialog.getByLabel(orientation.slots.to, { exact: true }).fill('10:30');
  await act.press('Enter');
  await page.getByText(fill(orientation.slots.done_other, { count: '3' }), { exact: true }).waitFor();
}

/** The dialog in which a student confirms a time of the counsellor. */
async function choose(page: Page, time: string, nombre: string) {
  const slot = page.getByRole('button', button(fill(orientation.book.at, { time, name: nombre })));
  await slot.focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', button(orientation.book.dialog));
}

async function seeTimes(page: Page, nombre: string): Promise<void> {
  await page.goto(placeOf('es', 'orientation'));
  await page.getByLabel(orientation.book.counsellor, { exact: true }).selectOption({ label: nombre });
}

describe('career orientation', () => {
  journey(
    'a time that two students book at once is one’s, and the other reads so and books another',
    async ({ come }) => {
      const nombre = 'Rosa Ferrandis';
      await newCounsellor(nombre);
      const manager = (await come({ storageState: await loggedIn('gestora') })).page;
      await openWeek(manager, nombre);

      const first = (await come({ storageState: await loggedIn('alumna') })).page;
      const second = (await come({ storageState: await loggedIn('maestra') })).page;
      await Promise.all([seeTimes(first, nombre), seeTimes(second, nombre)]);
      await expectAccessible(first);
      const mine = await choose(first, '9:30', nombre);
      await mine.getByLabel(orientation.book.about).fill('Revisar mi CV');
      await expectAccessible(first);
      const theirs = await choose(second, '9:30', nombre);
      await mine.getByRole('button', button(orientation.book.act)).press('Enter');
      await first.getByRole('heading', button(orientation.own)).waitFor();
      await theirs.getByRole('button', button(orientation.book.act)).press('Enter');
      await theirs.getByText('Esa hora ya no está libre', { exact: true }).waitFor();
      await expectAccessible(second);
      const gone = button(fill(orientation.book.at, { time: '9:30', name: nombre }));
      await second.getByRole('button', gone).waitFor({ state: 'detached' });
      await second.keyboard.press('Escape');
      await theirs.waitFor({ state: 'detached' });
      await expect.poll(() => second.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
      const other = await choose(second, '10:00', nombre);
      await other.getByRole('button', button(orientation.book.act)).press('Enter');
      await second.getByRole('heading', button(orientation.own)).waitFor();

      const saving = first.waitForEvent('download');
      await first.getByRole('button', button(orientation.calendar)).click();
      const file = await readFile(await (await saving).path(), 'utf8');
      expect(file).toContain(`SUMMARY:Orientación laboral con ${nombre}`);

      await first.getByRole('button', button(orientation.cancel.act)).press('Enter');
      const question = first.getByRole('dialog', button(orientation.cancel.title));
      await question.waitFor();
      await expectAccessible(first);
      await question.getByRole('button', button(orientation.cancel.act)).press('Enter');
      await first.getByRole('heading', button(orientation.book.title)).waitFor();
      expect(await first.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      const { citas } = await (await clientOf('alumna')).get(getOrientation, {});
      expect(citas.find(({ orientador }) => orientador === nombre)?.estado).toBe('cancelada');

      await manager.reload();
      await manager.getByRole('combobox').selectOption({ label: nombre });
      const free = `${orientation.free} · ${nombre}: `;
      await manager.getByText(`${free}9:00, 9:30`, { exact: true }).waitFor();
      await expectAccessible(manager);
    },
  );
});
