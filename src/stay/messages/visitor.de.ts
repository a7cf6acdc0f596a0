import { brandName } from '../../kernel/brand/brand.ts';
import { asCents, type Cents, formatEuro, formatPrice } from '../../kernel/money/cents.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatDayMonthYear,
  formatLongDate,
  monthOf,
  nameOfMonth,
} from '../../kernel/dates/calendar-date.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { DayState } from '../rules/day-state.ts';
import type { BillLine } from '../rules/quote-stay.ts';
import type { SelectOutcome } from '../rules/select-date.ts';
import { MAX_NIGHTS, type Modalita, type Politica } from '../rules/booking.ts';
import type { BookingFacts, BookingSentence, BookingTitle } from '../rules/booking-headline.ts';
import type { StayFault, StayLimits } from '../rules/check-stay.ts';
import type { FlexibleStay } from '../rules/flexible-stay.ts';
import { monthOfWindow } from '../rules/window-name.ts';
import type { Platform } from '../../calendar/rules/feed.ts';
import { parseMisread } from '../../calendar/rules/parse-nights.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import type { UnreadPlatform, UnreadSentences } from '../rules/mailed-booking.ts';
import type { LetterSentences } from '../rules/stay-message.ts';
import type { FirstRefundSentences, RefundDeadlineSentences, RefundStepSentences } from '../rules/refund-sentence.ts';
import { payingTerms, type RefundTerm } from '../rules/refund-terms.ts';
import type { MinimumRange } from '../rules/minimum-stay.ts';
import { toTheDay } from '../rules/stay-in-words.de.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';
import * as calendarVisitorMessagesDe from '../../calendar/messages/visitor.de.ts';

export const cardNumberMissing = 'Geben Sie die Nummer der Testkarte an.';
export const demoPaymentHint = 'Testzahlung: Es fließt kein Geld. Verwenden Sie nur die Testkarten.';
export const demoOnboardingNotice = 'Testregistrierung: Keine Daten verlassen diese Seite, und es fließt kein Geld.';
export const payButton = (cents: number) => `${formatEuro(asCents(cents))} bezahlen`;
export const authoriseButton = (cents: number) => `${formatEuro(asCents(cents))} autorisieren`;
export const authorisationNotice =
  'Der Betrag wird auf der Karte nur reserviert. Belastet wird sie nur, wenn der Gastgeber rechtzeitig annimmt.';
export const cardExpiryInvalid = 'Geben Sie ein Ablaufdatum in der Zukunft an, zum Beispiel 12\u00a0/\u00a034.';
export const cardCvcInvalid = 'Geben Sie einen dreistelligen Code an, zum Beispiel 123.';
export const cardholderMissing = 'Geben Sie den Namen auf der Karte an.';
export const actionFailed = 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const paymentAlreadyCompleted = 'Diese Zahlung ist schon abgeschlossen.';
export const paymentExpired = 'Diese Zahlung ist abgelaufen. Die Nächte sind wieder frei.';
export const testCards = [
  { numero: '4242 4242 4242 4242', esito: 'Zahlung erfolgreich' },
  { numero: '4000 0000 0000 0002', esito: 'Karte abgelehnt' },
  { numero: '4000 0000 0000 9995', esito: 'Deckung nicht ausreichend' },
];

export const bookingsSuspended =
  'Im Moment kann nicht gebucht werden. Ihre Karte wurde nicht belastet. Versuchen Sie es in ein paar Minuten noch einmal.';

export const nightCount = (count: number) => pluralDe(count, { one: '1 Nacht', other: `${formatCount(count)} Nächte` });
export const guestCount = (count: number) => pluralDe(count, { one: '1 Gast', other: `${formatCount(count)} Gäste` });
const moreGuests = (count: number) =>
  pluralDe(count, { one: '1 weiterer Gast', other: `${formatCount(count)} weitere Gäste` });
