import { expect, test } from 'vitest';
import { november as nights } from '../../../test/november.ts';
import {
  type CalendarDate,
  type CalendarMonth,
  addDays,
  addMonths,
  firstOfMonth,
} from '../../kernel/dates/calendar-date.ts';
import { agenda, AGENDA_DAYS, eventWindow } from './agenda.ts';
import fc from 'fast-check';
import { OWNER_WEEK_START, monthWeeks } from '../../ui/rules/month-weeks.ts';

test('AGENDA_DAYS is 30 (PRODUCT.md § 9)', () => {
  expect(AGENDA_DAYS).toBe(30);
});

test.each([
  ['lists a stay in progress under the first day', [nights(18, 24)], ['2026-11-22: 2026-11-24']],
  ['omits a stay that ended this morning', [nights(18, 22)], []],
  ['lists a stay on the thirtieth night', [nights(51, 52)], ['2026-12-21: 2026-12-22']],
  ['omits a stay that begins on the thirty-first night', [nights(52, 53)], []],
  [
    'sorts events by start and end, and omits empty days',
    [nights(30, 35), nights(25, 28), nights(25, 26), nights(10, 60)],
    ['2026-11-22: 2026-12-30', '2026-11-25: 2026-11-26 2026-11-28', '2026-11-30: 2026-12-05'],
  ],
])('agenda %s', (_, events, listed) => {
  const days = agenda(events, '2026-11-22' as CalendarDate);
  expect(days.map(({ day, events: those }) => `${day}: ${those.map(({ end }) => end).join(' ')}`)).toEqual(listed);
});

test('eventWindow covers the visible month and seven days on either side (PRODUCT.md § 7)', () => {
  expect(eventWindow('2027-01' as CalendarMonth)).toEqual({ start: '2026-12-25', end: '2027-02-07' });
});

test('eventWindow includes every day of neighbouring months that the grid shows, because nights without data would look available', () => {
  expect(eventWindow('2026-11' as CalendarMonth)).toEqual({ start: '2026-10-25', end: '2026-12-07' });
  expect(eventWindow('2027-02' as CalendarMonth)).toEqual({ start: '2027-01-25', end: '2027-03-14' });
});

test('eventWindow extends to the end of the thirty-day list if the list starts in the visible month', () => {
  expect(eventWindow('2026-11' as CalendarMonth, '2026-11-22' as CalendarDate).end).toBe('2026-12-21');
});

test('eventWindow covers every grid cell of every month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1100 }), (offset) => {
      const month = addMonths('2005-01' as CalendarMonth, offset);
      const { start, end } = eventWindow(month);
      expect(start <= addDays(firstOfMonth(month), -7)).toBe(true);
      expect(
        monthWeeks(month, OWNER_WEEK_START)
          .flat()
          .every((day) => start <= day && day <= end),
      ).toBe(true);
    }),
  );
});
