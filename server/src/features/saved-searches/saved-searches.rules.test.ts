import { expect, test } from 'vitest';
import { alertDays } from './saved-searches.rules.ts';

const madrid = (now: string) => alertDays('Europe/Madrid', new Date(now));

test('tells what opened before eight in the morning, of a week on its Monday', () => {
  // A Wednesday, seven and eight by the clock of Madrid.
  expect(madrid('2030-11-06T06:59:00Z')).toEqual({ diaria: '2030-11-05', semanal: '2030-11-04' });
  expect(madrid('2030-11-06T07:00:00Z')).toEqual({ diaria: '2030-11-06', semanal: '2030-11-04' });
});

test('goes on with the week before until the hour of a Monday has come', () => {
  expect(madrid('2030-11-04T06:59:00Z')).toEqual({ diaria: '2030-11-03', semanal: '2030-10-28' });
  expect(madrid('2030-11-04T07:00:00Z')).toEqual({ diaria: '2030-11-04', semanal: '2030-11-04' });
  expect(madrid('2030-11-10T12:00:00Z').semanal).toBe('2030-11-04');
});
