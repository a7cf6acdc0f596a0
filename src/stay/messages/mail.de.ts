import { brandName } from '../../kernel/brand.ts';
import { sameDayReasonForGuest, unreadCalendarsForGuest } from './visitor.de.ts';
import { formatLongDate } from '../../kernel/calendar-date.ts';
import { formatEuro } from '../../kernel/cents.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { GuestMailKind } from '../rules/booking-fact.ts';
import type { CancelledBy } from '../rules/booking.ts';
import type { FreeHome } from '../rules/free-home.ts';
import { isTakenBack } from '../rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/translation.ts';
import * as struttureVisitorMessagesDe from '../../strutture/messages/visitor.de.ts';

// Booking mail

const requestReasonsForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [sameDayReasonForGuest]),
  ...unreadCalendarsForGuest(unreadForGuest(unread)),
];
const guestMailFrame = {
  button: 'Buchung öffnen',
  footnote:
    'Sie erhalten diese E-Mail, weil diese Adresse bei der Buchung angegeben wurde. Der Link ist persönlich. Wer ihn hat, sieht die Buchung.',
};
const dates = ({ check_in, check_out }: MailedBooking) =>
  `${formatLongDate(check_in)} bis ${formatLongDate(check_out)}`;
const stayPeriod = (about: MailedBooking) => `von ${dates(about)}`;
const quotedMessage = ({ motivo }: MailedBooking, who: string) =>
  motivo === '' ? [] : [`${who} schreibt: „${motivo}“`];
const REFUND_DELAY = 'Auf der Karte sehen Sie den Betrag in der Regel nach 5–10 Arbeitstagen.';
const NOT_CHARGED = 'Ihre Karte wurde nicht belastet.';
const ALREADY_CHARGED =
  'Ihre Karte wurde schon belastet. Lehnt der Gastgeber ab oder antwortet er nicht, erstatten wir Ihnen den vollen Betrag.';
