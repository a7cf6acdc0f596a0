import { GRACE_MINUTES } from '../rules/booking.ts';
import { canNoLongerBePaid } from '../rules/late-payment.ts';
import type { ApplyCheckout } from './apply-checkout.ts';
import type { ApplyFact } from './apply-fact.ts';
import { type BookingRow, deleteUnpaid, overdueBookings, unansweredRequests } from './booking-repository.ts';
import { openCheckout } from './open-checkout.ts';
import { ProviderError } from './payment-provider.ts';
import type { StayDependencies } from './stay-dependencies.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SWEEP_BATCH_SIZE = 200;
const ALARM_MS = 30 * MINUTE_MS;
const RETENTION_DAYS = 30;

type Dependencies = StayDependencies & { applyFact: ApplyFact; applyCheckout: ApplyCheckout };

/** Ends a hold. Expires the checkout session first (guarantee P4), because the guest could otherwise pay for released nights. */
export async function endHold(deps: Dependencies, booking: BookingRow): Promise<void> {
  const provider = deps.providerOf(booking.provider);
  try {
    const session = booking.session_id ?? (await openCheckout(deps, booking)).session_id;
    const applied = await deps.applyCheckout(await provider.expireCheckout(session));
    if (applied?.booking.status !== 'in_attesa_pagamento') return;
    throw new ProviderError('unknown', `the checkout of booking ${booking.id} is neither paid nor expired`);
  } catch (error) {
    const isNeverOpened = booking.session_id === null && error instanceof ProviderError && error.kind === 'refused';
    if (!isNeverOpened) throw error;
    await deps.applyFact(booking.id, { kind: 'session_expired' });
  }
}

async function sweepOne(deps: Dependencies, booking: BookingRow): Promise<void> {
  if (booking.status === 'richiesta') {
    const losesHome = booking.expires_at === null || booking.expires_at <= deps.clock.now();
    await deps.applyFact(booking.id, { kind: 'request_unanswered' }, {}, { mayLoseHome: losesHome });
    return;
  }
  try {
    await endHold(deps, booking);
  } catch (error) {
    const now = deps.clock.now();
    const isUnreachable = error instanceof ProviderError && error.kind === 'no_keys';
    if (isUnreachable && canNoLongerBePaid(booking.expires_at, now)) {
      await deps.applyFact(booking.id, { kind: 'session_expired' });
      return;
    }
    const overdue = now.getTime() - (booking.expires_at?.getTime() ?? 0);
    if (!(error instanceof ProviderError) || overdue > ALARM_MS) deps.report(error);
  }
}

/** Ends overdue holds and requests, sends reminders and deletes old unpaid bookings. One failing booking does not stop the others. */
export async function sweepBookings(deps: Dependencies): Promise<void> {
  const now = deps.clock.now();
  const holdsUntil = new Date(now.getTime() - GRACE_MINUTES * MINUTE_MS);
  const overdue = await overdueBookings(deps.db, { holdsUntil, now, limit: SWEEP_BATCH_SIZE });
  const unanswered = await unansweredRequests(deps.db, { now, limit: SWEEP_BATCH_SIZE });
  for (const booking of [...overdue, ...unanswered]) {
    await sweepOne(deps, booking).catch(deps.report);
  }
  await deleteUnpaid(deps.db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
}
