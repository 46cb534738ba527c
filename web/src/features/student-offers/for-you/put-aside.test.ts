import { expect, test } from 'vitest';
import { putAsideBefore } from './put-aside.ts';

const size = 10;

test('going on counts what was put aside on the page that is left, and on those before', () => {
  expect(putAsideBefore({ page: 1, before: 0, here: 3 }, 2, size)).toBe(3);
  expect(putAsideBefore({ page: 2, before: 3, here: 1 }, 4, size)).toBe(4);
});

test('going back counts no more than the pages before that one could hold', () => {
  expect(putAsideBefore({ page: 3, before: 4, here: 2 }, 2, size)).toBe(4);
  expect(putAsideBefore({ page: 4, before: 14, here: 0 }, 2, size)).toBe(10);
  expect(putAsideBefore({ page: 2, before: 3, here: 1 }, 1, size)).toBe(0);
});
