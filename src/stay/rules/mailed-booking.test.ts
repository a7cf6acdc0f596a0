import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import type { CancelledBy } from './booking.ts';
import { cancellationOf, refundState, whatWasCancelled } from './mailed-booking.ts';

const PAID = { is_charged: true, is_disputed: false, total_cents: asCents(300), refunded_cents: asCents(0) };

test.each([
  [{ is_charged: false }, 'notCharged'],
  [{ refund_cents: asCents(100), is_disputed: true }, 'onItsWay'],
  [{ is_disputed: true }, 'disputed'],
  [{ refunded_cents: asCents(300) }, 'alreadyRefunded'],
  [{ refunded_cents: asCents(299) }, 'none'],
])('refundState describes %j as "%s"', (money, state) => {
  expect(refundState({ ...PAID, refund_cents: asCents(0), ...money })).toBe(state);
});

test.each<[CancelledBy | null, boolean, ReturnType<typeof cancellationOf>, ReturnType<typeof whatWasCancelled>]>([
  ['ospite', false, 'withdrawn', 'withdrawn'],
  ['ospite', true, 'byGuest', 'booking'],
  [null, true, 'byGuest', 'booking'],
  ['proprietario', true, 'byOwner', 'booking'],
  ['redazione', false, 'requestByTeam', 'request'],
  ['redazione', true, 'byTeam', 'booking'],
  ['banca', true, 'paymentReversed', 'booking'],
  ['banca', false, 'paymentFailed', 'booking'],
])(
  'for a cancellation by %s (charged: %s), cancellationOf returns %s and whatWasCancelled returns %s',
  (cancelled_by, is_charged, kind, what) => {
    expect(cancellationOf({ cancelled_by, is_charged })).toBe(kind);
    expect(whatWasCancelled({ cancelled_by, is_charged })).toBe(what);
  },
);
