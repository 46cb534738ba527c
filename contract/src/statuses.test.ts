import { expect, test } from 'vitest';
import { errors, notices } from './statuses.ts';

/** The numbers of specification 2, §8, written out: whoever calls the portal goes by them. */

const codesOf = (statuses: Readonly<Record<string, { code: number }>>) =>
  [...new Set(Object.values(statuses).map(({ code }) => code))].sort((one, other) => one - other);

test('the errors have the numbers of the specification, and no other', () => {
  // biome-ignore format: in tens, as they are read in the specification
  expect(codesOf(errors)).toEqual([
    0, 1, 2, 3, 4, 6, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    52, 53, 54, 55, 56, 57, 58, 59,
    60, 62, 63, 64, 65, 66, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 83,
    90, 91, 94, 95, 98,
    109, 110, 111,
    500,
  ]);
});

test('the notices have the numbers of the specification, and no other', () => {
  // biome-ignore format: in tens, as they are read in the specification
  expect(codesOf(notices)).toEqual([
    501, 502, 503, 504, 505, 506, 507, 508, 509, 510,
    511, 512, 513, 514, 515, 516, 517, 518, 519, 520,
    521, 522, 523, 524, 525, 526, 527, 528, 529, 530,
    531, 532, 533, 534, 535, 536, 537, 538, 539, 540,
  ]);
});
