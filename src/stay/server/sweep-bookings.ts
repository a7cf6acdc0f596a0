import { GRACE_MINUTES } from '../rules/booking.ts';
import { isPastPaying } from '../rules/late-payment.ts';
import type { ApplyCheckout } from './apply-checkout.ts';
import type { ApplyFact } from './apply-fact.ts';
import { type BookingRow, deleteUnpaid, overdueBookings, unansweredRequests } from './booking-repository.ts';
import { openCheckout } from './open-checkout.ts';
import { ProviderError } from './payment-provider.ts';
import type { StayParts } from './stay-parts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_SWEPT = 200;
/** Time after which a hold whose provider does not respond is reported. */
const ALARM_MS = 30 * MINUTE_MS;
/** Days after which unpaid holds are deleted with their guests' data. */
const FORGET_DAYS = 30;

type Parts = StayParts & { applyFact: ApplyFact; applyCheckout: ApplyCheckout };

/**
 * Expires a hold at its provider first (P4): a guest who can still pay keeps the nights. If the session is unknown,
 * retrieves it with the key that opened it. Throws if the hold must stay.
 */
export async function endHold(parts: Parts, booking: BookingRow): Promise<void> {
  const provider = parts.providerOf(booking.provider);
  try {
    const session = booking.session_id ?? (await openCheckout(parts, booking)).session_id;
    const applied = await parts.applyCheckout(await provider.expireCheckout(session));
    if (applied?.booking.status !== 'in_attesa_pagamento') return;
    throw new ProviderError('unknown', `the checkout of booking ${booking.id} is neither paid nor expired`);
  } catch (error) {
    const isNeverOpened = booking.session_id === null && error instanceof ProviderError && error.kind === 'refused';
    if (!isNeverOpened) throw error;
    await parts.applyFact(booking.id, { kind: 'session_expired' });
  }
}

async function sweepOne(parts: Parts, booking: BookingRow): Promise<void> {
  if (booking.status === 'richiesta') {
    const losesHome = booking.expires_at === null || booking.expires_at <= parts.clock.now();
    await parts.applyFact(booking.id, { kind: 'request_unanswered' }, {}, { losesHome });
    return;
  }
  try {
    await endHold(parts, booking);
  } catch (error) {
    const now = parts.clock.now();
    const isUnasked = error instanceof ProviderError && error.kind === 'no_keys';
    if (isUnasked && isPastPaying(booking.expires_at, now)) {
      await parts.applyFact(booking.id, { kind: 'session_expired' });
      return;
    }
    const overdue = now.getTime() - (booking.expires_at?.getTime() ?? 0);
    if (!(error instanceof ProviderError) || overdue > ALARM_MS) parts.report(error);
  }
}

/**
 * Ends expired holds and requests, and reminds owners of requests. Each is handled separately, so a failure does not
 * stop the others (queue `bookings-due`).
 */
export async function sweepBookings(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const holdsUntil = new Date(now.getTime() - GRACE_MINUTES * MINUTE_MS);
  const overdue = await overdueBookings(parts.db, { holdsUntil, now, limit: MOST_SWEPT });
  const unanswered = await unansweredRequests(parts.db, { now, limit: MOST_SWEPT });
  for (const booking of [...overdue, ...unanswered]) {
    await sweepOne(parts, booking).catch(parts.report);
  }
  await deleteUnpaid(parts.db, new Date(now.getTime() - FORGET_DAYS * DAY_MS));
}
