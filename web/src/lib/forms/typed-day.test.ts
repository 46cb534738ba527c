import { expect, it } from 'vitest';
import { typedDay } from './typed-day.ts';

it.each([
  ['30/04/2027', '2027-04-30'],
  ['3/4/2027', '2027-04-03'],
  ['03/4/2027', '2027-04-03'],
  [' 31-12-2026 ', '2026-12-31'],
  ['1.1.2027', '2027-01-01'],
  ['2027-02-28', '2027-02-28'],
  ['29/02/2028', '2028-02-29'],
])('«%s» is %s', (typed, day) => expect(typedDay(typed)).toBe(day));

it.each(['31/02/2027', '29/02/2027', '0/1/2027', '12/13/2027', '1/1/27', 'mañana', ''])(
  '«%s» is no day',
  (typed) => expect(typedDay(typed)).toBeNull(),
);
