import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { toCents } from '../../kernel/money/cents.ts';
import { POLITICHE, type Politica } from './booking.ts';
import { quoteStay } from './quote-stay.ts';
import { REFUND_TERMS } from './refund-terms.ts';
import { type Cancellable, refundDue, refundSteps } from './refund-due.ts';

const date = (text: string) => text as CalendarDate;
const CHECK_IN = date('2026-12-24');

/** Each of the three nights costs 95.15 euros, so half of the sum includes half a cent. */
function buildBill(cleaning = 40) {
  const price = {
    prezzo_notte_cents: toCents(95.15),
    camera: null,
    servizio_pulizie: true,
    prezzo_pulizie_cents: toCents(cleaning),
    tariffe: [],
  };
  return quoteStay({ check_in: CHECK_IN, check_out: addDays(CHECK_IN, 3), guests: 2 }, price);
}

function buildBooking(booking: Partial<Cancellable> = {}): Cancellable {
  return {
    status: 'confermata',
    terms: REFUND_TERMS.moderata,
    bill: buildBill(),
    check_in: CHECK_IN,
    check_out: addDays(CHECK_IN, 3),
    ...booking,
  };
}

const ALL = 32_545;
const HALF = 14_273 + 4000;
const CLEANING = 4000;

describe('refundDue', () => {
  test.each<[Politica, string, string, number | null]>([
    ['flessibile', 'everything until the day before arrival', '2026-12-23', ALL],
    ['flessibile', 'nothing on the day of arrival', '2026-12-24', 0],
    ['flessibile', 'no online cancellation after the day of arrival', '2026-12-25', null],
    ['moderata', 'everything until 7 days before arrival', '2026-12-17', ALL],
    ['moderata', "half from 6 days before arrival, rounding half a cent in the guest's favour", '2026-12-18', HALF],
    ['moderata', 'half on the last day of the 50 % step', '2026-12-23', HALF],
    ['moderata', 'nothing on the day of arrival', '2026-12-24', 0],
    ['rigida', 'everything until 30 days before arrival', '2026-11-24', ALL],
    ['rigida', 'half from 29 days before arrival', '2026-11-25', HALF],
    ['rigida', 'half on the last day of the 50 % step', '2026-12-10', HALF],
    ['rigida', 'only the cleaning fee from 13 days before arrival', '2026-12-11', CLEANING],
    ['rigida', 'the cleaning fee until the day before arrival', '2026-12-23', CLEANING],
    ['rigida', 'nothing on the day of arrival', '2026-12-24', 0],
  ])('refunds according to the %s policy: %s', (politica, _, today, expected) => {
    expect(refundDue(buildBooking({ terms: REFUND_TERMS[politica] }), 'ospite', date(today))).toBe(expected);
  });

  test.each<[string, Partial<Cancellable>, 'ospite' | 'proprietario' | 'redazione', string, number | null]>([
    ['a full refund if the owner cancels', {}, 'proprietario', '2026-12-24', ALL],
    ['a full refund until the day before departure if the owner cancels', {}, 'proprietario', '2026-12-26', ALL],
    ['null on the day of departure if the owner cancels', {}, 'proprietario', '2026-12-27', null],
    ['a full refund if the portal cancels', { terms: REFUND_TERMS.rigida }, 'redazione', '2026-12-23', ALL],
    ['no refund for a withdrawn request, which was not charged', { status: 'richiesta' }, 'ospite', '2026-12-24', 0],
    [
      'null for a request if the owner cancels, because owners decline requests instead',
      { status: 'richiesta' },
      'proprietario',
      '2026-12-01',
      null,
    ],
    ['null for a hold, which is released instead', { status: 'in_attesa_pagamento' }, 'ospite', '2026-12-01', null],
    ['null for an expired booking', { status: 'scaduta' }, 'ospite', '2026-12-01', null],
    ['null for a declined booking', { status: 'rifiutata' }, 'redazione', '2026-12-01', null],
    ['null for a booking that is already cancelled', { status: 'annullata' }, 'proprietario', '2026-12-01', null],
  ])('returns %s', (_, booking, by, today, expected) => {
    expect(refundDue(buildBooking(booking), by, date(today))).toBe(expected);
  });
});

test("applies the booking's stored terms, including the refundable share of the cleaning fee", () => {
  const terms = [
    { days: 10, percent: 75, cleaning_percent: 100 },
    { days: 3, percent: 10, cleaning_percent: 50 },
  ];
  expect(refundDue(buildBooking({ terms }), 'ospite', date('2026-12-14'))).toBe(21_409 + 4000);
  expect(refundDue(buildBooking({ terms }), 'ospite', date('2026-12-15'))).toBe(2855 + 2000);
  expect(refundDue(buildBooking({ terms }), 'ospite', date('2026-12-22'))).toBe(0);
  expect(refundDue(buildBooking({ terms: [] }), 'ospite', date('2026-11-01'))).toBe(0);
});

describe('refundSteps', () => {
  const END = { until: null, percent: 0, amount_cents: 0 };
  test.each([
    ['flessibile', '2026-11-22', [{ until: '2026-12-23', percent: 100, amount_cents: ALL }, END]],
    [
      'moderata',
      '2026-11-22',
      [
        { until: '2026-12-17', percent: 100, amount_cents: ALL },
        { until: '2026-12-23', percent: 50, amount_cents: HALF },
        END,
      ],
    ],
    [
      'rigida',
      '2026-11-22',
      [
        { until: '2026-11-24', percent: 100, amount_cents: ALL },
        { until: '2026-12-10', percent: 50, amount_cents: HALF },
        { until: '2026-12-23', percent: 0, amount_cents: CLEANING },
        END,
      ],
    ],
    ['moderata', '2026-12-18', [{ until: '2026-12-23', percent: 50, amount_cents: HALF }, END]],
    ['moderata', '2026-12-24', [END]],
  ] as const)('computes the dated steps of the %s policy on %s', (politica, today, expected) => {
    expect(refundSteps(REFUND_TERMS[politica], buildBill(), CHECK_IN, date(today))).toEqual(expected);
  });

  test('omits the cleaning-fee step if the booking has no cleaning fee', () => {
    expect(refundSteps(REFUND_TERMS.rigida, buildBill(0), CHECK_IN, date('2026-12-11'))).toEqual([END]);
  });
});

test("refunds the amount of the current step, which never exceeds the refund for an owner's cancellation and never increases from one day to the next", () => {
  const bookings = fc.record({
    terms: fc.constantFrom(...POLITICHE).map((politica) => REFUND_TERMS[politica]),
    bill: fc.nat(300).map((cleaning) => buildBill(cleaning)),
  });
  fc.assert(
    fc.property(bookings, fc.integer({ min: 0, max: 60 }), (some, days) => {
      const booking = buildBooking(some);
      const today = addDays(CHECK_IN, -days);
      const due = refundDue(booking, 'ospite', today) ?? -1;
      const steps = refundSteps(some.terms, some.bill, CHECK_IN, today);
      expect(due).toBe(steps.find(({ until }) => until === null || today <= until)?.amount_cents);
      expect(due).toBeGreaterThanOrEqual(refundDue(booking, 'ospite', addDays(today, 1)) ?? 0);
      expect(due).toBeLessThanOrEqual(refundDue(booking, 'proprietario', today) ?? 0);
    }),
  );
});
