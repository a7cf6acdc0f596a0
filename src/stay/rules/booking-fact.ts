import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { BookingStatus, CancelledBy, Modalita } from './booking.ts';

/** The amounts of `refunded_outside` and `dispute_lost` are increments, not totals. */
export type BookingFact =
  | { kind: 'authorised' | 'paid'; payment_id: string }
  | { kind: 'wrong_amount'; payment_id: string; amount_cents: Cents }
  | {
      kind: 'payment_failed' | 'session_expired' | 'released' | 'request_unanswered' | 'accepted' | 'refused';
    }
  | { kind: 'cancelled'; by: CancelledBy; refund_cents: Cents }
  | { kind: 'refunded_outside' | 'dispute_lost'; amount_cents: Cents }
  | { kind: 'refund_turned_back' }
  | { kind: 'dispute_opened' | 'dispute_won' };

/** `refunded_cents` includes refunds in progress. */
export type BookingState = {
  status: BookingStatus;
  modalita: Modalita;
  check_in: CalendarDate;
  expires_at: Date | null;
  reminders: number;
  total_cents: Cents;
  payment_id: string | null;
  paid_cents: Cents;
  refunded_cents: Cents;
  is_disputed: boolean;
};

/**
 * `areNightsFree` is `false` if the struttura is offline or the guest's data has been erased. `areNightsUnread`: an unread
 * calendar may block the nights (ADR 0082).
 */
export type BookingContext = { now: Date; areNightsFree: boolean; areNightsUnread: boolean };

export type GuestMailKind =
  | 'confirmed_guest'
  | 'request_guest'
  | 'refused_guest'
  | 'request_expired_guest'
  | 'cancelled_guest'
  | 'late_refunded_guest'
  | 'late_released_guest';
export type OwnerMailKind =
  | 'confirmed_owner'
  | 'request_owner'
  | 'request_reminder_owner'
  | 'request_expired_owner'
  | 'cancelled_owner'
  | 'dispute_owner';
export type BookingMailKind = GuestMailKind | OwnerMailKind;

export type BookingAlarm =
  | 'wrong_amount'
  | 'second_payment'
  | 'captured_early'
  | 'cancelled_in_dispute'
  | 'dispute'
  | 'refund_turned_back';

export type BookingEffect =
  | { kind: 'place_nights' | 'move_nights' | 'free_nights' }
  | { kind: 'capture' | 'cancel_payment' }
  | { kind: 'refund'; amount_cents: Cents; reason: 'annullata' | 'pagamento_tardivo' }
  | { kind: 'review_refund'; amount_cents: Cents }
  | { kind: 'record_refund'; amount_cents: Cents }
  | { kind: 'mail'; mail: BookingMailKind }
  | { kind: 'alarm'; alarm: BookingAlarm };

export type NextBooking = {
  status: BookingStatus;
  change: {
    modalita?: 'su_richiesta';
    expires_at?: Date | null;
    reminders?: number;
    payment_id?: string;
    paid_cents?: Cents;
    cancelled_by?: CancelledBy;
  };
  effects: BookingEffect[];
};
