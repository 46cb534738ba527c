import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+34 600 11 22 33', 'tel:+34600112233'],
  ['960 100 200', 'tel:960100200'],
  ['(0034) 96-010.02.00', 'tel:0034960100200'],
])('%s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
