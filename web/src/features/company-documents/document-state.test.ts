import { expect, test } from 'vitest';
import { nearness } from './document-state.ts';

test('a day is gone after it, and near in the last thirty days', () => {
  expect([-1, 0, 30, 31].map(nearness)).toEqual(['past', 'near', 'near', 'far']);
});
