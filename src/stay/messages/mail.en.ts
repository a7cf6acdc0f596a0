import { sameDayReasonForGuest, unreadCalendarsForGuest } from './visitor.en.ts';
import { formatLongDate } from '../../kernel/calendar-date.ts';
import { formatEuro } from '../../kernel/cents.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from '../rules/booking.ts';
import type { GuestMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import { isTakenBack } from '../rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/translation.ts';
import * as struttureVisitorMessagesEn from '../../strutture/messages/visitor.en.ts';

// Booking mail

const requestReasonsForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [sameDayReasonForGuest]),
  ...unreadCalendarsForGuest(unreadForGuest(unread)),
];
const guestMailFrame = {
  button: 'Open your booking',
  footnote:
    'You’re receiving this email because this address was given for the booking. The link is personal: whoever has it can see the booking.',
};
const stayPeriod = ({ check_in, check_out }: MailedBooking) =>
  `from ${formatLongDate(check_in)} to ${formatLongDate(check_out)}`;
const quotedMessage = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} wrote: “${motivo}”`]);
const REFUND_DELAY = 'Your bank usually credits it to your card within 5–10 working days.';
const NOT_CHARGED = 'Your card has not been charged.';
const ALREADY_CHARGED =
  'Your card has already been charged: if the owner declines or doesn’t answer, we refund the full amount.';
function refundSentence({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'The payment is disputed: your bank decides on the refund.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Your payment has already been refunded.';
  if (refund_cents === 0) return 'No refund is due.';
  return `Your refund of ${formatEuro(refund_cents)} is on its way. ${REFUND_DELAY}`;
}
const bankOutcome = ({ is_charged }: MailedBooking) =>
  is_charged ? 'the payment has been reversed' : 'the payment did not go through';
const CANCELLATION_TITLES = {
  prenotazione: { subject: 'Booking cancelled', heading: 'Your booking is cancelled' },
  ritirata: { subject: 'Request withdrawn', heading: 'Your request is withdrawn' },
  richiesta: { subject: 'Request cancelled', heading: 'Your request is cancelled' },
};
const cancelledSubject = (about: MailedBooking) =>
  `${CANCELLATION_TITLES[whatWasCancelled(about)].subject}: ${about.nome}`;
const cancelledStay = (about: MailedBooking) =>
  whatWasCancelled(about) === 'richiesta'
    ? `your request for “${about.nome}” ${stayPeriod(about)}`
    : `your booking at “${about.nome}” ${stayPeriod(about)}`;
const CANCELLATION_SENTENCES: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `You have ${isTakenBack(about) ? 'withdrawn your request for' : 'cancelled your booking at'} “${about.nome}” ${stayPeriod(about)}.`,
  proprietario: (about) =>
    `The owner of “${about.nome}” has had to cancel your booking ${stayPeriod(about)}. We are sorry.`,
  redazione: (about) => `We have had to cancel ${cancelledStay(about)}. We are sorry.`,
  banca: (about) => `Your booking at “${about.nome}” ${stayPeriod(about)} is cancelled: ${bankOutcome(about)}.`,
};
export const guestMails: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...guestMailFrame,
    subject: `Booking confirmed: ${about.nome}`,
    preheader: `Your stay ${stayPeriod(about)}. Total paid ${formatEuro(about.total_cents)}.`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      `Your booking at “${about.nome}” ${stayPeriod(about)} is confirmed and paid for. For arrival times and keys, write to the owner or call: the contact details are below.`,
    ],
  }),
  request_guest: (about) => ({
    ...guestMailFrame,
    subject: `Request sent: ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'We have sent your request',
    paragraphs: [
      `We have sent your request to the owner: “${about.nome}”, ${stayPeriod(about)}. You’ll have an answer by ${about.answer_by ?? ''}; until then the nights are held for you.`,
      ...requestReasonsForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'The amount is only held on your card: you are charged if the owner accepts. If the owner declines or doesn’t answer, the hold lapses by itself.',
    ],
  }),
  refused_guest: (about) => ({
    ...guestMailFrame,
    subject: `Your request for ${about.nome} was not accepted`,
    preheader: refundSentence(about),
    heading: 'The owner can’t host you',
    paragraphs: [
      `Your request for “${about.nome}” ${stayPeriod(about)} was not accepted. ${refundSentence(about)}`,
      ...quotedMessage(about, 'The owner'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...guestMailFrame,
    subject: `No answer for ${about.nome}`,
    preheader: refundSentence(about),
    heading: 'The owner didn’t answer in time',
    paragraphs: [
      `Your request for “${about.nome}” ${stayPeriod(about)} has expired without an answer. ${refundSentence(about)} You can choose another place.`,
    ],
  }),
  cancelled_guest: (about) => ({
    ...guestMailFrame,
    subject: cancelledSubject(about),
    preheader: refundSentence(about),
    heading: CANCELLATION_TITLES[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLATION_SENTENCES[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'banca' ? [] : [refundSentence(about)]),
      ...(about.cancelled_by === 'proprietario' ? quotedMessage(about, 'The owner') : []),
      ...(about.cancelled_by === 'redazione' ? quotedMessage(about, 'Our team') : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...guestMailFrame,
    subject: `Full refund: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} back on your card.`,
    heading: 'We have refunded you',
    paragraphs: [
      'Your payment arrived too late and the dates were no longer available: we have refunded you the full amount.',
      REFUND_DELAY,
    ],
  }),
  late_released_guest: (about) => ({
    ...guestMailFrame,
    subject: `Booking not completed: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'The dates were no longer available',
    paragraphs: [
      `The card authorisation for “${about.nome}” ${stayPeriod(about)} arrived too late and the dates were no longer available. Your card has not been charged.`,
    ],
  }),
};
const approximateDistance = (km: number) => (km < 1 ? 'less than 1 km away' : `about ${Math.round(km)} km away`);
export const bookingCodeLabel = 'Code';
export const referenceLabel = 'Reference';
export const propertyLabel = 'Place';
export const roomLabel = 'Room';
export const addressLabel = 'Address';
export const checkInLabel = 'Arrival';
export const checkOutLabel = 'Departure';
export const guestsLabel = 'Guests';
export const totalLabel = 'Total';
export const paidLabel = 'Paid';
export const cancellationLabel = 'Cancellation';
export const phoneLabel = 'Phone';
export const emailLabel = 'Email';
export const hoursLabel = 'Times';
export const hostLabel = 'Your host';
export const petsOnRequest = 'Pets on request: ask the owner before you travel';
export const textWrittenIn = struttureVisitorMessagesEn.writtenIn;
export const mapLinkIntro = 'How to get there, on the map:';
export const alternativeHomesIntro = () => 'Currently free nearby for the same nights:';
export const alternativeHomeNote = ({
  camera,
  citta,
  km,
  total_cents,
  is_su_richiesta,
}: Omit<FreeHome, 'nome' | 'path'>) =>
  [
    ...(camera === null ? [] : [`room “${camera}”`]),
    citta,
    approximateDistance(km),
    `${formatEuro(total_cents)} in all`,
    ...(is_su_richiesta ? ['on request'] : []),
  ].join(', ');
export const addToCalendarIntro = 'Add your stay to your calendar:';
export const testPaymentNotice = 'This is a test payment: no money has changed hands.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.en.ts')>;
