import { expect, test } from 'vitest';
import { derivedOf, paysOtherwise } from './derived.ts';

test('weeks and hours follow from the dates and the timetable', () => {
  const dates = { fechaInicio: '2026-02-02', fechaFin: '2026-07-31' };
  expect(derivedOf({ ...dates, horasSemana: 20 })).toEqual({ weeks: 26, weekly: 20, total: 514 });
  expect(derivedOf({ ...dates, horasAldia: 5, numeroDiasSemana: 4 })).toMatchObject({ weekly: 20 });
  expect(derivedOf({ fechaInicio: '2026-02-02', fechaFin: '2026-02-03' })).toMatchObject({ weeks: 1 });
});

test('missing values and values in the wrong order say nothing', () => {
  expect(derivedOf({ fechaInicio: '2026-07-31', fechaFin: '2026-02-02', horasSemana: 20 })).toEqual({
    weeks: null,
    weekly: 20,
    total: null,
  });
  expect(derivedOf({ horasAldia: 5 })).toEqual({ weeks: null, weekly: null, total: null });
});

test('the pay of an hour and of a year are held against the hours of a week', () => {
  expect(paysOtherwise(12, 25_000, 40)).toBe(false);
  expect(paysOtherwise(12, 12_000, 40)).toBe(true);
  expect(paysOtherwise(12, null, 40)).toBe(false);
});
