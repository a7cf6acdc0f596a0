import { expect, test } from 'vitest';
import { formatPublished, formatPublishedDay } from './format-published.ts';

test.each([
  ['2026-11-20T08:12:00.000Z', '20 novembre 2026', '20 novembre 2026, ore 09:12'],
  // Shortly after midnight in Rome, the date in UTC is still the previous day.
  ['2026-07-31T22:05:00.000Z', '1 agosto 2026', '1 agosto 2026, ore 00:05'],
  ['2025-12-31T23:30:00.000Z', '1 gennaio 2026', '1 gennaio 2026, ore 00:30'],
])('formatPublishedDay formats %s as «%s», and formatPublished as «%s»', (instant, day, moment) => {
  expect(formatPublishedDay(instant)).toBe(day);
  expect(formatPublished(instant)).toBe(moment);
});
