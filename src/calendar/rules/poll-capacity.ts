/** Between two requests to one host from one address, in milliseconds: platforms answer 429 to crowds. */
export const HOST_GAP_MS = 250;
/** So many times an hour one address may ask a host. */
export const READINGS_AN_HOUR = 3_600_000 / HOST_GAP_MS;

/** A host of feeds. `readings`: an hour, as `sync_interval_minutes` promises them. `addresses`: those that feeds are read from; none is known of a portal that has read nothing yet. */
export type HostLoad = { host: string; readings: number; addresses: number };
export type HostShortage = HostLoad & { missing: number };

/**
 * The host that lacks the most sending addresses to be read as often as promised (ADR 0051); `null`: none lacks any.
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
