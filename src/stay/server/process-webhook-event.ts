import { applyCheckoutIn, findByCheckout, freeHomesIfLate } from './apply-checkout.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyFactIn, lockedTransaction } from './apply-fact.ts';
import {
  type BookingRow,
  findBookingBy,
  isEventProcessed,
  lockPayment,
  recordEvent,
  type StayDb,
} from './booking-repository.ts';
import { type CheckoutState, ProviderError } from './payment-provider.ts';
import type { PayoutAccounts } from './payout-service.ts';
import { refundsOf, markRefundRejected } from './refund-repository.ts';
import type { PaymentEvent, PaymentSubject } from './read-payment-event.ts';
import type { BookingMail, StayDependencies } from './stay-dependencies.ts';

type Dispute = Extract<PaymentSubject, { kind: 'dispute' }>;
type RejectedRefund = { kind: 'turned_back'; refund_id: string };
type ReportedState = { booking_id: string; reported: CheckoutState | Dispute | RejectedRefund };

/** Reads a checkout. Returns `null` if it belongs to another account, which the portal cannot query. */
async function readOurs({ db, provider }: StayDependencies, sessionId: string): Promise<CheckoutState | null> {
  try {
    return await provider.readCheckout(sessionId);
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === 'refused';
    if (isRefused && (await findBookingBy(db, 'session_id', sessionId)) === undefined) return null;
    throw error;
  }
}

function hasOurPayment(
  booking: BookingRow | undefined,
  { name }: StayDependencies['provider'],
): booking is BookingRow & { session_id: string } {
  return booking?.provider === name && booking.session_id !== null;
}

async function readReportedState(deps: StayDependencies, subject: PaymentSubject): Promise<ReportedState | null> {
  const { db, provider } = deps;
  if (subject.kind === 'checkout') {
    const checkout = await readOurs(deps, subject.session_id);
    if (checkout === null) return null;
    const booking_id = (await findByCheckout(db, checkout))?.id ?? checkout.booking_id;
    return booking_id === null ? null : { booking_id, reported: checkout };
  }
  if (subject.kind === 'account' || subject.kind === 'other') return null;
  const booking = await findBookingBy(db, 'payment_id', subject.payment_id);
  if (!hasOurPayment(booking, provider)) return null;
  if (subject.kind === 'dispute') return { booking_id: booking.id, reported: subject };
  if (subject.kind === 'refund' && (await provider.readRefund(subject.refund_id)) === 'failed') {
    return { booking_id: booking.id, reported: { kind: 'turned_back', refund_id: subject.refund_id } };
  }
  return { booking_id: booking.id, reported: await provider.readCheckout(booking.session_id) };
}

/**
 * Records a dispute of an unknown payment. If the payment has been recorded in the meantime, throws, so that the provider
 * redelivers the event.
 */
async function recordPendingDispute({ db, provider }: StayDependencies, { id, type }: PaymentEvent, dispute: Dispute) {
  const { payment_id, status } = dispute;
  return db.transaction().execute(async (transaction) => {
    await lockPayment(transaction, payment_id);
    if (hasOurPayment(await findBookingBy(transaction, 'payment_id', payment_id), provider)) {
      throw new ProviderError('unknown', `payment ${payment_id} was recorded concurrently`);
    }
    const known = { payment_id, dispute_status: status };
    return recordEvent(transaction, { id, type, booking_id: null, effect: 'allarme', ...known });
  });
}

async function handleUnknownBooking(deps: StayDependencies, event: PaymentEvent, found: ReportedState | null) {
  const { id, type, subject } = event;
  if (subject.kind === 'dispute') {
    const isNewDispute = await recordPendingDispute(deps, event, subject);
    if (isNewDispute) deps.report(new Error(`dispute of an unknown payment: event ${id}`));
    return;
  }
  const isPaid =
    found !== null && 'payment' in found.reported && ['authorised', 'paid'].includes(found.reported.payment);
  const effect = isPaid ? 'allarme' : 'ignorato';
  const isNew = await recordEvent(deps.db, { id, type, booking_id: null, effect });
  if (isNew && isPaid) deps.report(new Error(`payment for an unknown booking: event ${id}`));
}

/** Records that a bank rejected a refund. Raises an alarm, because the guest has not received the money. */
async function reportRejectedRefund(
  transaction: StayDb,
  deps: StayDependencies,
  booking: BookingRow,
  { refund_id }: RejectedRefund,
) {
  const at = deps.clock.now();
  const isOurs = await markRefundRejected(
    transaction,
    { booking_id: booking.id, refund_id },
    { fault: 'turned back', at },
  );
  const isKnown =
    !isOurs && (await refundsOf(transaction, booking.id)).some((refund) => refund.refund_id === refund_id);
  if (isKnown) return;
  await applyFactIn(transaction, deps, { booking, fact: { kind: 'refund_turned_back' } });
}

async function apply(
  transaction: StayDb,
  deps: StayDependencies,
  {
    booking,
    reported,
    freeHomes,
  }: { booking: BookingRow; reported: ReportedState['reported'] } & Pick<BookingMail, 'freeHomes'>,
): Promise<unknown> {
  if (!('kind' in reported)) return applyCheckoutIn(transaction, deps, { booking, checkout: reported, freeHomes });
  if (reported.kind === 'turned_back') return reportRejectedRefund(transaction, deps, booking, reported);
  return applyDispute(transaction, deps, { booking, dispute: reported });
}

/** Processes each event exactly once, because the event's ID is stored in the same transaction as its effect. */
export function createWebhookProcessor(deps: StayDependencies, payouts: Pick<PayoutAccounts, 'processEvent'>) {
  return async (event: PaymentEvent): Promise<void> => {
    const { id, type, subject } = event;
    // Skips most duplicates before any call or lock. Concurrent duplicates are skipped in the transaction below.
    if (await isEventProcessed(deps.db, id)) return;
    if (subject.kind === 'account') return payouts.processEvent({ id, type, account_id: subject.account_id });
    const found = await readReportedState(deps, subject);
    const known = found && (await findBookingBy(deps.db, 'id', found.booking_id));
    if (!found || !known) return handleUnknownBooking(deps, event, found);
    const { reported } = found;
    const freeHomes = 'kind' in reported ? [] : await freeHomesIfLate(deps, known, reported);
    await lockedTransaction(deps, known, async (transaction, booking) => {
      const isNew = await recordEvent(transaction, { id, type, booking_id: booking.id, effect: 'applicato' });
      if (isNew) await apply(transaction, deps, { booking, reported, freeHomes });
    });
  };
}
