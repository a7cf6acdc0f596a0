/**
 * A network address as the register of actions keeps it: the network that it is of, not whose machine. IPv6 addresses
 * come as networks already (`platform/http/client-address.ts`).
 * @example maskAddress('203.0.113.7') // '203.0.113.0/24'
 */
export function maskAddress(address: string): string {
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
