import { expect, test } from 'vitest';
import { expiredAs, refundOutcome, isWithdrawn } from './booking-outcome.ts';

test.each([
  [
    'no answer, or an authorisation that was released',
    { is_charged: false, is_late: false, refunded_cents: 0 },
    'uncharged',
  ],
  [
    'paid late, with the refund made or in progress',
    { is_charged: true, is_late: true, refunded_cents: 100 },
    'late_refunded',
  ],
  ['paid late, with a failed refund', { is_charged: true, is_late: true, refunded_cents: 0 }, 'late_owed'],
  ['refunded for another reason', { is_charged: true, is_late: false, refunded_cents: 100 }, 'refunded'],
  ['charged in time, without a refund', { is_charged: true, is_late: false, refunded_cents: 0 }, 'in_review'],
] as const)('returns the payment state of an expired booking (%s): $2', (_, booking, expected) => {
  expect(expiredAs(booking)).toBe(expected);
});

test.each([
  ['charged and not refunded', 32_500, true, false, 'refund'],
  ['partly refunded before', 100, true, false, 'refund'],
  ['charged and fully refunded outside the portal', 0, true, false, 'already_refunded'],
  ['charged and disputed', 0, true, true, 'disputed'],
  ['requested, or accepted but not charged yet', 0, false, false, 'not_charged'],
] as const)(
  'returns the refund outcome of a cancelled booking (%s): $4',
  (_, refund_cents, is_charged, is_disputed, outcome) => {
    expect(refundOutcome({ refund_cents, is_charged, is_disputed })).toBe(outcome);
  },
);

test.each([
  ['the guest before the charge', 'ospite', false, true],
  ['the guest after the charge', 'ospite', true, false],
  ['the owner', 'proprietario', false, false],
  ['the bank', 'banca', false, false],
  ['no one', null, false, false],
] as const)('isWithdrawn returns $3 for a request cancelled by %s', (_, cancelled_by, is_charged, expected) => {
  expect(isWithdrawn({ cancelled_by, is_charged })).toBe(expected);
});
