import { editPersonalData, editPresentation, getCv } from '@portal/contract/cv';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fieldTextsOf, shape, wordsOf } from './texts.ts';

/** The CV is saved as one types, and what was typed is never lost. */

const { cv, cvData, ui } = wordsOf('es');

async function openCv(page: Page): Promise<void> {
  await page.goto(placeOf('es', 'cv'));
  await page.getByRole('heading', { name: cv.sections.documentos, exact: true }).waitFor();
}

const partOf = (page: Page, name: keyof typeof cv.sections) =>
  page.locator('form').filter({ has: page.getByRole('region', { name: cv.sections[name], exact: true }) });
const saved = (page: Page) => page.getByRole('status').getByText(shape(ui.saved));

describe('what is typed', () => {
  journey('on a phone is there after a reload, and what is wrong stops nothing else', async ({ come }) => {
    const { page } = await come({ width: 390, height: 780, storageState: await loggedIn('alumno') });
    await openCv(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(cv.personal.localidad).fill('Alzira');
    await saved(page).first().waitFor();
    await field(cv.personal.telefono).fill('6');
    // It is no error yet: one is still typing.
    expect(await field(cv.personal.telefono).getAttribute('aria-invalid')).not.toBe('true');
    await field(cvData.reserved.direccion).fill('Carrer Major, 3');
    const problem = page.getByText(fieldTextsOf('es').malformed, { exact: true });
    await problem.waitFor();
    await field(cvData.reserved.iban).pressSequentially('ES9121000418450200051332');
    expect(await field(cvData.reserved.iban).inputValue()).toBe('ES91 2100 0418 4502 0005 1332');
    const answer = page.getByRole('radio', { name: cvData.reserved.disability.no, exact: true });
    await answer.check();
    await page.getByText(shape(cvData.reserved.disability.since)).waitFor();
    await expectAccessible(page);

    const { reservados, cv: sent } = await (await clientOf('alumno')).get(getCv, {});
    expect(sent.personales).toMatchObject({ localidad: 'Alzira' });
    expect(reservados).toMatchObject({
      direccion: 'Carrer Major, 3',
      iban: 'ES9121000418450200051332',
      discapacidad: false,
    });
    await openCv(page);
    expect(await field(cv.personal.localidad).inputValue()).toBe('Alzira');
    expect(await field(cvData.reserved.direccion).inputValue()).toBe('Carrer Major, 3');
    expect(await answer.isChecked()).toBe(true);
    // Neither what was wrong: the browser has kept it, and says what is wrong with it.
    expect(await field(cv.personal.telefono).inputValue()).toBe('6');
    await problem.waitFor();
    await field(cv.personal.telefono).fill('600 100 200');
    await field(cv.personal.localidad).focus();
    await problem.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: cvData.reserved.disability.unsaid, exact: true }).check();
    await page.getByText(shape(cvData.reserved.disability.since)).waitFor({ state: 'detached' });
  });

  journey(
    'stays where the network fails, also over a reload, and is saved when it is back',
    async ({ come }) => {
      const { page, context, tolerate } = await come({ storageState: await loggedIn('alumna') });
      tolerate(/ERR_FAILED|ERR_INTERNET|Failed to load|Failed to fetch/);
      await openCv(page);
      const text = page.getByLabel(cvData.presentation.text, { exact: true });
      const lost = page.getByRole('alert').getByText(cvData.saving.lost, { exact: true });
      await page.route(`**${editPresentation.path}`, (route) => route.abort());
      await text.fill('Escrito en el tren');
      await lost.waitFor();
      await expectAccessible(page);
      await openCv(page);
      expect(await text.inputValue()).toBe('Escrito en el tren');
      await lost.waitFor();
      await page.unroute(`**${editPresentation.path}`);
      await page.getByRole('button', { name: cvData.saving.retry, exact: true }).click();
      await saved(page).waitFor();

      await context.setOffline(true);
      await text.fill('Escrito en un túnel');
      await lost.waitFor();
      await context.setOffline(false);
      await lost.waitFor({ state: 'detached' });
      const kept = await (await clientOf('alumna')).get(getCv, {});
      expect(kept.cv.presentacion).toBe('Escrito en un túnel');
    },
  );
});