export function billLineText(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Endreinigung';
  if (line.kind === 'extra_guests') {
    const times = `${nightCount(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${moreGuests(line.guests)}, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'Saison');
  const which = [season, line.rate === 'weekend' && 'Wochenende'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nightCount(line.nights)}${which && ` (${which})`} × ${price}`;
}
export const dayStates: Record<DayState, string> = {
  past: 'vergangen',
  checkIn: 'als Anreisetag gewählt',
  checkOut: 'als Abreisetag gewählt',
  inStay: 'im Aufenthalt',
  departureOnly: 'nur Abreise',
  takenInStay: 'in Ihrem Zeitraum, nicht frei',
  unavailable: 'nicht frei',
  tooShort: 'Aufenthalt zu kurz',
  available: 'frei',
};
export const selectionOutcomes: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: nicht frei.`,
  checkInSet: (clicked) => `Anreise ${formatLongDate(clicked)}. Wählen Sie den Abreisetag.`,
  datesCleared: () => 'Reisedaten entfernt.',
  checkOutCleared: () => 'Abreise entfernt. Wählen Sie eine neue Abreise.',
  nightsTakenBetween: (clicked) =>
    `Dazwischen sind Nächte belegt: neue Anreise ${formatLongDate(clicked)}. Wählen Sie die Abreise.`,
};
export const datesOrGuestsMissing = 'Wählen Sie Reisedaten und Zahl der Gäste';
export const stayDatesAnnouncement = (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
  `${nightCount(count)}, von ${formatLongDate(check_in)} bis ${formatLongDate(check_out)}.`;
export const stayTotalAnnouncement = ({ total_cents }: { total_cents: Cents }) =>
  `Gesamtpreis ${formatEuro(total_cents)}.`;
export const availabilityNotLoaded = 'Die Verfügbarkeit konnte nicht geladen werden';
export const chooseDatesForTotal = 'Reisedaten wählen und Gesamtpreis sehen';
export const chooseCheckOutHint = (minimum: number) =>
  `Abreise wählen${minimum > 1 ? ` · mindestens ${nightCount(minimum)}` : ''}`;
export const roomChanged = (nome: string) => `${nome}: Preis, Schlafplätze und Verfügbarkeit aktualisiert.`;

const inMinutes = (minuti: number) => (minuti === 1 ? 'in einer Minute' : `in ${minuti} Minuten`);
export const paymentNotCreated = 'Die Zahlung konnte nicht gestartet werden';
export const noChargeMade = 'Ihre Karte wurde nicht belastet.';
export const datesNoLongerAvailable = 'Der gewählte Zeitraum ist nicht mehr frei. Wählen Sie einen anderen.';
export const roomNoLongerFree = 'Dieses Zimmer ist in diesem Zeitraum nicht mehr frei.';
export const priceChanged =
  'Der Preis hat sich geändert. Prüfen Sie den neuen Gesamtpreis und bestätigen Sie noch einmal.';
export const confirmationNeededUnreadCalendar =
  'Wir können gerade einen der Kalender dieser Unterkunft nicht abrufen. Der Gastgeber muss bestätigen, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.';
export const confirmationNeededUnreadEntry =
  'Für diesen Zeitraum enthält der Kalender dieser Unterkunft einen Eintrag, den wir nicht vollständig lesen können. Der Gastgeber muss bestätigen, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.';
export const confirmationNeededAlways =
  'Der Gastgeber dieser Unterkunft bestätigt jede Buchung, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.';
export const confirmationNeededToday = (hour: number) =>
  `Bei einer Anreise heute${hour === 0 ? '' : ` ab ${hour}:00 Uhr`} bestätigt der Gastgeber, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.`;
export const confirmationNoLongerNeeded =
  'Die Bestätigung des Gastgebers ist nicht mehr nötig. Sie bezahlen jetzt, und Ihre Buchung ist sofort bestätigt. Prüfen Sie alles und gehen Sie zur Zahlung.';
export const bookingRequestInProgress = 'Noch einen Augenblick. Versuchen Sie es in ein paar Sekunden noch einmal.';
export const idempotencyKeyReused = 'Diese Anfrage wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu.';
export const idempotencyKeyInvalid = 'Diese Anfrage ist ungültig. Laden Sie die Seite neu.';
export const onlinePaymentNotAccepted = 'Diese Unterkunft nimmt keine Online-Zahlungen an.';
export const propertyNotFound = 'Unterkunft nicht gefunden.';
export const roomNotFound = 'Wählen Sie ein Zimmer dieser Unterkunft.';
export const cinMismatch = 'Unterkunft und CIN passen nicht zusammen.';
export const tooManyOpenPayments = (quanti: number, minuti: number) =>
  `Mit dieser E-Mail-Adresse sind schon ${quanti} Zahlungen offen. Schließen Sie eine ab oder heben Sie eine der Reservierungen auf. Sonst versuchen Sie es ${inMinutes(minuti)} noch einmal.`;
export const tooManyAbandonedPayments = (minuti: number) =>
  `Mit dieser E-Mail-Adresse wurden zu viele Zahlungen begonnen und nicht abgeschlossen. Versuchen Sie es ${inMinutes(minuti)} noch einmal.`;
export const tooManyPaymentsFromNetwork = (minuti: number) =>
  `Aus Ihrem Netz wurden zu viele Zahlungen begonnen und nicht abgeschlossen. Versuchen Sie es ${inMinutes(minuti)} noch einmal.`;
export const nameInvalid = 'Geben Sie Ihren Vor- und Nachnamen an.';
export const emailInvalid = 'Geben Sie die vollständige E-Mail-Adresse an, wie name@beispiel.it.';
export const phoneInvalid = 'Geben Sie eine gültige Telefonnummer an.';
export const notesTooLong = 'Die Anmerkungen dürfen höchstens 1.000 Zeichen haben.';
export const totalInvalid = 'Der angegebene Gesamtpreis ist ungültig. Laden Sie die Seite neu.';
export const policyInvalid = 'Die angegebenen Stornobedingungen sind ungültig. Laden Sie die Seite neu.';
export const termsChanged =
  'Die Buchungsbedingungen haben sich geändert. Laden Sie die Seite neu, um die neuen zu lesen.';
export const policyChanged =
  'Der Gastgeber hat die Stornobedingungen geändert. Prüfen Sie die neuen und bestätigen Sie noch einmal.';
export const bookingModeInvalid = 'Die angegebene Buchungsart ist ungültig. Laden Sie die Seite neu.';
export const refundInvalid = 'Die angegebene Erstattung ist ungültig. Laden Sie die Seite neu.';
export const refundChanged =
  'Die Erstattung hat sich geändert. Prüfen Sie den neuen Betrag und bestätigen Sie noch einmal.';
export const messageTooLong = 'Die Nachricht darf höchstens 1.000 Zeichen haben.';
export const erasureBlockedByBooking =
  'Gerade läuft eine Zahlung oder eine Anfrage. Warten Sie, bis sie abgeschlossen ist, und löschen Sie dann Ihre Daten.';
export const bookingDataErased =
  'Die Daten zu dieser Buchung wurden auf Wunsch des Gastes gelöscht. Dieser Link gilt nicht mehr.';
export const bookingNotFound = 'Buchung nicht gefunden.';
export const paymentNotFound = 'Zahlung nicht gefunden.';
export const cardDeclined = 'Die Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.';
export const insufficientFunds = 'Die Karte ist nicht ausreichend gedeckt. Versuchen Sie es mit einer anderen.';
export const tabNotFound = 'Diese Ansicht gibt es nicht.';
export const pageNotFound = 'Diese Seite gibt es nicht.';
export const requestAlreadyAnswered = 'Die Anfrage ist schon beantwortet.';
export const answerTimeExpired = 'Die Frist für die Antwort ist abgelaufen. Die Karte des Gastes wird nicht belastet.';
export const bookingNotCancellable =
  'Diese Buchung lässt sich online nicht mehr stornieren. Rufen Sie den Gastgeber an.';
export const paymentProviderNotConnected =
  'Diese Buchung wurde mit einem Dienst bezahlt, der gerade nicht verbunden ist. Belastungen, Erstattungen und Stornierungen sind online nicht möglich. Die Buchung bleibt, wie sie ist.';
export const paymentProviderUnreachable =
  'Der Zahlungsdienst antwortet nicht. Die Nächte bleiben reserviert. Versuchen Sie es gleich noch einmal, oder lassen Sie die Reservierung von selbst ablaufen.';
export const paymentDescription = (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
  `${formatDayMonthYear(stay.check_in)} bis ${formatDayMonthYear(stay.check_out)}, ${pluralDe(stay.guests, { one: '1 Gast', other: `${stay.guests} Gäste` })}`;
export const calendarEventTitle = (nome: string) => `Aufenthalt: ${nome}`;
export const calendarEventNote = ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
  [`Buchungscode: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n');
export const paymentNoLongerPending = 'Diese Zahlung läuft nicht mehr. Laden Sie die Seite neu.';

export const stayFaults: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Die Abreise muss nach der Anreise liegen.',
  checkInPast: () => 'Der Anreisetag ist vorbei. Wählen Sie einen anderen.',
  beyondHorizon: ({ last }) => `Der Kalender reicht bis ${formatLongDate(last)}. Wählen Sie einen anderen Zeitraum.`,
  tooManyNights: () => `Sie können höchstens ${nightCount(MAX_NIGHTS)} buchen. Wählen Sie einen kürzeren Zeitraum.`,
  guestsOutOfRange: (limits) => `Die Zahl der Gäste muss zwischen 1 und ${limits.guests} liegen.`,
  minimumStay: (limits) => `Bei Anreise an diesem Tag beträgt der Mindestaufenthalt ${nightCount(limits.nights)}.`,
  nightUnavailable: () => 'Eine der gewählten Nächte ist nicht frei. Wählen Sie einen anderen Zeitraum.',
};

