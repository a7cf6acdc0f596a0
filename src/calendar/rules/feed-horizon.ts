import { type CalendarDate, addDays, addMonthsClamped } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';

/** The most that is read of one feed, decompressed: a mebibyte and a little, forty times the largest of 39,700 real ones. */
export const MAX_FEED_BYTES = 1_100_000;

const MONTHS_AHEAD = 24;
const MONTHS_BEHIND = 24;

/** The nights of a feed that matter: those of yesterday and of the two years from today. @example of 22 Nov 2026: end '2028-11-22' */
export function feedHorizon(today: CalendarDate): Nights {
  return { start: addDays(today, -1), end: addMonthsClamped(today, MONTHS_AHEAD) };
}

/**
 * What of a range lies before the horizon's end, or `null` of one that was over before it began or begins after it. A stay in
 * progress keeps its first night; of a closure without beginning two years are kept.
 * @example clampToHorizon({ start: '2027-06-01', end: '2099-12-31' }, '2026-11-22') // 2027-06-01 … 2028-11-22
 */
export function clampToHorizon({ start, end }: Nights, today: CalendarDate): Nights | null {
  const horizon = feedHorizon(today);
  if (end <= horizon.start || start >= horizon.end) return null;
  const first = addMonthsClamped(today, -MONTHS_BEHIND);
  return { start: start < first ? first : start, end: end > horizon.end ? horizon.end : end };
}
