import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarDate,
  type CalendarMonth,
  addDays,
  addMonths,
  firstOfMonth,
  weekday,
} from '../../kernel/dates/calendar-date.ts';
import { withLanguage } from '../../../test/test-language.ts';
import type { Language } from '../../kernel/language.ts';
import { gridMove } from './grid-move.ts';
import { OWNER_WEEK_START, guestWeekStart, lastShown, monthWeeks, startOfWeek } from './month-weeks.ts';

const date = (text: string) => text as CalendarDate;

describe('the grid of a month', () => {
  test.each([
    ['a month that starts on a Sunday', '2026-11', '2026-11-01', '2026-12-12'],
    ['a month that starts in midweek', '2026-12', '2026-11-29', '2027-01-09'],
    ['a month of 28 days that starts on a Sunday', '2026-02', '2026-02-01', '2026-03-14'],
  ])('shows six weeks from the Sunday on or before the first day of the month: %s', (_, month, first, last) => {
    const weeks = monthWeeks(month as CalendarMonth);
    expect([weeks[0]?.[0], weeks[5]?.[6], lastShown(month as CalendarMonth)]).toEqual([first, last, last]);
  });
  test.each<[Language, string, string, string, string]>([
    ['it', '2026-11-01', '2026-12-12', '2026-11-22', '2026-11-28'],
    ['en', '2026-10-26', '2026-12-06', '2026-11-23', '2026-11-29'],
    ['de', '2026-10-26', '2026-12-06', '2026-11-23', '2026-11-29'],
    ['fr', '2026-10-26', '2026-12-06', '2026-11-23', '2026-11-29'],
  ])(
    'applies the first day of the week in language %s to the grid, the last visible day, and the Home and End keys',
    (language, ...days) => {
      const [first, last, home, end] = days;
      const wednesday = date('2026-11-25');
      withLanguage(language, () => {
        const month = '2026-11' as CalendarMonth;
        expect([monthWeeks(month)[0]?.[0], lastShown(month)]).toEqual([first, last]);
        expect([gridMove('Home', false, wednesday), gridMove('End', false, wednesday)]).toEqual([home, end]);
      });
    },
  );
  test('starts weeks on Monday in the calendars of owners and administrators (ADR 0027)', () => {
    const weeks = monthWeeks('2026-11' as CalendarMonth, OWNER_WEEK_START);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
    expect(lastShown('2026-11' as CalendarMonth, OWNER_WEEK_START)).toBe('2026-12-06');
    const starts = ['2026-11-22', '2026-11-23', '2026-11-29'].map((day) => startOfWeek(date(day), OWNER_WEEK_START));
    expect(starts).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
    expect(gridMove('Home', false, date('2026-11-22'), OWNER_WEEK_START)).toBe('2026-11-16');
    expect(gridMove('End', false, date('2026-11-23'), OWNER_WEEK_START)).toBe('2026-11-29');
  });
  test('contains 42 consecutive days that include the whole month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1100 }), (offset) => {
        const month = addMonths('2005-01' as CalendarMonth, offset);
        const days = monthWeeks(month).flat();
        expect(days).toHaveLength(42);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? day, 1))).toBe(true);
        expect(weekday(days[0] ?? date(''))).toBe(guestWeekStart());
        expect(
          days.includes(firstOfMonth(month)) && days.includes(addDays(firstOfMonth(addMonths(month, 1)), -1)),
        ).toBe(true);
      }),
    );
  });
});

describe('gridMove', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowRight', false, '2026-11-30', '2026-12-01'],
    ['ArrowUp', false, '2026-11-25', '2026-11-18'],
    ['ArrowDown', false, '2026-11-25', '2026-12-02'],
    ['Home', false, '2026-11-25', '2026-11-22'],
    ['End', false, '2026-11-25', '2026-11-28'],
    ['PageUp', false, '2026-12-31', '2026-11-30'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', true, '2028-02-29', '2027-02-28'],
  ])('moves with %s (shift: %s) from %s to %s', (key, isShift, from, to) => {
    expect(gridMove(key, isShift, date(from))).toBe(to);
  });
  test.each(['Enter', ' ', 'Escape', 'Tab', 'a'])('returns null for %j', (key) => {
    expect(gridMove(key, false, date('2026-11-25'))).toBeNull();
  });
});
