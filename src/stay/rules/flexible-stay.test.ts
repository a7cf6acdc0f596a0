import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import { arrivalsOf, type FlexibleAddress, MAX_WINDOW_DAYS, readFlexible, writeFlexible } from './flexible-stay.ts';

const today = '2026-11-21' as CalendarDate;
const AUGUST = { periodo_dal: '2027-08-01', periodo_al: '2027-08-31' };
const MAY = { periodo_dal: '2027-05-01', periodo_al: '2027-05-31' };

describe('readFlexible', () => {
  test.each<[string, FlexibleAddress, object]>([
    ['a week of August', { ...AUGUST, notti: '7' }, { from: '2027-08-01', until: '2027-08-31', nights: 7 }],
    ['a weekend of two nights by default', { ...MAY, weekend: '1' }, { from: '2027-05-01', nights: 2, weekend: true }],
    ['a weekend with an explicit number of nights', { ...MAY, notti: '3', weekend: '1' }, { nights: 3, weekend: true }],
    [
      'a window that has already begun as a window from today',
      { periodo_dal: '2026-11-01', periodo_al: '2026-11-30', notti: '3' },
      { from: today },
    ],
    [
      'a window just long enough for the stay',
      { periodo_dal: '2026-12-01', periodo_al: '2026-12-08', notti: '7' },
      { nights: 7 },
    ],
    [
      'a window of exactly two months',
      { periodo_dal: '2027-07-01', periodo_al: addDays('2027-07-01' as CalendarDate, MAX_WINDOW_DAYS), notti: '7' },
      { from: '2027-07-01' },
    ],
  ])('parses %s', (_, address, expected) => {
    expect(readFlexible(address, today)).toMatchObject(expected);
  });

  test.each<[string, FlexibleAddress]>([
    ['an empty query', {}],
    ['a window without nights', AUGUST],
    ['nights without a window', { notti: '7' }],
    ['a window without its end', { periodo_dal: '2027-08-01', notti: '7' }],
    ['a window in the past', { periodo_dal: '2026-10-01', periodo_al: '2026-10-31', notti: '3' }],
    ['a window with too few days left', { periodo_dal: '2026-11-01', periodo_al: '2026-11-25', notti: '7' }],
    ['a window with its end before its start', { periodo_dal: '2027-08-31', periodo_al: '2027-08-01', notti: '7' }],
    ['a window beyond the calendar', { periodo_dal: '2028-11-20', periodo_al: '2028-12-02', notti: '3' }],
    ['a window of more than two months', { periodo_dal: '2027-07-01', periodo_al: '2027-09-02', notti: '7' }],
    ['a weekend window without a Friday', { periodo_dal: '2027-05-03', periodo_al: '2027-05-07', weekend: '1' }],
    ['a window starting on an invalid date', { periodo_dal: '2027-02-30', periodo_al: '2027-03-10', notti: '3' }],
    ['a number of nights that is not an integer', { ...AUGUST, notti: '7.5' }],
    ['zero nights', { ...AUGUST, notti: '0' }],
    ['a number in exponential notation', { ...AUGUST, notti: '1e1' }],
  ])('ignores %s', (_, address) => {
    expect(readFlexible(address, today)).toBeNull();
  });

  const windows = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: MAX_WINDOW_DAYS }), fc.nat(61), fc.boolean());
  test('round-trips every stay with a possible arrival through the URL, and arrivalsOf returns only arrivals that fit the window and, for weekend stays, fall on a Friday', () => {
    fc.assert(
      fc.property(windows, ([wait, days, fewer, weekend]) => {
        const from = addDays(today, wait);
        const until = addDays(from, days);
        const flexible = { from, until, nights: Math.max(1, days - fewer), weekend };
        const arrivals = arrivalsOf(flexible);
        expect(readFlexible(writeFlexible(flexible), today)).toEqual(arrivals.length > 0 ? flexible : null);
        for (const arrival of arrivals) {
          expect(arrival >= from && addDays(arrival, flexible.nights) <= until).toBe(true);
          expect(weekend && weekday(arrival) !== 5).toBe(false);
        }
      }),
    );
  });
});
