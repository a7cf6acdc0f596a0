import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { chosenMonth, monthsFor, withLength } from './flexible-choice.ts';
import { type FlexibleStay, readFlexible } from './flexible-stay.ts';
import { windowOfMonth } from './window-name.ts';

const today = '2026-11-21' as CalendarDate;

function stay(from: string, until: string, nights = 7, weekend = false): FlexibleStay {
  return { from: from as CalendarDate, until: until as CalendarDate, nights, weekend };
}

describe('«Date flessibili»: in what month', () => {
  test('to the end of the calendar, each read again from its own address', () => {
    const week = stay('2027-08-01', '2027-09-01');
    const months = monthsFor(week, today);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2028-11', 25]);
    for (const month of months) {
      const { from, until } = windowOfMonth(month, today);
      expect(readFlexible({ periodo_dal: from, periodo_al: until, notti: '7' }, today)).toMatchObject({ from, until });
    }
  });

  test('not the one that has too few days left', () => {
    expect(monthsFor(stay('2027-08-01', '2027-09-01', 14), today)[0]).toBe('2026-12');
  });

  test.each<[string, FlexibleStay, string | null]>([
    ['a month', stay('2027-08-01', '2027-09-01'), '2027-08'],
    ['a month to its last day', stay('2027-08-01', '2027-08-31'), '2027-08'],
    ['what is left of this one', stay('2026-11-21', '2026-12-01'), '2026-11'],
    ['its first days alone are another window', stay('2027-08-01', '2027-08-16'), null],
    ['so are the next days of this one', stay('2026-11-21', '2026-11-29'), null],
    ['and days in the middle', stay('2027-08-08', '2027-08-20'), null],
  ])('%s', (_, flexible, month) => {
    expect(chosenMonth(flexible, today)).toBe(month);
  });
});

test.each<[string, FlexibleStay, Pick<FlexibleStay, 'nights' | 'weekend'>, object]>([
  ['in the same window', stay('2027-08-08', '2027-08-20', 8), { nights: 10, weekend: false }, { from: '2027-08-08' }],
  [
    'without room in it: in its month',
    stay('2027-08-08', '2027-08-20', 8),
    { nights: 14, weekend: false },
    { from: '2027-08-01', until: '2027-09-01', nights: 14 },
  ],
  [
    'without room in that: in the month after',
    stay('2026-11-21', '2026-12-01'),
    { nights: 14, weekend: false },
    { from: '2026-12-01', until: '2027-01-01' },
  ],
  [
    'in the last month that has room, where the calendar ends',
    stay('2028-11-20', '2028-11-30'),
    { nights: 30, weekend: false },
    { from: '2028-10-01', until: '2028-11-01' },
  ],
  ['a weekend', stay('2027-08-01', '2027-09-01'), { nights: 2, weekend: true }, { nights: 2, weekend: true }],
  [
    'as it is where no month has room',
    stay('2027-07-01', '2027-09-01', 40),
    { nights: 70, weekend: false },
    { from: '2027-07-01', until: '2027-09-01', nights: 70 },
  ],
])('«Date flessibili»: for how long: %s', (_, flexible, length, expected) => {
  expect(withLength(flexible, length, today)).toMatchObject(expected);
});
