import { asCents } from '../../kernel/money/cents.ts';
import type { BookingFact } from '../rules/booking-fact.ts';
import { mayBeTooLate } from '../rules/late-payment.ts';
import { applyEarlyDisputes } from './apply-dispute.ts';
import { type AppliedFact, applyFactIn, lockedTransaction, refundedOf } from './apply-fact.ts';
import { type BookingRow, findBookingBy, type StayDb, updateBooking } from './booking-repository.ts';
import type { CheckoutState } from './payment-provider.ts';
import type { BookingMail, StayDependencies } from './stay-dependencies.ts';

function isOf(booking: BookingRow, { booking_id, session_id }: CheckoutState): boolean {
  return booking_id === booking.id && (booking.session_id === null || booking.session_id === session_id);
}

function endedFact(booking: BookingRow, { status, payment, payment_id }: CheckoutState): BookingFact | null {
  if (status === 'expired') return { kind: 'session_expired' };
  if (payment !== 'cancelled') return null;
  // The payment was authorised and then cancelled by the bank or the portal, possibly before the authorisation was
  // recorded.
  if (booking.payment_id === payment_id) return { kind: 'payment_failed' };
  return booking.payment_id === null && status === 'complete' ? { kind: 'session_expired' } : null;
}

/** Converts a checkout's state to a fact. A different amount, currency or checkout yields `wrong_amount`. */
function factOf(booking: BookingRow, checkout: CheckoutState): BookingFact | null {
  const { payment, payment_id, amount_cents, currency } = checkout;
  if (payment_id !== null && (payment === 'authorised' || payment === 'paid')) {
    const isAsAgreed = currency === 'eur' && amount_cents === asCents(booking.total_cents) && isOf(booking, checkout);
    return isAsAgreed ? { kind: payment, payment_id } : { kind: 'wrong_amount', payment_id, amount_cents };
  }
  return isOf(booking, checkout) ? endedFact(booking, checkout) : null;
}

async function externalRefund(
  transaction: StayDb,
  booking: BookingRow,
  { refunded_cents }: CheckoutState,
): Promise<BookingFact | null> {
  if (refunded_cents === 0 || booking.paid_cents === 0) return null;
  const amount_cents = asCents(refunded_cents - (await refundedOf(transaction, booking)));
  return amount_cents > 0 ? { kind: 'refunded_outside', amount_cents } : null;
}

type FreeHomes = Pick<BookingMail, 'freeHomes'>;

/**
 * Searches for alternative homes if the payment could be too late. Must be called before the transaction, so that no lock is held
 * during the search.
 */
export async function freeHomesIfLate(deps: StayDependencies, booking: BookingRow, { payment }: CheckoutState) {
  return mayBeTooLate(booking, payment, deps.clock.now()) ? deps.freeHomesOf(booking) : [];
}

export async function applyCheckoutIn(
  transaction: StayDb,
  deps: StayDependencies,
  { booking: locked, checkout, freeHomes }: { booking: BookingRow; checkout: CheckoutState } & FreeHomes,
): Promise<AppliedFact> {
  let applied: AppliedFact = { booking: locked, isRefused: false };
  const payment = factOf(locked, checkout);
  if (isOf(locked, checkout)) {
    const change = { checked_at: deps.clock.now(), session_id: checkout.session_id };
    await updateBooking(transaction, locked.id, { change, now: locked.updated_at });
  }
  if (payment) applied = await applyFactIn(transaction, deps, { booking: locked, fact: payment, freeHomes });
  const { payment_id } = applied.booking;
  if (payment_id !== null && locked.payment_id === null) {
    const booking = await applyEarlyDisputes(transaction, deps, { booking: applied.booking, payment_id });
    applied = { ...applied, booking };
  }
  if (!isOf(locked, checkout)) return applied;
  const back = await externalRefund(transaction, applied.booking, checkout);
  return back ? applyFactIn(transaction, deps, { booking: applied.booking, fact: back }) : applied;
}

export async function findByCheckout(
  db: StayDb,
  { session_id, booking_id }: CheckoutState,
): Promise<BookingRow | undefined> {
  const opened = await findBookingBy(db, 'session_id', session_id);
  return opened ?? (booking_id === null ? undefined : findBookingBy(db, 'id', booking_id));
}

export type ApplyCheckout = (checkout: CheckoutState) => Promise<AppliedFact | null>;

export function createApplyCheckout(deps: StayDependencies): ApplyCheckout {
  return async (checkout) => {
    const known = await findByCheckout(deps.db, checkout);
    if (known === undefined) return null;
    const freeHomes = await freeHomesIfLate(deps, known, checkout);
    return lockedTransaction(deps, known, (transaction, booking) =>
      applyCheckoutIn(transaction, deps, { booking, checkout, freeHomes }),
    );
  };
}
