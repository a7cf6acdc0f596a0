import { expect, test } from 'vitest';
import { expiredAs, refundOutcome, isTakenBack } from './booking-outcome.ts';

test.each([
  ['nobody answered, or the card was let go', { is_charged: false, is_late: false, refunded_cents: 0 }, 'uncharged'],
  [
    'paid late, the refund made or on its way',
    { is_charged: true, is_late: true, refunded_cents: 100 },
    'late_refunded',
  ],
  ['paid late, the refund given up', { is_charged: true, is_late: true, refunded_cents: 0 }, 'late_owed'],
  ['paid back for another reason', { is_charged: true, is_late: false, refunded_cents: 100 }, 'refunded'],
  ['another amount, of which nothing is back', { is_charged: true, is_late: false, refunded_cents: 0 }, 'in_review'],
] as const)('money of an expired booking: %s', (_, booking, expected) => {
  expect(expiredAs(booking)).toBe(expected);
});

test.each([
  ['charged, and still here', 32_500, true, false, 'refund'],
  ['a part went back already, the rest goes back now', 100, true, false, 'refund'],
  ['charged, and all of it went back without us', 0, true, false, 'already_refunded'],
  ['charged, and disputed: the bank has it', 0, true, true, 'disputed'],
  ['asked for, or accepted a moment ago', 0, false, false, 'not_charged'],
] as const)('money of a cancelled booking: %s', (_, refund_cents, is_charged, is_disputed, outcome) => {
  expect(refundOutcome({ refund_cents, is_charged, is_disputed })).toBe(outcome);
});

test.each([
  ['a guest, before the card was charged', 'ospite', false, true],
  ['a guest, after it was', 'ospite', true, false],
  ['the owner', 'proprietario', false, false],
  ['the bank', 'banca', false, false],
  ['nobody', null, false, false],
] as const)('whether a request was taken back: cancelled by %s', (_, cancelled_by, is_charged, expected) => {
  expect(isTakenBack({ cancelled_by, is_charged })).toBe(expected);
});
