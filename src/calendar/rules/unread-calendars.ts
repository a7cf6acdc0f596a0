import type { Misread, Nights, Platform } from './feed.ts';
import { SELLABLE_MS } from './freshness.ts';

/**
 * A feed whose last good poll is old, or did not understand an event that may affect the requested nights. Times are in
 * milliseconds since 1970. `added_at` is when its address was saved; it is used if the feed was never read. `misread` is `null`
 * if the nights are unaffected.
 */
export type DoubtfulFeed = {
  platform: Platform;
  last_read: number | null;
  added_at: number;
  misread: readonly Misread[] | null;
};

/**
 * A platform whose calendar prevents instant booking of the nights. `since` is the time of its last good poll, or when its
 * address was saved if the feed was never read. `misread` contains the first events that the poll did not understand and that may
 * affect the nights.
 */
export type UnreadCalendar = { platform: Platform; since: Date; misread?: Misread[] };

const MOST_EVENTS = 5;

/**
 * Returns the platforms whose calendars are too old for instant booking, with those unread for the longest time first (ADR 0082).
 * A calendar that was never read is too old, however recently it was added.
 */
function tooOld(feeds: readonly DoubtfulFeed[], now: Date): UnreadCalendar[] {
  const oldest = feeds
    .filter(({ last_read }) => last_read === null || now.getTime() - last_read > SELLABLE_MS)
    .map(({ platform, last_read, added_at }) => ({ platform, since: new Date(last_read ?? added_at) }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return oldest.filter(({ platform }, index) => oldest.findIndex((each) => each.platform === platform) === index);
}

/**
 * Returns the platforms that may have sold the nights, because a misread event may include them (ADR 0082). Events
 * beyond the stored list are not included.
 */
function misreadOn(feeds: readonly DoubtfulFeed[], { start, end }: Nights): UnreadCalendar[] {
  return feeds.flatMap(({ platform, last_read, added_at, misread }) => {
    if (misread === null) return [];
    const touching = misread.filter(({ nights }) => nights.start < end && start < nights.end).slice(0, MOST_EVENTS);
    const events = touching.map(({ reason, nights, written }) => ({ reason, nights, written }));
    return [{ platform, since: new Date(last_read ?? added_at), misread: events }];
  });
}

/**
 * Returns the calendars that require the owner to confirm a booking of the nights: first those that are too old, then
 * those with misread events on these nights.
 * @example unreadCalendars([{ platform: 'vrbo', last_read: twoHoursAgo, … }], nights, now) // [{ platform: 'vrbo',
 * since: twoHoursAgo }]
 */
export function unreadCalendars(feeds: readonly DoubtfulFeed[], nights: Nights, now: Date): UnreadCalendar[] {
  return [...tooOld(feeds, now), ...misreadOn(feeds, nights)];
}
