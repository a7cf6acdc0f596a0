import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRate } from '../../../test/build-rate.ts';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { asCents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { cheapestStay, type FlexiblePlace, openWindow } from './cheapest-stay.ts';
import { checkStay } from './check-stay.ts';
import { arrivalsOf, type FlexibleStay } from './flexible-stay.ts';
import type { Price } from './price.ts';
import { quoteStay } from './quote-stay.ts';

const TODAY = '2026-11-21' as CalendarDate;
const date = (text: string) => text as CalendarDate;
const AUGUST: FlexibleStay = { from: date('2027-08-01'), until: date('2027-08-31'), nights: 7, weekend: false };
const HOUSE: Price = {
  prezzo_notte_cents: asCents(9500),
  camera: null,
  servizio_pulizie: true,
  prezzo_pulizie_cents: asCents(4000),
  tariffe: [],
};
const season = (dal: string, al: string, values: Partial<Rate>): Rate => ({
  ...buildRate(),
  dal: date(dal),
  al: date(al),
  ...values,
});
const place = (values: Partial<FlexiblePlace> = {}): FlexiblePlace => ({
  price: HOUSE,
  posti_letto: 4,
  isTaken: () => false,
  ...values,
});
const withRates = (...tariffe: Rate[]) => place({ price: { ...HOUSE, tariffe } });
const HIGH = season('2027-08-08', '2027-08-22', { prezzo_notte_cents: asCents(15_000), soggiorno_minimo: 7 });

describe('cheapestStay', () => {
  test.each<[string, FlexiblePlace, Partial<FlexibleStay>, string | null, number]>([
    ['the earliest of equally cheap stays', place(), {}, '2027-08-01', 70_500],
    ['a stay outside the expensive weeks', withRates(HIGH), {}, '2027-08-01', 70_500],
    [
      'a stay after the expensive weeks if the first nights are taken',
      { ...withRates(HIGH), isTaken: (day) => day < 7 },
      {},
      '2027-08-23',
      70_500,
    ],
    [
      'a stay that fills the gap between two bookings',
      place({ isTaken: (day) => day < 10 || day >= 17 }),
      {},
      '2027-08-11',
      70_500,
    ],
    [
      'no stay if the gap between two bookings is too short',
      place({ isTaken: (day) => day < 10 || day >= 16 }),
      {},
      null,
      0,
    ],
    ['no stay for more guests than beds', place({ posti_letto: 1 }), {}, null, 0],
    ["no stay shorter than the season's minimum", withRates(buildRate({ soggiorno_minimo: 10 })), {}, null, 0],
    [
      'a stay whose minimum depends on the season of arrival',
      withRates(buildRate({ soggiorno_minimo: 10 }), HIGH),
      {},
      '2027-08-22',
      76_000,
    ],
    ['a weekend starting on a Friday', place(), { nights: 2, weekend: true }, '2027-08-06', 23_000],
    [
      'a stay that avoids the weekend price',
      withRates(buildRate({ prezzo_weekend_cents: asCents(12_000) })),
      { nights: 5 },
      '2027-08-01',
      51_500,
    ],
    [
      'a stay that departs on the last day of the window',
      place({ isTaken: (day) => day < 23 }),
      {},
      '2027-08-24',
      70_500,
    ],
    ['no stay that departs after the window', place({ isTaken: (day) => day < 24 }), {}, null, 0],
  ])('finds %s', (_, offered, other, check_in, total) => {
    const stay = cheapestStay([offered], openWindow({ ...AUGUST, ...other }), 2);
    expect(stay && [stay.check_in, stay.total_cents]).toEqual(check_in && [check_in, total]);
  });

  test('prefers the cheapest room of a bnb, then the earliest arrival, then the first room listed', () => {
    const room = (id: number, cents: number, isTaken = (_day: number) => false) =>
      place({ price: { ...HOUSE, camera: { id, prezzo_notte_cents: asCents(cents) } }, isTaken });
    const roomOf = (rooms: FlexiblePlace[]) => cheapestStay(rooms, openWindow(AUGUST), 2)?.camera_id;
    expect(roomOf([room(1, 9000), room(2, 8000)])).toBe(2);
    expect(roomOf([room(1, 8000, (day) => day === 2), room(2, 8000)])).toBe(2);
    expect(roomOf([room(1, 8000), room(2, 8000)])).toBe(1);
    expect(roomOf([room(1, 9000), room(2, 8000, () => true)])).toBe(1);
    expect(roomOf([])).toBeUndefined();
  });

  const cents = fc.option(fc.integer({ min: 1000, max: 30_000 }).map(asCents));
  const minimum = fc.option(fc.integer({ min: 1, max: 9 }));
  const terms = fc.record({ prezzo_notte_cents: cents, prezzo_weekend_cents: cents, soggiorno_minimo: minimum });
  const year = fc.record({ ospiti_inclusi: fc.constant(2), supplemento_ospite_cents: cents });
  const rates = fc
    .tuple(terms, terms, terms, year)
    .map(([all, first, second, extra]): Rate[] => [
      buildRate({ ...all, ...extra }),
      season('2027-08-03', '2027-08-11', first),
      season('2027-08-15', '2027-08-20', second),
    ]);
  const windows = fc.record({ nights: fc.integer({ min: 1, max: 8 }), weekend: fc.boolean() });
  const taken = fc.uniqueArray(fc.nat(30), { maxLength: 6 });

  test('finds the cheapest bookable stay, and the earliest of equally cheap stays', () => {
    fc.assert(
      fc.property(rates, windows, taken, fc.integer({ min: 1, max: 5 }), (tariffe, window, nights, guests) => {
        const flexible = { ...AUGUST, ...window };
        const price = { ...HOUSE, tariffe };
        const isAvailable = (day: CalendarDate) => !nights.includes(daysBetween(flexible.from, day));
        const possible = arrivalsOf(flexible)
          .map((check_in) => ({ check_in, check_out: addDays(check_in, flexible.nights), guests }))
          .filter((stay) => checkStay(stay, { posti_letto: 4, price }, { today: TODAY, isAvailable }) === null)
          .map((stay) => ({ check_in: stay.check_in, total_cents: quoteStay(stay, price).total_cents }))
          .toSorted((a, b) => a.total_cents - b.total_cents || a.check_in.localeCompare(b.check_in));
        const found = cheapestStay(
          [place({ price, isTaken: (day) => nights.includes(day) })],
          openWindow(flexible),
          guests,
        );
        expect(found && { check_in: found.check_in, total_cents: found.total_cents }).toEqual(possible[0] ?? null);
      }),
    );
  });
});
