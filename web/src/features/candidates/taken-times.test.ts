import { expect, test } from 'vitest';
import { clashesWith, endOf, type TakenTime } from './taken-times.ts';

const at = (hora: string, duracion: number): TakenTime => ({
  idCandidatura: 1,
  nombre: 'Lucía Roca',
  hora,
  duracion,
  estado: 'propuesta',
});

test.each([
  ['09:30', 30, true],
  ['09:15', 30, true],
  ['09:15', 15, false],
  ['10:00', 30, false],
  ['09:00', 120, true],
  ['', 30, false],
] as const)('an interview at %s of %i minutes meets one from 9:30 to 10:00: %s', (hora, duracion, meets) => {
  expect(clashesWith([at('09:30', 30)], { hora, duracion }).length > 0).toBe(meets);
});

test('an interview ends after its minutes, also past midnight', () => {
  expect(endOf(at('09:45', 30))).toBe('10:15');
  expect(endOf(at('23:45', 30))).toBe('00:15');
});