journey('what was saved on another device is told, and one chooses what stays', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await openCv(page);
  const elsewhere = await clientOf('alumna');
  const town = page
    .getByRole('group', { name: cv.personal.residence, exact: true })
    .getByLabel(cv.personal.localidad, { exact: true });
  const part = partOf(page, 'personales');
  const conflict = part.getByText(cvData.saving.conflict.title, { exact: true });
  const { theirs, mine } = cvData.saving.conflict;

  await elsewhere.get(editPersonalData, { body: { localidad: 'Xàtiva' } });
  await town.fill('Alcoi');
  await conflict.waitFor();
  await expectAccessible(page);
  await part.getByRole('button', { name: theirs, exact: true }).click();
  await conflict.waitFor({ state: 'detached' });
  expect(await town.inputValue()).toBe('Xàtiva');

  await elsewhere.get(editPersonalData, { body: { localidad: 'Gandia' } });
  await town.fill('Alcoi');
  await part.getByRole('button', { name: mine, exact: true }).click();
  await conflict.waitFor({ state: 'detached' });
  await saved(page).waitFor();
  expect((await elsewhere.get(getCv, {})).cv.personales.localidad).toBe('Alcoi');
  expect(await town.inputValue()).toBe('Alcoi');
});

/** A picture of two halves, red at the left, whose camera was held turned: its top is red. */
async function turnedPicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const drawing = canvas.getContext('2d');
    if (drawing === null) throw new Error('no canvas');
    drawing.fillStyle = '#ff0000';
    drawing.fillRect(0, 0, 800, 1200);
    drawing.fillStyle = '#0000ff';
    drawing.fillRect(800, 0, 800, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  // An EXIF segment that has only the orientation, 6: a quarter to the right.
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
    'hex',
  );
  exif.writeUInt16BE(exif.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** The colour of a pixel of the photo, at parts of its width and height, and its size. */
const colourAt = (page: Page, across: number, down: number) =>
  page.getByRole('img', { name: cvData.photo.alt, exact: true }).evaluate(
    async (image, [x, y]) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('no photo');
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const pixel = drawing?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? [];
      const [red = 0, , blue = 0] = pixel;
      return { size: [canvas.width, canvas.height], colour: red > blue ? 'red' : 'blue' };
    },
    [across, down] as const,
  );

journey(
  'the photo is turned as it was taken, cropped by keyboard, shown and taken away',
  async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await openCv(page);
    const pick = async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /foto$/ }).first().click();
      await (await chooser).setFiles({
        name: 'foto.jpg',
        mimeType: 'image/jpeg',
        buffer: await turnedPicture(page),
      });
    };
    await pick();
    const dialog = page.getByRole('dialog', { name: cvData.photo.cropTitle, exact: true });
    await dialog.getByLabel(cvData.photo.zoom, { exact: true }).fill('2');
    const stage = dialog.getByRole('group', { name: cvData.photo.stage, exact: true });
    // To the very bottom, which is blue.
    for (let times = 0; times < 40; times += 1) await stage.press('ArrowDown');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: cvData.photo.save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await colourAt(page, 0.5, 0.1)).toEqual({ size: [600, 600], colour: 'blue' });

    await page.getByRole('button', { name: cvData.photo.change, exact: true }).waitFor();
    await pick();
    await dialog.getByRole('button', { name: cvData.photo.save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => colourAt(page, 0.5, 0.1)).toEqual({ size: [1000, 1000], colour: 'red' });

    await page.getByRole('button', { name: cvData.photo.remove, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: cvData.photo.removeConfirm }).click();
    await page.getByRole('img', { name: cvData.photo.none, exact: true }).waitFor();
    const add = page.getByRole('button', { name: cvData.photo.add, exact: true });
    await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
  },
);
