import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Cents } from '../../kernel/cents.ts';
import type { BookingStatus, CancelledBy, Modalita } from './booking.ts';

/**
 * What happened to a booking, as the server learned it: from its provider, its guest, its owner, or the clock. Amounts taken back
 * outside (`refunded_outside`, `dispute_lost`) are what is new of them, not what they come to in all.
 */
export type BookingFact =
  | { kind: 'authorised' | 'paid'; payment_id: string }
  /** Money that is not what was agreed: another amount, another currency. */
  | { kind: 'wrong_amount'; payment_id: string; amount_cents: Cents }
  | {
      kind: 'payment_failed' | 'session_expired' | 'released' | 'request_unanswered' | 'accepted' | 'refused';
    }
  | { kind: 'cancelled'; by: CancelledBy; refund_cents: Cents }
  | { kind: 'refunded_outside' | 'dispute_lost'; amount_cents: Cents }
  /** Money that was on its way back is here again: its bank did not take it. */
  | { kind: 'refund_turned_back' }
  | { kind: 'dispute_opened' | 'dispute_won' };

/** A booking as far as its next state depends on it. `refunded_cents`: paid back, or on its way back. */
export type BookingState = {
  status: BookingStatus;
  modalita: Modalita;
  check_in: CalendarDate;
  expires_at: Date | null;
  /** Reminders of a request that are behind it. */
  reminders: number;
  total_cents: Cents;
  payment_id: string | null;
  paid_cents: Cents;
  refunded_cents: Cents;
  is_disputed: boolean;
};

/**
 * What else the next state depends on. Of a booking that has no nights: `areNightsFree`, whether it could have its own again, in a
 * struttura that is still online; `areNightsUnread`, whether a calendar that may take them is unread or misread (ADR 0082).
 */
export type BookingContext = { now: Date; areNightsFree: boolean; areNightsUnread: boolean };

/** The booking mails that facts trigger (`src/app/mails.ts`). */
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

/** Why a person has to look at a booking. */
export type BookingAlarm =
  | 'wrong_amount'
  | 'second_payment'
  | 'captured_early'
  | 'cancelled_in_dispute'
  | 'dispute'
  | 'refund_turned_back';

/** What is to be done besides: in the calendar, at the provider, by mail. */
export type BookingEffect =
  | { kind: 'place_nights' | 'move_nights' | 'free_nights' }
  | { kind: 'capture' | 'cancel_payment' }
  | { kind: 'refund'; amount_cents: Cents; reason: 'annullata' | 'pagamento_tardivo' }
  /** Not by itself: a person looks first. */
  | { kind: 'review_refund'; amount_cents: Cents }
  /** Made by somebody else; written down. */
  | { kind: 'record_refund'; amount_cents: Cents }
  | { kind: 'mail'; mail: BookingMailKind }
  | { kind: 'alarm'; alarm: BookingAlarm };

/** What a booking becomes: its state, what is written with it, what follows. */
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
