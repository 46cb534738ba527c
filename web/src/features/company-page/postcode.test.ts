import { expect, it } from 'vitest';
import { postcodeDoubt } from './postcode.ts';

it.each([
  ['', 46, null],
  ['46001', 46, null],
  [' 03001 ', 3, null],
  ['46001', null, null],
  ['52006', 52, null],
  ['46001', 12, 'province'],
  ['03001', 46, 'province'],
  ['4600', 46, 'shape'],
  ['460011', 46, 'shape'],
  ['46 01', 46, 'shape'],
  ['00100', 46, 'shape'],
  ['53001', 46, 'shape'],
  ['AD500', null, 'shape'],
] as const)('of %j in province %j says %j', (typed, idProvincia, doubt) => {
  expect(postcodeDoubt(typed, idProvincia)).toBe(doubt);
});
