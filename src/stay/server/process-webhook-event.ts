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
import { refundsOf, turnBackRefund } from './refund-repository.ts';
import type { PaymentEvent, PaymentSubject } from './read-payment-event.ts';
import type { BookingMail, StayParts } from './stay-parts.ts';

type Dispute = Extract<PaymentSubject, { kind: 'dispute' }>;
type TurnedBack = { kind: 'turned_back'; refund_id: string };
type News = { booking_id: string; reported: CheckoutState | Dispute | TurnedBack };

/** Reads a checkout from the provider; `null` if it belongs to another account that the portal cannot query. */
async function readOurs({ db, provider }: StayParts, sessionId: string): Promise<CheckoutState | null> {
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
  { name }: StayParts['provider'],
): booking is BookingRow & { session_id: string } {
  return booking?.provider === name && booking.session_id !== null;
}

/** Reads the object again, because events may be stale or out of order. */
async function newsOf(parts: StayParts, subject: PaymentSubject): Promise<News | null> {
  const { db, provider } = parts;
  if (subject.kind === 'checkout') {
    const checkout = await readOurs(parts, subject.session_id);
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
 * Records a dispute of an unknown payment, to be applied once the payment is known. Throws if the payment was
 * recorded meanwhile.
 */
async function noteDispute({ db, provider }: StayParts, { id, type }: PaymentEvent, dispute: Dispute) {
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

/** Ignores events without a booking, unless money was paid: then a manual review is needed. */
async function handleUnknownBooking(parts: StayParts, event: PaymentEvent, news: News | null) {
  const { id, type, subject } = event;
  if (subject.kind === 'dispute') {
    const isNews = await noteDispute(parts, event, subject);
    if (isNews) parts.report(new Error(`dispute of an unknown payment: event ${id}`));
    return;
  }
  const isPaid = news !== null && 'payment' in news.reported && ['authorised', 'paid'].includes(news.reported.payment);
  const effect = isPaid ? 'allarme' : 'ignorato';
  const isNew = await recordEvent(parts.db, { id, type, booking_id: null, effect });
  if (isNew && isPaid) parts.report(new Error(`payment for an unknown booking: event ${id}`));
}

/**
 * Handles a returned refund: the money is back at the portal and the guest is still owed it. Several events may
 * report the same refund.
 */
async function turnBack(transaction: StayDb, parts: StayParts, booking: BookingRow, { refund_id }: TurnedBack) {
  const at = parts.clock.now();
  const isOurs = await turnBackRefund(transaction, { booking_id: booking.id, refund_id }, { fault: 'turned back', at });
  const isKnown =
    !isOurs && (await refundsOf(transaction, booking.id)).some((refund) => refund.refund_id === refund_id);
  if (isKnown) return;
  await applyFactIn(transaction, parts, { booking, fact: { kind: 'refund_turned_back' } });
}

async function apply(
  transaction: StayDb,
  parts: StayParts,
  {
    booking,
    reported,
    freeHomes,
  }: { booking: BookingRow; reported: News['reported'] } & Pick<BookingMail, 'freeHomes'>,
): Promise<unknown> {
  if (!('kind' in reported)) return applyCheckoutIn(transaction, parts, { booking, checkout: reported, freeHomes });
  if (reported.kind === 'turned_back') return turnBack(transaction, parts, booking, reported);
  return applyDispute(transaction, parts, { booking, dispute: reported });
}

/**
 * Processes a provider event exactly once: its id is stored in the transaction of its effect. Throws if the provider
 * should redeliver it.
 */
export function createWebhookProcessor(parts: StayParts, payouts: Pick<PayoutAccounts, 'processEvent'>) {
  return async (event: PaymentEvent): Promise<void> => {
    const { id, type, subject } = event;
    // Most duplicates end here, before any call or lock. For concurrent duplicates, the transaction admits one.
    if (await isEventProcessed(parts.db, id)) return;
    if (subject.kind === 'account') return payouts.processEvent({ id, type, account_id: subject.account_id });
    const news = await newsOf(parts, subject);
    const known = news && (await findBookingBy(parts.db, 'id', news.booking_id));
    if (!news || !known) return handleUnknownBooking(parts, event, news);
    const { reported } = news;
    const freeHomes = 'kind' in reported ? [] : await freeHomesIfLate(parts, known, reported);
    await lockedTransaction(parts, known, async (transaction, booking) => {
      const isNew = await recordEvent(transaction, { id, type, booking_id: booking.id, effect: 'applicato' });
      if (isNew) await apply(transaction, parts, { booking, reported, freeHomes });
    });
  };
}
