import ipaddr from 'ipaddr.js';

/**
 * What an address is counted as: itself, or of an IPv6 address its network of 64 bits, within which one machine takes
 * as many addresses as it likes.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString()
    : parsed.toString();
}