const WEEKEND_NIGHTS = 2;
function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}
function dayWithArticle(date: CalendarDate): string {
  return `${Number(date.slice(8))}.`;
}
function isSameMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}
function dateRange(start: CalendarDate, end: CalendarDate): string {
  const month = isSameMonth(start, end) ? '' : ` ${monthName(start)}`;
  return `vom ${dayWithArticle(start)}${month} bis ${dayWithArticle(end)} ${monthName(end)}`;
}
function dateWindow({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = dayWithArticle(departure) === '1.' ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `am ${dayWithArticle(from)} ${monthName(from)}`;
  const month = isSameMonth(from, until) ? '' : ` ${monthName(from)}`;
  return `zwischen dem ${dayWithArticle(from)}${month} und ${month === '' ? '' : 'dem '}${dayWithArticle(until)} ${monthName(until)}`;
}
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? dateWindow(flexible) : `im ${nameOfMonth(month)}`;
}
export function flexibleNights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return nightCount(count);
  return count === WEEKEND_NIGHTS ? 'Ein Wochenende' : `${nightCount(count)} ab Freitag`;
}
export function flexibleStayLabel(flexible: FlexibleStay): string {
  return `${flexibleNights(flexible)} ${windowPhrase(flexible)}`;
}
export function bestDatesNotice(flexible: FlexibleStay): string {
  return `Die günstigsten Reisedaten je Unterkunft ${dateWindow(flexible)}, mit Gesamtpreis.`;
}
export function nightsWithDates(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${nightCount(count)}, ${dateRange(check_in, check_out)}`;
}

export const sameDayConfirmationNotice = (hour: number) =>
  hour === 0
    ? 'Anreise heute. Wir fragen zuerst den Gastgeber.'
    : `Anreise heute. Ab ${hour}:00 Uhr fragen wir zuerst den Gastgeber.`;
export const sameDayReasonForGuest =
  'Der Aufenthalt beginnt am Tag der Anfrage. Deshalb bestätigt der Gastgeber zuerst.';

const platformNames: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };
export const misreadCalendarForGuest =
  'Zum Zeitpunkt der Anfrage enthielt der Kalender dieser Unterkunft für diesen Zeitraum einen Eintrag, den wir nicht vollständig lesen konnten. Deshalb prüft der Gastgeber die Reisedaten, bevor er bestätigt.';
export const unreadCalendarForGuest = (since: string) =>
  `Zum Zeitpunkt der Anfrage war einer der Kalender dieser Unterkunft nicht abrufbar (seit ${formatMoment(since)}). Deshalb prüft der Gastgeber die Reisedaten, bevor er bestätigt.`;
function unreadPlatformsSentence(unread: readonly UnreadPlatform[]): string {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'der Kalender' : 'der'} von ${platformNames[platform]} (seit ${formatMoment(since)})`,
  );
  const last = calendars.pop() ?? '';
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} und ${last}`;
  return `Zum Zeitpunkt der Anfrage ${calendars.length === 0 ? 'war' : 'waren'} ${all} nicht abrufbar.`;
}
function misreadPlatformSentence({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => calendarVisitorMessagesDe.misreadEvent(parseMisread(event))).join('; ');
  return `Der Kalender von ${platformNames[platform]} war nur teilweise gelesen, und diese Nächte konnten belegt sein${events === '' ? '' : `: ${events}`}.`;
}
export const unreadCalendarSentences: UnreadSentences = {
  unread: unreadPlatformsSentence,
  partlyRead: misreadPlatformSentence,
};
export const checkCalendarsBeforeAccepting =
  'Deshalb ist es eine Anfrage. Prüfen Sie vor dem Annehmen dort, ob die Nächte frei sind.';

export const bookingTitles: Record<BookingTitle, string> = {
  paymentMissing: 'Es fehlt nur noch die Zahlung',
  cardMissing: 'Es fehlen nur noch die Kartendaten',
  requestSent: 'Anfrage gesendet',
  confirmed: 'Buchung bestätigt',
  paidLate: 'Die Zahlung kam zu spät',
  expired: 'Die Nächte sind wieder frei',
  refused: 'Der Gastgeber kann Ihre Anfrage leider nicht annehmen',
  withdrawn: 'Sie haben die Anfrage zurückgezogen',
  cancelledByGuest: 'Sie haben die Buchung storniert',
  cancelledByOwner: 'Der Gastgeber hat die Buchung storniert',
  cancelled: 'Die Buchung ist storniert',
};
export const bookingSentences: Record<BookingSentence, string | ((facts: BookingFacts) => string)> = {
  paymentChecked: 'Wir prüfen die Zahlung und schreiben Ihnen, sobald alles geklärt ist.',
  refunded: ({ refunded }) =>
    `Wir haben Ihnen ${formatEuro(refunded)} auf die Karte erstattet, mit der Sie bezahlt haben.`,
  refundUnderWay: ({ refunded }) =>
    `Die Erstattung von ${formatEuro(refunded)} läuft. Sie sehen sie in 5–10 Arbeitstagen auf Ihrer Karte.`,
  notCharged: 'Ihre Karte wurde nicht belastet.',
  chargedBack: 'Die Zahlung wurde zurückgebucht.',
  noRefund: 'Nach den Bedingungen gibt es keine Erstattung.',
  paidTooLate:
    'Die Zahlung ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. Wir erstatten Ihnen alles.',
  requestExpired: 'Die Buchung wurde nicht abgeschlossen, oder der Gastgeber hat nicht rechtzeitig geantwortet.',
  paymentIncomplete: 'Die Zahlung wurde nicht abgeschlossen.',
  answerBy: ({ answerBy }) => `Der Gastgeber kann bis ${formatMoment(answerBy)} antworten.`,
  homeAwaits: 'Ihre Unterkunft erwartet Sie.',
  roomAwaits: 'Ihr Zimmer erwartet Sie.',
  dataErased: 'Ihre Daten sind gelöscht. Der Aufenthalt bleibt hier sichtbar, bis er zu Ende ist.',
  mailSent: ({ email }) => `Wir haben an ${email} geschrieben.`,
  refundedIfRefused:
    'Ihre Karte wurde schon belastet. Lehnt der Gastgeber ab oder antwortet er nicht, erstatten wir Ihnen den vollen Betrag.',
  chargedIfAccepted: 'Der Betrag ist auf Ihrer Karte reserviert. Belastet wird sie nur, wenn er annimmt.',
  sameDay: sameDayReasonForGuest,
  calendarMisread: misreadCalendarForGuest,
  calendarUnread: ({ unreadSince }) => unreadCalendarForGuest(unreadSince),
  keepLink: 'Bewahren Sie den Link dieser Seite auf.',
  datesFree: 'Die Nächte sind wieder frei.',
};
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
export function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'die Zeit läuft gleich ab';
  if (minutes === 1) return 'noch 1 Minute';
  if (minutes < 120) return `noch ${minutes} Minuten`;
  return `noch ${Math.floor(minutes / 60)} Stunden`;
}
export const bookingNotFoundTitle = 'Wir finden diese Buchung nicht';
export const bookingCodeHelp =
  'Vielleicht wurde die Adresse nicht vollständig kopiert. Der Code hat 16 Buchstaben und Ziffern. Er steht in der E-Mail, die wir Ihnen gesendet haben. Wenn Sie die Zahlung nicht abgeschlossen haben, gibt es keine Buchung, und Ihre Karte wurde nicht belastet.';
export const bookingCodeIncomplete = 'Der Code hat 16 Buchstaben und Ziffern. Prüfen Sie, ob er vollständig ist.';
export const nightsHeldUntil = (stay: string) => `Die Nächte ${stay} sind für Sie reserviert bis`;
export const demoBookingNotice = 'Testzahlung: Es fließt kein Geld.';
export const paymentAbandonedNotice = 'Sie haben die Zahlungsseite verlassen. Ihre Karte wurde nicht belastet.';
export const paymentCheckNotice =
  'Wenn Sie gerade bezahlt haben, erscheint die Bestätigung hier in wenigen Sekunden. Schließen Sie die Seite nicht.';
export const paymentSplit = (ownerCents: number, feeCents: number) =>
  `${formatEuro(asCents(ownerCents))} gehen an den Gastgeber, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}\u00a0%) an ${brandName}. Die Kosten des Zahlungsdienstes sind noch nicht abgezogen.`;
export const refundForGuest = (cents: number) =>
  cents === 0
    ? 'Sie erhalten keine Erstattung.'
    : `Sie erhalten ${formatEuro(asCents(cents))} auf die Karte, mit der Sie bezahlt haben.`;
export const withdrawalNotCharged = 'Ihre Karte wird nicht belastet.';
export const refundChangedTo = (cents: number) =>
  `Die Erstattung hat sich geändert. Jetzt sind es ${formatEuro(asCents(cents))}. Bestätigen Sie noch einmal, wenn es passt.`;
export const bookingUpdated = (title: string) => `Neuer Stand: ${title}.`;

export const inquiryLetter: LetterSentences = {
  subject: (nome) => `Anfrage: ${nome}`,
  opening: (nome) => `Guten Tag, ich hätte gerne nähere Informationen zu ${nome}.`,
  camera: (nome) => `Zimmer: ${nome}`,
  checkIn: (date) => `Anreise: ${formatLongDate(date)}`,
  checkOut: (date) => `Abreise: ${formatLongDate(date)}`,
  noDates: 'Die Reisedaten stehen noch nicht fest.',
  nights: (count) => `Nächte: ${formatCount(count)}`,
  guests: (count) => `Gäste: ${formatCount(count)}`,
  total: (total) => `Gesamtpreis: ${formatEuro(total)}`,
  closing: 'Vielen Dank!',
};

export const bookingModeTitles = {
  immediata: 'Buchen und bezahlen',
  su_richiesta: 'Buchung anfragen',
} satisfies Record<Modalita, string>;
export const bookingModeExplanations = {
  immediata: 'Sie bezahlen jetzt mit Karte auf der sicheren Zahlungsseite. Die Buchung ist sofort bestätigt.',
  su_richiesta:
    'Der Gastgeber hat 24 Stunden Zeit für die Antwort. Auf der Zahlungsseite autorisieren Sie den Betrag. Belastet wird er nur, wenn er annimmt.',
} satisfies Record<Modalita, string>;
export const sameDayRequestExplanation =
  'Der Gastgeber kann heute bis 23:59 Uhr italienischer Zeit antworten, danach verfällt die Anfrage. Auf der Zahlungsseite autorisieren Sie den Betrag. Belastet wird er nur, wenn er annimmt.';
export const paymentButton = (modalita: Modalita, total: number) => {
  const amount = formatEuro(asCents(total));
  return modalita === 'immediata' ? `Weiter zur Zahlung: ${amount}` : `Buchung anfragen: ${amount}`;
};
export const newTotalNotice = (total: number) => `Neuer Gesamtpreis: ${formatEuro(asCents(total))}`;
export const otherFreeRoomsIntro = 'Für dieselben Nächte sind noch frei:';
export const takeRoomButton = (nome: string, total: Cents) => `${nome}, insgesamt ${formatEuro(total)}`;
export const checkMarkedFields = 'Prüfen Sie die markierten Felder.';

export function untilDaysBefore(days: number, isFirst = true): string {
  if (days === 0) return 'bis zum Anreisetag';
  const before = days === 1 ? 'bis zum Tag' : `bis ${days} Tage`;
  if (isFirst) return `${before} vor der Anreise`;
  return `${before} davor`;
}
function refundShare({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Volle Erstattung' : 'alles';
  if (percent === 50) return isFirst ? 'Die Hälfte zurück' : 'die Hälfte';
  return isFirst ? `${percent}\u00a0% zurück` : `${percent}\u00a0%`;
}
export function refundRule(terms: readonly RefundTerm[]): string {
  const paying = payingTerms(terms);
  if (paying.length === 0) return 'Keine Erstattung.';
  return `${paying.map((term, at) => `${refundShare(term, at === 0)} ${untilDaysBefore(term.days, at === 0)}`).join(', ')}.`;
}
export const refundSteps: RefundStepSentences = {
  none: 'Bei Stornierung: keine Erstattung',
  until: (until, amount_cents) => `Stornieren bis ${formatLongDate(until)}: ${formatEuro(amount_cents)} zurück`,
  after: () => 'Danach: keine Erstattung',
};
export const cleaningRefundNotice =
  'Die Endreinigung wird immer erstattet, wenn die Stornierung vor dem Anreisetag erfolgt.';

export const policyNames: Record<Politica, string> = {
  flessibile: 'Flexibel',
  moderata: 'Moderat',
  rigida: 'Streng',
};

const NO_REFUND = 'Keine Erstattung bei Stornierung';
export const cardRefundsWithoutDates: FirstRefundSentences<number, number> = {
  none: NO_REFUND,
  whole: (days) => `Kostenlos stornierbar ${untilDaysBefore(days)}`,
  part: (days, percent) => `Stornieren ${untilDaysBefore(days)}: ${percent}\u00a0% zurück`,
};
const bedCount = (count: number) =>
  pluralDe(count, { one: '1 Schlafplatz', other: `${formatCount(count)} Schlafplätze` });
function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Kein Zimmer für ${guestCount(guests)}: Das größte hat ${bedCount(beds)}`;
  return `${bedCount(beds)}: zu wenig für ${guestCount(guests)}`;
}
export function cardStayFault(
  code: StayFault,
  limits: StayLimits,
  party: { guests: number; hasRooms: boolean },
): string {
  if (code === 'guestsOutOfRange') return tooManyGuests(party.guests, limits.guests, party.hasRooms);
  return stayFaults[code](limits);
}
export const cardRefunds: FirstRefundSentences<CalendarDate, Cents> = {
  none: NO_REFUND,
  whole: (until) => `Kostenlos stornierbar bis ${formatLongDate(until)}`,
  part: (until, amount_cents) => `Stornieren bis ${formatLongDate(until)}: ${formatPrice(amount_cents)} zurück`,
};
export function cardPriceParts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} pro Nacht`
      : `${formatPrice(cheapest)} bis ${formatPrice(dearest)} pro Nacht`;
  const guests = extra > 0 && `${formatPrice(extra)} für weitere Gäste`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} Reinigung`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const availabilityUnverified = 'Verfügbarkeit nicht geprüft. Wir bestätigen sie vor der Zahlung.';
