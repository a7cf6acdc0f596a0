import ipaddr from 'ipaddr.js';

/** Answers inside Azure only: the machine's own secrets, at an address that looks public. */
const AZURE_METADATA = '168.63.129.16';

/** Public IPv6 is 2000::/3: outside lie `::127.0.0.1`, and ranges that nobody has been given. */
function isGlobalV6(address: ipaddr.IPv6): boolean {
  return ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * Whether an IP address is anybody's on the internet: not this machine's, not of a private network, and no way round to those
 * (IPv4 inside IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || address.toString() === AZURE_METADATA) return false;
  return address instanceof ipaddr.IPv6 ? isGlobalV6(address) : true;
}
