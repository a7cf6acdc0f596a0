import { brandName } from '../../kernel/brand/brand.ts';
import { type CalendarDate, formatShortDate } from '../../kernel/dates/calendar-date.ts';
import { type Cents, formatEuro } from '../../kernel/money/cents.ts';
import type { BookingStatus, CancelledBy } from '../rules/booking.ts';
import type { Cancellation, MailedBooking } from '../rules/mailed-booking.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { BookingTab } from '../rules/bookings-address.ts';
import { expiredAs, type ExpiredAs, isWithdrawn } from '../rules/booking-outcome.ts';
import { FEE_PERCENT } from '../rules/platform-fee.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const sameDayRequestReason = (hour: number) =>
  hour === 0
    ? 'Die Anreise ist am Tag der Anfrage: Wie von Ihnen gewählt, fragen wir Sie zuerst.'
    : `Die Anreise ist am selben Tag, und die Anfrage kam nach ${hour}:00 Uhr: Wie von Ihnen gewählt, fragen wir Sie zuerst.`;

export const ownerMailFootnote = 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.';
const dates = ({ from, to }: MailedBooking) => `${from} bis ${to}`;
const stayPeriod = (stay: MailedBooking) => `von ${dates(stay)}`;
export const answerRequestButton = 'Anfrage beantworten';
export const answerBy = (answer_by: string) =>
  `Antworten Sie bis ${answer_by}: Danach verfällt die Anfrage, und die Nächte werden wieder frei.`;
export const confirmedOwner = {
  subject: (nome: string) => `Neue Buchung für ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name}, ${dates(stay)}.`,
  heading: 'Sie haben eine neue Buchung',
  text: (stay: MailedBooking) =>
    `${stay.guest_name} hat „${stay.nome}“ ${stayPeriod(stay)} gebucht und bezahlt. Die Nächte sind im Kalender schon belegt.`,
};
export const requestOwner = {
  subject: (nome: string) => `Buchungsanfrage für ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name} wartet auf eine Antwort bis ${stay.answer_by}.`,
  heading: 'Ein Gast möchte buchen',
  text: (stay: MailedBooking, payment: string) =>
    `${stay.guest_name} fragt „${stay.nome}“ ${stayPeriod(stay)} an. ${payment}`,
  paid: 'Der Aufenthalt ist schon bezahlt. Wenn Sie ablehnen oder nicht antworten, erstatten wir dem Gast alles.',
  authorised: 'Der Betrag ist auf der Karte schon reserviert. Sobald Sie annehmen, wird sie belastet.',
};
export const requestReminderOwner = {
  subject: (nome: string) => `Eine Anfrage wartet auf Antwort: ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name} wartet noch bis ${stay.answer_by}.`,
  heading: 'Ein Gast wartet auf Ihre Antwort',
  text: (stay: MailedBooking) =>
    `${stay.guest_name} hat „${stay.nome}“ ${stayPeriod(stay)} angefragt und noch keine Antwort erhalten.`,
};
export const requestExpiredOwner = {
  subject: (nome: string) => `Anfrage abgelaufen: ${nome}`,
  preheader: (guest: string) => `${guest} hat keine Antwort erhalten.`,
  heading: 'Eine Anfrage ist abgelaufen',
  text: (stay: MailedBooking) =>
    `Die Anfrage von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} ist ohne Antwort abgelaufen. Die Nächte sind wieder frei.`,
};
export const cancelledOwner = {
  preheader: 'Die Nächte sind wieder frei.',
  titles: {
    booking: { subject: (nome: string) => `Buchung storniert: ${nome}`, heading: 'Eine Buchung ist storniert' },
    withdrawn: {
      subject: (nome: string) => `Anfrage zurückgezogen: ${nome}`,
      heading: 'Eine Anfrage ist zurückgezogen',
    },
    request: { subject: (nome: string) => `Anfrage storniert: ${nome}`, heading: 'Eine Anfrage ist storniert' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) =>
      `${stay.guest_name} hat die Anfrage für „${stay.nome}“ ${stayPeriod(stay)} zurückgezogen.`,
    byGuest: (stay: MailedBooking) =>
      `${stay.guest_name} hat die Buchung für „${stay.nome}“ ${stayPeriod(stay)} storniert.`,
    byOwner: (stay: MailedBooking) =>
      `Sie haben die Buchung von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} storniert.`,
    requestByTeam: (stay: MailedBooking) =>
      `Das Team von ${brandName} hat die Anfrage von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} storniert.`,
    byTeam: (stay: MailedBooking) =>
      `Das Team von ${brandName} hat die Buchung von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} storniert.`,
    paymentReversed: (stay: MailedBooking) =>
      `Die Buchung von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} ist storniert: Die Zahlung wurde zurückgebucht.`,
    paymentFailed: (stay: MailedBooking) =>
      `Die Buchung von ${stay.guest_name} für „${stay.nome}“ ${stayPeriod(stay)} ist storniert: Die Zahlung ist fehlgeschlagen.`,
  },
  nightsFree: 'Die Nächte sind im Kalender wieder frei.',
  refunded: (refund: string) => `Der Gast erhält ${refund} zurück.`,
};
export const disputeOwner = {
  subject: (nome: string) => `Eine Zahlung ist strittig: ${nome}`,
  preheader: (guest: string) => `Die Bank von ${guest} bittet um Klärung.`,
  heading: 'Eine Zahlung ist strittig',
  text: (stay: MailedBooking) =>
    `Die Bank von ${stay.guest_name} beanstandet die Zahlung der Buchung ${stayPeriod(stay)}. Der Betrag kann gesperrt bleiben oder an den Gast zurückgehen. Die Buchung bleibt vorerst, wie sie ist; der Bank antworten wir, und wir schreiben Ihnen, wenn wir Unterlagen brauchen.`,
};
export const refundedToGuestLabel = 'Dem Gast erstattet';
export const ownerReceivesBeforeCostsLabel = 'Sie erhalten, vor Abzug der Kosten des Zahlungsdienstes';
export const guestLabel = 'Gast';
export const guestNotesLabel = 'Anmerkungen des Gastes';

