/**
 * The address a request comes from. Of `X-Forwarded-For` only the entries that `trustedHops` proxies of ours have appended
 * are believed: whatever stands before them was written by the caller.
 * @example clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9', 1) // '203.0.113.9'
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return socketAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedHops) ?? hops[0] ?? socketAddress;
}
