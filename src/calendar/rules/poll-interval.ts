const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Polling intervals after a change. They are short, because a calendar often changes several times in a row. */
const AFTER_CHANGE = [
  { within: 5 * HOUR, minutes: 15 },
  { within: 10 * HOUR, minutes: 30 },
] as const;
const AWAITED_MINUTES = 30;

/** A home counts as viewed for two hours after a view, because views are recorded at most once an hour. */
export const VIEWED_MS = 2 * HOUR;
export const BOOKED_DAYS = 3;

/** `is_awaited` means that the home was viewed recently, or that a guest arrives today or in the next two days. */
export type FeedHistory = { unchanged_since: number; is_awaited: boolean; sync_interval_minutes: number };

/**
 * Returns the minutes until the next poll after a successful one (ADR 0051).
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
