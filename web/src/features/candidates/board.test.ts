import { expect, test } from 'vitest';
import { type Column, columnsOf, targetsOf } from './board.ts';

const column = (idEstado: Column['idEstado'], estadosPosibles: Column['estadosPosibles'] = []): Column => ({
  idEstado,
  numTotal: 1,
  estadosPosibles,
  candidatos: [],
});
const statesOf = (columns: readonly Column[]) => columns.map(({ idEstado }) => idEstado);

test('a board has the columns of the process, also while nobody is in them', () => {
  expect(statesOf(columnsOf([]))).toEqual([1, 2, 3, 4, 5, 17]);
});

test('other states have a column while somebody is in them', () => {
  const found = [column(6), column(16), column(98), column(3)];
  expect(statesOf(columnsOf(found))).toEqual([1, 2, 3, 4, 16, 98, 5, 17, 6]);
});

test('a candidate is moved to what is possible and nowhere else', () => {
  expect(targetsOf(column(4, [3, 5, 17]))).toEqual([5, 17, 3]);
  expect(targetsOf(column(17))).toEqual([]);
});
