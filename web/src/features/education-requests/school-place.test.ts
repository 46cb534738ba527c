import { expect, it } from 'vitest';
import { schoolPlace } from './school-place.ts';

it.each([
  ['Llíria', 'Valencia', 'Llíria, Valencia'],
  ['València', 'Valencia', 'València'],
  ['Alacant/Alicante', 'Alicante', 'Alacant/Alicante'],
  ['Vic', 'Barcelona', 'Vic, Barcelona'],
  ['Vic', null, 'Vic'],
  [null, 'Barcelona', 'Barcelona'],
  [null, null, ''],
])('%s in %s is said %s', (town, province, said) => {
  expect(schoolPlace(town, province)).toBe(said);
});
