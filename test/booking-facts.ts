import type { CalendarDate } from '../src/kernel/dates/calendar-date.ts';
import { asCents } from '../src/kernel/money/cents.ts';
import type { BookingFact, BookingState, NextBooking, BookingContext } from '../src/stay/rules/booking-fact.ts';

export const NOW = new Date('2026-11-22T10:00:00Z');
export const IN_A_DAY = new Date('2026-11-23T10:00:00Z');
export const TOTAL = asCents(30_000);
export const HALF = asCents(15_000);
const NOTHING = asCents(0);
export const context: BookingContext = { now: NOW, areNightsFree: true, areNightsUnread: false };

export const hold: BookingState = {
  status: 'in_attesa_pagamento',
  modalita: 'immediata',
  check_in: '2026-12-24' as CalendarDate,
  expires_at: IN_A_DAY,
  reminders: 0,
  total_cents: TOTAL,
  payment_id: null,
  paid_cents: NOTHING,
  refunded_cents: NOTHING,
  is_disputed: false,
};
const known: BookingState = { ...hold, payment_id: 'pi_1', expires_at: null };
const paid: BookingState = { ...known, paid_cents: TOTAL };

export const STATES = {
  hold,
  'hold, on request': { ...hold, modalita: 'su_richiesta' },
  request: { ...known, status: 'richiesta', modalita: 'su_richiesta', expires_at: IN_A_DAY },
  'accepted, not charged yet': { ...known, status: 'confermata', modalita: 'su_richiesta' },
  confirmed: { ...paid, status: 'confermata' },
  'confirmed, disputed': { ...paid, status: 'confermata', is_disputed: true },
  'hold that expired': { ...hold, status: 'scaduta', expires_at: null },
  'request that expired': { ...known, status: 'scaduta', modalita: 'su_richiesta' },
  refused: { ...known, status: 'rifiutata', modalita: 'su_richiesta' },
  'cancelled before the charge': { ...known, status: 'annullata', modalita: 'su_richiesta' },
  'cancelled, half refunded': { ...paid, status: 'annullata', refunded_cents: HALF },
} as const satisfies Record<string, BookingState>;
export type StateName = keyof typeof STATES;

export const FACTS = {
  authorised: { kind: 'authorised', payment_id: 'pi_1' },
  paid: { kind: 'paid', payment_id: 'pi_1' },
  'another payment': { kind: 'paid', payment_id: 'pi_2' },
  'wrong amount': { kind: 'wrong_amount', payment_id: 'pi_2', amount_cents: asCents(100) },
  'payment failed': { kind: 'payment_failed' },
  'session expired': { kind: 'session_expired' },
  released: { kind: 'released' },
  'request unanswered': { kind: 'request_unanswered' },
  accepted: { kind: 'accepted' },
  refused: { kind: 'refused' },
  'cancelled by the guest, half': { kind: 'cancelled', by: 'ospite', refund_cents: HALF },
  'cancelled by the owner': { kind: 'cancelled', by: 'proprietario', refund_cents: TOTAL },
  'refunded outside, half': { kind: 'refunded_outside', amount_cents: HALF },
  'refunded outside, all': { kind: 'refunded_outside', amount_cents: TOTAL },
  'dispute opened': { kind: 'dispute_opened' },
  'dispute lost': { kind: 'dispute_lost', amount_cents: TOTAL },
  'dispute won': { kind: 'dispute_won' },
  'refund turned back': { kind: 'refund_turned_back' },
} as const satisfies Record<string, BookingFact>;
export type FactName = keyof typeof FACTS;

/** Describes a transition of a booking. Returns `no` if the transition is rejected and `-` if nothing changes. */
export function describeTransition(booking: BookingState, next: NextBooking | null): string {
  if (next === null) return 'no';
  const { modalita, payment_id, paid_cents, cancelled_by, reminders } = next.change;
  const texts = [
    next.status === booking.status ? '' : next.status,
    modalita ?? '',
    payment_id === undefined || payment_id === booking.payment_id ? '' : payment_id,
    paid_cents === undefined ? '' : `paid ${paid_cents}`,
    reminders === undefined ? '' : `reminders ${reminders}`,
    cancelled_by ? `by ${cancelled_by}` : '',
    ...next.effects.map((effect) =>
      Object.values(effect)
        .filter((word) => word !== 'mail' && word !== 'annullata')
        .join(' '),
    ),
  ];
  return texts.filter(Boolean).join(', ') || '-';
}

export const AFTER: BookingContext = { ...context, now: new Date('2026-12-24T23:30:00Z') };
export const ON_THE_DAY: BookingContext = { ...context, now: new Date('2026-12-24T20:00:00Z') };
export const OVERDUE: BookingContext = { ...context, now: IN_A_DAY };
export const TAKEN: BookingContext = { ...context, areNightsFree: false };
export const UNREAD: BookingContext = { ...context, areNightsUnread: true };
