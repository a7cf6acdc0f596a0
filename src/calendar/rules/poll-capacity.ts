/** Minimum number of milliseconds between two requests from one IP address to one host, because platforms answer bursts with 429. */
export const HOST_GAP_MS = 250;
export const READINGS_AN_HOUR = 3_600_000 / HOST_GAP_MS;

/**
 * `readings` is the number of polls per hour that `sync_interval_minutes` requires. `addresses` is the number of sending IP
 * addresses; it is 0 before the first poll.
 */
export type HostLoad = { host: string; readings: number; addresses: number };
export type HostShortage = HostLoad & { missing: number };

/**
 * Returns the host that needs the most additional sending addresses to comply with its polling intervals (ADR 0051), or `null` if
 * no host needs any.
 * @example worstShortage([{ host: 'www.airbnb.it', readings: 30_000, addresses: 1 }]) // { host: 'www.airbnb.it', …, missing: 2 }
 */
export function worstShortage(loads: readonly HostLoad[]): HostShortage | null {
  const shortages = loads.map((load) => {
    const addresses = Math.max(1, load.addresses);
    return { ...load, addresses, missing: Math.ceil(load.readings / READINGS_AN_HOUR) - addresses };
  });
  const [worst] = shortages.toSorted((one, other) => other.missing - one.missing);
  return worst !== undefined && worst.missing > 0 ? worst : null;
}
