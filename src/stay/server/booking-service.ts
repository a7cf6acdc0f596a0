import type { BookingService } from '../booking-contract.ts';
import { createApplyCheckout } from './apply-checkout.ts';
import { createApplyFact } from './apply-fact.ts';
import { checkPayments } from './check-payments.ts';
import { createCreatePayment, type CreatePaymentParts } from './create-payment.ts';
import { createGuestBookings } from './guest-bookings.ts';
import { createWebhookProcessor } from './process-webhook-event.ts';
import { giveUpAction, runPaymentAction } from './payment-actions.ts';
import type { PayoutAccounts } from './payout-service.ts';
import type { PaymentAction } from './stay-parts.ts';
import { createStayFile } from './stay-file.ts';
import { sweepBookings } from './sweep-bookings.ts';

export function createBookingService(parts: CreatePaymentParts, payouts: Pick<PayoutAccounts, 'processEvent'>) {
  const applyFact = createApplyFact(parts);
  const applyCheckout = createApplyCheckout(parts);
  const all = { ...parts, applyFact, applyCheckout };
  const guest: BookingService = {
    createPayment: createCreatePayment(all),
    ...createGuestBookings(all),
    stayFile: createStayFile(parts),
  };
  return {
    guest,
    applyFact,
    applyCheckout,
    processWebhookEvent: createWebhookProcessor(parts, payouts),
    sweep: () => sweepBookings(all),
    checkPayments: () => checkPayments(all),
    runAction: (action: PaymentAction) => runPaymentAction(all, action),
    giveUp: (action: PaymentAction, error: unknown) => giveUpAction(parts, action, error),
  };
}
