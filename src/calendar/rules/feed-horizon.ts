import { type CalendarDate, addDays, addMonthsClamped } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';

/** The most that is read of one feed, decompressed: a mebibyte and a little, forty times the largest of 39,700 real ones. */
export const MAX_FEED_BYTES = 1_100_000;

const MONTHS = 24;

/**
 * The nights of a feed that matter: from `yesterday` up to, not including, `end`. Of a closure that began before `first`, the rest
 * is kept.
 */
export type FeedHorizon = { first: CalendarDate; yesterday: CalendarDate; end: CalendarDate };

/** Yesterday and the two years from today. @example feedHorizon('2026-11-22').end // '2028-11-22' */
export function feedHorizon(today: CalendarDate): FeedHorizon {
  return {
    first: addMonthsClamped(today, -MONTHS),
    yesterday: addDays(today, -1),
    end: addMonthsClamped(today, MONTHS),
  };
}

/**
 * What is kept of a range, or `null` of one that was over before the horizon or begins after it. A stay in progress keeps its
 * first night.
 * @example clampToHorizon({ start: '2027-06-01', end: '2099-12-31' }, feedHorizon('2026-11-22')) // 2027-06-01 … 2028-11-22
 */
export function clampToHorizon(nights: Nights, horizon: FeedHorizon): Nights | null {
  const { start, end } = nights;
  if (end <= horizon.yesterday || start >= horizon.end) return null;
  if (start >= horizon.first && end <= horizon.end) return nights;
  return { start: start < horizon.first ? horizon.first : start, end: end > horizon.end ? horizon.end : end };
}
