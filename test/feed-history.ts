import type { ClassifiedEvent, FeedChange, FeedRow, Nights } from '../src/calendar/rules/feed.ts';
import type { FeedMoment } from '../src/calendar/rules/feed-pieces.ts';
import { confirmFeed, mergeFeed } from '../src/calendar/rules/merge-feed.ts';
import { joinNights } from '../src/calendar/rules/nights.ts';
import { type CalendarDate, addDays, daysBetween } from '../src/kernel/dates/calendar-date.ts';
import { applyFeedChange } from './apply-feed-change.ts';

const HOUR = 3_600_000;

export function december(day: number): CalendarDate {
  return addDays('2026-12-01' as CalendarDate, day - 1);
}

export function nights(start: number, end: number): Nights {
  return { start: december(start), end: december(end) };
}

export function event(start: number, end: number, more: Partial<ClassifiedEvent> = {}): ClassifiedEvent {
  return { ...nights(start, end), uid_hash: `uid ${start}`, event_type: 'booking', is_proven: false, ...more };
}

export function feedHistory(day = 1) {
  let rows: FeedRow[] = [];
  let moment: FeedMoment = { today: december(day), now: 0, served: [], served_at: null };
  const apply = (change: FeedChange): FeedChange => {
    rows = applyFeedChange(rows, change);
    return change;
  };
  const wait = (milliseconds: number) => {
    moment = { ...moment, now: moment.now + milliseconds };
  };
  const pollAfter = (milliseconds: number, events: readonly ClassifiedEvent[]) => {
    wait(milliseconds);
    return apply(mergeFeed(rows, events, moment));
  };
  return {
    rows: () => rows,
    /** Describes the stored rows. @example ['1: 5-8', '2: 8-12 held', '3: 20-21 echo'] */
    drawn: () =>
      rows
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, start, end, is_echo, held_since }) => {
          const [first, last] = [start, end].map((date) => 1 + daysBetween(december(1), date));
          return `${id}: ${first}-${last}${held_since === null ? '' : ' held'}${is_echo ? ' echo' : ''}`;
        }),
    taken: () => joinNights(rows),
    poll: (...events: ClassifiedEvent[]) => pollAfter(HOUR, events),
    pollAfter,
    confirm: () => {
      wait(HOUR);
      return apply(confirmFeed(rows, moment));
    },
    goTo: (today: number) => {
      moment = { ...moment, today: december(today) };
    },
    serve: (...served: Nights[]) => {
      moment = { ...moment, served, served_at: moment.now };
    },
  };
}

export const NO_CHANGE = { insert: [], update: [], remove: [] };
