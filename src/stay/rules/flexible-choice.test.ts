import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { chosenMonth, monthsFor, withLength } from './flexible-choice.ts';
import { type FlexibleStay, readFlexible } from './flexible-stay.ts';
import { windowOfMonth } from './window-name.ts';

const today = '2026-11-21' as CalendarDate;

function stay(from: string, until: string, nights = 7, weekend = false): FlexibleStay {
  return { from: from as CalendarDate, until: until as CalendarDate, nights, weekend };
}

describe('monthsFor and chosenMonth', () => {
  test('monthsFor returns every month up to the end of the calendar, and each month round-trips through the URL', () => {
    const week = stay('2027-08-01', '2027-09-01');
    const months = monthsFor(week, today);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2028-11', 25]);
    for (const month of months) {
      const { from, until } = windowOfMonth(month, today);
      expect(readFlexible({ periodo_dal: from, periodo_al: until, notti: '7' }, today)).toMatchObject({ from, until });
    }
  });

  test('monthsFor omits the current month if too few days are left for the stay', () => {
    expect(monthsFor(stay('2027-08-01', '2027-09-01', 14), today)[0]).toBe('2026-12');
  });

  test.each<[string, FlexibleStay, string | null]>([
    ['the whole month', stay('2027-08-01', '2027-09-01'), '2027-08'],
    ['a month up to its last day', stay('2027-08-01', '2027-08-31'), '2027-08'],
    ['the rest of the current month', stay('2026-11-21', '2026-12-01'), '2026-11'],
    ['only the first days of a month', stay('2027-08-01', '2027-08-16'), null],
    ['only the next days of the current month', stay('2026-11-21', '2026-11-29'), null],
    ['days in the middle of a month', stay('2027-08-08', '2027-08-20'), null],
  ])('chosenMonth returns $2 for %s', (_, flexible, month) => {
    expect(chosenMonth(flexible, today)).toBe(month);
  });
});

test.each<[string, FlexibleStay, Pick<FlexibleStay, 'nights' | 'weekend'>, object]>([
  [
    'changes the length within the same window',
    stay('2027-08-08', '2027-08-20', 8),
    { nights: 10, weekend: false },
    { from: '2027-08-08' },
  ],
  [
    'moves to the whole month if the window is too short',
    stay('2027-08-08', '2027-08-20', 8),
    { nights: 14, weekend: false },
    { from: '2027-08-01', until: '2027-09-01', nights: 14 },
  ],
  [
    'moves to the next month if the rest of the current month is too short',
    stay('2026-11-21', '2026-12-01'),
    { nights: 14, weekend: false },
    { from: '2026-12-01', until: '2027-01-01' },
  ],
  [
    'moves back to the last month that is long enough at the end of the calendar',
    stay('2028-11-20', '2028-11-30'),
    { nights: 30, weekend: false },
    { from: '2028-10-01', until: '2028-11-01' },
  ],
  [
    'changes the stay to a weekend',
    stay('2027-08-01', '2027-09-01'),
    { nights: 2, weekend: true },
    { nights: 2, weekend: true },
  ],
  [
    'keeps the window if no month is long enough',
    stay('2027-07-01', '2027-09-01', 40),
    { nights: 70, weekend: false },
    { from: '2027-07-01', until: '2027-09-01', nights: 70 },
  ],
])('withLength %s', (_, flexible, length, expected) => {
  expect(withLength(flexible, length, today)).toMatchObject(expected);
});
