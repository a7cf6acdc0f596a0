import type { MisreadReason, Platform } from '../../calendar/rules/feed.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Cents } from '../../kernel/cents.ts';
import type { CancelledBy } from './booking.ts';
import { isTakenBack } from './is-taken-back.ts';

type MisreadText = { reason: MisreadReason; nights: { start: string; end: string }; written: string };

/** A platform whose calendar could not be read, and since when; with `misread`: one that was read in part. */
export type UnreadPlatform = { platform: Platform; since: string; misread?: readonly MisreadText[] | undefined };

/**
 * What the words of a mail are about. `answer_by`: until when a request can be answered, in words. `is_charged`: the card was; of a
 * request that its guest takes back it was not.
 */
export type MailedBooking = {
  nome: string;
  guest_name: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
  total_cents: Cents;
  refund_cents: Cents;
  refunded_cents: Cents;
  is_disputed: boolean;
  is_charged: boolean;
  answer_by: string | null;
  cancelled_by: CancelledBy | null;
  motivo: string;
  /** Calendars of other platforms that could not be read when the stay was asked for. */
  unread: readonly UnreadPlatform[];
  /** The owner's hour, where they are asked because the stay arrives on the day of the request. */
  same_day_hour: number | null;
};

/** What was called off: a stay that was paid, or a request for which nobody was charged. */
export function whatWasCancelled(about: MailedBooking): 'prenotazione' | 'ritirata' | 'richiesta' {
  if (isTakenBack(about)) return 'ritirata';
  return about.cancelled_by === 'redazione' && !about.is_charged ? 'richiesta' : 'prenotazione';
}

/** What a guest is told of calendars: since when one could not be read at all, or else that one was read in part. */
export type UnreadForGuest = { unread_since: string | null; is_misread: boolean };

export function unreadForGuest(unread: readonly UnreadPlatform[]): UnreadForGuest {
  const whole = unread.find(({ misread }) => misread === undefined);
  return { unread_since: whole?.since ?? null, is_misread: whole === undefined && unread.length > 0 };
}
