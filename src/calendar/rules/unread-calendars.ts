import type { Misread, Nights, Platform } from './feed.ts';
import { SELLABLE_MS } from './freshness.ts';

/**
 * A feed whose last good reading is old or misread some nights that are wanted. Milliseconds since 1970; `added_at`: when its address
 * was saved, if that was never read. `misread`: `null` where the nights are not touched.
 */
export type DoubtfulFeed = {
  platform: Platform;
  last_read: number | null;
  added_at: number;
  misread: readonly Misread[] | null;
};

/**
 * A platform whose calendar nights cannot be sold from. `since`: its last good reading, or when its address was saved if that was never
 * read. `misread`: that reading did not understand events that may affect the nights; these are the first of them.
 */
export type UnreadCalendar = { platform: Platform; since: Date; misread?: Misread[] };

/** Misread events that are stored with a booking, of one calendar. */
const MOST_EVENTS = 5;

/**
 * The platforms whose calendars are too old to sell from: each once, the one that has been unread for longest first (ADR 0082). Of a
 * calendar that was never read nothing is known, however lately it was added.
 */
function tooOld(feeds: readonly DoubtfulFeed[], now: Date): UnreadCalendar[] {
  const oldest = feeds
    .filter(({ last_read }) => last_read === null || now.getTime() - last_read > SELLABLE_MS)
    .map(({ platform, last_read, added_at }) => ({ platform, since: new Date(last_read ?? added_at) }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return oldest.filter(({ platform }, index) => oldest.findIndex((each) => each.platform === platform) === index);
}

/** The platforms that may have sold the nights in an event that was not understood (ADR 0082); one beyond the stored list is not named. */
function misreadOn(feeds: readonly DoubtfulFeed[], { start, end }: Nights): UnreadCalendar[] {
  return feeds.flatMap(({ platform, last_read, added_at, misread }) => {
    if (misread === null) return [];
    const touching = misread.filter(({ nights }) => nights.start < end && start < nights.end).slice(0, MOST_EVENTS);
    const events = touching.map(({ reason, nights, written }) => ({ reason, nights, written }));
    return [{ platform, since: new Date(last_read ?? added_at), misread: events }];
  });
}

/**
 * The calendars because of which the owner is asked before the nights are sold: those that are too old, then those that misread them.
 * @example unreadCalendars([{ platform: 'vrbo', last_read: twoHoursAgo, … }], nights, now) // [{ platform: 'vrbo', since: twoHoursAgo }]
 */
export function unreadCalendars(feeds: readonly DoubtfulFeed[], nights: Nights, now: Date): UnreadCalendar[] {
  return [...tooOld(feeds, now), ...misreadOn(feeds, nights)];
}
