import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@portal/contract/languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownBrands, readInstitution } from '../brand.ts';
import { EnvError } from '../env.ts';
import { makeBrand } from './new-brand.ts';

const given = {
  id: 'mar',
  name: 'Escuela del Mar',
  nif: 'G58818501',
  address: 'Calle Mayor, 1, 28013 Madrid',
  phone: '+34 910 000 000',
  email: 'practicas@mar.example',
};
const usage = 'npm run new-brand -- …';

let BRANDS_DIR: string;
beforeEach(() => {
  BRANDS_DIR = mkdtempSync(join(tmpdir(), 'portal-new-brand-'));
});
afterEach(() => rmSync(BRANDS_DIR, { recursive: true, force: true }));

/** The texts inside of a JSON, whatever holds them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const written = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** What the person who typed the arguments reads. */
function said(change: Readonly<Record<string, string | undefined>>): string[] {
  try {
    makeBrand({ ...given, ...change }, BRANDS_DIR, usage);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split('\n');
  }
  return [];
}

test.each(['es', 'ca', 'en', 'es,ca,en'])('what is made in %s passes the check of the start', (offered) => {
  makeBrand({ ...given, languages: offered }, BRANDS_DIR, usage);
  const { brand, pages } = readInstitution({ BRAND: 'mar', BRANDS_DIR });
  expect(brand.idiomas).toEqual(offered.split(','));
  expect(brand.idiomaPorDefecto).toBe(offered.split(',')[0]);
  for (const language of brand.idiomas) {
    expect(pages.text('privacidad', language)).toContain('Escuela del Mar');
    expect(brand.textoRGPD?.texto[language]).toContain('practicas@mar.example');
    expect(brand.textoRGPD?.enlaceRGPD[language]).toMatch(/^\//);
  }
  expect(readdirSync(BRANDS_DIR)).toEqual(['mar']);
});

test('nothing of the model’s identity is in it', () => {
  makeBrand({ ...given, languages: languages.join() }, BRANDS_DIR, usage);
  const made = written(join(BRANDS_DIR, 'mar')).toLowerCase();
  const { id, nombre, fundacion, responsable, correos, telefono, campus, redes, enlacesLegales, pie } =
    JSON.parse(readFileSync(join(ownBrands, 'universidad/brand.json'), 'utf8'));
  const identity = textsIn([nombre, fundacion, responsable, correos, telefono, campus, pie]);
  const domains = textsIn([correos]).map((address) => address.split('@')[1] ?? '');
  const links = [...redes, ...enlacesLegales].map(({ url }: { url: string }) => new URL(url).host);
  const named = ['almadraba', 'marinada', 'euncet', `"id": "${id}"`];
  for (const theirs of [...identity, ...domains, ...links, ...named]) {
    expect(theirs.length).toBeGreaterThan(5);
    expect(made).not.toContain(theirs.toLowerCase());
  }
  const other = JSON.parse(readFileSync(join(BRANDS_DIR, 'mar/brand.json'), 'utf8'));
  expect(other).toMatchObject({ redes: [], enlacesLegales: [], accesoUnico: { proveedores: [] } });
  expect(other).not.toHaveProperty('analitica');
});

test('its texts put no article before a name', () => {
  makeBrand({ ...given, languages: languages.join() }, BRANDS_DIR, usage);
  const articles = /\b(el|la|los|las|els|les|del|al|pel|de|por|per|the|of) \{\{(nombre|fundacion)\}\}/i;
  expect(articles.exec(written(join(BRANDS_DIR, 'mar')))).toBeNull();
});

describe('a mistake is said by its argument, all at once, and nothing is made', () => {
  test('what the start would refuse', () => {
    expect(said({ id: 'El Mar', nif: '123', phone: 'abc', email: 'mal', languages: 'es,fr' })).toEqual([
      '--id is "El Mar": it must be lower case letters, digits and hyphens.',
      '--nif is "123": it must be a NIF whose control character is right, such as G58818501.',
      '--phone is "abc": it must be a telephone with at least 9 digits, such as +34 960 100 200.',
      '--email is "mal": it must be an email address such as careers@example.edu.',
      '--languages[1] is "fr": it must be one of es, ca, en.',
      '',
      'Nothing was made.',
    ]);
    expect(readdirSync(BRANDS_DIR)).toEqual([]);
  });

  test('what is missing, with how it is called', () => {
    expect(said({ name: ' ', nif: undefined, phone: '1' })).toEqual([
      '--phone is "1": it must be a telephone with at least 9 digits, such as +34 960 100 200.',
      'Missing: --name, --nif.',
      '',
      usage,
      '',
      'Nothing was made.',
    ]);
    expect(readdirSync(BRANDS_DIR)).toEqual([]);
  });

  test('what only its texts tell', () => {
    expect(said({ name: 'Escuela <b>del</b> Mar', languages: 'es' })[0]).toMatch(
      /^brands\/mar\/brand\.json has \d+ mistakes\.$/,
    );
    expect(readdirSync(BRANDS_DIR)).toEqual([]);
  });

  test('a folder that is there', () => {
    expect(said({})).toEqual([]);
    const before = written(BRANDS_DIR);
    expect(said({ name: 'Otra' })).toEqual(['brands/mar is there already: nothing was changed.']);
    expect(written(BRANDS_DIR)).toBe(before);
  });
});
