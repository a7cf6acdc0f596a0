import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { isLongOver, pastUntil, reachesPast } from './past-nights.ts';

const day = (text: string) => text as CalendarDate;

describe('past nights', () => {
  test.each([
    ['2026-11-27', '2025-11-27'],
    ['2028-02-29', '2027-02-28'],
    ['2027-01-01', '2026-01-01'],
  ])('pastUntil(%s) returns %s', (today, until) => {
    expect(pastUntil(day(today))).toBe(until);
  });

  test.each([
    ['true for a stay that ended exactly a year ago', '2025-11-27', true],
    ['false for a stay that ended a day less than a year ago', '2025-11-28', false],
    ['true for a stay over New Year that ended more than a year ago', '2025-01-02', true],
    ['false for a future stay', '2026-12-01', false],
  ])('isLongOver returns %s', (_, end, is) => {
    expect(isLongOver(day(end), day('2026-11-27'))).toBe(is);
  });

  test('reachesPast returns true only for a window that begins more than a year ago', () => {
    const today = day('2026-11-27');
    expect(reachesPast(day('2025-11-26'), today)).toBe(true);
    expect(reachesPast(day('2025-11-27'), today)).toBe(false);
    expect(reachesPast(day('2026-11-27'), today)).toBe(false);
  });
});
