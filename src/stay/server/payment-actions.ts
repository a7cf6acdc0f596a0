import { asCents } from '../../kernel/money/cents.ts';
import { paymentKey } from '../rules/payment-key.ts';
import type { ApplyCheckout } from './apply-checkout.ts';
import { type BookingRow, findBookingBy, updateBooking } from './booking-repository.ts';
import { ProviderError } from './payment-provider.ts';
import { findRefund, type RefundRow, settleRefund } from './refund-repository.ts';
import type { PaymentAction, StayDependencies } from './stay-dependencies.ts';

type PaymentActionDependencies = StayDependencies & { applyCheckout: ApplyCheckout };
type PaidBooking = BookingRow & { payment_id: string };

/**
 * Maximum age of a refund whose idempotency key is reused. Stripe stores keys for at least 24 hours; a later retry could make a
 * second refund.
 */
const KEY_LIFETIME_MS = 20 * 3_600_000;

/** Requests a refund, or reads its state if it was already requested. If the key may have expired, first looks for an earlier refund. */
async function requestRefund(
  deps: StayDependencies,
  refund: RefundRow,
  { provider: name, payment_id }: PaidBooking,
): Promise<{ refund_id: string; is_done: boolean }> {
  const provider = deps.providerOf(name);
  const { refund_id } = refund;
  if (refund_id === null) {
    const key = paymentKey('rimborso', refund.id);
    const isForgotten = deps.clock.now().getTime() - refund.created_at.getTime() > KEY_LIFETIME_MS;
    const made = isForgotten ? await provider.findRefund(payment_id, key) : null;
    return made ?? provider.refund(payment_id, { amount_cents: asCents(refund.amount_cents), key });
  }
  const outcome = await provider.readRefund(refund_id);
  if (outcome === 'failed') throw new ProviderError('refused', `refund ${refund_id} was rejected by the bank`);
  return { refund_id, is_done: outcome === 'done' };
}

async function payBack(deps: StayDependencies, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund === undefined || refund.status !== 'da_fare') return;
  const booking = await findBookingBy(deps.db, 'id', refund.booking_id);
  if (!hasPayment(booking)) throw new Error(`refund ${refundId} belongs to a booking without a payment`);
  const { refund_id, is_done } = await requestRefund(deps, refund, booking);
  const status = is_done ? 'riuscito' : 'da_fare';
  await settleRefund(deps.db, refund.id, { status, refund_id, updated_at: deps.clock.now() });
}

function hasPayment(booking: BookingRow | undefined): booking is PaidBooking {
  return booking !== undefined && booking.payment_id !== null;
}

/**
 * Captures or cancels a payment, then applies its current state. A rejected call is ignored if the payment is already paid or
 * cancelled.
 */
async function endPayment(
  deps: PaymentActionDependencies,
  { provider: name, session_id }: PaidBooking,
  work: () => Promise<void>,
) {
  let refusal: ProviderError | null = null;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    refusal = error;
  }
  if (session_id === null) throw refusal ?? new Error('a booking with a payment has no session');
  const checkout = await deps.providerOf(name).readCheckout(session_id);
  if (refusal && checkout.payment !== 'paid' && checkout.payment !== 'cancelled') throw refusal;
  await deps.applyCheckout(checkout);
}

/** Repeating an action is safe, because its idempotency key stays the same. Throws if the action should be retried. */
export async function runPaymentAction(deps: PaymentActionDependencies, action: PaymentAction): Promise<void> {
  if (action.kind === 'refund') return payBack(deps, action.refund_id);
  const booking = await findBookingBy(deps.db, 'id', action.booking_id);
  if (!hasPayment(booking)) throw new Error(`booking ${action.booking_id} has no payment`);
  const { id, payment_id, status } = booking;
  const provider = deps.providerOf(booking.provider);
  if (action.kind === 'cancel_payment') {
    await endPayment(deps, booking, () => provider.cancelPayment(payment_id, paymentKey('annulla', id)));
    return;
  }
  // A booking that was cancelled in the meantime must not be charged.
  if (status !== 'confermata') return;
  await endPayment(deps, booking, () => provider.capture(payment_id, paymentKey('capture', id)));
}

export async function giveUpAction(deps: StayDependencies, action: PaymentAction, error: unknown): Promise<void> {
  const { db, clock, report } = deps;
  const now = clock.now();
  const fault = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  const refund = action.kind === 'refund' ? await findRefund(db, action.refund_id) : undefined;
  if (refund) await settleRefund(db, refund.id, { status: 'fallito', fault, updated_at: now });
  const bookingId = action.kind === 'refund' ? refund?.booking_id : action.booking_id;
  if (bookingId !== undefined) {
    await updateBooking(db, bookingId, { change: { needs_review: `${action.kind}: ${fault}`.slice(0, 500) }, now });
  }
  report(new Error(`payment action ${JSON.stringify(action)} failed permanently`, { cause: error }));
}
