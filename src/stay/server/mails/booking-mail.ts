import type { MailWords } from '../../../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from '../../rules/booking.ts';
import type { GuestMailKind, OwnerMailKind } from '../../rules/booking-fact.ts';
import { type MailedBooking, refundState, unreadForGuest, unreadReason } from '../../rules/mailed-booking.ts';
import { mailMessages, ownerMessages, visitorMessages } from '../../messages/by-request.ts';

export type BookingMailFile = {
  write(about: MailedBooking): Omit<MailWords, 'button' | 'footnote'> & { button?: string };
  isAnsweredByOperator?(cancelled_by: CancelledBy | null): boolean;
  /** Returns whether the email suggests other homes. It does so if the guest lost the nights without cancelling. */
  offersOtherHomes?(cancelled_by: CancelledBy | null): boolean;
};

export type BookingMailFiles = {
  guest: Readonly<Record<GuestMailKind, BookingMailFile>>;
  owner: Readonly<Record<OwnerMailKind, BookingMailFile>>;
};

export function refundSentence(about: MailedBooking): string {
  const { notCharged, refundStates } = mailMessages();
  const state = refundState(about);
  if (state === 'notCharged') return notCharged;
  return state === 'onItsWay' ? refundStates.onItsWay(about.refund) : refundStates[state];
}

export function quotedMessage({ motivo }: MailedBooking, quote: (text: string) => string): string[] {
  return motivo === '' ? [] : [quote(motivo)];
}

export function requestReasonsForGuest({ unread, same_day_hour }: MailedBooking): string[] {
  const { sameDayReasonForGuest, misreadCalendarForGuest, unreadCalendarForGuest } = visitorMessages();
  const { unread_since, is_misread } = unreadForGuest(unread);
  return [
    ...(same_day_hour === null ? [] : [sameDayReasonForGuest]),
    ...(is_misread ? [misreadCalendarForGuest] : []),
    ...(unread_since === null ? [] : [unreadCalendarForGuest(unread_since)]),
  ];
}

export function requestReasonsForOwner({ unread, same_day_hour }: MailedBooking): string[] {
  const reason = unreadReason(unread, visitorMessages().unreadCalendarSentences);
  return [
    ...(same_day_hour === null ? [] : [ownerMessages().sameDayRequestReason(same_day_hour)]),
    ...(reason === null ? [] : [`${reason} ${visitorMessages().checkCalendarsBeforeAccepting}`]),
  ];
}
