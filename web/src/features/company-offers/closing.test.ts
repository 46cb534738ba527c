import { expect, test } from 'vitest';
import { placesLeft, toldAtClosing } from './closing.ts';

const ana = { idCandidatura: 1, nombre: 'Ana Roca', idEstado: 3 } as const;
const carla = { idCandidatura: 3, nombre: 'Carla Mas', idEstado: 1 } as const;
const berta = { idCandidatura: 2, nombre: 'Berta Sala', idEstado: 4 } as const;

test('as many can be chosen as there are places left, and any number where none is said', () => {
  expect(placesLeft({ plazas: 3, elegidas: [ana] })).toBe(2);
  expect(placesLeft({ plazas: 1, elegidas: [ana, berta] })).toBe(0);
  expect(placesLeft({ plazas: null, elegidas: [ana] })).toBe(Number.POSITIVE_INFINITY);
});

test('names the undecided who are told, but the chosen, apart from those who had come far', () => {
  const standing = { sinDecidir: 3, porAvisar: [ana, berta, carla] };
  expect(toldAtClosing(standing, [])).toEqual({
    count: 3,
    ahead: [ana, berta],
    others: [carla],
    unnamed: 0,
  });
  expect(toldAtClosing(standing, [2])).toEqual({ count: 2, ahead: [ana], others: [carla], unnamed: 0 });
});

test('counts those who are told and not named', () => {
  const standing = { sinDecidir: 300, porAvisar: [ana, carla] };
  expect(toldAtClosing(standing, [1, 999])).toEqual({ count: 298, ahead: [], others: [carla], unnamed: 297 });
});
