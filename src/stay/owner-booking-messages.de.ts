import { type CalendarDate, formatShortDate } from '../kernel/calendar-date.ts';
import { type Cents, formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { BookingTab } from './rules/booking-tab.ts';
import type { BookingStatus, CancelledBy } from './rules/booking.ts';
import { type ExpiredAs, expiredAs } from './rules/expired-as.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { FEE_PERCENT } from './rules/platform-fee.ts';

const schede: Record<BookingTab, string> = {
  da_rispondere: 'Zu beantworten',
  in_arrivo: 'Bevorstehend',
  passate: 'Vergangen',
  chiuse: 'Erledigt',
};

const vuote: Record<BookingTab, { title: string; text: string }> = {
  da_rispondere: {
    title: 'Alle Anfragen sind beantwortet',
    text: 'Neue Anfragen finden Sie hier, und wir schreiben Ihnen sofort.',
  },
  in_arrivo: {
    title: 'Keine Anreisen geplant',
    text: 'Hier sehen Sie, wer als Nächstes anreist. Die Nächte sind schon vergeben, auch im Kalender.',
  },
  passate: {
    title: 'Keine vergangenen Aufenthalte',
    text: 'Hier finden Sie beendete Aufenthalte, mit Gästen und Beträgen.',
  },
  chiuse: {
    title: 'Hier ist noch nichts',
    text: 'Hier finden Sie abgelehnte, zurückgezogene oder abgelaufene Anfragen und stornierte Buchungen.',
  },
};

const stati: Record<BookingStatus, string> = {
  in_attesa_pagamento: 'Zahlung läuft',
  richiesta: 'Zu beantworten',
  confermata: 'Bestätigt',
  scaduta: 'Abgelaufen',
  rifiutata: 'Abgelehnt',
  annullata: 'Storniert',
};

const annullataDa: Record<CancelledBy, string> = {
  ospite: 'Vom Gast storniert',
  proprietario: 'Von Ihnen storniert',
  redazione: 'Vom Team von Ospitalia storniert',
  banca: 'Storniert: Die Bank hat die Zahlung zurückgebucht',
};

const rimborsati = (amount: Cents) => `${formatEuro(amount)} dem Gast erstattet.`;
const NON_ADDEBITATA = 'Die Karte des Gastes wurde nicht belastet.';

/** A booking that expired: its state in lists, and the last step of its way. */
const scadute: Record<ExpiredAs, { stato: string; title: string; text: (refunded: Cents) => string }> = {
  uncharged: { stato: stati.scaduta, title: 'Ohne Antwort abgelaufen', text: () => NON_ADDEBITATA },
  late_refunded: {
    stato: 'Spät bezahlt und erstattet',
    title: 'Zu spät bezahlt',
    text: (refunded) =>
      `Die Zahlung ist eingegangen, als die Nächte nicht mehr reserviert waren: ${rimborsati(refunded)}`,
  },
  late_owed: {
    stato: 'Spät bezahlt, zu erstatten',
    title: 'Zu spät bezahlt',
    text: () =>
      'Die Zahlung ist eingegangen, als die Nächte nicht mehr reserviert waren. Die Erstattung an den Gast ist noch nicht gelungen. Wir kümmern uns darum.',
  },
  refunded: { stato: 'Abgelaufen und erstattet', title: 'Abgelaufen und erstattet', text: rimborsati },
  in_review: {
    stato: 'In Prüfung',
    title: 'Zahlung in Prüfung',
    text: () => 'Die Zahlung lief nicht wie vereinbart. Wir prüfen sie. Die Nächte sind nicht für den Gast reserviert.',
  },
};

/** The state of a booking, and the end of one that was taken back: a request that was never charged is not a cancelled stay. */
type EndedBooking = {
  status: BookingStatus;
  cancelled_by: CancelledBy | null;
  is_charged: boolean;
  is_late: boolean;
  refunded_cents: number;
};

function stato(booking: EndedBooking): string {
  const { status } = booking;
  if (status === 'annullata' && isTakenBack(booking)) return 'Zurückgezogen';
  return status === 'scaduta' ? scadute[expiredAs(booking)].stato : stati[status];
}

function fine(booking: EndedBooking): string {
  if (isTakenBack(booking)) return 'Vom Gast zurückgezogen';
  if (booking.cancelled_by === 'banca' && !booking.is_charged) return 'Storniert: Die Zahlung ist fehlgeschlagen';
  return annullataDa[booking.cancelled_by ?? 'redazione'];
}

export const ownerBookingMessages = {
  titolo: 'Buchungen',
  schede,
  vuote,
  stato,
  fine,
  eliminata: (nome: string) => `${nome} (gelöscht)`,
  paginaVuota: 'Auf dieser Seite ist nichts mehr.',
  prova: 'Das ist eine Testbuchung. Es ist kein Geld geflossen.',
  soggiorno: (check_in: CalendarDate, check_out: CalendarDate) =>
    `${formatShortDate(check_in)} – ${formatShortDate(check_out)}`,
  rispondiEntro: (instant: string) => `Antworten Sie bis ${formatMoment(instant)}`,
  senzaRisposta:
    'Wenn Sie nicht antworten, verfällt die Anfrage von selbst. Die Karte des Gastes wird nicht belastet, und die Nächte werden wieder frei.',
  contestata:
    'Der Gast hat die Zahlung bei seiner Bank beanstandet. Bis die Bank entscheidet, meist nach einigen Wochen, kann der Betrag gesperrt bleiben. Wenn Sie Nachrichten oder Belege zum Aufenthalt haben, bewahren Sie sie auf.',
  commissione: `Provision von Ospitalia (${FEE_PERCENT}\u00a0%)`,
  costiEsclusi: 'Vor Abzug der Kosten des Zahlungsdienstes.',
  costiEsclusiNellElenco: 'Was Sie erhalten und was Ihnen bleibt, gilt vor Abzug der Kosten des Zahlungsdienstes.',
  ricevi: (cents: Cents) => `Sie erhalten ${formatEuro(cents)}`,
  tiResta: (cents: Cents) => (cents === 0 ? 'Ihnen bleibt nichts' : `Ihnen bleiben ${formatEuro(cents)}`),
  quandoAccetti: 'Die Karte wird belastet, wenn Sie annehmen.',
  nonAddebitata: NON_ADDEBITATA,
  indietro: 'Zurück',
  motivo: 'Nachricht an den Gast',
  motivoHint: 'Wir senden sie ihm per E-Mail mit Ihrer Antwort.',
  accetta: {
    bottone: 'Annehmen',
    domanda: (guest: string, total: Cents) =>
      `Möchten Sie die Anfrage von ${guest} annehmen? Die Karte wird mit ${formatEuro(total)} belastet, und die Nächte sind fest gebucht.`,
    fatto: (guest: string) => `Anfrage angenommen: Die Buchung von ${guest} ist bestätigt.`,
  },
  rifiuta: {
    bottone: 'Ablehnen',
    domanda: (guest: string, total: Cents) =>
      `Möchten Sie die Anfrage von ${guest} ablehnen? ${formatEuro(total)} werden nicht abgebucht, und die Nächte werden wieder frei. Die Ablehnung ist endgültig.`,
    fatto: (guest: string) => `Anfrage abgelehnt: Die Karte von ${guest} wird nicht belastet.`,
  },
  giaPagata: {
    senzaRisposta:
      'Wenn Sie nicht antworten, verfällt die Anfrage von selbst. Wir erstatten dem Gast alles, und die Nächte werden wieder frei.',
    accetta: {
      domanda: (guest: string, total: Cents) =>
        `Möchten Sie die Anfrage von ${guest} annehmen? ${formatEuro(total)} sind schon bezahlt. Wenn Sie annehmen, sind die Nächte fest gebucht.`,
      fatto: (guest: string) => `Anfrage angenommen: Die Buchung von ${guest} ist bestätigt.`,
    },
    rifiuta: {
      domanda: (guest: string, total: Cents) =>
        `Möchten Sie die Anfrage von ${guest} ablehnen? Wir erstatten dem Gast den vollen Betrag von ${formatEuro(total)}, und die Nächte werden wieder frei. Die Ablehnung ist endgültig.`,
      fatto: (guest: string) => `Anfrage abgelehnt. Wir erstatten ${guest} alles.`,
    },
  },
  annulla: {
    bottone: 'Buchung stornieren',
    domanda: (guest: string, total: Cents) =>
      `Möchten Sie die Buchung von ${guest} stornieren? Wir erstatten dem Gast den vollen Betrag von ${formatEuro(total)}, Ihnen bleibt nichts, und die Nächte werden wieder frei. Die Stornierung ist endgültig.`,
    fatto: (guest: string) => `Buchung storniert. Wir erstatten ${guest} alles.`,
  },
  passi: {
    richiesta: 'Anfrage eingegangen',
    prenotata: 'Gebucht und bezahlt',
    pagata: (instant: string) => `Bezahlt: ${formatMoment(instant)}.`,
    attende: 'Wartet auf Ihre Antwort',
    attendeFino: (instant: string) => `Bis ${formatMoment(instant)}.`,
    confermata: 'Bestätigt',
    seAccetti: 'Sobald Sie annehmen.',
    nottiOspite: 'Die Nächte sind für den Gast gebucht, auch im Kalender.',
    arrivo: 'Anreise',
    partenza: 'Abreise',
    scadute,
    rifiutata: 'Von Ihnen abgelehnt',
    rimborsati,
    senzaRimborso: 'Ohne Erstattung, nach den Stornobedingungen.',
  },
  daRispondere: (count: number) =>
    pluralDe(count, {
      one: '1 Anfrage wartet auf Ihre Antwort',
      other: `${formatCount(count)} Anfragen warten auf Ihre Antwort`,
    }),
} as const;

true satisfies IsTranslation<
  typeof import('./owner-booking-messages.it.ts'),
  typeof import('./owner-booking-messages.de.ts')
>;
