/** Minutes between two good readings. Steps, and not any number, so that a feed keeps its minute from one reading to the next. */
const STEPS = [15, 30, 60, 120, 240, 480, 720] as const;
const [SHORTEST] = STEPS;
const LONGEST = 720;
const MINUTE = 60_000;
/** HTTP's own guess how long an answer stays good: a tenth of how long it has been as it is (RFC 9111, 4.2.2). */
const SHARE_UNCHANGED = 0.1;

/** A home counts as looked at for a day. */
export const VIEWED_MS = 24 * 60 * MINUTE;
/** Stays that begin so soon hasten a calendar: sixty days, and one for the readings that lie in between. */
export const BOOKED_DAYS = 61;

/**
 * What is known of a feed. `unchanged_since`: when its nights changed last, or it was added, in milliseconds since 1970.
 * `is_awaited`: its home is looked at, or has bookings within sixty days. `sync_interval_minutes`: its owner's, usually an hour.
 */
export type FeedHistory = { unchanged_since: number; is_awaited: boolean; sync_interval_minutes: number };

/**
 * Minutes after which a feed that was read well is read again (issue 21: "adaptive by history, between 15 min and 12 h, never longer
 * than an hour for a home that is looked at or has bookings within 60 days"): a tenth of the time that it has not changed.
 * @example pollInterval({ unchanged_since: now - 3 * DAY, is_awaited: false, sync_interval_minutes: 60 }, now) // 240
 */
export function pollInterval({ unchanged_since, is_awaited, sync_interval_minutes }: FeedHistory, now: number): number {
  const guess = ((now - unchanged_since) * SHARE_UNCHANGED) / MINUTE;
  const step = STEPS.findLast((minutes) => minutes <= guess) ?? SHORTEST;
  if (is_awaited) return Math.min(step, sync_interval_minutes);
  return step === LONGEST ? Math.max(LONGEST, sync_interval_minutes) : step;
}
