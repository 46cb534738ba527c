import { expect, test } from 'vitest';
import { placesLeft, toldAtClosing } from './closing.ts';

const ana = { idCandidatura: 1, nombre: 'Ana Roca', idEstado: 3 } as const;
const berta = { idCandidatura: 2, nombre: 'Berta Sala', idEstado: 4 } as const;

test('as many can be chosen as there are places left, and any number where none is said', () => {
  expect(placesLeft({ plazas: 3, elegidas: [ana] })).toBe(2);
  expect(placesLeft({ plazas: 1, elegidas: [ana, berta] })).toBe(0);
  expect(placesLeft({ plazas: null, elegidas: [ana] })).toBe(Number.POSITIVE_INFINITY);
});

test('all who are undecided are told but the chosen, and the shortlisted among them are named', () => {
  const standing = { sinDecidir: 4, avanzadas: [ana, berta] };
  expect(toldAtClosing(standing, [])).toEqual({ count: 4, ahead: [ana, berta] });
  expect(toldAtClosing(standing, [2, 9])).toEqual({ count: 2, ahead: [ana] });
});
