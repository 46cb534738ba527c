import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';

const brand = { idiomas: ['es', 'ca'], idiomaPorDefecto: 'es' } as const;

describe('the language of an answer', () => {
  test.each([
    ['ca', 'ca'],
    ['ca-ES,es;q=0.9', 'ca'],
    ['es;q=0.5, ca;q=0.8', 'ca'],
    ['ca;q=0, es', 'es'],
    ['en-GB, ca;q=0.9', 'ca'],
    ['CA', 'ca'],
    ['en', 'es'],
    ['*', 'es'],
    ['cat', 'es'],
    [';;,', 'es'],
  ])('for %s is %s', (accepted, language) => {
    expect(languageOf({ headers: { 'accept-language': accepted } }, { brand })).toBe(language);
  });

  test('without the header is the one that the account prefers, else the institution’s own', () => {
    expect(languageOf({ headers: {} }, { brand }, 'ca')).toBe('ca');
    expect(languageOf({ headers: {} }, { brand }, null)).toBe('es');
  });
});
