import type { Misread, Nights, Platform } from './feed.ts';
import { SELLABLE_MS } from './freshness.ts';

export type UnreadFeed = { platform: Platform; last_read: Date | null; added_at: Date };

/**
 * A platform whose calendar nights cannot be sold from. `since`: its last good reading, or when it was added if it was never read.
 * `misread`: that reading did not understand events that may affect the nights; these are the first of them.
 */
export type UnreadCalendar = { platform: Platform; since: Date; misread?: Misread[] };

/** A feed with nights that its last good reading (`read_at`, milliseconds since 1970) misread. */
export type MisreadFeed = { platform: Platform; read_at: number; misread: readonly Misread[] };

/** Misread events that are stored with a booking, of one calendar. */
const MOST_EVENTS = 5;

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

/**
 * The platforms that may have sold some nights in an event that was not understood (decision 37). `feeds`: those whose misread nights
 * touch them. An event beyond the stored list leaves an entry without events.
 * @example misreadCalendars([{ platform: 'vrbo', read_at, misread: [event] }], event.nights) // [{ platform: 'vrbo', since, misread: [event] }]
 */
export function misreadCalendars(feeds: readonly MisreadFeed[], { start, end }: Nights): UnreadCalendar[] {
  return feeds.map(({ platform, read_at, misread }) => ({
    platform,
    since: new Date(read_at),
    misread: misread
      .filter(({ nights }) => nights.start < end && start < nights.end)
      .slice(0, MOST_EVENTS)
      .map(({ reason, nights, written }) => ({ reason, nights, written })),
  }));
}
