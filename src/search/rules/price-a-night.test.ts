import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { When } from './combine-when.ts';
import type { PriceSpan } from './parse-price.ts';
import { pricesANight, pricesOfAll } from './price-a-night.ts';

const most = (euros: number, unit: PriceSpan['unit']): PriceSpan => {
  return { kind: 'prezzo', start: 0, end: 1, least: null, most: euros, unit, isEach: false };
};
const day = (text: string) => text as CalendarDate;
const week: When = { stay: { check_in: day('2027-08-10'), check_out: day('2027-08-17') }, flexible: null };
const weekend: When = {
  stay: null,
  flexible: { from: day('2027-05-01'), until: day('2027-06-01'), nights: 2, weekend: true },
};
const never: When = { stay: null, flexible: null };

test.each([
  ['80 per night for a week', 80, most(80, 'night'), week, true],
  ['700 per week', 100, most(700, 'week'), never, false],
  ['700 for a week', 100, most(700, null), week, true],
  ['300 for a weekend', 150, most(300, null), weekend, true],
  ['90 for a week (too low for a total)', 90, most(90, null), week, true],
  ['300 without a length of stay', 300, most(300, null), weekend, false],
  ['300 in total for two nights', 150, most(300, 'stay'), weekend, false],
  ['300 in total without dates', 300, most(300, 'stay'), never, false],
])('pricesANight converts %s to %i per night', (_, prezzo_max, span, when, isCounted) => {
  expect(pricesANight(span, { when, isCounted })).toEqual({ prezzo_min: null, prezzo_max });
});

test('pricesANight divides the minimum and maximum price of a week by seven', () => {
  expect(pricesANight({ ...most(700, 'week'), least: 500 }, { when: never, isCounted: false })).toEqual({
    prezzo_min: 71,
    prezzo_max: 100,
  });
});

test('pricesOfAll multiplies a price per guest by the number of guests, up to the highest valid price', () => {
  expect(pricesOfAll({ prezzo_min: 20, prezzo_max: 50 }, 4)).toEqual({ prezzo_min: 80, prezzo_max: 200 });
  expect(pricesOfAll({ prezzo_min: null, prezzo_max: 99_999 }, 30).prezzo_max).toBe(100_000);
});
