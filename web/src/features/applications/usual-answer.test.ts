import { expect, test } from 'vitest';
import { takesLonger } from './usual-answer.ts';

test('a company takes longer than it usually does once the last of its usual days is over', () => {
  expect(takesLonger(0, 1)).toBe(false);
  expect(takesLonger(-5, 5)).toBe(false);
  expect(takesLonger(-6, 5)).toBe(true);
});
