import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDate, type CalendarMonth, addDays, addMonths, firstOfMonth } from '../../kernel/calendar-date.ts';
import { KEEPER_WEEK_START, monthWeeks } from '../../ui/rules/month-weeks.ts';
import { eventWindow } from './event-window.ts';

test('covers the visible month and seven days on either side (PRODUCT.md § 7)', () => {
  expect(eventWindow('2027-01' as CalendarMonth)).toEqual({ start: '2026-12-25', end: '2027-02-07' });
});

test('where the grid shows more of the next month than that, it is asked for, too: nights not asked for would look free', () => {
  expect(eventWindow('2026-11' as CalendarMonth)).toEqual({ start: '2026-10-25', end: '2026-12-07' });
  expect(eventWindow('2027-02' as CalendarMonth)).toEqual({ start: '2027-01-25', end: '2027-03-14' });
});

test('a list that begins in the month and goes on is asked for as a whole', () => {
  expect(eventWindow('2026-11' as CalendarMonth, '2026-11-22' as CalendarDate).end).toBe('2026-12-21');
});

test('every cell of every month lies in its window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1100 }), (offset) => {
      const month = addMonths('2005-01' as CalendarMonth, offset);
      const { start, end } = eventWindow(month);
      expect(start <= addDays(firstOfMonth(month), -7)).toBe(true);
      expect(
        monthWeeks(month, KEEPER_WEEK_START)
          .flat()
          .every((day) => start <= day && day <= end),
      ).toBe(true);
    }),
  );
});
