import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@portal/contract/brand';
import { isPhone } from '@portal/contract/identifiers';
import { offerFieldNames } from '@portal/contract/offer-fields';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../brands', import.meta.url));
const brands = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Relative luminance of a colour such as #1a4fd6 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('there are two institutions', () => {
  expect(brands.sort()).toEqual(['escuela', 'universidad']);
});

describe.each(brands)('%s', (name) => {
  const institution = brand.parse(JSON.parse(readFileSync(`${folder}/${name}/brand.json`, 'utf8')));

  test('its accent can be read in both themes', () => {
    expect(contrast(institution.colores.acento, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(institution.colores.acentoOscuro, '#1a1b1e')).toBeGreaterThanOrEqual(4.5);
  });

  test('its language is one of those that it speaks', () => {
    const { success, error } = brand.safeParse({ ...institution, idiomas: ['en'] });
    expect(success).toBe(false);
    expect(error?.issues).toMatchObject([{ path: ['idiomaPorDefecto'], message: 'one of idiomas' }]);
  });

  test('its folder has its logos and its name', () => {
    expect(institution.id).toBe(name);
    for (const file of [institution.logo, institution.logoOscuro, institution.favicon]) {
      expect(existsSync(`${folder}/${name}/${file}`), file).toBe(true);
    }
  });

  test('it says of every field of both forms whether it is shown', () => {
    for (const fields of Object.values(institution.camposOferta)) {
      expect(Object.keys(fields).sort()).toEqual([...offerFieldNames].sort());
    }
  });

  test('its telephones are telephones', () => {
    for (const telefono of [institution.telefono, ...institution.campus.map((campus) => campus.telefono)]) {
      expect(isPhone(telefono), telefono).toBe(true);
    }
  });
});
