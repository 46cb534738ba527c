import { languages } from '@portal/contract/languages';
import { isSurveyAddress, surveyContent } from '@portal/contract/surveys';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { surveyKeys } from './survey-key.rules.ts';
import { addressWith, stateOn, titleFor, titlesToStore } from './surveys.rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const keys = surveyKeys(bytes('the secret of this portal, long enough'));
const number = fc.integer({ min: 1, max: 2_147_483_647 });

describe('a key', () => {
  test('stands for one survey and one account, and is the same whenever it is made', () => {
    fc.assert(
      fc.property(number, number, (surveyId, accountId) => {
        const key = keys.of({ surveyId, accountId });
        expect(key).toMatch(/^[\w-]{32}$/);
        expect(keys.of({ surveyId, accountId })).toBe(key);
        expect(keys.read(key)).toEqual({ surveyId, accountId });
      }),
    );
  });

  test('that was changed anywhere, or made with another secret, stands for nobody', () => {
    const other = surveyKeys(bytes('the secret of another portal, as long'));
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    fc.assert(
      fc.property(number, number, fc.nat(31), letter, (surveyId, accountId, place, put) => {
        const key = keys.of({ surveyId, accountId });
        const changed = key.slice(0, place) + put + key.slice(place + 1);
        expect(keys.read(changed)).toEqual(changed === key ? { surveyId, accountId } : undefined);
        expect(other.read(key)).toBeUndefined();
      }),
    );
    for (const nonsense of ['', 'x', `${keys.of({ surveyId: 1, accountId: 1 })}A`, 'ñ'.repeat(32)])
      expect(keys.read(nonsense)).toBeUndefined();
  });

  test('does not show that two surveys were answered by the same person', () => {
    const [a, b] = [1, 2].map((surveyId) => keys.of({ surveyId, accountId: 7 }));
    const same = [...(a ?? '')].filter((char, place) => char === b?.[place]).length;
    expect(same).toBeLessThan(12);
  });
});

test('it is open from its first day to its last, both counted', () => {
  const days = { desde: '2030-06-10', hasta: '2030-06-12' };
  const states = ['2030-06-09', '2030-06-10', '2030-06-12', '2030-06-13'].map((day) => stateOn(day, days));
  expect(states).toEqual(['programada', 'abierta', 'abierta', 'cerrada']);
  expect(stateOn('2099-01-01', { ...days, hasta: null })).toBe('abierta');
});

test.each([
  ['https://encuestas.example.edu/s/12', true],
  ['https://encuestas.example.edu/s/12?clave={clave}&lang=es', true],
  ['https://encuestas.example.edu/{clave}', true],
  ['/encuestas/12?clave={clave}', false],
  ['http://encuestas.example.edu/s/12', false],
  ['https://{clave}.example.edu/', false],
  ['https://user@encuestas.example.edu/', false],
  ['//elsewhere.example/s', false],
  ['/\\elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['https://localhost', false],
  ['encuesta', false],
  ['/a b', false],
])('the address %s is one: %s', (address, isOne) => {
  expect(isSurveyAddress(address)).toBe(isOne);
});

test('every key in an address is the reader’s', () => {
  expect(addressWith('https://a.example/{clave}?k={clave}', 'K$&')).toBe('https://a.example/K$&?k=K$&');
});

const written = {
  titulos: { es: 'Encuesta' },
  urlAcceso: 'https://a.example/s',
  paraAlumnos: true,
  paraEmpresa: false,
  obligatoria: false,
  desde: '2030-01-01',
  hasta: null,
};
const wrongWith = (more: object) =>
  surveyContent.safeParse({ ...written, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('what would shut people out for ever, or be for nobody, is refused beside its field', () => {
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ obligatoria: true })).toEqual(['urlAcceso']);
  expect(wrongWith({ obligatoria: true, urlAcceso: 'https://a.example/s?k={clave}' })).toEqual([]);
  expect(wrongWith({ paraAlumnos: false })).toEqual(['paraAlumnos']);
  expect(wrongWith({ hasta: '2029-12-31' })).toEqual(['hasta']);
});

describe('titles', () => {
  const brand = { idiomas: ['es', 'ca'], idiomaPorDefecto: 'es' } as const;
  const institution = { ...brand, idiomas: [...brand.idiomas] };

  test('are kept in the institution’s languages, of which its own has to be there', () => {
    const { titulos, problems } = titlesToStore({ es: ' Hola ', ca: ' ', en: 'Hello' }, institution);
    expect({ titulos, problems }).toEqual({ titulos: { es: 'Hola' }, problems: [] });
    expect(titlesToStore({ ca: 'Hola' }, institution).problems).toEqual([
      { campo: 'encuesta.titulos.es', error: 'required' },
    ]);
  });

  test('are read in one’s own language, else in the institution’s, else in any', () => {
    expect(titleFor({ es: 'E', ca: 'C' }, 'ca', institution)).toEqual({ titulo: 'C', idioma: 'ca' });
    expect(titleFor({ es: 'E', ca: 'C' }, 'en', institution)).toEqual({ titulo: 'E', idioma: 'es' });
    for (const language of languages)
      expect(titleFor({ ca: 'C' }, language, institution)).toEqual({ titulo: 'C', idioma: 'ca' });
  });
});
