import { expect, it } from 'vitest';
import { academicYears } from './academic-years.ts';

it.each([
  ['2026-09-15', 2025],
  ['2026-09-16', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('offers the academic year of %s, the one after it and three before', (today, year) => {
  expect(academicYears(today)).toEqual([year + 1, year, year - 1, year - 2, year - 3]);
});
