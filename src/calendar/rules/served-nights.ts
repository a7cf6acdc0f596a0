import type { ExportTarget, Nights, Platform } from './feed.ts';
import type { FeedMoment } from './feed-pieces.ts';
import { joinNights } from './nights.ts';

/**
 * What is known of an export address of a unit: the nights that it told last, when it was last read, and since when it answers
 * what it answers now (milliseconds since 1970; `null`: nobody has read it yet). `is_connected`: its platform's calendar is read here,
 * so that it is most likely the platform itself that reads it.
 */
export type AddressMemory = {
  platform: ExportTarget;
  served: readonly Nights[];
  fetched_at: number | null;
  changed_at: number | null;
  is_connected: boolean;
};

const HOUR_MS = 3_600_000;
/** An address that nobody read for so long is read by no platform: they all read every few hours. */
const READ_LATELY_MS = 12 * HOUR_MS;
/** Another portal frees a night on its second reading, as we do; three in a ring take this long until they are all done. */
const PORTAL_LAG_MS = 6 * HOUR_MS;

export function hasReadOwn(platform: Platform, addresses: readonly AddressMemory[]): boolean {
  return addresses.some((address) => address.platform === platform && address.fetched_at !== null);
}

/**
 * What a platform may know of a unit from us. One that reads its own address knows what that told. One that never did may have
 * been given an orphan by mistake, an address of nobody connected: it may know whatever those told lately (guarantee G10). What a
 * connected platform reads by right is no word to others: a night that two of them sold is sold twice, and not an echo.
 * @example servedTo('booking', [{ platform: 'booking', fetched_at: null, served: [], … },
 *   { platform: 'altro', is_connected: false, fetched_at: now, served: [{ start: '2026-12-01', end: '2026-12-06' }], … }], now)
 * // { served: [{ start: '2026-12-01', end: '2026-12-06' }], served_at: now, lag: six hours }
 */
export function servedTo(
  platform: Platform,
  addresses: readonly AddressMemory[],
  now: number,
): Pick<FeedMoment, 'served' | 'served_at' | 'lag'> {
  const own = addresses.find((address) => address.platform === platform);
  if (own !== undefined && own.fetched_at !== null) return { served: own.served, served_at: own.fetched_at };
  const orphans = addresses.filter(({ is_connected }) => !is_connected);
  const read = orphans.flatMap((address) =>
    address.fetched_at === null ? [] : [{ ...address, at: address.fetched_at }],
  );
  const lately = read.filter(({ at }) => now - at < READ_LATELY_MS);
  // The clock of each starts when its answer changed: a phone that reads every five minutes would else never let it run out.
  const since = read.map(({ changed_at, at }) => Math.min(changed_at ?? at, at));
  return {
    served: joinNights([...(own?.served ?? []), ...lately.flatMap(({ served }) => served)]),
    served_at: since.length === 0 ? null : Math.max(...since),
    lag: PORTAL_LAG_MS,
  };
}
