import { expect, test } from 'vitest';
import { countedAddress, networkOf } from './address.ts';

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

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', null],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
