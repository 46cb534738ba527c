import type { EventCard } from '@portal/contract/events';
import { expect, it } from 'vitest';
import { columnOf, isMonth, monthAfter, monthDays } from './month-days.ts';

const event = (idEvento: number, fecha: string, fechaFin: string): EventCard => ({
  idEvento,
  urlEvento: 'abcdefgh1234',
  titulo: 'Taller',
  entradilla: '',
  idioma: 'es',
  fecha,
  fechaFin,
  categoria: { slug: 'taller' },
  lugar: 'Aula 1',
  enLinea: false,
  organizador: 'Servicio de Empleo',
  destacado: false,
  estado: 'proximo',
  urlImagen: null,
  inscripcion: null,
});

it('has each event on each of its days by the institution’s clock, what begins first first', () => {
  const days = monthDays(
    '2031-03',
    [
      event(1, '2031-03-10T15:00:00Z', '2031-03-10T16:00:00Z'),
      event(2, '2031-03-10T09:00:00Z', '2031-03-11T13:00:00Z'),
      // From midnight to midnight in Madrid.
      event(3, '2031-02-28T23:00:00Z', '2031-03-01T23:00:00Z'),
    ],
    'Europe/Madrid',
  );
  expect(days).toHaveLength(31);
  const full = days.filter(({ events }) => events.length > 0);
  expect(full.map(({ day, events }) => [day, events.map(({ idEvento }) => idEvento)])).toEqual([
    ['2031-03-01', [3]],
    ['2031-03-10', [2, 1]],
    ['2031-03-11', [2]],
  ]);
});

it.each([
  ['2031-02', 28],
  ['2032-02', 29],
  ['2031-12', 31],
])('%s has %i days', (month, count) => {
  expect(monthDays(month, [], 'Europe/Madrid')).toHaveLength(count);
});

it('turns to the months around it, over the year as well', () => {
  expect(monthAfter('2031-12', 1)).toBe('2032-01');
  expect(monthAfter('2031-01', -1)).toBe('2030-12');
});

it('tells a month from what else an address may hold', () => {
  expect(['2031-03', '2031-13', '2031-3', '', '2031-03-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['2031-03-10', 1],
  ['2031-03-16', 7],
])('%s is in column %i', (day, column) => {
  expect(columnOf(day)).toBe(column);
});