export const retryButton = 'Noch einmal versuchen';

export const guestsOption = (count: number) => guestCount(count);
export const minimumNights = (nights: string) => `Mindestens ${nights}`;
export const roomCapacityHint = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `${formatCount(party)} Gäste: Dieses Zimmer hat Platz für ${formatCount(beds)}. Weitere Zimmer buchen Sie bitte separat.`
    : `${formatCount(party)} Gäste: Hier ist Platz für ${formatCount(beds)}.`;
export const continueForGuestsButton = (guests: number) =>
  pluralDe(guests, { one: 'Weiter für 1 Gast', other: `Weiter für ${formatCount(guests)} Gäste` });
export const otherHomesForGuestsLink = (party: number) => `Andere Unterkünfte für ${formatCount(party)} Gäste`;
export const forGuestNumber = (guests: number) => `für ${guests}`;

export const chooseCheckInPrompt = 'Wählen Sie die Anreise, oder suchen Sie ohne Reisedaten.';
export const chooseCheckOutPrompt = (check_in: string) => `Anreise ${check_in}. Wählen Sie jetzt die Abreise.`;

export const whichMonthLabel = 'In welchem Monat?';
export const howLongLabel = 'Wie lange?';
export const weekendOption = 'Ein Wochenende';
export const currentPeriodOption = (label: string) => `Aktuelle Auswahl: ${label}`;
export const otherMonthsButton = 'Weitere Monate';

