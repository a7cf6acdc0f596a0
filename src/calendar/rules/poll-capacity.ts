/** Minimum gap between requests from one IP address to one host. Platforms respond to bursts with 429. */
export const HOST_GAP_MS = 250;
export const READINGS_AN_HOUR = 3_600_000 / HOST_GAP_MS;

/** `readings` is polls per hour. `addresses` counts sending IP addresses; before the first poll, it is 0. */
export type HostLoad = { host: string; readings: number; addresses: number };
export type HostShortage = HostLoad & { missing: number };

/**
 * Returns the host that needs the most additional sending addresses to meet its polling intervals (ADR 0051).
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
