import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type {
  BookingAlarm,
  BookingEffect,
  BookingFact,
  BookingMailKind,
  BookingState,
  NextBooking,
  BookingContext,
} from './booking-fact.ts';
import { dueReminders } from './due-reminders.ts';
import { answerDeadline } from './same-day.ts';

type Fact<K extends BookingFact['kind']> = Extract<BookingFact, { kind: K }>;
type TakesNights = 'place_nights' | 'move_nights';

const CANCELLED_MAILS = mails('cancelled_guest', 'cancelled_owner');

function mails(...kinds: BookingMailKind[]): BookingEffect[] {
  return kinds.map((mail) => ({ kind: 'mail', mail }));
}

function alarm(kind: BookingAlarm): BookingEffect {
  return { kind: 'alarm', alarm: kind };
}

function refundable(booking: BookingState, amount: Cents): Cents {
  return asCents(Math.max(0, Math.min(amount, booking.paid_cents - booking.refunded_cents)));
}

function refund(
  booking: BookingState,
  amount: Cents,
  reason: 'annullata' | 'pagamento_tardivo' = 'annullata',
): BookingEffect[] {
  const amount_cents = refundable(booking, amount);
  return amount_cents > 0 ? [{ kind: 'refund', amount_cents, reason }] : [];
}

function refundOrRelease(booking: BookingState, reason?: 'annullata' | 'pagamento_tardivo'): BookingEffect[] {
  return booking.paid_cents > 0 ? refund(booking, booking.paid_cents, reason) : [{ kind: 'cancel_payment' }];
}

function recordRefund(booking: BookingState, amount: Cents): BookingEffect[] {
  const amount_cents = refundable(booking, amount);
  return amount_cents > 0 ? [{ kind: 'record_refund', amount_cents }] : [];
}

function isFullyRefunded(booking: BookingState, amount: Cents): boolean {
  return booking.paid_cents > 0 && booking.refunded_cents + amount >= booking.paid_cents;
}

function unchanged({ status }: BookingState, effects: BookingEffect[] = []): NextBooking {
  return { status, change: {}, effects };
}

function end(
  status: 'scaduta' | 'rifiutata' | 'annullata',
  effects: BookingEffect[],
  cancelled_by?: NextBooking['change']['cancelled_by'],
): NextBooking {
  const change = { expires_at: null, ...(cancelled_by && { cancelled_by }) };
  return { status, change, effects: [{ kind: 'free_nights' }, ...effects] };
}

function confirm(booking: BookingState, nights: TakesNights): NextBooking {
  const capture: BookingEffect[] = booking.paid_cents > 0 ? [] : [{ kind: 'capture' }];
  const effects = [{ kind: nights }, ...capture, ...mails('confirmed_guest', 'confirmed_owner')];
  return { status: 'confermata', change: { expires_at: null }, effects };
}

function request(booking: BookingState, nights: TakesNights, now: Date): NextBooking {
  const expires_at = answerDeadline(booking.check_in, now);
  // The deadline can have passed only if the payment was authorised at or after the end of the day of arrival.
  if (now >= expires_at) return end('scaduta', [...refundOrRelease(booking), ...mails('request_expired_guest')]);
  // At this point an `immediata` booking has been charged, whereas a request must not have been.
  const isEarly = booking.modalita === 'su_richiesta' && booking.paid_cents > 0;
  const early = isEarly ? [alarm('captured_early')] : [];
  const effects: BookingEffect[] = [{ kind: nights }, ...mails('request_guest', 'request_owner'), ...early];
  return { status: 'richiesta', change: { expires_at }, effects };
}

function confirmOrRequest(booking: BookingState, nights: TakesNights, now: Date): NextBooking {
  return booking.modalita === 'immediata' ? confirm(booking, nights) : request(booking, nights, now);
}

/**
 * Accepts a late payment if its nights are still available, but only as a request if an unread calendar may block them. Otherwise
 * refunds or cancels the payment.
 */
