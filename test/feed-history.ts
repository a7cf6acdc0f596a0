import type { ClassifiedEvent, FeedChange, FeedRow, Nights } from '../src/calendar/rules/feed.ts';
import type { FeedMoment } from '../src/calendar/rules/feed-pieces.ts';
import { confirmFeed, mergeFeed } from '../src/calendar/rules/merge-feed.ts';
import { joinNights } from '../src/calendar/rules/nights.ts';
import { type CalendarDate, addDays } from '../src/kernel/calendar-date.ts';
import { applyFeedChange } from './apply-feed-change.ts';

const HOUR = 3_600_000;

/** The day of December 2026, or of a month around it. */
export function december(day: number): CalendarDate {
  return addDays('2026-12-01' as CalendarDate, day - 1);
}

/** Nights of December 2026: from one day up to, not including, the other. */
export function nights(start: number, end: number): Nights {
  return { start: december(start), end: december(end) };
}

/** An event of a feed, a reservation that nothing proves if nothing else is said. */
export function event(start: number, end: number, more: Partial<ClassifiedEvent> = {}): ClassifiedEvent {
  return { ...nights(start, end), uid_hash: `uid ${start}`, event_type: 'booking', is_proven: false, ...more };
}

/** A feed that is polled again and again: its stored rows, and what each poll did. An hour passes before each poll. */
export function feedHistory(day = 1) {
  let rows: FeedRow[] = [];
  let moment: FeedMoment = { today: december(day), now: 0, served: [], served_at: null };
  const keep = (change: FeedChange): FeedChange => {
    rows = applyFeedChange(rows, change);
    return change;
  };
  const wait = (milliseconds: number) => {
    moment = { ...moment, now: moment.now + milliseconds };
  };
  const pollAfter = (milliseconds: number, events: readonly ClassifiedEvent[]) => {
    wait(milliseconds);
    return keep(mergeFeed(rows, events, moment));
  };
  return {
    rows: () => rows,
    /** Every night that is taken, held or not. */
    taken: () => joinNights(rows),
    poll: (...events: ClassifiedEvent[]) => pollAfter(HOUR, events),
    pollAfter,
    confirm: () => {
      wait(HOUR);
      return keep(confirmFeed(rows, moment));
    },
    goTo: (today: number) => {
      moment = { ...moment, today: december(today) };
    },
    /** The platform reads our calendar of the unit, now. */
    tell: (...served: Nights[]) => {
      moment = { ...moment, served, served_at: moment.now };
    },
  };
}

/** A change that changes nothing. */
export const NO_CHANGE = { insert: [], update: [], remove: [] };
