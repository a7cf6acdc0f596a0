const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A calendar that has just changed is likely to change again: for so long after a change it is read after so many minutes. */
const AFTER_CHANGE = [
  { within: 5 * HOUR, minutes: 15 },
  { within: 10 * HOUR, minutes: 30 },
] as const;
const AWAITED_MINUTES = 30;

/** A home counts as looked at for two hours: a look is noted at most once an hour. */
export const VIEWED_MS = 2 * HOUR;
/** Arrivals from today on within so many days hasten a calendar. */
export const BOOKED_DAYS = 3;

/**
 * What is known of a feed. `unchanged_since`: when its nights changed last, or it was added, in milliseconds since 1970.
 * `is_awaited`: its home is looked at, or somebody arrives soon. `sync_interval_minutes`: its owner's, usually an hour.
 */
export type FeedHistory = { unchanged_since: number; is_awaited: boolean; sync_interval_minutes: number };

/**
 * Minutes after which a feed that was read well is read again: never more than its `sync_interval_minutes` (ADR 0051), fewer after
 * a change and while somebody waits.
 * @example pollInterval({ unchanged_since: now - 3 * HOUR, is_awaited: false, sync_interval_minutes: 60 }, now) // 15
 */
export function pollInterval({ unchanged_since, is_awaited, sync_interval_minutes }: FeedHistory, now: number): number {
  const change = AFTER_CHANGE.find(({ within }) => now - unchanged_since < within);
  return Math.min(
    sync_interval_minutes,
    change?.minutes ?? Number.POSITIVE_INFINITY,
    is_awaited ? AWAITED_MINUTES : Number.POSITIVE_INFINITY,
  );
}
