import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import { arrivalsOf, type FlexibleAddress, MOST_WINDOW_DAYS, readFlexible, writeFlexible } from './flexible-stay.ts';

const today = '2026-11-21' as CalendarDate;
const AUGUST = { periodo_dal: '2027-08-01', periodo_al: '2027-08-31' };
const MAY = { periodo_dal: '2027-05-01', periodo_al: '2027-05-31' };

describe('«7 notti ad agosto», «un weekend di maggio»', () => {
  test.each<[string, FlexibleAddress, object]>([
    ['a week of August', { ...AUGUST, notti: '7' }, { from: '2027-08-01', until: '2027-08-31', nights: 7 }],
    ['a weekend has two nights', { ...MAY, weekend: '1' }, { from: '2027-05-01', nights: 2, weekend: true }],
    ['or as many as it says', { ...MAY, notti: '3', weekend: '1' }, { nights: 3, weekend: true }],
    [
      'a window that has begun goes on from today',
      { periodo_dal: '2026-11-01', periodo_al: '2026-11-30', notti: '3' },
      { from: today },
    ],
    ['as long as there is room', { periodo_dal: '2026-12-01', periodo_al: '2026-12-08', notti: '7' }, { nights: 7 }],
    [
      'two months',
      { periodo_dal: '2027-07-01', periodo_al: addDays('2027-07-01' as CalendarDate, MOST_WINDOW_DAYS), notti: '7' },
      { from: '2027-07-01' },
    ],
  ])('%s', (_, address, expected) => {
    expect(readFlexible(address, today)).toMatchObject(expected);
  });

  test.each<[string, FlexibleAddress]>([
    ['nothing', {}],
    ['no nights', AUGUST],
    ['no window', { notti: '7' }],
    ['half a window', { periodo_dal: '2027-08-01', notti: '7' }],
    ['a window that is over', { periodo_dal: '2026-10-01', periodo_al: '2026-10-31', notti: '3' }],
    ['one with too few days left', { periodo_dal: '2026-11-01', periodo_al: '2026-11-25', notti: '7' }],
    ['one the wrong way round', { periodo_dal: '2027-08-31', periodo_al: '2027-08-01', notti: '7' }],
    ['one beyond the calendar', { periodo_dal: '2028-11-20', periodo_al: '2028-12-02', notti: '3' }],
    ['one of more than two months', { periodo_dal: '2027-07-01', periodo_al: '2027-09-02', notti: '7' }],
    ['one without a Friday', { periodo_dal: '2027-05-03', periodo_al: '2027-05-07', weekend: '1' }],
    ['no day', { periodo_dal: '2027-02-30', periodo_al: '2027-03-10', notti: '3' }],
    ['nights that are no number', { ...AUGUST, notti: '7.5' }],
    ['no night', { ...AUGUST, notti: '0' }],
    ['a number in other words', { ...AUGUST, notti: '1e1' }],
  ])('%s counts as not chosen', (_, address) => {
    expect(readFlexible(address, today)).toBeNull();
  });

  const windows = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: MOST_WINDOW_DAYS }), fc.nat(61), fc.boolean());
  test('what is written is read again; each arrival lies in the window, of a weekend on a Friday', () => {
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
