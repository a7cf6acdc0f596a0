import type { Misread, Nights, Platform } from './feed.ts';
import { SELLABLE_MS } from './freshness.ts';

/** `added_at` is used if the feed was never read. `misread` is `null` if no misread event affects the nights. */
export type DoubtfulFeed = {
  platform: Platform;
  last_read: number | null;
  added_at: number;
  misread: readonly Misread[] | null;
};

/** `since` is the time of the last good poll, or the time when the address was saved if no poll has succeeded. */
export type UnreadCalendar = { platform: Platform; since: Date; misread?: Misread[] };

const MOST_EVENTS = 5;

/**
 * Returns the calendars too outdated for instant booking (ADR 0082), one per platform. A calendar that was never read counts as
 * outdated.
 */
function tooOld(feeds: readonly DoubtfulFeed[], now: Date): UnreadCalendar[] {
  const oldest = feeds
    .filter(({ last_read }) => last_read === null || now.getTime() - last_read > SELLABLE_MS)
    .map(({ platform, last_read, added_at }) => ({ platform, since: new Date(last_read ?? added_at) }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return oldest.filter(({ platform }, index) => oldest.findIndex((each) => each.platform === platform) === index);
}

/** Returns calendars with misread events on the given nights. Their platforms may have sold those nights (ADR 0082). */
function misreadOn(feeds: readonly DoubtfulFeed[], { start, end }: Nights): UnreadCalendar[] {
  return feeds.flatMap(({ platform, last_read, added_at, misread }) => {
    if (misread === null) return [];
    const touching = misread.filter(({ nights }) => nights.start < end && start < nights.end).slice(0, MOST_EVENTS);
    const events = touching.map(({ reason, nights, written }) => ({ reason, nights, written }));
    return [{ platform, since: new Date(last_read ?? added_at), misread: events }];
  });
}

/**
 * Returns the calendars that require the owner to confirm a booking of the nights.
 * @example unreadCalendars([{ platform: 'vrbo', last_read: twoHoursAgo, … }], nights, now) // [{ platform: 'vrbo', since: twoHoursAgo }]
 */
export function unreadCalendars(feeds: readonly DoubtfulFeed[], nights: Nights, now: Date): UnreadCalendar[] {
  return [...tooOld(feeds, now), ...misreadOn(feeds, nights)];
}
