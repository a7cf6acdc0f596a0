import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import type { OwnerMailKind } from './rules/booking-fact.ts';
import type { CancelledBy } from './rules/booking.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { type MailedBooking, whatWasCancelled } from './rules/mailed-booking.ts';
import { perProprietario } from './owner-same-day-messages.de.ts';
import { unreadMessages } from './unread-messages.de.ts';

function whyForOwner({ unread, same_day_hour }: MailedBooking): string[] {
  const reason = unreadMessages.forOwner(unread);
  const sameDay = same_day_hour === null ? [] : [perProprietario(same_day_hour)];
  return reason === null ? sameDay : [...sameDay, `${reason} ${unreadMessages.controlla}`];
}

const framing = {
  button: 'Buchung öffnen',
  footnote: 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.',
};

const dates = ({ check_in, check_out }: MailedBooking) =>
  `${formatLongDate(check_in)} bis ${formatLongDate(check_out)}`;
const stay = (about: MailedBooking) => `von ${dates(about)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} schreibt: „${motivo}“`]);

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'Die Zahlung wurde zurückgebucht' : 'Die Zahlung ist fehlgeschlagen';

const CANCELLED = {
  prenotazione: { subject: 'Buchung storniert', heading: 'Eine Buchung ist storniert' },
  ritirata: { subject: 'Anfrage zurückgezogen', heading: 'Eine Anfrage ist zurückgezogen' },
  richiesta: { subject: 'Anfrage storniert', heading: 'Eine Anfrage ist storniert' },
} as const;

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[whatWasCancelled(about)].subject}: ${about.nome}`;
const whatItWas = (about: MailedBooking) => (whatWasCancelled(about) === 'prenotazione' ? 'Buchung' : 'Anfrage');
const CANCELLED_OWNER: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    isTakenBack(about)
      ? `${about.guest_name} hat die Anfrage für „${about.nome}“ ${stay(about)} zurückgezogen.`
      : `${about.guest_name} hat die Buchung für „${about.nome}“ ${stay(about)} storniert.`,
  proprietario: (about) =>
    `Sie haben die Buchung von ${about.guest_name} für „${about.nome}“ ${stay(about)} storniert.`,
  redazione: (about) =>
    `Das Team von Ospitalia hat die ${whatItWas(about)} von ${about.guest_name} für „${about.nome}“ ${stay(about)} storniert.`,
  banca: (about) =>
    `Die Buchung von ${about.guest_name} für „${about.nome}“ ${stay(about)} ist storniert: ${atTheBank(about)}.`,
};

const words: Record<OwnerMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_owner: (about) => ({
    ...framing,
    subject: `Neue Buchung für ${about.nome}`,
    preheader: `${about.guest_name}, ${dates(about)}.`,
    heading: 'Sie haben eine neue Buchung',
    paragraphs: [
      `${about.guest_name} hat „${about.nome}“ ${stay(about)} gebucht und bezahlt. Die Nächte sind im Kalender schon belegt.`,
    ],
  }),
  request_owner: (about) => ({
    ...framing,
    button: 'Anfrage beantworten',
    subject: `Buchungsanfrage für ${about.nome}`,
    preheader: `${about.guest_name} wartet auf eine Antwort bis ${about.answer_by ?? ''}.`,
    heading: 'Ein Gast möchte buchen',
    paragraphs: [
      `${about.guest_name} fragt „${about.nome}“ ${stay(about)} an. ${about.is_charged ? 'Der Aufenthalt ist schon bezahlt. Wenn Sie ablehnen oder nicht antworten, erstatten wir dem Gast alles.' : 'Der Betrag ist auf der Karte schon reserviert. Sobald Sie annehmen, wird sie belastet.'}`,
      ...whyForOwner(about),
      `Antworten Sie bis ${about.answer_by ?? ''}: Danach verfällt die Anfrage, und die Nächte werden wieder frei.`,
    ],
  }),
  request_reminder_owner: (about) => ({
    ...framing,
    button: 'Anfrage beantworten',
    subject: `Eine Anfrage wartet auf Antwort: ${about.nome}`,
    preheader: `${about.guest_name} wartet noch bis ${about.answer_by ?? ''}.`,
    heading: 'Ein Gast wartet auf Ihre Antwort',
    paragraphs: [
      `${about.guest_name} hat „${about.nome}“ ${stay(about)} angefragt und noch keine Antwort erhalten.`,
      ...whyForOwner(about),
      `Antworten Sie bis ${about.answer_by ?? ''}: Danach verfällt die Anfrage, und die Nächte werden wieder frei.`,
    ],
  }),
  request_expired_owner: (about) => ({
    ...framing,
    subject: `Anfrage abgelaufen: ${about.nome}`,
    preheader: `${about.guest_name} hat keine Antwort erhalten.`,
    heading: 'Eine Anfrage ist abgelaufen',
    paragraphs: [
      `Die Anfrage von ${about.guest_name} für „${about.nome}“ ${stay(about)} ist ohne Antwort abgelaufen. Die Nächte sind wieder frei.`,
    ],
  }),
  cancelled_owner: (about) => ({
    ...framing,
    subject: cancelledSubject(about),
    preheader: 'Die Nächte sind wieder frei.',
    heading: CANCELLED[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLED_OWNER[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'redazione' ? said(about, 'Das Team von Ospitalia') : []),
      'Die Nächte sind im Kalender wieder frei.',
      ...(about.refund_cents === 0 ? [] : [`Der Gast erhält ${formatEuro(about.refund_cents)} zurück.`]),
    ],
  }),
  dispute_owner: (about) => ({
    ...framing,
    subject: `Eine Zahlung ist strittig: ${about.nome}`,
    preheader: `Die Bank von ${about.guest_name} bittet um Klärung.`,
    heading: 'Eine Zahlung ist strittig',
    paragraphs: [
      `Die Bank von ${about.guest_name} beanstandet die Zahlung der Buchung ${stay(about)}. Der Betrag kann gesperrt bleiben oder an den Gast zurückgehen. Die Buchung bleibt vorerst, wie sie ist; der Bank antworten wir, und wir schreiben Ihnen, wenn wir Unterlagen brauchen.`,
    ],
  }),
};

export const ownerBookingMailMessages = {
  words,
  dati: {
    rimborsati: 'Dem Gast erstattet',
    ricevi: 'Sie erhalten, vor Abzug der Kosten des Zahlungsdienstes',
    ospite: 'Gast',
    note: 'Anmerkungen des Gastes',
  },
} as const;

true satisfies IsTranslation<
  typeof import('./owner-booking-mail-messages.it.ts'),
  typeof import('./owner-booking-mail-messages.de.ts')
>;
