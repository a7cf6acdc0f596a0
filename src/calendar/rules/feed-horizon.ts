import { type CalendarDate, addDays, addMonthsClamped } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

/** Maximum size of a feed, compressed or decompressed: forty times the size of the largest of 39,700 real feeds. */
export const MAX_FEED_BYTES = 1_100_000;

const MONTHS = 24;

/** `end` is excluded; a closure that began before `first` is clipped to start there. */
export type FeedHorizon = { first: CalendarDate; yesterday: CalendarDate; end: CalendarDate };

/** The memoised horizon. Computing it takes a fifth of the time needed to read a small feed. */
let known: { today: CalendarDate; horizon: FeedHorizon } | null = null;

/** Returns the horizon, which runs from yesterday until two years from today. @example feedHorizon('2026-11-22').end // '2028-11-22' */
export function feedHorizon(today: CalendarDate): FeedHorizon {
  if (known?.today === today) return known.horizon;
  const [first, end] = [addMonthsClamped(today, -MONTHS), addMonthsClamped(today, MONTHS)];
  const horizon = { first, yesterday: addDays(today, -1), end };
  known = { today, horizon };
  return horizon;
}

/**
 * Limits nights to the horizon; returns `null` if none remain. A stay in progress keeps its first night.
 * @example clampToHorizon({ start: '2027-06-01', end: '2099-12-31' }, feedHorizon('2026-11-22')) // 2027-06-01 … 2028-11-22
 */
export function clampToHorizon(nights: Nights, horizon: FeedHorizon): Nights | null {
  const { start, end } = nights;
  if (end <= horizon.yesterday || start >= horizon.end) return null;
  if (start >= horizon.first && end <= horizon.end) return nights;
  return { start: start < horizon.first ? horizon.first : start, end: end > horizon.end ? horizon.end : end };
}

const STAMP = /^DTSTAMP[;:].*(?:(?:\r\n|\r|\n)[ \t].*)*/gim;

/**
 * Returns the text to hash: the current date, and the feed without its DTSTAMP lines, which platforms rewrite in every response.
 * The date is included, because the horizon moves at midnight.
 */
export function contentFingerprint(text: string, today: CalendarDate): string {
  return `${today}\n${text.replaceAll(STAMP, '')}`;
}