export const bookingTabs: Record<BookingTab, string> = {
  da_rispondere: 'Zu beantworten',
  in_arrivo: 'Bevorstehend',
  passate: 'Vergangen',
  chiuse: 'Erledigt',
};
export const emptyBookingTabs: Record<BookingTab, { title: string; text: string }> = {
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
const bookingStatuses: Record<BookingStatus, string> = {
  in_attesa_pagamento: 'Zahlung läuft',
  richiesta: 'Zu beantworten',
  confermata: 'Bestätigt',
  scaduta: 'Abgelaufen',
  rifiutata: 'Abgelehnt',
  annullata: 'Storniert',
};
export const stepRefunded = (amount: Cents) => `${formatEuro(amount)} dem Gast erstattet.`;
const GUEST_NOT_CHARGED = 'Die Karte des Gastes wurde nicht belastet.';
export const expiredSteps: Record<ExpiredAs, { stato: string; title: string; text: (refunded: Cents) => string }> = {
  uncharged: { stato: bookingStatuses.scaduta, title: 'Ohne Antwort abgelaufen', text: () => GUEST_NOT_CHARGED },
  late_refunded: {
    stato: 'Spät bezahlt und erstattet',
    title: 'Zu spät bezahlt',
    text: (refunded) =>
      `Die Zahlung ist eingegangen, als die Nächte nicht mehr reserviert waren: ${stepRefunded(refunded)}`,
  },
  late_owed: {
    stato: 'Spät bezahlt, zu erstatten',
    title: 'Zu spät bezahlt',
    text: () =>
      'Die Zahlung ist eingegangen, als die Nächte nicht mehr reserviert waren. Die Erstattung an den Gast ist noch nicht gelungen. Wir kümmern uns darum.',
  },
  refunded: { stato: 'Abgelaufen und erstattet', title: 'Abgelaufen und erstattet', text: stepRefunded },
  in_review: {
    stato: 'In Prüfung',
    title: 'Zahlung in Prüfung',
    text: () => 'Die Zahlung lief nicht wie vereinbart. Wir prüfen sie. Die Nächte sind nicht für den Gast reserviert.',
  },
};
type EndedBooking = {
  status: BookingStatus;
  cancelled_by: CancelledBy | null;
  is_charged: boolean;
  is_late: boolean;
  refunded_cents: number;
};
export function bookingStatusLabel(booking: EndedBooking): string {
  const { status } = booking;
  if (status === 'annullata' && isWithdrawn(booking)) return 'Zurückgezogen';
  return status === 'scaduta' ? expiredSteps[expiredAs(booking)].stato : bookingStatuses[status];
}
export const bookingEnds: Record<Cancellation, string> = {
  withdrawn: 'Vom Gast zurückgezogen',
  byGuest: 'Vom Gast storniert',
  byOwner: 'Von Ihnen storniert',
  byTeam: `Vom Team von ${brandName} storniert`,
  requestByTeam: `Vom Team von ${brandName} storniert`,
  paymentReversed: 'Storniert: Die Bank hat die Zahlung zurückgebucht',
  paymentFailed: 'Storniert: Die Zahlung ist fehlgeschlagen',
};
export const bookingsTitle = 'Buchungen';
export const deletedPropertyName = (nome: string) => `${nome} (gelöscht)`;
export const emptyBookingsPage = 'Auf dieser Seite ist nichts mehr.';
export const testBookingNotice = 'Das ist eine Testbuchung. Es ist kein Geld geflossen.';
export const shortStayDates = (check_in: CalendarDate, check_out: CalendarDate) =>
  `${formatShortDate(check_in)} – ${formatShortDate(check_out)}`;
export const answerDeadline = (instant: string) => `Antworten Sie bis ${formatMoment(instant)}`;
export const unansweredRequestNotice =
  'Wenn Sie nicht antworten, verfällt die Anfrage von selbst. Die Karte des Gastes wird nicht belastet, und die Nächte werden wieder frei.';
export const disputedPaymentNotice =
  'Der Gast hat die Zahlung bei seiner Bank beanstandet. Bis die Bank entscheidet, meist nach einigen Wochen, kann der Betrag gesperrt bleiben. Wenn Sie Nachrichten oder Belege zum Aufenthalt haben, bewahren Sie sie auf.';
export const platformFeeLabel = `Provision von ${brandName} (${FEE_PERCENT}\u00a0%)`;
export const moneyNoteTexts = {
  costiEsclusi: 'Vor Abzug der Kosten des Zahlungsdienstes.',
  quandoAccetti: 'Die Karte wird belastet, wenn Sie annehmen.',
  nonAddebitata: GUEST_NOT_CHARGED,
} as const;
export const costsExcludedInList =
  'Was Sie erhalten und was Ihnen bleibt, gilt vor Abzug der Kosten des Zahlungsdienstes.';
export const amountReceived = (cents: Cents) => `Sie erhalten ${formatEuro(cents)}`;
export const amountRetained = (cents: Cents) =>
  cents === 0 ? 'Ihnen bleibt nichts' : `Ihnen bleiben ${formatEuro(cents)}`;
export const goBackButton = 'Zurück';
export const messageToGuestLabel = 'Nachricht an den Gast';
export const messageToGuestHint = 'Wir senden sie ihm per E-Mail mit Ihrer Antwort.';
export const decisionTexts = {
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
  annulla: {
    bottone: 'Buchung stornieren',
    domanda: (guest: string, total: Cents) =>
      `Möchten Sie die Buchung von ${guest} stornieren? Wir erstatten dem Gast den vollen Betrag von ${formatEuro(total)}, Ihnen bleibt nichts, und die Nächte werden wieder frei. Die Stornierung ist endgültig.`,
    fatto: (guest: string) => `Buchung storniert. Wir erstatten ${guest} alles.`,
  },
} as const;
export const unansweredPaidRequestNotice =
  'Wenn Sie nicht antworten, verfällt die Anfrage von selbst. Wir erstatten dem Gast alles, und die Nächte werden wieder frei.';
export const paidDecisionTexts = {
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
} as const;
export const stepRequested = 'Anfrage eingegangen';
export const stepBooked = 'Gebucht und bezahlt';
export const stepPaidAt = (instant: string) => `Bezahlt: ${formatMoment(instant)}.`;
export const stepAwaitingAnswer = 'Wartet auf Ihre Antwort';
export const stepAwaitingUntil = (instant: string) => `Bis ${formatMoment(instant)}.`;
export const stepConfirmed = 'Bestätigt';
export const stepOnceAccepted = 'Sobald Sie annehmen.';
export const stepNightsTaken = 'Die Nächte sind für den Gast gebucht, auch im Kalender.';
export const stepCheckIn = 'Anreise';
export const stepCheckOut = 'Abreise';
export const stepRefused = 'Von Ihnen abgelehnt';
export const stepNotRefunded = 'Ohne Erstattung, nach den Stornobedingungen.';
export const requestsToAnswer = (count: number) =>
  pluralDe(count, {
    one: '1 Anfrage wartet auf Ihre Antwort',
    other: `${formatCount(count)} Anfragen warten auf Ihre Antwort`,
  });

export const payoutProviderUnreachable =
  'Der Zahlungsdienst antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.';
export const payoutAccountNotFound = 'Diese Registrierung für Zahlungen gibt es nicht.';
export const payoutsTitle = 'Zahlungen';
export const payoutStatuses = {
  assente: 'Nicht aktiv',
  da_completare: 'Unvollständig',
  in_verifica: 'In Prüfung',
  attivo: 'Aktiv',
  sospeso: 'Ausgesetzt',
} as const;
export const payoutStatusTexts = {
  assente:
    'Aktivieren Sie sie, und Ihre Gäste buchen und bezahlen mit Karte. Ihre Unterkünfte tragen das Siegel „Sicura“. Sie brauchen einen Ausweis und Ihre IBAN, es dauert nur ein paar Minuten.',
  da_completare:
    'Die Registrierung ist begonnen, aber es fehlt noch etwas. Bis sie vollständig ist, können Gäste nicht bezahlen.',
  in_verifica:
    'Sie haben alles gesendet. Der Zahlungsdienst prüft die Daten, meist in ein paar Minuten. Mehr müssen Sie nicht tun.',
  attivo: 'Gäste bezahlen mit Karte, und was Sie erhalten, kommt auf Ihr Konto.',
  sospeso:
    'Der Zahlungsdienst hat sie ausgesetzt. Gäste können nicht bezahlen, und das Siegel „Sicura“ wird nicht angezeigt. Fahren Sie fort, um zu sehen, was er noch braucht.',
} as const;
export const transfersHalted =
  'Gäste können bezahlen, aber die Überweisungen auf Ihr Konto sind angehalten. Fahren Sie fort, um die Daten zu vervollständigen.';
export const demoPayoutNotice = 'Hier ist alles nur ein Test. Es fließt kein Geld.';
export const activatePaymentsButton = 'Zahlungen aktivieren';
export const continueButton = 'Fortfahren';
export const refreshButton = 'Aktualisieren';
export const openingOnboarding = 'Die Registrierung wird geöffnet…';
export const onboardingNotOpened = 'Wir können die Registrierung nicht öffnen. Versuchen Sie es gleich noch einmal.';
export const onboardingReturnTexts = {
  assente: 'Die Registrierung wurde noch nicht begonnen.',
  da_completare: 'Es fehlt noch etwas. Machen Sie weiter, wann Sie möchten. Ihre Angaben bleiben erhalten.',
  in_verifica: 'Danke, es ist alles eingegangen. Jetzt prüft der Zahlungsdienst.',
  attivo: 'Erledigt: Ab jetzt können Gäste mit Karte bezahlen.',
  sospeso: 'Der Zahlungsdienst braucht noch etwas.',
} as const;
export const onboardingLinkExpired =
  'Der Link zur Registrierung ist abgelaufen. Machen Sie hier weiter. Ihre Angaben bleiben erhalten.';

export const yourAnswerTitle = 'Ihre Antwort';
export const disputedBadge = 'Strittig';
export const testBadge = 'Test';
export const backToFirstPageLink = 'Zur ersten Seite';
export const myPropertiesLink = 'Meine Unterkünfte';
export const previousPageLink = 'Vorherige';
export const pagePosition = (pagina: number, pageCount: number) =>
  `Seite ${formatCount(pagina)} von ${formatCount(pageCount)}`;
export const nextPageLink = 'Nächste';
export const bookingPagesLabel = 'Seiten der Buchungen';
export const guestTitle = 'Der Gast';
export const reasonLabel = 'Grund';
export const yourMessageLabel = 'Ihre Nachricht';
export const editorsWroteLabel = `Nachricht des Teams von ${brandName}`;
export const guestWroteLabel = 'Nachricht';
export const billTitle = 'Abrechnung';
export const guestTotalLabel = 'Gesamtpreis für den Gast';
export const ownerReceivesLabel = 'Sie erhalten';
export const referenceLabel = 'Referenz';
export const stayTitle = 'Der Aufenthalt';
export const checkInLabel = 'Anreise';
export const checkOutLabel = 'Abreise';
export const partySizeLabel = 'Für';
export const propertyLabel = 'Unterkunft';
export const roomLabel = 'Zimmer';
export const cancellationPolicyLabel = (names: string) => `Stornierung: ${names}`;
export const progressTitle = 'Stand';

export const changeLink = 'Ändern';
export const pricesLink = 'Preise';

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
