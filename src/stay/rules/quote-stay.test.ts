import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import { type Cents, toCents } from '../../kernel/cents.ts';
import { type Price, nightPrice, quoteStay } from './quote-stay.ts';

const date = (text: string) => text as CalendarDate;

function buildPrice(price: Partial<Price> = {}): Price {
  return {
    prezzo_notte_cents: toCents(95),
    camera: null,
    servizio_pulizie: false,
    prezzo_pulizie_cents: toCents(0),
    ...price,
  };
}

describe('specification section 9: nights', () => {
  test.each([
    ['one night', '2026-11-23', '2026-11-24', 1],
    ['24 to 26 October 2026 is 2 nights: the clock change adds none', '2026-10-24', '2026-10-26', 2],
    ['20 to 27 October 2026 is 7', '2026-10-20', '2026-10-27', 7],
    ['30 October to 1 November 2027 is 2', '2027-10-30', '2027-11-01', 2],
    ['the short night of March 2027', '2027-03-27', '2027-03-29', 2],
    ['across the year', '2026-12-30', '2027-01-02', 3],
    ['29 February 2028', '2028-02-28', '2028-03-01', 2],
  ])('%s', (_, check_in, check_out, nights) => {
    expect(quoteStay(date(check_in), date(check_out), buildPrice()).nights).toBe(nights);
  });
});

describe('specification section 9: total', () => {
  const check_in = date('2026-11-23');
  const check_out = date('2026-11-26');
  test('nights × prezzo_notte', () => {
    expect(quoteStay(check_in, check_out, buildPrice())).toEqual({
      nights: 3,
      total_cents: 28500,
      lines: [{ kind: 'nights', nights: 3, prezzo_notte_cents: 9500, amount_cents: 28500 }],
    });
  });
  test('plus prezzo_pulizie once, not per night', () => {
    const quote = quoteStay(
      check_in,
      check_out,
      buildPrice({ servizio_pulizie: true, prezzo_pulizie_cents: toCents(40) }),
    );
    expect(quote.lines[1]).toEqual({ kind: 'cleaning', amount_cents: 4000 });
    expect(quote.total_cents).toBe(32500);
  });
  test('only when servizio_pulizie is true', () => {
    const quote = quoteStay(check_in, check_out, buildPrice({ prezzo_pulizie_cents: toCents(40) }));
    expect(quote.total_cents).toBe(28500);
  });
  test('a cleaning that costs nothing has no line', () => {
    expect(quoteStay(check_in, check_out, buildPrice({ servizio_pulizie: true })).lines).toHaveLength(1);
  });
  test("the price of a bnb is its room's", () => {
    const price = buildPrice({ camera: { prezzo_notte_cents: toCents(62.5) } });
    expect(nightPrice(price)).toBe(6250);
    expect(quoteStay(check_in, check_out, price).total_cents).toBe(18750);
  });
  test('no cent is lost on prices that binary fractions cannot hold', () => {
    expect(quoteStay(check_in, check_out, buildPrice({ prezzo_notte_cents: toCents(33.33) })).total_cents).toBe(9999);
  });
});

test('the total is the sum of the lines, and a night more costs exactly a night', () => {
  const cents = fc.integer({ min: 100, max: 10_000_000 }).map((amount) => amount as Cents);
  const prices = fc
    .record({ prezzo_notte_cents: cents, prezzo_pulizie_cents: cents, servizio_pulizie: fc.boolean() })
    .map(buildPrice);
  const offsets = fc.integer({ min: 0, max: 8000 });
  fc.assert(
    fc.property(offsets, fc.integer({ min: 1, max: 365 }), prices, (offset, nights, price) => {
      const check_in = addDays(date('2026-01-01'), offset);
      const quote = quoteStay(check_in, addDays(check_in, nights), price);
      const longer = quoteStay(check_in, addDays(check_in, nights + 1), price);
      const cleaning = price.servizio_pulizie ? price.prezzo_pulizie_cents : 0;
      expect(quote.nights).toBe(nights);
      expect(quote.total_cents).toBe(nights * price.prezzo_notte_cents + cleaning);
      expect(longer.total_cents - quote.total_cents).toBe(price.prezzo_notte_cents);
    }),
  );
});
