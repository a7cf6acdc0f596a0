import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import { writtenIn } from '../strutture/owners-text-messages.en.ts';
import type { CancelledBy } from './rules/booking.ts';
import type { GuestMailKind } from './rules/booking-fact.ts';
import type { FreeHome } from './rules/free-home.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from './rules/mailed-booking.ts';
import { perOspite } from './same-day-messages.en.ts';
import { unreadMessages } from './unread-messages.en.ts';

const whyForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [perOspite]),
  ...unreadMessages.forGuest(unreadForGuest(unread)),
];

const framing = {
  button: 'Open your booking',
  footnote:
    'You’re receiving this email because this address was given for the booking. The link is personal: whoever has it can see the booking.',
};
const stay = ({ check_in, check_out }: MailedBooking) =>
  `from ${formatLongDate(check_in)} to ${formatLongDate(check_out)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} wrote: “${motivo}”`]);

const RETURN_DAYS = 'Your bank usually credits it to your card within 5–10 working days.';

const NOT_CHARGED = 'Your card has not been charged.';
const ALREADY_CHARGED =
  'Your card has already been charged: if the owner declines or doesn’t answer, we refund the full amount.';

function refundWords({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'The payment is disputed: your bank decides on the refund.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Your payment has already been refunded.';
  if (refund_cents === 0) return 'No refund is due.';
  return `Your refund of ${formatEuro(refund_cents)} is on its way. ${RETURN_DAYS}`;
}

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'the payment has been reversed' : 'the payment did not go through';

const CANCELLED = {
  prenotazione: { subject: 'Booking cancelled', heading: 'Your booking is cancelled' },
  ritirata: { subject: 'Request withdrawn', heading: 'Your request is withdrawn' },
  richiesta: { subject: 'Request cancelled', heading: 'Your request is cancelled' },
};

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[whatWasCancelled(about)].subject}: ${about.nome}`;
const cancelledStay = (about: MailedBooking) =>
  whatWasCancelled(about) === 'richiesta'
    ? `your request for “${about.nome}” ${stay(about)}`
    : `your booking at “${about.nome}” ${stay(about)}`;

const CANCELLED_GUEST: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `You have ${isTakenBack(about) ? 'withdrawn your request for' : 'cancelled your booking at'} “${about.nome}” ${stay(about)}.`,
  proprietario: (about) => `The owner of “${about.nome}” has had to cancel your booking ${stay(about)}. We are sorry.`,
  redazione: (about) => `We have had to cancel ${cancelledStay(about)}. We are sorry.`,
  banca: (about) => `Your booking at “${about.nome}” ${stay(about)} is cancelled: ${atTheBank(about)}.`,
};

const words: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...framing,
    subject: `Booking confirmed: ${about.nome}`,
    preheader: `Your stay ${stay(about)}. Total paid ${formatEuro(about.total_cents)}.`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      `Your booking at “${about.nome}” ${stay(about)} is confirmed and paid for. For arrival times and keys, write to the owner or call: the contact details are below.`,
    ],
  }),
  request_guest: (about) => ({
    ...framing,
    subject: `Request sent: ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'We have sent your request',
    paragraphs: [
      `We have sent your request to the owner: “${about.nome}”, ${stay(about)}. You’ll have an answer by ${about.answer_by ?? ''}; until then the nights are held for you.`,
      ...whyForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'The amount is only held on your card: you are charged if the owner accepts. If the owner declines or doesn’t answer, the hold lapses by itself.',
    ],
  }),
  refused_guest: (about) => ({
    ...framing,
    subject: `Your request for ${about.nome} was not accepted`,
    preheader: refundWords(about),
    heading: 'The owner can’t host you',
    paragraphs: [
      `Your request for “${about.nome}” ${stay(about)} was not accepted. ${refundWords(about)}`,
      ...said(about, 'The owner'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...framing,
    subject: `No answer for ${about.nome}`,
    preheader: refundWords(about),
    heading: 'The owner didn’t answer in time',
    paragraphs: [
      `Your request for “${about.nome}” ${stay(about)} has expired without an answer. ${refundWords(about)} You can choose another place.`,
    ],
  }),
  cancelled_guest: (about) => ({
    ...framing,
    subject: cancelledSubject(about),
    preheader: refundWords(about),
    heading: CANCELLED[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLED_GUEST[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'banca' ? [] : [refundWords(about)]),
      ...(about.cancelled_by === 'proprietario' ? said(about, 'The owner') : []),
      ...(about.cancelled_by === 'redazione' ? said(about, 'Our team') : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...framing,
    subject: `Full refund: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} back on your card.`,
    heading: 'We have refunded you',
    paragraphs: [
      'Your payment arrived too late and the dates were no longer available: we have refunded you the full amount.',
      RETURN_DAYS,
    ],
  }),
  late_released_guest: (about) => ({
    ...framing,
    subject: `Booking not completed: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'The dates were no longer available',
    paragraphs: [
      `The card authorisation for “${about.nome}” ${stay(about)} arrived too late and the dates were no longer available. Your card has not been charged.`,
    ],
  }),
};

const farAway = (km: number) => (km < 1 ? 'less than 1 km away' : `about ${Math.round(km)} km away`);

export const bookingMailMessages = {
  words,
  /** Facts of a booking, for guests and owners alike. */
  dati: {
    codice: 'Code',
    riferimento: 'Reference',
    struttura: 'Place',
    camera: 'Room',
    indirizzo: 'Address',
    arrivo: 'Arrival',
    partenza: 'Departure',
    ospiti: 'Guests',
    totale: 'Total',
    pagata: 'Paid',
    annullamento: 'Cancellation',
    telefono: 'Phone',
    email: 'Email',
    orari: 'Times',
    accoglie: 'Your host',
  },
  animaliSuRichiesta: 'Pets on request: ask the owner before you travel',
  scrittoIn: writtenIn,
  mappa: 'How to get there, on the map:',
  altreCase: () => 'Currently free nearby for the same nights:',
  altraCasa: ({ camera, citta, km, total_cents, is_su_richiesta }: Omit<FreeHome, 'nome' | 'path'>) =>
    [
      ...(camera === null ? [] : [`room “${camera}”`]),
      citta,
      farAway(km),
      `${formatEuro(total_cents)} in all`,
      ...(is_su_richiesta ? ['on request'] : []),
    ].join(', '),
  calendario: 'Add your stay to your calendar:',
  prova: 'This is a test payment: no money has changed hands.',
};

true satisfies IsTranslation<
  typeof import('./booking-mail-messages.it.ts'),
  typeof import('./booking-mail-messages.en.ts')
>;
