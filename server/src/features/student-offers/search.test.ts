import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../texts/plain.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import { asksNothing, excerpts, filterQuery, stemsOf } from './search.rules.ts';

test('filters become words of the index', () => {
  expect(filterQuery({ remuneracionMinima: 900 })).toBeNull();
  expect(filterQuery({ idProvincia: [8], idModalidad: [2], remuneracionMinima: 900 })).toBe("'p=8' & 'm=2'");
  expect(filterQuery({ idProvincia: [8, 43], idModalidad: [2] })).toBe("('p=8' | 'p=43') & 'm=2'");
});

test('each filter that is set is one word of the index, whatever the others', () => {
  const one = fc.nat().map((id) => [id]);
  const filters = fc.record(
    {
      idProvincia: one,
      idIsla: one,
      idTitulacion: one,
      idSector: one,
      idModalidad: one,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, (set) => {
      const values = Object.values(set)
        .flat()
        .sort((a, b) => a - b);
      const words = filterQuery(set)?.split(' & ') ?? [];
      expect(words.map((word) => Number(/^'[a-z]=(\d+)'$/.exec(word)?.[1])).sort((a, b) => a - b)).toEqual(
        values,
      );
      expect(new Set(words).size).toBe(words.length);
      expect(asksNothing(set)).toBe(values.length === 0);
    }),
  );
});

test('a search without words, filters or limits asks nothing', () => {
  expect(asksNothing({})).toBe(true);
  expect(asksNothing({ texto: '', idProvincia: undefined })).toBe(true);
  expect(asksNothing({ texto: 'a' })).toBe(false);
  expect(asksNothing({ remuneracionMinima: 0 })).toBe(false);
});

test('which offers a student sees', () => {
  const all = { conPracticas: true, conEmpleo: true, puedeOfertasPracticas: true, soloCiclosUAX: false };
  expect(serviceRefusal('practicas', all)).toBeUndefined();
  expect(serviceRefusal('empleo', all)).toBeUndefined();
  expect(serviceRefusal('practicas', { ...all, conPracticas: false })).toBe('noPlacementService');
  expect(serviceRefusal('practicas', { ...all, puedeOfertasPracticas: false })).toBe(
    'notEnrolledInPlacements',
  );
  expect(serviceRefusal('practicas', { ...all, soloCiclosUAX: true })).toBe('noPlacementService');
  expect(serviceRefusal('empleo', { ...all, soloCiclosUAX: true })).toBeUndefined();
  expect(serviceRefusal('empleo', { ...all, conEmpleo: false })).toBe('noEmploymentService');
});

describe('stems', () => {
  test('are plain beginnings of words, each once, the shortest of those that begin alike', () => {
    expect(stemsOf("( 'program' | 'programación' ) & 'web'")).toEqual(['web', 'program']);
    expect(stemsOf("'compañ' | 'companyi'")).toEqual(['compan']);
    expect(stemsOf("'l''hospitalet'")).toEqual(["l'hospitalet"]);
    expect(stemsOf('')).toEqual([]);
  });
  test('plain words have neither accents nor capitals', () => {
    expect(plain('Àrea de Gestión, Muñoz i Plaça')).toBe('area de gestion, munoz i placa');
  });
});

/** As the database keeps the texts of open offers. */
const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const excerpt = (texts: string[], stems: string[]) => excerpts(stems)(texts.map(oneLine));

describe('an excerpt', () => {
  const long = `${'Somos un equipo que trabaja con datos. '.repeat(10)}Buscamos Programación en Python. ${'Hay más cosas que contar. '.repeat(10)}`;

  test('is the whole of a short text, on one line', () => {
    expect(excerpt(['  Un texto\n corto. '], ['corto'])).toBe('Un texto corto.');
    expect(excerpt([''], ['corto'])).toBe('');
  });
  test('is the beginning where no word is found', () => {
    const text = excerpt([long], ['quimic']);
    expect(text).toMatch(/^Somos un equipo.*…$/);
    expect(text.length).toBeLessThanOrEqual(181);
  });
  test('is around the first word found, whatever its accents, cut between words', () => {
    const text = excerpt([long], ['programacion']);
    expect(text).toMatch(/^….*Programación en Python.*…$/);
    expect(text.length).toBeLessThanOrEqual(182);
    for (const word of text.replaceAll('…', '').split(' ')) expect(long.split(' ')).toContain(word);
  });
  test('looks in the second text where the first has none of the words', () => {
    expect(excerpt([long, 'Tareas de química.'], ['quimic'])).toBe('Tareas de química.');
  });
  test('ends with the text where the word is at its end', () => {
    expect(excerpt([`${'palabra '.repeat(60)}final`], ['final'])).toMatch(/^…palabra.*final$/);
  });
  test('finds whole beginnings alone, and takes marks in a stem as they are', () => {
    expect(excerpt([long], ['ython'])).toMatch(/^Somos/);
    expect(excerpt([`${long} C++ y más`], ['c++'])).toMatch(/C\+\+ y más$/);
    expect(excerpt([long], ['.*'])).toMatch(/^Somos/);
    expect(excerpt([long], [])).toMatch(/^Somos/);
  });
  test('cuts a single endless word', () => {
    expect(excerpt(['a'.repeat(500)], ['aaa'])).toBe(`${'a'.repeat(180)}…`);
  });

  test('has the word that was found, and is never longer than it may be, whatever the text', () => {
    const piece = fc.constantFrom(
      'palabra',
      'café',
      '(',
      'ñandú',
      'a'.repeat(90),
      'https://uno.example/',
      '\n',
    );
    const text = fc.array(fc.tuple(piece, fc.constantFrom(' ', '', '  ')), { maxLength: 60 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [start, end] = [before, after].map((parts) => parts.flat().join(''));
        const cut = excerpt([`${start} Química ${end}`], ['quimic']);
        expect(cut).toContain('Química');
        expect(cut.length).toBeLessThanOrEqual(182);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (any, stem) => {
        expect(excerpt([any], [plain(stem)]).length).toBeLessThanOrEqual(182);
      }),
    );
  });
});
