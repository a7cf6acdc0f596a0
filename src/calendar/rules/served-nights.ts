import type { ExportTarget, Nights, Platform } from './feed.ts';
import type { FeedMoment } from './feed-pieces.ts';
import { joinNights } from './nights.ts';

/** `served` contains the nights last exported at this address. `is_connected` means that we import the platform's own calendar. */
export type AddressMemory = {
  platform: ExportTarget;
  served: readonly Nights[];
  fetched_at: number | null;
  changed_at: number | null;
  is_connected: boolean;
};

const HOUR_MS = 3_600_000;
/** An address that was not read for this long counts as unused, because platforms import every few hours. */
const READ_LATELY_MS = 12 * HOUR_MS;
/** Time a freed night takes to pass through three portals that import each other. */
const PORTAL_LAG_MS = 6 * HOUR_MS;

export function hasReadOwnAddress(platform: Platform, addresses: readonly AddressMemory[]): boolean {
  return addresses.some((address) => address.platform === platform && address.fetched_at !== null);
}

/**
 * Returns the nights that a platform may have imported from us (G10). If the platform never read its own address, addresses of
 * unconnected platforms count too, because it may import one of them. Addresses of other connected platforms are excluded, so
 * that a night sold twice is reported as a double booking instead of ignored as an echo.
 * @example servedTo('booking', [{ platform: 'booking', fetched_at: null, served: [], … }, { platform: 'altro', is_connected:
 * false, fetched_at: now, served: [{ start: '2026-12-01', end: '2026-12-06' }], … }], now) // { served: [{ start: '2026-12-01',
 * end: '2026-12-06' }], served_at: now, lag: six hours }
 */
export function servedTo(
  platform: Platform,
  addresses: readonly AddressMemory[],
  now: number,
): Pick<FeedMoment, 'served' | 'served_at' | 'lag'> {
  const ownAddress = addresses.find((address) => address.platform === platform);
  if (ownAddress !== undefined && ownAddress.fetched_at !== null)
    return { served: ownAddress.served, served_at: ownAddress.fetched_at };
  const orphans = addresses.filter(({ is_connected }) => !is_connected);
  const read = orphans.flatMap((address) =>
    address.fetched_at === null ? [] : [{ ...address, at: address.fetched_at }],
  );
  const lately = read.filter(({ at }) => now - at < READ_LATELY_MS);
  // The lag starts at the last change, because frequent reads would otherwise extend it forever.
  const since = read.map(({ changed_at, at }) => Math.min(changed_at ?? at, at));
  return {
    served: joinNights([...(ownAddress?.served ?? []), ...lately.flatMap(({ served }) => served)]),
    served_at: since.length === 0 ? null : Math.max(...since),
    lag: PORTAL_LAG_MS,
  };
}
