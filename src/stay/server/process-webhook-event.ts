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

/** A checkout of ours as it is by now; `null`: of somebody else, whom we cannot ask about. */
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

/** The object is read again: what an event says of it may be old, and a later one may have come before. */
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

/** Writes down a dispute of a payment that nobody here knows yet: it counts once the payment is heard of. Throws where that just was. */
async function noteDispute({ db, provider }: StayParts, { id, type }: PaymentEvent, dispute: Dispute) {
  const { payment_id, status } = dispute;
  return db.transaction().execute(async (transaction) => {
    await lockPayment(transaction, payment_id);
    if (hasOurPayment(await findBookingBy(transaction, 'payment_id', payment_id), provider)) {
      throw new ProviderError('unknown', `payment ${payment_id} was heard of at the same moment`);
    }
    const known = { payment_id, dispute_status: status };
    return recordEvent(transaction, { id, type, booking_id: null, effect: 'allarme', ...known });
  });
}

/** What nobody has is passed over, unless money came with it: that is for a person to look at. */
async function handleUnknownBooking(parts: StayParts, event: PaymentEvent, news: News | null) {
  const { id, type, subject } = event;
  if (subject.kind === 'dispute') {
    const isNews = await noteDispute(parts, event, subject);
    if (isNews) parts.report(new Error(`a dispute of an unknown payment: event ${id}`));
    return;
  }
  const isPaid = news !== null && 'payment' in news.reported && ['authorised', 'paid'].includes(news.reported.payment);
  const effect = isPaid ? 'allarme' : 'ignorato';
  const isNew = await recordEvent(parts.db, { id, type, booking_id: null, effect });
  if (isNew && isPaid) parts.report(new Error(`money for a booking that nobody has: event ${id}`));
}

/** A refund that came back: the money is here again, and its guest still waits for it. Told once, though several events tell it. */
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
 * Does what an event of the provider's asks for, once however often it is told: its id is written in the transaction of its effect.
 * Throws where it is to be told again.
 */
export function createWebhookProcessor(parts: StayParts, payouts: Pick<PayoutAccounts, 'processEvent'>) {
  return async (event: PaymentEvent): Promise<void> => {
    const { id, type, subject } = event;
    // Most repetitions end here, before anybody is asked or locked; of those at once, the transaction lets one through.
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
