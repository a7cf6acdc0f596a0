import type { BookingService } from '../booking-contract.ts';
import { createApplyCheckout, type ApplyCheckout } from './apply-checkout.ts';
import { createApplyFact } from './apply-fact.ts';
import { createCreatePayment, type CreatePaymentDependencies } from './create-payment.ts';
import { createGuestBookings } from './guest-bookings.ts';
import { createWebhookProcessor } from './process-webhook-event.ts';
import { giveUpAction, runPaymentAction } from './payment-actions.ts';
import type { PayoutAccounts } from './payout-service.ts';
import type { PaymentAction, StayDependencies } from './stay-dependencies.ts';
import { createStayFile } from './stay-file.ts';
import { sweepBookings } from './sweep-bookings.ts';
import { claimStatusCheck, sessionsToCheck } from './booking-repository.ts';
import { refundsLeft } from './refund-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Period after the last decision during which the payment of an unconfirmed booking is checked. No card authorisation lasts longer. */
const LONGEST_MS = 30 * DAY_MS;
const CHECK_EVERY_MS = 10 * MINUTE_MS;
const CHECK_BATCH_SIZE = 200;

export async function checkPayments(deps: StayDependencies & { applyCheckout: ApplyCheckout }): Promise<void> {
  const { db, clock, providerOf, report } = deps;
  const before = new Date(clock.now().getTime() - CHECK_EVERY_MS);
  const since = new Date(clock.now().getTime() - LONGEST_MS);
  for (const booking of await sessionsToCheck(db, { since, checkedBefore: before, limit: CHECK_BATCH_SIZE })) {
    if (booking.session_id === null) continue;
    try {
      if (!(await claimStatusCheck(db, booking.id, { now: clock.now(), before }))) continue;
      await deps.applyCheckout(await providerOf(booking.provider).readCheckout(booking.session_id));
    } catch (error) {
      report(error);
    }
  }
  for (const { id } of await refundsLeft(db, before)) await deps.putAction({ kind: 'refund', refund_id: id }, db);
}

export function createBookingService(deps: CreatePaymentDependencies, payouts: Pick<PayoutAccounts, 'processEvent'>) {
  const applyFact = createApplyFact(deps);
  const applyCheckout = createApplyCheckout(deps);
  const all = { ...deps, applyFact, applyCheckout };
  const guest: BookingService = {
    createPayment: createCreatePayment(all),
    ...createGuestBookings(all),
    stayFile: createStayFile(deps),
  };
  return {
    guest,
    applyFact,
    applyCheckout,
    processWebhookEvent: createWebhookProcessor(deps, payouts),
    sweep: () => sweepBookings(all),
    checkPayments: () => checkPayments(all),
    runAction: (action: PaymentAction) => runPaymentAction(all, action),
    giveUp: (action: PaymentAction, error: unknown) => giveUpAction(deps, action, error),
  };
}
