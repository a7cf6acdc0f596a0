import type { Platform } from './feed.ts';
import { SELLABLE_MS } from './freshness.ts';

export type UnreadFeed = { platform: Platform; last_read: Date | null; added_at: Date };

/** A platform whose calendar nights cannot be sold from. `since`: its last good reading, or when it was added if it was never read. */
export type UnreadCalendar = { platform: Platform; since: Date };

/**
 * The platforms whose calendars are too old to sell from, after an attempt to read them again: each once, the one that has been unread
 * for longest first (ADR 0082). Of a calendar that was never read nothing is known, however lately it was added.
 * @example unreadCalendars([{ platform: 'vrbo', last_read: twoHoursAgo, added_at }], now) // [{ platform: 'vrbo', since: twoHoursAgo }]
 */
export function unreadCalendars(feeds: readonly UnreadFeed[], now: Date): UnreadCalendar[] {
  const oldest = feeds
    .filter(({ last_read }) => last_read === null || now.getTime() - last_read.getTime() > SELLABLE_MS)
    .map(({ platform, last_read, added_at }) => ({ platform, since: last_read ?? added_at }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return oldest.filter(({ platform }, index) => oldest.findIndex((each) => each.platform === platform) === index);
}