export const takenOnYourDates = 'Zu Ihren Reisedaten belegt';
export const nearestFreeDatesIntro = 'Die nächsten freien Termine:';
export const onRequestNote = 'auf Anfrage';
export const otherFreeHomesLink = 'Andere freie Unterkünfte';

export const checkInFrom = (check_in: string) => `Ab ${check_in}`;
export const writeEmailLink = 'E-Mail schreiben';
export const callNumberPrefix = 'Anrufen:';
export const writeOnWhatsappLink = 'Per WhatsApp schreiben';
export const contactOwnerTitle = 'Gastgeber kontaktieren';
export const propertyLabel = 'Unterkunft';
export const datesLabel = 'Reisedaten';
export const nightsLabel = 'Nächte';
export const notYetChosen = 'Noch offen';
export const messagePrefilled = 'Die Nachricht ist schon ausgefüllt, mit Reisedaten, Gästen und Gesamtpreis.';
export const messagePrefilledWithoutDates =
  'Die Nachricht ist schon ausgefüllt. Ergänzen Sie, wann Sie kommen möchten.';

export const totalLabel = 'Gesamtpreis';
export const informationOnlyBadge = 'Unverbindlich anfragen';
export const recommendationIntro = 'Wir empfehlen Ihnen,';
export const paymentsSuspendedIntro = 'Online-Zahlungen sind für diese Unterkunft vorübergehend nicht möglich.';
export const paymentUnavailableIntro = 'Online-Zahlung ist hier nicht möglich.';
export const propertyNotGuaranteed = 'Diese Unterkunft ist ohne Garantie.';
export const chooseAnotherHomeLink = 'eine andere Unterkunft zu wählen';
export const bookAndPayButton = 'Buchen und bezahlen (mit Garantie)';
export const requestConfirmationButton = 'Buchung anfragen';
export const recommendationEnding = ' oder beim Gastgeber nachzufragen.';
export const stayDatesLabel = 'Reisedaten';
export const legendSelected = 'Gewählt';
export const legendTaken = '\u2002Belegt';
export const legendDepartureOnly = 'Nur Abreise';
export const clearDatesButton = 'Reisedaten löschen';
export const availabilityTitle = 'Verfügbarkeit und Buchung';
export const touristTaxNotice = 'Fällt eine Kurtaxe an, bezahlen Sie sie vor Ort in der Unterkunft.';
export const checkInLabel = 'Anreise';
export const checkOutLabel = 'Abreise';
export const chooseButton = 'Wählen';
export const roomLabel = 'Zimmer';
export const guestsLabel = 'Gäste';
export const continueButton = 'Weiter';
export const chooseDatesButton = 'Reisedaten wählen';
export const chooseAnotherRoomButton = 'Anderes Zimmer wählen';
export const chooseOtherDatesButton = 'Andere Reisedaten wählen';
export const checkOutMissing = 'Wählen Sie auch den Abreisetag.';
export const changeDatesButton = 'Reisedaten ändern';
export const takenLabel = 'Belegt';
export const datesNotBookable = 'Dieser Zeitraum ist nicht buchbar';
export const totalSuffix = 'gesamt';
export const priceOnRequest = 'Preis auf Anfrage';
export const fromPricePrefix = 'ab';
export const perNightSuffix = '/ Nacht';
export const datesAndGuestsRemoved = 'Reisedaten und Gäste entfernt.';
export const removeDatesAndGuestsButton = 'Reisedaten und Gäste entfernen';
export const showHomesButton = 'Unterkünfte zeigen';
export const fixedDatesHint = 'Sie sehen alle Unterkünfte, die durchgehend frei sind, mit Gesamtpreis.';
export const flexibleDatesHint = 'Zu jeder Unterkunft sehen Sie den günstigsten freien Zeitraum, mit Gesamtpreis.';
export const dateFlexibilityLabel = 'Wie genau Ihre Reisedaten feststehen';
export const fixedDatesOption = 'Festes Datum';
export const flexibleDatesOption = 'Flexibel';
export const whenAndHowManyTitle = 'Wann und wie viele Gäste?';
export const datesAndGuestsPrefix = 'Reisedaten und Gäste:';
export const datesAndGuestsLabel = 'Termin und Gäste';

