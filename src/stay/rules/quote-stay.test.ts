import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, daysBetween, eachDate } from '../../kernel/dates/calendar-date.ts';
import { type Cents, toCents } from '../../kernel/money/cents.ts';
import { buildRate } from '../../../test/build-rate.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { type NightRate, nightRate } from './night-rate.ts';
import { minimumStay } from './minimum-stay.ts';
import { type Price, nightPrice } from './price.ts';
import { quoteStay as quote } from './quote-stay.ts';

const date = (text: string) => text as CalendarDate;

function buildPrice(price: Partial<Price> = {}): Price {
  return {
    prezzo_notte_cents: toCents(95),
    camera: null,
    servizio_pulizie: false,
    prezzo_pulizie_cents: toCents(0),
    tariffe: [],
    ...price,
  };
}

const quoteStay = (check_in: CalendarDate, check_out: CalendarDate, price: Price, guests = 2) =>
  quote({ check_in, check_out, guests }, price);

test.each([
  ['1 from 23 to 24 November 2026', '2026-11-23', '2026-11-24', 1],
  ['2 from 24 to 26 October 2026, despite the clock change', '2026-10-24', '2026-10-26', 2],
  ['7 from 20 to 27 October 2026', '2026-10-20', '2026-10-27', 7],
  ['2 from 30 October to 1 November 2027', '2027-10-30', '2027-11-01', 2],
  ['2 across the clock change in March 2027', '2027-03-27', '2027-03-29', 2],
  ['3 across the end of a year', '2026-12-30', '2027-01-02', 3],
  ['2 across 29 February 2028', '2028-02-28', '2028-03-01', 2],
])('counts the nights: %s', (_, check_in, check_out, nights) => {
  expect(quoteStay(date(check_in), date(check_out), buildPrice()).nights).toBe(nights);
});

describe('quoteStay without rate rows', () => {
  const check_in = date('2026-11-23');
  const check_out = date('2026-11-26');
  test('multiplies the number of nights by prezzo_notte', () => {
    expect(quoteStay(check_in, check_out, buildPrice())).toEqual({
      nights: 3,
      total_cents: 28500,
      lines: [{ kind: 'nights', nights: 3, rate: 'base', nome: '', prezzo_notte_cents: 9500, amount_cents: 28500 }],
    });
  });
  test.each<[string, Partial<Price>, number, number]>([
    ['prezzo_pulizie once, not per night', { servizio_pulizie: true, prezzo_pulizie_cents: toCents(40) }, 2, 32_500],
    ['no cleaning fee unless servizio_pulizie is true', { prezzo_pulizie_cents: toCents(40) }, 1, 28_500],
    ['no cleaning fee and adds no line if the cleaning price is 0', { servizio_pulizie: true }, 1, 28_500],
    ['exact cents for prices without a finite binary fraction', { prezzo_notte_cents: toCents(33.33) }, 1, 9999],
  ])('charges %s', (_, price, lines, total) => {
    const bill = quoteStay(check_in, check_out, buildPrice(price));
    expect([bill.lines.length, bill.total_cents]).toEqual([lines, total]);
  });
  test('uses the price of the selected room for a bnb', () => {
    const price = buildPrice({ camera: { id: 7, prezzo_notte_cents: toCents(62.5) } });
    expect(nightPrice(price)).toBe(6250);
    expect(quoteStay(check_in, check_out, price).total_cents).toBe(18750);
  });
});

const agosto = buildRate({
  nome: 'Agosto',
  dal: date('2026-08-10'),
  al: date('2026-08-20'),
  prezzo_notte_cents: toCents(130),
  prezzo_weekend_cents: toCents(150),
  soggiorno_minimo: 7,
});
const natale = buildRate({
  nome: 'Natale',
  dal: date('2026-12-24'),
  al: date('2026-12-26'),
  prezzo_notte_cents: toCents(200),
});
const year = buildRate({
  prezzo_weekend_cents: toCents(110),
  soggiorno_minimo: 2,
  ospiti_inclusi: 2,
  supplemento_ospite_cents: toCents(15),
});
const tariffe = [agosto, natale, year];
const rate = (which: NightRate['rate'], nome: string, euros: number): NightRate => ({
  rate: which,
  nome,
  prezzo_notte_cents: toCents(euros),
});

