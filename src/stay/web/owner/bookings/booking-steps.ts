import { type CalendarDate, formatLongDate } from '../../../../kernel/dates/calendar-date.ts';
import { asCents } from '../../../../kernel/money/cents.ts';
import { formatMoment } from '../../../../kernel/dates/format-moment.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { expiredAs } from '../../../rules/booking-outcome.ts';
import { cancellationOf } from '../../../rules/mailed-booking.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import type { Step } from '../../../../strutture/web/owner/timeline.ts';
import * as messages from '../../../messages/owner.ts';

function moment(day: CalendarDate, today: CalendarDate): Step['state'] {
  if (day === today) return 'now';
  return day < today ? 'done' : 'ahead';
}

function ofStay(booking: OwnerBooking, today: CalendarDate): Step[] {
  const [check_in, check_out] = [readWireDate(booking.check_in), readWireDate(booking.check_out)];
  return [
    { state: moment(check_in, today), icon: 'door', title: messages.stepCheckIn, text: formatLongDate(check_in) },
    {
      state: moment(check_out, today),
      icon: 'sign-out',
      title: messages.stepCheckOut,
      text: formatLongDate(check_out),
    },
  ];
}

function requested({ expires_at }: OwnerBooking): Step[] {
  const until = expires_at === null ? '' : messages.stepAwaitingUntil(expires_at);
  return [
    { state: 'now', icon: 'clock', title: messages.stepAwaitingAnswer, text: until },
    { state: 'ahead', icon: 'check', title: messages.stepConfirmed, text: messages.stepOnceAccepted },
  ];
}

function confirmedText({ modalita, paid_at }: OwnerBooking): string {
  return modalita === 'su_richiesta' && paid_at !== null
    ? `${messages.stepPaidAt(paid_at)} ${messages.stepNightsTaken}`
    : messages.stepNightsTaken;
}

function confirmed(booking: OwnerBooking, today: CalendarDate): Step[] {
  const isAhead = today < booking.check_in;
  return [
    { state: isAhead ? 'now' : 'done', icon: 'check', title: messages.stepConfirmed, text: confirmedText(booking) },
    ...ofStay(booking, today),
  ];
}

/** Describes the refund. A missing refund is mentioned only if the guest cancelled, because the policy applies only in this case. */
function moneyBack({ cancelled_by, refunded_cents, is_charged }: OwnerBooking): string {
  if (refunded_cents > 0) return messages.stepRefunded(asCents(refunded_cents));
  if (!is_charged) return messages.moneyNoteTexts.nonAddebitata;
  return cancelled_by === 'ospite' ? messages.stepNotRefunded : '';
}

function cancelled(booking: OwnerBooking): Step {
  const when = booking.cancelled_at === null ? '' : `${formatMoment(booking.cancelled_at)}. `;
  return {
    state: 'fault',
    icon: 'x',
    title: messages.bookingEnds[cancellationOf({ ...booking, cancelled_by: booking.cancelled_by ?? 'redazione' })],
    text: when + moneyBack(booking),
  };
}

function expired(booking: OwnerBooking): Step {
  const { title, text } = messages.expiredSteps[expiredAs(booking)];
  return { state: 'fault', icon: 'clock', title, text: text(asCents(booking.refunded_cents)) };
}

const ENDS: Record<OwnerBooking['status'], (booking: OwnerBooking, today: CalendarDate) => Step[]> = {
  in_attesa_pagamento: () => [],
  richiesta: requested,
  confermata: confirmed,
  scaduta: (booking) => [expired(booking)],
  rifiutata: (booking) => [{ state: 'fault', icon: 'prohibit', title: messages.stepRefused, text: moneyBack(booking) }],
  annullata: (booking) => [cancelled(booking)],
};

export function bookingSteps(booking: OwnerBooking, today: CalendarDate): Step[] {
  const isRequest = booking.modalita === 'su_richiesta';
  const title = isRequest ? messages.stepRequested : messages.stepBooked;
  const icon = isRequest ? 'paper-plane-tilt' : 'check';
  const instant = isRequest ? booking.created_at : (booking.paid_at ?? booking.created_at);
  const first: Step = { state: 'done', icon, title, text: formatMoment(instant) };
  return [first, ...ENDS[booking.status](booking, today)];
}
