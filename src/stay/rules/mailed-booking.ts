import type { MisreadReason, Platform } from '../../calendar/rules/feed.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { CancelledBy } from './booking.ts';
import { isWithdrawn } from './booking-outcome.ts';

type MisreadText = { reason: MisreadReason; nights: { start: string; end: string }; written: string };

export type UnreadPlatform = { platform: Platform; since: string; misread?: readonly MisreadText[] | undefined };

/** `from`, `to`, `total`, `refund` and `answer_by` are already formatted for the reader. */
export type MailedBooking = {
  nome: string;
  guest_name: string;
  from: string;
  to: string;
  total: string;
  refund: string;
  total_cents: Cents;
  refund_cents: Cents;
  refunded_cents: Cents;
  is_disputed: boolean;
  is_charged: boolean;
  answer_by: string;
  cancelled_by: CancelledBy | null;
  motivo: string;
  unread: readonly UnreadPlatform[];
  same_day_hour: number | null;
};

type Money = Pick<MailedBooking, 'is_charged' | 'is_disputed' | 'total_cents' | 'refund_cents' | 'refunded_cents'>;

/**
 * Returns the refund state for the email about a declined, expired or cancelled booking.
 * @example refundState({ is_charged: true, is_disputed: false, total_cents: 300, refund_cents: 0, refunded_cents: 300 })
 * // 'alreadyRefunded'
 */
export function refundState({ is_charged, is_disputed, total_cents, refund_cents, refunded_cents }: Money) {
  if (!is_charged) return 'notCharged';
  if (refund_cents !== 0) return 'onItsWay';
  if (is_disputed) return 'disputed';
  return refunded_cents >= total_cents ? 'alreadyRefunded' : 'none';
}

type CancelledBooking = Pick<MailedBooking, 'cancelled_by' | 'is_charged'>;

/**
 * Classifies a cancellation by the party that cancelled and by whether the card was charged.
 * @example cancellationOf({ cancelled_by: 'banca', is_charged: true }) // 'paymentReversed'
 */
export function cancellationOf(ended: CancelledBooking) {
  const { cancelled_by, is_charged } = ended;
  if (isWithdrawn(ended)) return 'withdrawn';
  if (cancelled_by === 'redazione') return is_charged ? 'byTeam' : 'requestByTeam';
  if (cancelled_by === 'banca') return is_charged ? 'paymentReversed' : 'paymentFailed';
  return cancelled_by === 'proprietario' ? 'byOwner' : 'byGuest';
}

export type Cancellation = ReturnType<typeof cancellationOf>;

/** @example whatWasCancelled({ cancelled_by: 'ospite', is_charged: false }) // 'withdrawn' */
export function whatWasCancelled(ended: CancelledBooking): 'booking' | 'withdrawn' | 'request' {
  const kind = cancellationOf(ended);
  if (kind === 'withdrawn') return kind;
  return kind === 'requestByTeam' ? 'request' : 'booking';
}

export type UnreadSentences = {
  unread(calendars: readonly UnreadPlatform[]): string;
  partlyRead(calendar: UnreadPlatform): string;
};

/**
 * Describes the calendars that were unreadable or only partly readable when the guest booked; `null` if there are none.
 * @example unreadReason([], sentences) // null
 */
export function unreadReason(unread: readonly UnreadPlatform[], sentences: UnreadSentences): string | null {
  const whole = unread.filter(({ misread }) => misread === undefined);
  const partly = unread.filter(({ misread }) => misread !== undefined);
  const texts = [...(whole.length === 0 ? [] : [sentences.unread(whole)]), ...partly.map(sentences.partlyRead)];
  return texts.length === 0 ? null : texts.join(' ');
}

type UnreadForGuest = { unread_since: string | null; is_misread: boolean };

export function unreadForGuest(unread: readonly UnreadPlatform[]): UnreadForGuest {
  const whole = unread.find(({ misread }) => misread === undefined);
  return { unread_since: whole?.since ?? null, is_misread: whole === undefined && unread.length > 0 };
}
