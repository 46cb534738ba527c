import { describe, expect, it } from 'vitest';
import { day, daysFromToday, euroRange, euros, fileSize, numberFormat, relative } from './format.ts';

const spaces = (text: string) => text.replace(/\s/g, ' ');
const now = new Date('2026-11-21T10:00:00Z');

describe('money', () => {
  it.each([
    ['es', 650, '650 €'],
    ['es', 1250.5, '1.250,50 €'],
    ['ca', 1250, '1.250 €'],
    ['en', 1250, '€1,250'],
  ] as const)('%s %d', (language, amount, text) => expect(spaces(euros(language, amount))).toBe(text));

  it.each([
    ['es', '21.000–27.000 €'],
    ['ca', '21.000–27.000 €'],
    ['en', '€21,000–€27,000'],
  ] as const)('a range in %s', (language, text) =>
    expect(spaces(euroRange(language, 21_000, 27_000))).toBe(text),
  );
});

it('divides four figures in Spanish too', () => expect(numberFormat('es').format(1207)).toBe('1.207'));

describe('relative dates', () => {
  it.each([
    ['2026-11-21T09:59:50Z', 'hace un momento'],
    ['2026-11-21T10:00:20Z', 'ahora'],
    ['2026-11-21T09:55:00Z', 'hace 5 minutos'],
    ['2026-11-21T07:00:00Z', 'hace 3 horas'],
    ['2026-11-20T22:00:00Z', 'ayer'],
    ['2026-11-19T10:00:00Z', 'anteayer'],
    ['2026-11-16T10:00:00Z', 'hace 5 días'],
    ['2026-09-15T10:00:00Z', '15 sept 2026'],
    ['2026-11-24', 'dentro de 3 días'],
    ['2026-11-21', 'hoy'],
  ])('%s is %s', (value, text) => expect(relative('es', value, 'hace un momento', now)).toBe(text));

  it('counts days by the calendar of the institution', () => {
    // Half past midnight in Madrid is still the day before in UTC.
    expect(daysFromToday('2026-11-21', new Date('2026-11-20T23:30:00Z'))).toBe(0);
  });
});

it('says a day as the wire has it, whatever the zone', () => {
  expect(day('es', '2026-09-15')).toBe('15 de septiembre de 2026');
  expect(day('ca', '2026-04-02')).toMatch(/2 d’abril (de|del) 2026/);
});

it('says the size of a file', () => {
  expect(spaces(fileSize('es', 12))).toBe('1 kB');
  expect(spaces(fileSize('es', 340_000))).toBe('340 kB');
  expect(spaces(fileSize('es', 1_900_000))).toBe('1,9 MB');
});
