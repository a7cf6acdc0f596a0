import { expect, test } from 'vitest';
import { expiredAs } from './expired-as.ts';

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
] as const)('%s', (_, booking, expected) => {
  expect(expiredAs(booking)).toBe(expected);
});
