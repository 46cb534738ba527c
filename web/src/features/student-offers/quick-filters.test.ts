import { expect, test } from 'vitest';
import { quickInUse, quickValues } from './quick-filters.ts';

test('the choices of a type count their days from today', () => {
  expect(quickValues('practicas', '2026-12-03')).toEqual({
    soloEncajan: true,
    idModalidad: [3],
    remuneracionMinima: 600,
    fechaDesde: '2026-11-26',
  });
  expect(quickValues('empleo', '2026-12-03').remuneracionMinima).toBe(2000);
});

test('one is in use where the filter has its very value', () => {
  const values = quickValues('practicas', '2026-12-03');
  expect(quickInUse(values, { idModalidad: [2, 3], remuneracionMinima: 600 })).toEqual([
    'remuneracionMinima',
  ]);
  expect(quickInUse(values, { ...values, texto: 'datos' })).toEqual([
    'soloEncajan',
    'idModalidad',
    'remuneracionMinima',
    'fechaDesde',
  ]);
  expect(quickInUse(values, {})).toEqual([]);
});
