import { expect, test } from 'vitest';
import { countedAddress } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::'],
  ['2001:DB8:0:1::1', '2001:db8:0:1::'],
  ['2001:db8:0:2::1', '2001:db8:0:2::'],
  ['fe80::1%eth0', 'fe80::'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
