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

/** Bits of an address by which a person knows a place of theirs again, and that many others share. */
const networkBits = { ipv4: 24, ipv6: 48 } as const;

/** The network that an address is in, such as 192.0.2.0/24; null where it is no address. */
export function networkOf(address: string): string | null {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return null;
  const parsed = ipaddr.process(bare);
  const kind = parsed.kind();
  const bits = networkBits[kind];
  const family = kind === 'ipv6' ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${family.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}
