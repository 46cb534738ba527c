import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['www.x.es', 'https://www.x.es'],
  [' x.es/y?z=1#a ', 'https://x.es/y?z=1#a'],
  ['http://x.es', 'http://x.es'],
  ['HTTPS://x.es/Y', 'HTTPS://x.es/Y'],
  ['ana@x.es', 'mailto:ana@x.es'],
  ['mailto:ana@x.es', 'mailto:ana@x.es'],
])('takes %s for %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each(['', 'x', 'una página', 'javascript:alert(1)', 'ftp://x.es', '//x.es', '/cv', 'https://'])(
  'takes %s for no address',
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);