function onLatePayment(booking: BookingState, context: BookingContext): NextBooking {
  const { now, areNightsFree, areNightsUnread } = context;
  if (areNightsFree && dateInRome(now) <= booking.check_in) {
    if (booking.modalita === 'su_richiesta' || !areNightsUnread) return confirmOrRequest(booking, 'place_nights', now);
    const next = request(booking, 'place_nights', now);
    return { ...next, change: { ...next.change, modalita: 'su_richiesta' } };
  }
  const notices = mails(booking.paid_cents > 0 ? 'late_refunded_guest' : 'late_released_guest');
  return unchanged(booking, [...refundOrRelease(booking, 'pagamento_tardivo'), ...notices]);
}

function charge(booking: BookingState): NextBooking {
  if (booking.status === 'confermata') return unchanged(booking);
  return unchanged(booking, booking.status === 'richiesta' ? [alarm('captured_early')] : refundOrRelease(booking));
}

function onPayment(
  booking: BookingState,
  { kind, payment_id }: Fact<'authorised' | 'paid'>,
  context: BookingContext,
): NextBooking {
  const isFirst = booking.payment_id === null;
  if (!isFirst && booking.payment_id !== payment_id) return unchanged(booking, [alarm('second_payment')]);
  if (!isFirst && (kind === 'authorised' || booking.paid_cents > 0)) return unchanged(booking);
  const change = { payment_id, ...(kind === 'paid' && { paid_cents: booking.total_cents }) };
  const known = { ...booking, ...change };
  let next = charge(known);
  if (isFirst && booking.status === 'in_attesa_pagamento') next = confirmOrRequest(known, 'move_nights', context.now);
  if (isFirst && booking.status === 'scaduta') next = onLatePayment(known, context);
  return { ...next, change: { ...next.change, ...change } };
}

/** Records a payment that differs from the agreed one. A manual review decides whether to refund it. */
function onWrongAmount(booking: BookingState, { payment_id, amount_cents }: Fact<'wrong_amount'>): NextBooking {
  if (booking.payment_id !== null && booking.payment_id !== payment_id)
    return unchanged(booking, [alarm('second_payment')]);
  if (booking.paid_cents > 0) return unchanged(booking);
  const effects: BookingEffect[] = [{ kind: 'review_refund', amount_cents }, alarm('wrong_amount')];
  const next = booking.status === 'in_attesa_pagamento' ? end('scaduta', effects) : unchanged(booking, effects);
  return { ...next, change: { ...next.change, payment_id, paid_cents: amount_cents } };
}

function onAccepted(booking: BookingState, { now }: BookingContext): NextBooking | null {
  if (booking.status !== 'richiesta' || isOverdue(booking, now) || dateInRome(now) > booking.check_in) return null;
  return confirm(booking, 'move_nights');
}

function onRefused(booking: BookingState): NextBooking | null {
  if (booking.status !== 'richiesta') return null;
  return end('rifiutata', [...refundOrRelease(booking), ...mails('refused_guest')]);
}

function isOverdue({ expires_at }: BookingState, now: Date): boolean {
  return expires_at === null || now >= expires_at;
}

function onUnanswered(booking: BookingState, { now }: BookingContext): NextBooking {
  const { status, expires_at, check_in } = booking;
  if (status !== 'richiesta') return unchanged(booking);
  if (expires_at === null || isOverdue(booking, now)) {
    return end('scaduta', [...refundOrRelease(booking), ...mails('request_expired_guest', 'request_expired_owner')]);
  }
  const reminders = dueReminders(expires_at, now);
  if (reminders <= booking.reminders || dateInRome(now) > check_in) return unchanged(booking);
  return { status, change: { reminders }, effects: mails('request_reminder_owner') };
}