export function minimumStayNotice({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Mindestens ${nightCount(to)}`;
  const by = hasRooms ? 'je nach Zimmer und Reisezeit' : 'je nach Reisezeit';
  return `Mindestens ${from} bis ${nightCount(to)}, ${by}`;
}

export const guestHoldNotice = (stay: string) => `Hier sind schon Nächte für Sie reserviert: ${stay}.`;
export const nightsHeldForYou = 'Diese Nächte sind für Sie reserviert. Es fehlt nur noch die Zahlung.';
export const resumePaymentButton = 'Weiter zur Zahlung';
export const payNowButton = 'Jetzt bezahlen';

export const policyFirstSteps: FirstRefundSentences<CalendarDate, Cents> = {
  none: NO_REFUND,
  whole: (until) => `Kostenlos stornierbar bis ${toTheDay(until)}`,
  part: (until, amount_cents) => `${formatPrice(amount_cents)} zurück bei Stornierung bis ${toTheDay(until)}`,
};

export const cancellationPolicyTitle = (name: string) => `Stornierung: ${name.toLowerCase()}`;

export const roomsTitle = 'Die Zimmer';
export const upToGuests = (ospiti: string) => `Für ${ospiti}`;
export const privateBathroom = 'Eigenes Bad';
export const sharedBathroom = 'Gemeinschaftsbad';
export const roomUnavailable = 'Nicht frei';
export const chooseRoomButton = 'Wählen';
export const chosenRoomButton = 'Gewählt';
export const roomOfHome = (casa: string) => `Ein Zimmer in ${casa}`;
export const oneOfTheRooms = 'Eines der Zimmer';
export const allRoomsAtOnePrice = (prezzo: string) =>
  `Alle zu ${prezzo} pro Nacht. Wenn Sie ein bestimmtes möchten, wählen Sie es hier.`;
export const cheapestRoomNotice = (camera: string) =>
  `Der angezeigte Preis gilt für ${camera}, das günstigste Zimmer. Wenn Sie ein anderes möchten, wählen Sie es hier.`;

export const stayFromDay = (check_in: string) => `Ab ${check_in}`;

export const cancellationRefunds: RefundDeadlineSentences = {
  over: 'Nach den Bedingungen, die Sie akzeptiert haben, gibt es jetzt keine Erstattung mehr.',
  less: (until, amount_cents) => `Das gilt bis ${toTheDay(until)}. Danach sind es noch ${formatEuro(amount_cents)}.`,
  nothing: (until) => `Das gilt bis ${toTheDay(until)}. Danach gibt es keine Erstattung mehr.`,
};

export const billAndTermsTitle = 'Preis und Bedingungen';
export const bookingCodeLabel = 'Code';
export const copyLinkButton = 'Link kopieren';
export const openBookingButton = 'Buchung öffnen';
export const bookingCodeFieldLabel = 'Buchungscode';
export const bookingCodePlaceholder = 'ABCD-EFGH-JKMN-PQRS';
export const withdrawRequestButton = 'Anfrage zurückziehen';
export const cancelBookingButton = 'Buchung stornieren';
export const datesFreedEnding = (stay: string) => `, ${stay}. Die Nächte werden wieder frei.`;
export const cancellationIsFinal = 'Die Stornierung lässt sich nicht rückgängig machen.';
export const withdrawalIsFinal = 'Das lässt sich nicht rückgängig machen.';
export const goBackButton = 'Zurück';
export const withdrawRequestQuestion = 'Sie ziehen Ihre Anfrage zurück für';
export const cancelBookingQuestion = 'Sie stornieren Ihre Buchung für';
export const ownerAnswersByLabel = 'Antwort bis';
export const changeOfPlansTitle = 'Ihre Pläne ändern sich?';
export const directionsTitle = 'So kommen Sie hin';
export const cinLabel = 'CIN';
export const whatsappLabel = 'WhatsApp';
export const emailLabel = 'E-Mail';
export const openMapLink = 'Karte öffnen';
export const addToCalendarLink = 'In den Kalender';
export const releaseDatesButton = 'Reservierung aufheben';
export const paymentTitle = 'Zahlung';
export const stayTitle = 'Der Aufenthalt';
export const nightsAndGuestsLabel = 'Für';
export const paidLabel = 'Bezahlt am';
export const bookedByLabel = 'Gebucht auf';
export const phoneLabel = 'Telefon';
export const notesForOwnerLabel = 'Anmerkungen für den Gastgeber';
export const editorsMessageLabel = `Nachricht des Teams von ${brandName}`;
export const ownerMessageLabel = 'Nachricht des Gastgebers';
export const arrivalHours = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `von ${dalle} bis ${entro} Uhr`;
  return (dalle && `ab ${dalle} Uhr`) || (entro && `bis ${entro} Uhr`) || null;
};
export const hostOpensDoor = (nome: string, quando: string | null) =>
  `${nome} öffnet Ihnen die Tür${quando === null ? '' : `, ${quando}`}`;
export const arrivalAt = (quando: string) => `Anreise ${quando}`;

export const payByCardTitle = 'Mit Karte bezahlen';
export const testGuestName = 'Testgast';
export const cardNumberLabel = 'Kartennummer';
export const cardExpiryLabel = 'Gültig bis';
export const cardExpiryPlaceholder = 'MM / JJ';
export const cardCvcLabel = 'CVC';
export const cardholderLabel = 'Name auf der Karte';
export const goToBookingLink = 'Zur Buchung';
export const activatePaymentsTitle = 'Zahlungen aktivieren';
export const realOnboardingIntro =
  'In der echten Version öffnet sich hier die sichere Seite von Stripe. Sie fragt nach:';
export const completeTestOnboardingButton = 'Testregistrierung abschließen';
export const backToOwnerAreaLink = 'Zurück zum Gastgeberbereich';
export const onboardingIdentityItem = 'Wer Sie sind: Name, Geburtsdatum, Ausweis';
export const onboardingAddressItem = 'Wo Sie wohnen und Ihre Steuernummer';
export const onboardingIbanItem = 'Die IBAN für die Überweisungen';
export const contactsLink = 'Kontakt';
export const termsLink = 'Buchungsbedingungen';
export const privacyLink = 'Datenschutz';
export const testCardsTitle = 'Testkarten';

export const howManyGuestsLabel = 'Wie viele Gäste?';
export const guestNumberPlaceholder = 'Bitte wählen';
export const guestNumberMissing = 'Wählen Sie die Zahl der Gäste.';
export const enterGuestNumberButton = 'Anzahl der Gäste wählen';
export const totalDependsOnGuests = 'Der Gesamtpreis hängt von der Zahl der Gäste ab.';
export const fullNameLabel = 'Vor- und Nachname';
export const emailHint = 'Hierhin senden wir die Bestätigung.';
export const phoneHint = 'Damit der Gastgeber Sie zur Ankunft erreicht.';
export const acceptTermsPrefix = 'Wenn Sie fortfahren, akzeptieren Sie die';
export const bookingTermsLink = 'Buchungsbedingungen';
export const hostWelcomes = (nome: string) => `${nome} empfängt Sie`;
export const locationTitle = 'Lage der Unterkunft';
export const addressAfterConfirmation = 'Die genaue Adresse erhalten Sie mit der Bestätigung.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
