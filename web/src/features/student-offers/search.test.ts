import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  changeFilters,
  oneByOne,
  ordersOf,
  readSearch,
  type Search,
  searchText,
} from './search.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));
const empty: Search = { filters: {}, orden: 'destacadas', pagina: 1 };

describe('the search in the address', () => {
  it('is empty where the address says nothing', () => {
    expect(read('')).toEqual(empty);
    expect(searchText(empty)).toBe('');
  });

  it('reads every filter, the order and the page', () => {
    const text =
      '?texto=an%C3%A1lisis+datos&idProvincia=28&idModalidad=2&remuneracionMinima=600&fechaDesde=2026-11-01&soloEncajan=true&orden=fecha&pagina=3';
    expect(read(text)).toEqual({
      filters: {
        texto: 'análisis datos',
        idProvincia: [28],
        idModalidad: [2],
        remuneracionMinima: 600,
        fechaDesde: '2026-11-01',
        soloEncajan: true,
      },
      orden: 'fecha',
      pagina: 3,
    });
  });

  it('gives the same address back, whatever the order of its parts', () => {
    const text = '?texto=sql&idProvincia=8&orden=fecha&pagina=2';
    expect(searchText(read(text))).toBe(text);
    expect(searchText(read('?pagina=2&orden=fecha&idProvincia=8&texto=sql'))).toBe(text);
  });

  it('has a parameter for each value of a filter, whatever their order, and reads them joined too', () => {
    const text = '?idProvincia=8&idProvincia=43';
    expect(read(text).filters).toEqual({ idProvincia: [8, 43] });
    expect(searchText(read('?idProvincia=43,8'))).toBe(text);
    expect(searchText(read('?idProvincia=43&idProvincia=8&idProvincia=43'))).toBe(text);
  });

  it.each([
    '?idProvincia=madrid',
    '?idProvincia=8,madrid',
    '?soloEncajan=false',
    '?idModalidad=-1',
    '?fechaDesde=ayer',
    '?remuneracionMinima=mucho',
    '?orden=azar',
    '?pagina=0',
    '?pagina=1.5',
    '?texto=++',
    '?nada=1',
  ])('leaves out what cannot be read: %s', (text) => {
    expect(read(text)).toEqual(empty);
  });
});

describe('the order by relevance', () => {
  it('is the usual one as soon as words are looked for, and not before', () => {
    expect(read('?texto=sql').orden).toBe('relevancia');
    expect(searchText(read('?texto=sql&orden=relevancia'))).toBe('?texto=sql');
    expect(searchText(read('?texto=sql&orden=destacadas'))).toBe('?texto=sql&orden=destacadas');
    expect(ordersOf(read('?texto=sql'))).toEqual(['relevancia', 'destacadas', 'fecha']);
    expect(ordersOf(read('?idProvincia=8'))).toEqual(['destacadas', 'fecha']);
  });

  it('goes with the words', () => {
    expect(read('?orden=relevancia')).toEqual(empty);
    const search = read('?texto=sql&idModalidad=1&orden=relevancia');
    expect(searchText(changeFilters(search, { texto: '' }))).toBe('?idModalidad=1');
    expect(changeFilters(read('?idModalidad=1'), { texto: 'sql' }).orden).toBe('relevancia');
    expect(changeFilters(read('?orden=fecha'), { texto: 'sql' }).orden).toBe('fecha');
  });
});

describe('a change of the filters', () => {
  it('takes away one value of several by itself', () => {
    const { filters } = read('?idProvincia=8&idProvincia=43');
    expect(oneByOne('idProvincia', filters)).toEqual([
      { only: { idProvincia: [8] }, rest: { idProvincia: [43] } },
      { only: { idProvincia: [43] }, rest: { idProvincia: [8] } },
    ]);
  });

  it('goes back to the first page and keeps the rest', () => {
    const search = read('?texto=sql&idModalidad=1&orden=fecha&pagina=4');
    expect(searchText(changeFilters(search, { idModalidad: [3] }))).toBe(
      '?texto=sql&idModalidad=3&orden=fecha',
    );
  });

  it('takes away a filter of which no value is left', () => {
    expect(changeFilters(read('?idProvincia=8&idProvincia=43'), { idProvincia: [] }).filters).toEqual({});
  });

  it('takes away what is null or empty', () => {
    const search = read('?texto=sql&idModalidad=1');
    expect(changeFilters(search, { texto: '', idModalidad: null }).filters).toEqual({});
  });

  it('forgets the island of another province', () => {
    const search = read('?idProvincia=35&idIsla=3');
    expect(changeFilters(search, { idProvincia: [38] }).filters).toEqual({ idProvincia: [38] });
    expect(changeFilters(search, { idModalidad: [1] }).filters).toMatchObject({ idIsla: [3] });
    expect(changeFilters(search, { idIsla: [2] }).filters).toEqual({ idProvincia: [35], idIsla: [2] });
  });
});

it('counts as active all but the words', () => {
  expect(activeFilters(read('?texto=sql&idProvincia=8&fechaDesde=2026-11-01'))).toEqual([
    'idProvincia',
    'fechaDesde',
  ]);
});
