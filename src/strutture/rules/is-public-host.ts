/** IPv4 ranges outside the public internet (IANA's special-purpose registry), and the address of Azure's platform services. */
const SPECIAL_IPV4: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[?([0-9a-f:.]*:[0-9a-f:.]*)\]?$/;

/** Matches a host name with at least two labels, no trailing dot and no numeric last label. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const INTERNAL_NAME =
  /\.(?:localhost|localdomain|local|internal|intranet|private|home|lan|corp|arpa|test|example|invalid|onion)$/;

function toNumber(ipv4: string): number {
  return ipv4.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

function isPublicIpv4(ipv4: string): boolean {
  const address = toNumber(ipv4);
  return !SPECIAL_IPV4.some(([range, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(toNumber(range) / size);
  });
}

/** Accepts global unicast addresses (2000::/3), except special-purpose ranges: IETF protocols, 6to4 and documentation. */
function isPublicIpv6(ipv6: string): boolean {
  const [first = 0, second = 0] = ipv6.split(':').map((group) => Number.parseInt(group || '0', 16));
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x3fff || second >= 0x1000;
}

/**
 * Returns whether a host normalised by `URL` is public. The resolved address is checked when a connection is opened.
 * @example isPublicHost('ical.booking.com') // true
 * @example isPublicHost('[::ffff:7f00:1]') // false
 */
export function isPublicHost(host: string): boolean {
  if (IPV4.test(host)) return isPublicIpv4(host);
  const ipv6 = IPV6.exec(host)?.[1];
  if (ipv6 !== undefined) return isPublicIpv6(ipv6);
  return NAME.test(host) && !INTERNAL_NAME.test(host);
}