function onCancelled(booking: BookingState, { by, refund_cents }: Fact<'cancelled'>): NextBooking | null {
  const cancel = (back: BookingEffect[]) => end('annullata', [...back, ...CANCELLED_MAILS], by);
  // An owner declines a request instead of cancelling it.
  if (booking.status === 'richiesta' && by !== 'proprietario') return cancel(refundOrRelease(booking));
  if (booking.status !== 'confermata') return null;
  // Nothing is refunded, because the bank already holds the disputed money, and a refund could pay the guest twice.
  if (booking.is_disputed) return cancel([alarm('cancelled_in_dispute')]);
  if (booking.paid_cents > 0) return cancel(refund(booking, refund_cents));
  // A partial refund is impossible before the charge. The cancellation is rejected and can be retried after the charge.
  return refund_cents >= booking.total_cents ? cancel(refundOrRelease(booking)) : null;
}

function onPaymentFailed(booking: BookingState): NextBooking {
  const isOpen = booking.status === 'richiesta' || booking.status === 'confermata';
  return isOpen && booking.paid_cents === 0 ? end('annullata', CANCELLED_MAILS, 'banca') : unchanged(booking);
}

/**
 * Handles external refunds and lost disputes. From the day of arrival, a full refund does not release the nights, because the
 * guest may already be in the home.
 */
function onExternalRefund(
  booking: BookingState,
  { kind, amount_cents }: Fact<'refunded_outside' | 'dispute_lost'>,
  { now }: BookingContext,
): NextBooking {
  const isFirstReport = kind === 'dispute_lost' && !booking.is_disputed;
  const effects = [...recordRefund(booking, amount_cents), ...(isFirstReport ? [alarm('dispute')] : [])];
  const isAll = booking.status === 'confermata' && isFullyRefunded(booking, amount_cents);
  const isOff = isAll && dateInRome(now) < booking.check_in;
  if (isOff) return end('annullata', [...effects, ...CANCELLED_MAILS], 'banca');
  return unchanged(booking, [...effects, ...(isFirstReport ? mails('dispute_owner') : [])]);
}

function onSessionOver(booking: BookingState): NextBooking {
  return booking.status === 'in_attesa_pagamento' ? end('scaduta', []) : unchanged(booking);
}

function onBankEvent(
  booking: BookingState,
  kind: 'dispute_opened' | 'dispute_won' | 'refund_turned_back',
): NextBooking {
  if (kind === 'refund_turned_back') return unchanged(booking, [alarm('refund_turned_back')]);
  return kind === 'dispute_won' || booking.is_disputed
    ? unchanged(booking)
    : unchanged(booking, [alarm('dispute'), ...mails('dispute_owner')]);
}

/**
 * Returns the next state and its effects; `null` if a user's action is not allowed in the current state (ADR 0056). Repeated or
 * stale events do not change the state, except external refunds, which are increments.
 * @example nextBooking(hold, { kind: 'paid', payment_id: 'pi_1' }, context)
 * // { status: 'confermata', effects: [{ kind: 'move_nights' }, …] }
 */
export function nextBooking(booking: BookingState, fact: BookingFact, context: BookingContext): NextBooking | null {
  switch (fact.kind) {
    case 'authorised':
    case 'paid':
      return onPayment(booking, fact, context);
    case 'wrong_amount':
      return onWrongAmount(booking, fact);
    case 'payment_failed':
      return onPaymentFailed(booking);
    case 'session_expired':
      return onSessionOver(booking);
    case 'released':
      return booking.payment_id === null ? onSessionOver(booking) : null;
    case 'request_unanswered':
      return onUnanswered(booking, context);
    case 'accepted':
      return onAccepted(booking, context);
    case 'refused':
      return onRefused(booking);
    case 'cancelled':
      return onCancelled(booking, fact);
    case 'refunded_outside':
    case 'dispute_lost':
      return onExternalRefund(booking, fact, context);
    case 'dispute_opened':
    case 'dispute_won':
    case 'refund_turned_back':
      return onBankEvent(booking, fact.kind);
  }
}
