import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../texts/plain.ts';
import { respelt, vocabularyOf } from './suggest.rules.ts';

const known = vocabularyOf([
  'Prácticas de marketing digital',
  'Contabilidad y tesorería en Barcelona',
  'Enfermería',
  'Programador/a web',
]);

describe('a misspelt search', () => {
  test.each([
    ['marketin', undefined],
    ['marketimg', 'marketing'],
    ['makreting', 'marketing'],
    ['contavilidad', 'contabilidad'],
    ['enfremeria', 'enfermería'],
    ['practicas marqueting barselona', 'practicas marketing barcelona'],
    ['programdor web', 'programador web'],
    ['C++ programdor, col·laborar', 'C++ programador, col·laborar'],
    ['ade', undefined],
    ['zurcidor', undefined],
    ['', undefined],
    ['% !', undefined],
  ])('%s', (typed, spelt) => expect(respelt(typed, known)).toBe(spelt));

  test('is respelt to known words alone, which are left as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const spelt = respelt(typed, known);
        if (spelt !== undefined) expect(respelt(spelt, known)).toBeUndefined();
      }),
    );
    for (const word of known.values()) expect(respelt(plain(word), known)).toBeUndefined();
  });
});