function refundSentence({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'Die Zahlung ist strittig. Über die Erstattung entscheidet Ihre Bank.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Die Zahlung wurde Ihnen schon erstattet.';
  if (refund_cents === 0) return 'Eine Erstattung ist nicht vorgesehen.';
  return `Die Erstattung von ${formatEuro(refund_cents)} ist unterwegs. ${REFUND_DELAY}`;
}
const bankOutcome = ({ is_charged }: MailedBooking) =>
  is_charged ? 'Die Zahlung wurde zurückgebucht' : 'Die Zahlung ist fehlgeschlagen';
const CANCELLATION_TITLES = {
  prenotazione: { subject: 'Buchung storniert', heading: 'Die Buchung ist storniert' },
  ritirata: { subject: 'Anfrage zurückgezogen', heading: 'Die Anfrage ist zurückgezogen' },
  richiesta: { subject: 'Anfrage storniert', heading: 'Die Anfrage ist storniert' },
} as const;
const cancelledSubject = (about: MailedBooking) =>
  `${CANCELLATION_TITLES[whatWasCancelled(about)].subject}: ${about.nome}`;
/** `Buchung von „Podere“ von …`, `Anfrage für „Podere“ von …`. */
const cancelledStay = (about: MailedBooking) =>
  whatWasCancelled(about) === 'richiesta'
    ? `Anfrage für „${about.nome}“ ${stayPeriod(about)}`
    : `Buchung für „${about.nome}“ ${stayPeriod(about)}`;
const CANCELLATION_SENTENCES: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    isTakenBack(about)
      ? `Sie haben die Anfrage für „${about.nome}“ ${stayPeriod(about)} zurückgezogen.`
      : `Sie haben die Buchung für „${about.nome}“ ${stayPeriod(about)} storniert.`,
  proprietario: (about) =>
    `Der Gastgeber von „${about.nome}“ musste Ihre Buchung ${stayPeriod(about)} stornieren. Das tut uns leid.`,
  redazione: (about) => `Wir mussten Ihre ${cancelledStay(about)} stornieren. Das tut uns leid.`,
  banca: (about) => `Die Buchung für „${about.nome}“ ${stayPeriod(about)} ist storniert: ${bankOutcome(about)}.`,
};
export const guestMails: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...guestMailFrame,
    subject: `Buchung bestätigt: ${about.nome}`,
    preheader: `${dates(about)}. Bezahlt: ${formatEuro(about.total_cents)}.`,
    heading: 'Ihre Buchung ist bestätigt',
    paragraphs: [
      `Ihre Buchung für „${about.nome}“ ${stayPeriod(about)} ist bestätigt und bezahlt. Ankunftszeit und Schlüsselübergabe besprechen Sie bitte direkt mit dem Gastgeber. Schreiben Sie ihm oder rufen Sie ihn an, die Kontaktdaten stehen unten.`,
    ],
  }),
  request_guest: (about) => ({
    ...guestMailFrame,
    subject: `Anfrage gesendet: ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'Ihre Anfrage ist unterwegs',
    paragraphs: [
      `Wir haben Ihre Anfrage an den Gastgeber gesendet: „${about.nome}“, ${stayPeriod(about)}. Sie erhalten bis ${about.answer_by ?? ''} eine Antwort. So lange bleiben die Nächte für Sie reserviert.`,
      ...requestReasonsForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'Der Betrag ist auf Ihrer Karte nur reserviert. Belastet wird sie, wenn der Gastgeber annimmt. Lehnt er ab oder antwortet er nicht, verfällt die Reservierung von selbst.',
    ],
  }),
  refused_guest: (about) => ({
    ...guestMailFrame,
    subject: `Die Anfrage für ${about.nome} wurde nicht angenommen`,
    preheader: refundSentence(about),
    heading: 'Der Gastgeber kann Ihre Anfrage leider nicht annehmen',
    paragraphs: [
      `Die Anfrage für „${about.nome}“ ${stayPeriod(about)} wurde nicht angenommen. ${refundSentence(about)}`,
      ...quotedMessage(about, 'Der Gastgeber'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...guestMailFrame,
    subject: `Keine Antwort für ${about.nome}`,
    preheader: refundSentence(about),
    heading: 'Der Gastgeber hat nicht rechtzeitig geantwortet',
    paragraphs: [
      `Die Anfrage für „${about.nome}“ ${stayPeriod(about)} ist ohne Antwort abgelaufen. ${refundSentence(about)} Sie können eine andere Unterkunft wählen.`,
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
      ...(about.cancelled_by === 'proprietario' ? quotedMessage(about, 'Der Gastgeber') : []),
      ...(about.cancelled_by === 'redazione' ? quotedMessage(about, `Das Team von ${brandName}`) : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...guestMailFrame,
    subject: `Volle Erstattung: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} gehen auf Ihre Karte zurück.`,
    heading: 'Wir haben Ihnen das Geld erstattet',
    paragraphs: [
      'Die Zahlung ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. Wir haben Ihnen den vollen Betrag erstattet.',
      REFUND_DELAY,
    ],
  }),
  late_released_guest: (about) => ({
    ...guestMailFrame,
    subject: `Buchung nicht zustande gekommen: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Die Nächte waren nicht mehr frei',
    paragraphs: [
      `Die Autorisierung der Karte für „${about.nome}“ ${stayPeriod(about)} ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. Ihre Karte wurde nicht belastet.`,
    ],
  }),
};
const approximateDistance = (km: number) =>
  km < 1 ? 'weniger als 1 km entfernt' : `etwa ${Math.round(km)} km entfernt`;
export const bookingCodeLabel = 'Code';
export const referenceLabel = 'Referenz';
export const propertyLabel = 'Unterkunft';
export const roomLabel = 'Zimmer';
export const addressLabel = 'Adresse';
export const checkInLabel = 'Anreise';
export const checkOutLabel = 'Abreise';
export const guestsLabel = 'Gäste';
export const totalLabel = 'Gesamtpreis';
export const paidLabel = 'Bezahlt am';
export const cancellationLabel = 'Stornierung';
export const phoneLabel = 'Telefon';
export const emailLabel = 'E-Mail';
export const hoursLabel = 'Uhrzeiten';
export const hostLabel = 'Es empfängt Sie';
export const petsOnRequest = 'Haustiere auf Anfrage, bitte klären Sie das vor der Anreise mit dem Gastgeber';
export const textWrittenIn = struttureVisitorMessagesDe.writtenIn;
export const mapLinkIntro = 'So finden Sie hin, auf der Karte:';
export const alternativeHomesIntro = (count: number) =>
  count === 1
    ? 'Für dieselben Nächte ist in der Nähe zurzeit frei:'
    : 'Für dieselben Nächte sind in der Nähe zurzeit frei:';
export const alternativeHomeNote = ({
  camera,
  citta,
  km,
  total_cents,
  is_su_richiesta,
}: Omit<FreeHome, 'nome' | 'path'>) =>
  [
    ...(camera === null ? [] : [`Zimmer „${camera}“`]),
    citta,
    approximateDistance(km),
    `insgesamt ${formatEuro(total_cents)}`,
    ...(is_su_richiesta ? ['auf Anfrage'] : []),
  ].join(', ');
export const addToCalendarIntro = 'Aufenthalt in Ihren Kalender eintragen:';
export const testPaymentNotice = 'Das ist eine Testzahlung: Es ist kein Geld geflossen.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.de.ts')>;