describe('seasonal and weekend rates', () => {
  test.each<[string, string, Rate[], NightRate<number>]>([
    ['a Friday without rate rows', '2026-11-27', [], rate('base', '', 95)],
    ['a Thursday', '2026-11-26', tariffe, rate('base', '', 95)],
    ['a Friday', '2026-11-27', tariffe, rate('weekend', '', 110)],
    ['a Saturday', '2026-11-28', tariffe, rate('weekend', '', 110)],
    ['a Sunday', '2026-11-29', tariffe, rate('base', '', 95)],
    ['the first night of a season', '2026-08-10', tariffe, rate('stagione', 'Agosto', 130)],
    ['the last night of a season', '2026-08-20', tariffe, rate('stagione', 'Agosto', 130)],
    ['the night before a season', '2026-08-09', tariffe, rate('base', '', 95)],
    ['the night after a season, a Friday', '2026-08-21', tariffe, rate('weekend', '', 110)],
    ["a season's own weekend price", '2026-08-14', tariffe, rate('weekend', 'Agosto', 150)],
    ['a weekend night of a season without a weekend price', '2026-12-25', tariffe, rate('stagione', 'Natale', 200)],
    [
      'a night in a whole home if only a room has rate rows',
      '2026-08-14',
      [{ ...agosto, camera_id: 7 }],
      rate('base', '', 95),
    ],
  ])('nightRate returns $3 for %s', (_, night, rows, expected) => {
    expect(nightRate(date(night), buildPrice({ tariffe: rows }))).toEqual(expected);
  });

  test('apply to a room of a bnb only if they belong to that room', () => {
    const camera = { id: 7, prezzo_notte_cents: toCents(60) };
    const price = buildPrice({ camera, tariffe: [year, { ...agosto, camera_id: 7 }, { ...natale, camera_id: 8 }] });
    expect(nightRate(date('2026-08-12'), price).prezzo_notte_cents).toBe(13_000);
    expect(nightRate(date('2026-12-25'), price).prezzo_notte_cents).toBe(6000);
    expect(nightRate(date('2026-11-27'), price).prezzo_notte_cents).toBe(6000);
    expect(minimumStay(date('2026-11-27'), price)).toBe(1);
  });

  test('are grouped into lines by rate and price, in the order of the first night', () => {
    const price = buildPrice({ tariffe, servizio_pulizie: true, prezzo_pulizie_cents: toCents(40) });
    const bill = quoteStay(date('2026-08-06'), date('2026-08-17'), price, 4);
    expect(bill).toEqual({
      nights: 11,
      lines: [
        { kind: 'nights', nights: 2, ...rate('base', '', 95), amount_cents: 19_000 },
        { kind: 'nights', nights: 2, ...rate('weekend', '', 110), amount_cents: 22_000 },
        { kind: 'nights', nights: 5, ...rate('stagione', 'Agosto', 130), amount_cents: 65_000 },
        { kind: 'nights', nights: 2, ...rate('weekend', 'Agosto', 150), amount_cents: 30_000 },
        { kind: 'extra_guests', guests: 2, nights: 11, supplemento_cents: 1500, amount_cents: 33_000 },
        { kind: 'cleaning', amount_cents: 4000 },
      ],
      total_cents: 173_000,
    });
  });

  test.each([
    ['nothing for the included number of guests', 2, 0],
    ['nothing for fewer guests', 1, 0],
    ['15 € for one extra guest', 3, 1500],
    ['45 € for three extra guests', 5, 4500],
  ])('include a supplement per extra guest and night: %s', (_, guests, supplement) => {
    const bill = quoteStay(date('2026-11-24'), date('2026-11-25'), buildPrice({ tariffe }), guests);
    expect(bill.total_cents).toBe(9500 + supplement);
  });

  test.each([
    ["the season's, for an arrival in the season", '2026-08-20', tariffe, 7],
    ["the year's, for an arrival after the season", '2026-08-21', tariffe, 2],
    ["the year's, if the season has no minimum", '2026-12-24', tariffe, 2],
    ['one night, if neither the season nor the year has a minimum', '2026-12-24', [natale], 1],
  ])('determine the minimum stay: %s', (_, check_in, rows, expected) => {
    expect(minimumStay(date(check_in), buildPrice({ tariffe: rows }))).toBe(expected);
  });
});

