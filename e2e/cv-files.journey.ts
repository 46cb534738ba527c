import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { firstPassword, newStudent } from './newcomers.ts';
import { fillLogin } from './people.ts';
import { placeOf } from './places.ts';
import { fill, wordsOf } from './texts.ts';

const resume = {
  basics: { label: 'Analista de dades', summary: 'M’agraden les dades.', phone: '+34 600 111 222' },
  work: [{ name: 'Túria', position: 'Becària', startDate: '2023-09', endDate: '2024-06' }],
  languages: [
    { language: 'English', fluency: 'C1' },
    { language: 'Klingon', fluency: 'B2' },
  ],
  skills: [{ name: 'Eines', keywords: ['Python'] }],
};

describe('a student with an empty CV', () => {
  const { cvFiles, cv } = wordsOf('ca');
  const words = cvFiles.exchange;

  journey('brings a JSON Resume, leaves a part of it out, and finds the rest in the CV', async ({ come }) => {
    const person = await newStudent('Buida');
    const { page } = await come({ locale: 'ca-ES' });
    await page.goto(placeOf('ca', 'loginStudent'));
    await fillLogin(page, 'ca', person.email, firstPassword);
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await page.goto(addressOf('ca', 'cv'));
    const section = page.getByRole('region', { name: words.title, exact: true });
    const choose = async (name: string, text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await section.getByRole('button', { name: words.pick, exact: true }).press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    };

    await choose('altra-cosa.json', '{"res": true}');
    await section.getByText(words.notCv, { exact: true }).waitFor();

    await choose('cv.json', JSON.stringify(resume));
    await section.getByRole('heading', { name: fill(words.found, { name: 'cv.json' }) }).waitFor();
    await section.getByText('Klingon: B2', { exact: true }).waitFor();
    await expectAccessible(page);
    await section.getByRole('checkbox', { name: /^Becària, Túria/ }).uncheck();
    await section.getByRole('button', { name: /^Afegeix/ }).press('Enter');
    await section.getByText(words.saved_other.replace('{{count}}', '5')).waitFor();

    const languages = page.getByRole('region', { name: cv.sections.idiomas, exact: true });
    await languages.getByText('Anglès').first().waitFor();
    const jobs = page.getByRole('region', { name: cv.sections.profesional, exact: true });
    expect(await jobs.getByText('Becària').count()).toBe(0);
  });
});
