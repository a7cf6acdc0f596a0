import type { IsTranslation } from '../kernel/translation.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { BookingSummary, Headline } from './guest-booking-messages.it.ts';
import type { BookingStatus } from './rules/booking.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { perOspite } from './same-day-messages.en.ts';
import { unreadMessages } from './unread-messages.en.ts';

function moneyBack({ refund_status, refunded_cents }: BookingSummary): string[] {
  const amount = formatEuro(asCents(refunded_cents));
  if (refund_status === 'da_verificare')
    return ['We are checking the payment: we’ll write to you as soon as we know more.'];
  if (refund_status === 'riuscito') return [`We have refunded ${amount} to the card you paid with.`];
  if (refund_status === 'in_corso')
    return [`Your refund of ${amount} is under way: you’ll see it on your card in 5–10 working days.`];
  return [];
}

function whatWasPaid(booking: BookingSummary): string[] {
  const back = moneyBack(booking);
  if (back.length > 0) return back;
  if (booking.paid_cents === 0) return ['Your card has not been charged.'];
  if (booking.cancelled_by === 'banca') return ['The payment has been reversed.'];
  return booking.cancelled_by === 'ospite' ? ['Under the booking terms there is no refund.'] : [];
}

function cancelledTitle({ cancelled_by, paid_cents }: BookingSummary): string {
  if (isTakenBack({ cancelled_by, is_charged: paid_cents > 0 })) return 'You have withdrawn your request';
  if (cancelled_by === 'ospite') return 'You have cancelled your booking';
  if (cancelled_by === 'proprietario') return 'The owner has cancelled your booking';
  return 'Your booking is cancelled';
}

function expired(booking: BookingSummary): Headline {
  if (booking.is_late)
    return {
      tone: 'over',
      title: 'Your payment arrived late',
      lines: [
        'Your payment arrived after the deadline and the dates were no longer available. We are refunding you in full.',
        ...moneyBack(booking),
      ],
    };
  return {
    tone: 'over',
    title: 'The dates are available again',
    lines: [
      booking.modalita === 'su_richiesta'
        ? 'The booking wasn’t completed, or the owner didn’t answer in time.'
        : 'The payment wasn’t completed.',
      ...whatWasPaid(booking),
    ],
  };
}

function whyAsked(booking: BookingSummary): string[] {
  return [...(booking.same_day_hour === null ? [] : [perOspite]), ...unreadMessages.forGuest(booking)];
}

function answerBy({ expires_at }: BookingSummary): string[] {
  return expires_at === null ? [] : [`The owner can answer until ${formatMoment(expires_at)}.`];
}

function tiAspetta({ struttura, check_in }: BookingSummary, today: CalendarDate): string[] {
  if (check_in < today) return [];
  return [struttura.camera === null ? 'Your hosts are expecting you.' : 'Your room is waiting for you.'];
}

function whereItIsWritten({ guest_email }: BookingSummary): string {
  return guest_email === ''
    ? 'Your data has been deleted: only the stay remains here, until it is over.'
    : `We have written to ${guest_email}.`;
}

const headlines: Record<BookingStatus, (booking: BookingSummary, today: CalendarDate) => Headline> = {
  in_attesa_pagamento: (booking) => ({
    tone: 'wait',
    title: booking.modalita === 'immediata' ? 'All that’s left is to pay' : 'All that’s left is to add your card',
    lines: unreadMessages.forGuest(booking),
  }),
  richiesta: (booking) => ({
    tone: 'wait',
    title: 'Request sent',
    lines: [
      ...answerBy(booking),
      booking.paid_cents > 0
        ? 'Your card has already been charged: if the owner declines or doesn’t answer, we refund the full amount.'
        : 'The amount is held on your card, and charged only if the owner accepts.',
      ...whyAsked(booking),
    ],
  }),
  confermata: (booking, today) => ({
    tone: 'ok',
    title: 'Booking confirmed',
    lines: [
      [...tiAspetta(booking, today), whereItIsWritten(booking), 'Keep the link to this page.'].join(' '),
      ...moneyBack(booking),
    ],
  }),
  scaduta: expired,
  rifiutata: (booking) => ({
    tone: 'over',
    title: 'The owner can’t host you',
    lines: ['The dates are available again.', ...whatWasPaid(booking)],
  }),
  annullata: (booking) => ({ tone: 'over', title: cancelledTitle(booking), lines: whatWasPaid(booking) }),
};

/** Whole, as the portal's share is agreed on: rounding to cents moves it by less than half. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}

function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'time is about to run out';
  if (minutes === 1) return '1 minute left';
  if (minutes < 120) return `${minutes} minutes left`;
  return `${Math.floor(minutes / 60)} hours left`;
}

export const guestBookingMessages = {
  nonTrovata: 'We can’t find this booking',
  doveIlCodice:
    'Perhaps the address wasn’t copied in full. The code has 16 letters and digits: you’ll find it in the email we sent you. If you didn’t finish paying, there is no booking and you haven’t been charged anything.',
  codiceIncompleto: 'The code has 16 letters and digits: check that you have entered them all.',
  headline: (booking: BookingSummary, today: CalendarDate) => headlines[booking.status](booking, today),
  sonoTue: (stay: string) => `The nights ${stay} are yours until`,
  demo: 'Demo payment: no money changes hands.',
  nonAddebitato: 'You left the payment page: your card has not been charged.',
  controlliamo: 'If you have just paid, the confirmation appears here in a few seconds: don’t close this page.',
  timeLeft,
  perIlProprietario: (ownerCents: number, feeCents: number) =>
    `${formatEuro(asCents(ownerCents))} goes to the owner, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}%) to Ospitalia. The amounts are before the payment service’s charges.`,
  rimborso: (cents: number) =>
    cents === 0
      ? 'You won’t get a refund.'
      : `You’ll get ${formatEuro(asCents(cents))} back on the card you paid with.`,
  richiestaRitirata: 'Your card won’t be charged.',
  rimborsoCambiato: (cents: number) =>
    `The refund has changed: it is now ${formatEuro(asCents(cents))}. Confirm again if that’s all right.`,
  nonRiuscito: 'That didn’t work. Check your connection and try again.',
  aggiornata: (title: string) => `Update: ${title}.`,
};

true satisfies IsTranslation<
  typeof import('./guest-booking-messages.it.ts'),
  typeof import('./guest-booking-messages.en.ts')
>;