const cents = fc.integer({ min: 100, max: 10_000_000 }).map((amount) => amount as Cents);
const maybe = fc.option(cents, { nil: null });
const day = (offset: number) => addDays(date('2026-01-01'), offset);
const season = fc
  .record({ start: fc.nat(700), nights: fc.nat(60), price: cents, weekend: maybe, nome: fc.constantFrom('A', 'B') })
  .map(({ start, nights, price, weekend, nome }) =>
    buildRate({
      nome,
      dal: day(start),
      al: day(start + nights),
      prezzo_notte_cents: price,
      prezzo_weekend_cents: weekend,
    }),
  );
const ofYear = fc
  .record({
    prezzo_weekend_cents: maybe,
    ospiti_inclusi: fc.integer({ min: 1, max: 6 }),
    supplemento_ospite_cents: cents,
  })
  .map(buildRate);
const prices = fc
  .record({
    prezzo_notte_cents: cents,
    prezzo_pulizie_cents: cents,
    servizio_pulizie: fc.boolean(),
    tariffe: fc
      .tuple(fc.array(season, { maxLength: 4 }), fc.array(ofYear, { maxLength: 1 }))
      .map((rows) => rows.flat()),
  })
  .map(buildPrice);
const stays = fc
  .record({ offset: fc.nat(800), nights: fc.integer({ min: 1, max: 60 }), guests: fc.integer({ min: 1, max: 8 }) })
  .map(({ offset, nights, guests }) => ({ check_in: day(offset), check_out: day(offset + nights), guests }));

describe('quoteStay with any price', () => {
  test('returns a total that equals the sum of its lines, and charges each night at its individual rate', () => {
    fc.assert(
      fc.property(stays, prices, (stay, price) => {
        const bill = quote(stay, price);
        const nights = eachDate(stay.check_in, stay.check_out);
        const inLines = bill.lines.map((line) => (line.kind === 'nights' ? line.nights : 0));
        const nightsTotal = nights.reduce((sum, night) => sum + nightRate(night, price).prezzo_notte_cents, 0);
        const priced = bill.lines.filter(({ kind }) => kind === 'nights');
        expect(inLines.reduce((sum, count) => sum + count, 0)).toBe(bill.nights);
        expect(priced.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(nightsTotal);
        expect(bill.total_cents).toBe(bill.lines.reduce((sum, line) => sum + line.amount_cents, 0));
        expect(Number.isSafeInteger(bill.total_cents)).toBe(true);
      }),
    );
  });

  test('returns a total that does not decrease with an additional guest and increases with an additional night', () => {
    fc.assert(
      fc.property(stays, prices, (stay, price) => {
        const { total_cents } = quote(stay, price);
        expect(quote({ ...stay, guests: stay.guests + 1 }, price).total_cents).toBeGreaterThanOrEqual(total_cents);
        expect(quote({ ...stay, check_out: addDays(stay.check_out, 1) }, price).total_cents).toBeGreaterThan(
          total_cents,
        );
      }),
    );
  });
});

test('without rate rows, the total is nights × prezzo_notte, plus the cleaning fee if the home charges one', () => {
  fc.assert(
    fc.property(stays, prices, (stay, some) => {
      const price = { ...some, tariffe: [] };
      const bill = quote(stay, price);
      const nights = daysBetween(stay.check_in, stay.check_out);
      const cleaning = price.servizio_pulizie ? price.prezzo_pulizie_cents : 0;
      expect(bill.nights).toBe(nights);
      expect(bill.total_cents).toBe(nights * price.prezzo_notte_cents + cleaning);
    }),
  );
});
