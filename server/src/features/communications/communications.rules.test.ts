import { type Language, languages } from '@portal/contract/languages';
import type { StoredTexts } from '@portal/contract/written-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOn, textFor } from './communications.rules.ts';
import { textsToStore } from './written.rules.ts';

const day = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

test('it is shown from its first day to its last, both counted, and never two things at once', () => {
  fc.assert(
    fc.property(day, day, day, (today, one, other) => {
      const [fechaDesde = '', fechaHasta = ''] = [one, other].sort();
      const state = stateOn(today, { fechaDesde, fechaHasta });
      expect(state === 'visible').toBe(today >= fechaDesde && today <= fechaHasta);
      expect(state === 'programada').toBe(today < fechaDesde);
      expect(stateOn(today, { fechaDesde, fechaHasta: null })).not.toBe('terminada');
    }),
  );
});

const institution = fc
  .shuffledSubarray([...languages], { minLength: 1 })
  .map((idiomas) => ({ idiomas, idiomaPorDefecto: idiomas[0] ?? 'es' }));
const writtenIn = fc.subarray([...languages]);
const textsIn = (spoken: readonly Language[]): StoredTexts =>
  Object.fromEntries(spoken.map((one) => [one, { titulo: `T ${one}`, descripcion: `<p>${one}</p>` }]));

test('a reader gets their own language where it is written, else the institution’s', () => {
  fc.assert(
    fc.property(institution, writtenIn, fc.constantFrom(...languages), (brand, spoken, language) => {
      const found = textFor(textsIn(spoken), language, brand);
      if (spoken.includes(language)) expect(found?.idioma).toBe(language);
      else if (spoken.includes(brand.idiomaPorDefecto)) expect(found?.idioma).toBe(brand.idiomaPorDefecto);
      else if (found) expect(spoken).toContain(found.idioma);
    }),
  );
});

test('only the institution’s languages are kept, its own has to be there, and no text is half', () => {
  const half = fc.record({
    titulo: fc.constantFrom(null, '', ' ', 'Título'),
    descripcion: fc.constantFrom(null, '', '<p></p>', '<script>x</script>', '<p>Texto</p>'),
  });
  fc.assert(
    fc.property(institution, half, half, half, (brand, es, ca, en) => {
      const { textos, problems } = textsToStore('comunicacion', { es, ca, en }, brand);
      for (const language of Object.keys(textos)) expect(brand.idiomas).toContain(language);
      for (const { titulo, descripcion } of Object.values(textos)) {
        expect(titulo.trim()).not.toBe('');
        expect(descripcion).toBe('<p>Texto</p>');
      }
      if (problems.length === 0) expect(textos[brand.idiomaPorDefecto]).toBeDefined();
      const written = { es, ca, en };
      const isHalf = brand.idiomas.some(
        (one) =>
          (written[one].titulo?.trim() ? 1 : 0) !== (written[one].descripcion === '<p>Texto</p>' ? 1 : 0),
      );
      if (isHalf) expect(problems).not.toEqual([]);
    }),
  );
});
