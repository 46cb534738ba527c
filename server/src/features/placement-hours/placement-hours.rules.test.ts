import { weekStates } from '@portal/contract/placement-hours';
import { expect, test } from 'vitest';
import { decisionOn, isSent, mayNote, weekProblems } from './placement-hours.rules.ts';

const span = { desde: '2031-02-05', hasta: '2031-06-27', interrupciones: [] };
const none = [0, 0, 0, 0, 0, 0, 0];
const week = { horas: [0, 0, 4, 4, 4, 0, 0], texto: 'Datos.', version: 3, motivo: null };

test.each([
  { about: 'the week that it begins in', lunes: '2031-02-03', today: '2031-02-05', fields: [] },
  { about: 'a week to come', lunes: '2031-03-03', today: '2031-03-02', fields: ['lunes'] },
  { about: 'a week before it', lunes: '2031-01-27', today: '2031-03-02', fields: ['lunes'] },
  { about: 'a week after it', lunes: '2031-06-30', today: '2031-07-10', fields: ['lunes'] },
  { about: 'a week that begins on no Monday', lunes: '2031-02-11', today: '2031-03-02', fields: ['lunes'] },
])('$about', ({ lunes, today, fields }) => {
  expect(weekProblems({ lunes, horas: none }, span, today).map(({ campo }) => campo)).toEqual(fields);
});

test('hours on a day outside of the placement are refused beside the day', () => {
  const horas = [4, 0, 4, 4, 4, 0, 0];
  expect(weekProblems({ lunes: '2031-02-03', horas }, span, '2031-02-08')).toEqual([
    { campo: 'horas.0', error: 'hoursOutside' },
  ]);
});

test('a confirmed week is not noted again, others only as they were read', () => {
  expect(mayNote(undefined, 0)).toBe(true);
  expect(mayNote(undefined, 1)).toBe(false);
  for (const estado of weekStates) {
    expect(mayNote({ ...week, estado }, 3)).toBe(estado !== 'confirmada');
    expect(mayNote({ ...week, estado }, 2)).toBe(false);
  }
});

test('only a week that waits as it is sent was sent before', () => {
  expect(isSent({ ...week, estado: 'anotada' }, week)).toBe(true);
  expect(isSent({ ...week, estado: 'devuelta' }, week)).toBe(false);
  expect(isSent({ ...week, estado: 'anotada' }, { ...week, texto: 'Otra cosa.' })).toBe(false);
  expect(isSent({ ...week, estado: 'anotada' }, { ...week, horas: none })).toBe(false);
});

test.each([
  { kept: 'anotada', version: 3, motivo: null, is: 'decide' },
  { kept: 'anotada', version: 2, motivo: null, is: 'refuse' },
  { kept: 'confirmada', version: 2, motivo: null, is: 'wasDecided' },
  { kept: 'confirmada', version: 2, motivo: 'Faltan horas.', is: 'refuse' },
  { kept: 'confirmada', version: 3, motivo: null, is: 'refuse' },
  { kept: 'devuelta', version: 2, motivo: null, is: 'refuse' },
  { kept: 'devuelta', version: 3, motivo: null, is: 'refuse' },
] as const)('deciding on version $version of a week that is $kept: $is', ({ kept, version, motivo, is }) => {
  expect(decisionOn({ ...week, estado: kept }, { version, motivo })).toBe(is);
});

test('a week that was returned for the same reason was decided, and one that is not there never', () => {
  const motivo = 'Faltan horas.';
  expect(decisionOn({ ...week, estado: 'devuelta', motivo }, { version: 2, motivo })).toBe('wasDecided');
  expect(decisionOn(undefined, { version: 1, motivo: null })).toBe('refuse');
});
