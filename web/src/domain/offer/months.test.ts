import { expect, test } from 'vitest';
import { monthsBetween } from './months.ts';

test('whole months are filled, the first and the last by their days', () => {
  expect(monthsBetween('2026-12-16', '2027-02-14')).toEqual([
    { month: '2026-12', from: 15 / 31, to: 1 },
    { month: '2027-01', from: 0, to: 1 },
    { month: '2027-02', from: 0, to: 0.5 },
  ]);
});

test('days of one month are a part of it', () => {
  expect(monthsBetween('2027-06-10', '2027-06-30')).toEqual([{ month: '2027-06', from: 0.3, to: 1 }]);
});

test('of dates in the wrong order, and of more months than there is room for, nothing is drawn', () => {
  expect(monthsBetween('2027-06-10', '2027-06-01')).toEqual([]);
  expect(monthsBetween('2027-01-01', '2028-02-01')).toHaveLength(14);
  expect(monthsBetween('2027-01-01', '2028-03-01')).toEqual([]);
});
