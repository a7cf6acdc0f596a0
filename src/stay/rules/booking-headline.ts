import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { BookingStatus, CancelledBy, Modalita } from './booking.ts';
import { isWithdrawn } from './booking-outcome.ts';

export type BookingSummary = {
  status: BookingStatus;
  modalita: Modalita;
  is_late: boolean;
  paid_cents: number;
  refunded_cents: number;
  refund_status: 'nessuno' | 'in_corso' | 'riuscito' | 'da_verificare';
  cancelled_by: CancelledBy | null;
  guest_email: string;
  check_in: string;
  unread_since: string | null;
  is_misread: boolean;
  same_day_hour: number | null;
  expires_at: string | null;
  struttura: { camera: string | null };
};

export type BookingTitle =
  | 'paymentMissing'
  | 'cardMissing'
  | 'requestSent'
  | 'confirmed'
  | 'paidLate'
  | 'expired'
  | 'refused'
  | 'withdrawn'
  | 'cancelledByGuest'
  | 'cancelledByOwner'
  | 'cancelled';

export type BookingSentence =
  | 'paymentChecked'
  | 'refunded'
  | 'refundUnderWay'
  | 'notCharged'
  | 'chargedBack'
  | 'noRefund'
  | 'paidTooLate'
  | 'requestExpired'
  | 'paymentIncomplete'
  | 'answerBy'
  | 'homeAwaits'
  | 'roomAwaits'
  | 'dataErased'
  | 'mailSent'
  | 'refundedIfRefused'
  | 'chargedIfAccepted'
  | 'sameDay'
  | 'calendarMisread'
  | 'calendarUnread'
  | 'keepLink'
  | 'datesFree';

export type BookingFacts = { refunded: Cents; answerBy: string; email: string; unreadSince: string };

export type BookingHeadline = {
  tone: 'ok' | 'wait' | 'over';
  title: BookingTitle;
  lines: readonly (readonly BookingSentence[])[];
  facts: BookingFacts;
};

type Headline = Omit<BookingHeadline, 'facts' | 'lines'> & { lines: readonly BookingSentence[] };

const REFUND_SENTENCES: Record<BookingSummary['refund_status'], readonly BookingSentence[]> = {
  nessuno: [],
  in_corso: ['refundUnderWay'],
  riuscito: ['refunded'],
  da_verificare: ['paymentChecked'],
};
const CANCELLED_TITLES: Partial<Record<CancelledBy, BookingTitle>> = {
  ospite: 'cancelledByGuest',
  proprietario: 'cancelledByOwner',
};

const refundLines = ({ refund_status }: BookingSummary) => REFUND_SENTENCES[refund_status];

function paymentLines(booking: BookingSummary): readonly BookingSentence[] {
  const refund = refundLines(booking);
  if (refund.length > 0) return refund;
  if (booking.paid_cents === 0) return ['notCharged'];
  if (booking.cancelled_by === 'banca') return ['chargedBack'];
  return booking.cancelled_by === 'ospite' ? ['noRefund'] : [];
}

function calendarLines({ is_misread, unread_since }: BookingSummary): BookingSentence[] {
  if (is_misread) return ['calendarMisread'];
  return unread_since === null ? [] : ['calendarUnread'];
}

function cancelledTitle({ cancelled_by, paid_cents }: BookingSummary): BookingTitle {
  if (isWithdrawn({ cancelled_by, is_charged: paid_cents > 0 })) return 'withdrawn';
  return (cancelled_by && CANCELLED_TITLES[cancelled_by]) ?? 'cancelled';
}

function expired(booking: BookingSummary): Headline {
  if (booking.is_late) return { tone: 'over', title: 'paidLate', lines: ['paidTooLate', ...refundLines(booking)] };
  const reason = booking.modalita === 'su_richiesta' ? 'requestExpired' : 'paymentIncomplete';
  return { tone: 'over', title: 'expired', lines: [reason, ...paymentLines(booking)] };
}

const HEADLINES: Record<Exclude<BookingStatus, 'confermata'>, (booking: BookingSummary) => Headline> = {
  in_attesa_pagamento: (booking) => ({
    tone: 'wait',
    title: booking.modalita === 'immediata' ? 'paymentMissing' : 'cardMissing',
    lines: calendarLines(booking),
  }),
  richiesta: (booking) => ({
    tone: 'wait',
    title: 'requestSent',
    lines: [
      ...(booking.expires_at === null ? [] : (['answerBy'] as const)),
      booking.paid_cents > 0 ? 'refundedIfRefused' : 'chargedIfAccepted',
      ...(booking.same_day_hour === null ? [] : (['sameDay'] as const)),
      ...calendarLines(booking),
    ],
  }),
  scaduta: expired,
  rifiutata: (booking) => ({ tone: 'over', title: 'refused', lines: ['datesFree', ...paymentLines(booking)] }),
  annullata: (booking) => ({ tone: 'over', title: cancelledTitle(booking), lines: paymentLines(booking) }),
};

function confirmedLines(booking: BookingSummary, today: CalendarDate): BookingHeadline['lines'] {
  const awaits: BookingSentence = booking.struttura.camera === null ? 'homeAwaits' : 'roomAwaits';
  const mail = booking.guest_email === '' ? 'dataErased' : 'mailSent';
  const welcome = booking.check_in < today ? [] : [awaits];
  return [[...welcome, mail, 'keepLink'], ...refundLines(booking).map((each) => [each])];
}

export function bookingHeadline(booking: BookingSummary, today: CalendarDate): BookingHeadline {
  const { status, refunded_cents, expires_at, guest_email, unread_since } = booking;
  const facts = {
    refunded: asCents(refunded_cents),
    answerBy: expires_at ?? '',
    email: guest_email,
    unreadSince: unread_since ?? '',
  };
  if (status === 'confermata') return { tone: 'ok', title: 'confirmed', lines: confirmedLines(booking, today), facts };
  const { tone, title, lines } = HEADLINES[status](booking);
  return { tone, title, lines: lines.map((each) => [each]), facts };
}
