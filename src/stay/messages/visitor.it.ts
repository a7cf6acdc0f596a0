import { brandName } from '../../kernel/brand/brand.ts';
import { asCents, type Cents, formatEuro, formatPrice } from '../../kernel/money/cents.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatDayMonthYear,
  formatLongDate,
  monthOf,
  nameOfMonth,
} from '../../kernel/dates/calendar-date.ts';
import type { DayState } from '../rules/day-state.ts';
import type { BillLine } from '../rules/quote-stay.ts';
import type { SelectOutcome } from '../rules/select-date.ts';
import { atClock } from '../../kernel/dates/format-clock.ts';
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
import { toTheDay } from '../rules/stay-in-words.it.ts';
import * as calendarMessages from '../../calendar/messages/visitor.ts';

export const cardNumberMissing = 'Scrivi il numero della carta di prova.';
export const demoPaymentHint = 'Pagamento dimostrativo: nessun addebito. Usa solo le carte di prova.';
export const demoOnboardingNotice = 'Registrazione dimostrativa: nessun dato esce da qui e nessun pagamento è reale.';
export const payButton = (cents: number) => `Paga ${formatEuro(asCents(cents))}`;
export const authoriseButton = (cents: number) => `Autorizza ${formatEuro(asCents(cents))}`;
export const authorisationNotice =
  'Sulla carta c’è solo una preautorizzazione: l’addebito avviene solo se il proprietario accetta in tempo.';
export const cardExpiryInvalid = 'Scrivi una scadenza futura, per esempio 12\u00a0/\u00a034.';
export const cardCvcInvalid = 'Scrivi un codice di tre cifre, per esempio 123.';
export const cardholderMissing = 'Scrivi il nome sulla carta.';
export const actionFailed = 'Non ci siamo riusciti. Controlla la connessione e riprova.';
export const paymentAlreadyCompleted = 'Questo pagamento è già completato.';
export const paymentExpired = 'Questo pagamento è scaduto: le date sono di nuovo libere.';
export const testCards = [
  { numero: '4242 4242 4242 4242', esito: 'Pagamento riuscito' },
  { numero: '4000 0000 0000 0002', esito: 'Carta rifiutata' },
  { numero: '4000 0000 0000 9995', esito: 'Fondi insufficienti' },
];

export const bookingsSuspended =
  'In questo momento non è possibile prenotare. Non ti è stato addebitato nulla: riprova tra qualche minuto.';

export const nightCount = (count: number) => (count === 1 ? '1 notte' : `${formatCount(count)} notti`);
export const guestCount = (count: number) => (count === 1 ? '1 ospite' : `${formatCount(count)} ospiti`);
export function billLineText(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Pulizie finali';
  if (line.kind === 'extra_guests') {
    const times = `${nightCount(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${guestCount(line.guests)} in più, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'stagione');
  const which = [season, line.rate === 'weekend' && 'fine settimana'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nightCount(line.nights)}${which && ` (${which})`} × ${price}`;
}
export const dayStates: Record<DayState, string> = {
  past: 'data passata',
  checkIn: 'arrivo selezionato',
  checkOut: 'partenza selezionata',
  inStay: 'compresa nel soggiorno',
  departureOnly: 'solo partenza',
  takenInStay: 'nelle tue date, non disponibile',
  unavailable: 'non disponibile',
  tooShort: 'soggiorno troppo breve',
  available: 'disponibile',
};
export const selectionOutcomes: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: non disponibile.`,
  checkInSet: (clicked) => `Arrivo ${formatLongDate(clicked)}. Scegli la data di partenza.`,
  datesCleared: () => 'Date cancellate.',
  checkOutCleared: () => 'Partenza cancellata. Scegli una nuova partenza.',
  nightsTakenBetween: (clicked) =>
    `Ci sono notti occupate in mezzo: nuovo arrivo ${formatLongDate(clicked)}. Scegli la partenza.`,
};
/** Fixed text (PRODUCT.md § 5), checked by `specification-sentences.test.ts`. */
export const datesOrGuestsMissing = 'Seleziona le date e il numero di ospiti';
export const stayDatesAnnouncement = (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
  `Soggiorno di ${nightCount(count)}, dal ${formatLongDate(check_in)} al ${formatLongDate(check_out)}.`;
export const stayTotalAnnouncement = ({ total_cents }: { total_cents: Cents }) => `Totale ${formatEuro(total_cents)}.`;
/** Fixed log message (PRODUCT.md § 8), checked by `specification-sentences.test.ts`. */
export const availabilityNotLoaded = 'Errore caricamento disponibilità';
export const chooseDatesForTotal = 'Scegli le date per vedere il totale';
export const chooseCheckOutHint = (minimum: number) =>
  `Scegli la partenza${minimum > 1 ? ` · minimo ${nightCount(minimum)}` : ''}`;
export const roomChanged = (nome: string) => `${nome}: prezzo, posti letto e disponibilità aggiornati.`;

const inMinutes = (minuti: number) => (minuti === 1 ? 'tra un minuto' : `tra ${minuti} minuti`);
/** Fixed text (PRODUCT.md § 8), checked by `specification-sentences.test.ts`. */
export const paymentNotCreated = 'Errore nella creazione del pagamento';
export const noChargeMade = 'Nessun addebito è stato effettuato.';
export const datesNoLongerAvailable = 'Le date selezionate non sono più disponibili. Scegli un altro periodo.';
export const roomNoLongerFree = 'La camera non è più libera in queste date.';
export const priceChanged = 'Il prezzo è cambiato. Controlla il nuovo totale e conferma di nuovo.';
export const confirmationNeededUnreadCalendar =
  'Ora non riusciamo a leggere uno dei calendari di questa casa: il proprietario deve confermare prima dell’addebito. Controlla e chiedi conferma.';
export const confirmationNeededUnreadEntry =
  'Per queste date il calendario di questa casa ha una voce che non riusciamo a leggere per intero: il proprietario deve confermare prima dell’addebito. Controlla e chiedi conferma.';
export const confirmationNeededAlways =
  'Il proprietario di questa casa conferma ogni prenotazione prima dell’addebito. Controlla e chiedi conferma.';
export const confirmationNeededToday = (hour: number) =>
  `Per un arrivo di oggi${hour === 0 ? '' : `, ${atClock('dalle', `${hour}:00`)} in poi,`} il proprietario conferma prima dell’addebito. Controlla e chiedi conferma.`;
export const confirmationNoLongerNeeded =
  'La conferma del proprietario non serve più: paghi subito e le notti sono tue. Controlla e vai al pagamento.';
export const bookingRequestInProgress = 'Ancora un istante: riprova tra qualche secondo.';
export const idempotencyKeyReused = 'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina.';
export const idempotencyKeyInvalid = 'Questa richiesta non è valida. Ricarica la pagina.';
export const onlinePaymentNotAccepted = 'Questa casa non accetta pagamenti online.';
export const propertyNotFound = 'Struttura non trovata.';
export const roomNotFound = 'Scegli una camera di questa casa.';
export const cinMismatch = 'La struttura e il CIN non corrispondono.';
export const tooManyOpenPayments = (quanti: number, minuti: number) =>
  `Con questa e-mail ci sono già ${quanti} pagamenti in corso: completane uno o libera le sue date. Altrimenti riprova ${inMinutes(minuti)}.`;
export const tooManyAbandonedPayments = (minuti: number) =>
  `Con questa e-mail sono stati aperti troppi pagamenti senza concluderli. Riprova ${inMinutes(minuti)}.`;
export const tooManyPaymentsFromNetwork = (minuti: number) =>
  `Dalla tua rete sono stati aperti troppi pagamenti senza concluderli. Riprova ${inMinutes(minuti)}.`;
export const nameInvalid = 'Scrivi il tuo nome e cognome.';
export const emailInvalid = 'Scrivi l’indirizzo e-mail per intero, come nome@esempio.it.';
export const phoneInvalid = 'Scrivi un numero di telefono valido.';
export const notesTooLong = 'Le note possono avere al massimo 1.000 caratteri.';
export const totalInvalid = 'Il totale indicato non è valido. Ricarica la pagina.';
export const policyInvalid = 'Le condizioni di cancellazione indicate non sono valide. Ricarica la pagina.';
export const termsChanged = 'Le condizioni di prenotazione sono cambiate. Ricarica la pagina per leggere quelle nuove.';
export const policyChanged =
  'Il proprietario ha cambiato le condizioni di cancellazione. Controlla quelle nuove e conferma di nuovo.';
export const bookingModeInvalid = 'La modalità indicata non è valida. Ricarica la pagina.';
export const refundInvalid = 'Il rimborso indicato non è valido. Ricarica la pagina.';
export const refundChanged = 'Il rimborso è cambiato. Controlla il nuovo importo e conferma di nuovo.';
export const messageTooLong = 'Il messaggio può avere al massimo 1.000 caratteri.';
export const erasureBlockedByBooking =
  'C’è un pagamento o una richiesta in corso: aspetta che si chiuda, poi cancella i tuoi dati.';
export const bookingDataErased = 'Chi ha prenotato ha fatto cancellare i suoi dati: questo link non vale più.';
export const bookingNotFound = 'Prenotazione non trovata.';
export const paymentNotFound = 'Pagamento non trovato.';
export const cardDeclined = 'La carta è stata rifiutata. Prova con un’altra carta.';
export const insufficientFunds = 'Sulla carta non ci sono fondi sufficienti. Prova con un’altra carta.';
export const tabNotFound = 'Questa scheda non esiste.';
export const pageNotFound = 'Questa pagina non esiste.';
export const requestAlreadyAnswered = 'Alla richiesta è già stata data una risposta.';
export const answerTimeExpired = 'Il tempo per rispondere è finito: all’ospite non viene addebitato nulla.';
export const bookingNotCancellable = 'Questa prenotazione non si può più annullare online. Chiama il proprietario.';
export const paymentProviderNotConnected =
  'Questa prenotazione è stata pagata con un servizio che ora non è collegato: addebiti, rimborsi e cancellazioni non si possono fare online. La prenotazione resta com’è.';
export const paymentProviderUnreachable =
  'Il servizio di pagamento non risponde: le date restano bloccate. Riprova tra poco, o lascia che si liberino da sole.';
export const paymentDescription = (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
  `Dal ${formatDayMonthYear(stay.check_in)} al ${formatDayMonthYear(stay.check_out)}, ${stay.guests === 1 ? '1 ospite' : `${stay.guests} ospiti`}`;
export const calendarEventTitle = (nome: string) => `Soggiorno: ${nome}`;
export const calendarEventNote = ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
  [`Codice della prenotazione: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n');
export const paymentNoLongerPending = 'Questo pagamento non è più in corso. Ricarica la pagina.';

export const stayFaults: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'La partenza deve essere successiva all’arrivo.',
  checkInPast: () => 'La data di arrivo è passata. Scegli un’altra data.',
  beyondHorizon: ({ last }) => `Il calendario arriva al ${formatLongDate(last)}. Scegli altre date.`,
  tooManyNights: () => `Puoi prenotare al massimo ${nightCount(MAX_NIGHTS)}. Scegli altre date.`,
  guestsOutOfRange: (limits) => `Il numero di ospiti deve essere compreso tra 1 e ${limits.guests}.`,
  minimumStay: (limits) => `Per questo arrivo il soggiorno minimo è di ${nightCount(limits.nights)}.`,
  nightUnavailable: () => 'Una delle notti scelte non è disponibile. Scegli altre date.',
};

const WEEKEND_NIGHTS = 2;
function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}
function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8));
}
/** The article is elided before number words that begin with a vowel: "l’8", "l’11", but "il 3", "il 1°". */
function dayWithArticle(day: number, article: { plain: string; elided: string }): string {
  if (day === 8 || day === 11) return `${article.elided}${day}`;
  return `${article.plain} ${day === 1 ? '1°' : day}`;
}
const ARTICLE = { plain: 'il', elided: 'l’' };
const ARTICLE_FROM = { plain: 'dal', elided: 'dall’' };
const ARTICLE_TO = { plain: 'al', elided: 'all’' };
function isSameMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}
function dateRange(start: CalendarDate, end: CalendarDate): string {
  const month = isSameMonth(start, end) ? '' : ` ${monthName(start)}`;
  return `${dayWithArticle(dayOfMonth(start), ARTICLE_FROM)}${month} ${dayWithArticle(dayOfMonth(end), ARTICLE_TO)} ${monthName(end)}`;
}
/**
 * Describes the window of a flexible stay. If the last departure is on the first of a month, names the day before instead, so
 * that the text does not mention that month.
 */
function dateWindow({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = dayOfMonth(departure) === 1 ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `${dayWithArticle(dayOfMonth(from), ARTICLE)} ${monthName(from)}`;
  const month = isSameMonth(from, until) ? '' : ` ${monthName(from)}`;
  return `tra ${dayWithArticle(dayOfMonth(from), ARTICLE)}${month} e ${dayWithArticle(dayOfMonth(until), ARTICLE)} ${monthName(until)}`;
}
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  if (month === null) return dateWindow(flexible);
  const name = nameOfMonth(month);
  return `${name.startsWith('a') ? 'ad' : 'a'} ${name}`;
}
export function flexibleNights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return nightCount(count);
  return count === WEEKEND_NIGHTS ? 'Un weekend' : `${nightCount(count)} da venerdì`;
}
export function flexibleStayLabel(flexible: FlexibleStay): string {
  return `${flexibleNights(flexible)} ${windowPhrase(flexible)}`;
}
export function bestDatesNotice(flexible: FlexibleStay): string {
  return `Le date più convenienti di ogni casa ${dateWindow(flexible)}, con il totale del soggiorno.`;
}
export function nightsWithDates(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${nightCount(count)}, ${dateRange(check_in, check_out)}`;
}

/** Explains why a stay that starts today requires confirmation (ADR 0154). If `hour` is 0, every such stay requires it. */
export const sameDayConfirmationNotice = (hour: number) =>
  hour === 0
    ? 'Arrivo oggi: prima chiediamo conferma al proprietario.'
    : `Arrivo oggi: ${atClock('dalle', `${hour}:00`)} chiediamo prima conferma al proprietario.`;
export const sameDayReasonForGuest =
  'Il soggiorno comincia il giorno stesso della richiesta: per questo il proprietario conferma prima.';

/** Duplicates the platform names of the calendar module, because the guest's page does not load that module's messages. */
const platformNames: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };
export const misreadCalendarForGuest =
  'Al momento della richiesta il calendario di questa casa aveva, per queste date, una voce che non siamo riusciti a leggere per intero: per questo il proprietario controlla le date prima di confermare.';
export const unreadCalendarForGuest = (since: string) =>
  `Al momento della richiesta non riuscivamo a leggere uno dei calendari di questa casa da ${formatMoment(since)}: per questo il proprietario controlla le date prima di confermare.`;
function unreadPlatformsSentence(unread: readonly UnreadPlatform[]): string {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'il calendario' : 'quello'} di ${platformNames[platform]} da ${formatMoment(since)}`,
  );
  const last = calendars.pop() ?? '';
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} e ${last}`;
  return `Al momento della richiesta non riuscivamo a leggere ${all}.`;
}
function misreadPlatformSentence({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => calendarMessages.misreadEvent(parseMisread(event))).join('; ');
  return `Il calendario di ${platformNames[platform]} era letto solo in parte, e queste notti potevano essere occupate${events === '' ? '' : `: ${events}`}.`;
}
export const unreadCalendarSentences: UnreadSentences = {
  unread: unreadPlatformsSentence,
  partlyRead: misreadPlatformSentence,
};
export const checkCalendarsBeforeAccepting =
  'Per questo è una richiesta: prima di accettare controlla lì che le notti siano libere.';

export const bookingTitles: Record<BookingTitle, string> = {
  paymentMissing: 'Manca solo il pagamento',
  cardMissing: 'Manca solo la carta',
  requestSent: 'Richiesta inviata',
  confirmed: 'Prenotazione confermata',
  paidLate: 'Il pagamento è arrivato tardi',
  expired: 'Le date sono di nuovo libere',
  refused: 'Il proprietario non può ospitarti',
  withdrawn: 'Hai ritirato la richiesta',
  cancelledByGuest: 'Hai annullato la prenotazione',
  cancelledByOwner: 'Il proprietario ha annullato la prenotazione',
  cancelled: 'La prenotazione è annullata',
};
export const bookingSentences: Record<BookingSentence, string | ((facts: BookingFacts) => string)> = {
  paymentChecked: 'Stiamo controllando il pagamento: ti scriviamo appena è chiarito.',
  refunded: ({ refunded }) => `Ti abbiamo rimborsato ${formatEuro(refunded)} sulla carta con cui hai pagato.`,
  refundUnderWay: ({ refunded }) =>
    `Il rimborso di ${formatEuro(refunded)} è in corso: lo vedi sulla carta in 5-10 giorni lavorativi.`,
  notCharged: 'Non ti è stato addebitato nulla.',
  chargedBack: 'Il pagamento è stato stornato.',
  noRefund: 'Secondo le condizioni non c’è rimborso.',
  paidTooLate: 'Il pagamento è arrivato dopo la scadenza e le date non erano più libere. Ti rimborsiamo tutto.',
  requestExpired: 'La prenotazione non è stata completata o il proprietario non ha risposto in tempo.',
  paymentIncomplete: 'Il pagamento non è stato completato.',
  answerBy: ({ answerBy }) => `Il proprietario può rispondere entro ${formatMoment(answerBy)}.`,
  homeAwaits: 'La casa ti aspetta.',
  roomAwaits: 'La camera ti aspetta.',
  dataErased: 'I tuoi dati sono stati cancellati: qui resta il soggiorno, finché non è finito.',
  mailSent: ({ email }) => `Abbiamo scritto a ${email}.`,
  refundedIfRefused:
    'L’importo è già stato addebitato: se il proprietario rifiuta o non risponde, ti rimborsiamo l’intero importo.',
  chargedIfAccepted: 'Sulla carta c’è solo una preautorizzazione: l’addebito avviene solo se accetta.',
  sameDay: sameDayReasonForGuest,
  calendarMisread: misreadCalendarForGuest,
  calendarUnread: ({ unreadSince }) => unreadCalendarForGuest(unreadSince),
  keepLink: 'Conserva il link di questa pagina.',
  datesFree: 'Le date sono di nuovo libere.',
};
/** The agreed fee is a whole percentage. The ratio of the amounts can differ from it slightly, because they are rounded to cents. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
export function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'il tempo sta per finire';
  if (minutes === 1) return 'ancora 1 minuto';
  if (minutes < 120) return `ancora ${minutes} minuti`;
  return `ancora ${Math.floor(minutes / 60)} ore`;
}
export const bookingNotFoundTitle = 'Non troviamo questa prenotazione';
export const bookingCodeHelp =
  'Forse l’indirizzo non è stato copiato tutto. Il codice ha 16 lettere e cifre: lo trovi nell’e-mail che ti abbiamo mandato. Se non hai finito di pagare, non c’è nessuna prenotazione e non ti è stato addebitato nulla.';
export const bookingCodeIncomplete = 'Il codice ha 16 lettere e cifre: controlla di averlo scritto tutto.';
export const nightsHeldUntil = (stay: string) => `Le notti ${stay} sono tue fino alle`;
export const demoBookingNotice = 'Pagamento dimostrativo: nessun addebito.';
export const paymentAbandonedNotice = 'Hai lasciato la pagina del pagamento: non ti è stato addebitato nulla.';
export const paymentCheckNotice =
  'Se hai appena pagato, la conferma compare qui tra pochi secondi: non chiudere la pagina.';
export const paymentSplit = (ownerCents: number, feeCents: number) =>
  `${formatEuro(asCents(ownerCents))} vanno al proprietario, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}\u00a0%) a ${brandName}. Gli importi sono al lordo dei costi del servizio di pagamento.`;
export const refundForGuest = (cents: number) =>
  cents === 0 ? 'Non ricevi alcun rimborso.' : `Ricevi ${formatEuro(asCents(cents))} sulla carta con cui hai pagato.`;
export const withdrawalNotCharged = 'Non ti viene addebitato nulla.';
export const refundChangedTo = (cents: number) =>
  `Il rimborso è cambiato: ora è di ${formatEuro(asCents(cents))}. Conferma di nuovo se va bene.`;
export const bookingUpdated = (title: string) => `Aggiornamento: ${title}.`;

export const inquiryLetter: LetterSentences = {
  subject: (nome) => `Richiesta di informazioni: ${nome}`,
  opening: (nome) => `Buongiorno, vorrei informazioni su ${nome}.`,
  camera: (nome) => `Camera: ${nome}`,
  checkIn: (date) => `Arrivo: ${formatLongDate(date)}`,
  checkOut: (date) => `Partenza: ${formatLongDate(date)}`,
  noDates: 'Non ho ancora scelto le date.',
  nights: (count) => `Notti: ${formatCount(count)}`,
  guests: (count) => `Ospiti: ${formatCount(count)}`,
  total: (total) => `Totale: ${formatEuro(total)}`,
  closing: 'Grazie!',
};

export const bookingModeTitles = { immediata: 'Prenota e paga', su_richiesta: 'Chiedi conferma' } satisfies Record<
  Modalita,
  string
>;
export const bookingModeExplanations = {
  immediata: 'Paghi ora con la carta sulla pagina sicura del pagamento: la prenotazione è confermata subito.',
  su_richiesta:
    'Il proprietario ha 24 ore per rispondere. Sulla pagina del pagamento autorizzi l’importo: l’addebito avviene solo se accetta.',
} satisfies Record<Modalita, string>;
export const sameDayRequestExplanation =
  'Il proprietario può rispondere fino alle 23:59 di oggi, ora italiana: poi la richiesta scade. Sulla pagina del pagamento autorizzi l’importo: l’addebito avviene solo se accetta.';
export const paymentButton = (modalita: Modalita, total: number) => {
  const amount = formatEuro(asCents(total));
  return modalita === 'immediata' ? `Vai al pagamento di ${amount}` : `Chiedi conferma per ${amount}`;
};
export const newTotalNotice = (total: number) => `Nuovo totale: ${formatEuro(asCents(total))}`;
export const otherFreeRoomsIntro = 'Per le stesse notti sono ancora libere:';
export const takeRoomButton = (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} in tutto`;
export const checkMarkedFields = 'Controlla i campi segnalati.';

export function untilDaysBefore(days: number, isFirst = true): string {
  if (days === 0) return 'fino al giorno dell’arrivo';
  const before = days === 1 ? 'fino al giorno prima' : `fino a ${days} giorni prima`;
  return isFirst ? `${before} dell’arrivo` : before;
}
function refundShare({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Rimborso totale' : 'totale';
  if (percent === 50) return isFirst ? 'Rimborso di metà' : 'metà';
  return isFirst ? `Rimborso del ${percent}\u00a0%` : `${percent}\u00a0%`;
}
/** Omits a term that refunds only the cleaning fee, because `cleaningRefundNotice` describes that refund once for all policies. */
export function refundRule(terms: readonly RefundTerm[]): string {
  const paying = payingTerms(terms);
  if (paying.length === 0) return 'Nessun rimborso.';
  return `${paying.map((term, at) => `${refundShare(term, at === 0)} ${untilDaysBefore(term.days, at === 0)}`).join(', ')}.`;
}
export const refundSteps: RefundStepSentences = {
  none: 'Se annulli: nessun rimborso',
  until: (until, amount_cents) => `Se annulli entro ${formatLongDate(until)}: rimborso di ${formatEuro(amount_cents)}`,
  after: (until) => `Dopo ${formatLongDate(until)}: nessun rimborso`,
};
export const cleaningRefundNotice = 'Le pulizie finali si rimborsano sempre, se si annulla prima del giorno di arrivo.';

export const policyNames: Record<Politica, string> = {
  flessibile: 'Flessibile',
  moderata: 'Moderata',
  rigida: 'Rigida',
};

const NO_REFUND = 'Nessun rimborso se annulli';
export const cardRefundsWithoutDates: FirstRefundSentences<number, number> = {
  none: NO_REFUND,
  whole: (days) => `Cancellazione gratuita ${untilDaysBefore(days)}`,
  part: (days, percent) => `Se annulli ${untilDaysBefore(days)}: rimborso del ${percent}\u00a0%`,
};
const bedCount = (count: number) => (count === 1 ? '1 posto letto' : `${formatCount(count)} posti letto`);
function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Nessuna camera per ${guestCount(guests)}: la più grande ha ${bedCount(beds)}`;
  return `Ha ${bedCount(beds)}: non ${beds === 1 ? 'basta' : 'bastano'} per ${guestCount(guests)}`;
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
  whole: (until) => `Cancellazione gratuita fino a ${formatLongDate(until)}`,
  part: (until, amount_cents) => `Se annulli entro ${formatLongDate(until)}: rimborso di ${formatPrice(amount_cents)}`,
};
export function cardPriceParts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} a notte`
      : `da ${formatPrice(cheapest)} a ${formatPrice(dearest)} a notte`;
  const guests = extra > 0 && `${formatPrice(extra)} per gli ospiti in più`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} di pulizie`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const availabilityUnverified = 'Disponibilità non verificata: la confermeremo prima del pagamento.';
export const retryButton = 'Riprova';

export const guestsOption = (count: number) => guestCount(count);
export const minimumNights = (nights: string) => `Minimo ${nights}`;
export const roomCapacityHint = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `Siete in ${formatCount(party)}: questa camera è per ${formatCount(beds)}. Le altre si prenotano a parte.`
    : `Siete in ${formatCount(party)}: qui c’è posto per ${formatCount(beds)}.`;
export const continueForGuestsButton = (guests: number) =>
  `Prosegui per ${guests === 1 ? '1 persona' : `${formatCount(guests)} persone`}`;
export const otherHomesForGuestsLink = (party: number) => `Altre case per ${formatCount(party)}`;
export const forGuestNumber = (guests: number) => `per ${guests}`;

export const chooseCheckInPrompt = 'Scegli l’arrivo, o guarda le case senza date.';
export const chooseCheckOutPrompt = (check_in: string) => `Arrivo ${check_in}: ora scegli la partenza.`;

export const whichMonthLabel = 'In che mese';
export const howLongLabel = 'Per quanto';
export const weekendOption = 'Un weekend';
export const currentPeriodOption = (label: string) =>
  `Scelta attuale: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const otherMonthsButton = 'Altri mesi';

export const takenOnYourDates = 'Occupata nelle tue date';
export const nearestFreeDatesIntro = 'Le date libere più vicine:';
export const onRequestNote = 'su richiesta';
export const otherFreeHomesLink = 'Altre case libere nelle tue date';

export const checkInFrom = (check_in: string) => `Dal ${check_in}`;
export const writeEmailLink = 'Scrivi un’e-mail';
export const callNumberPrefix = 'Chiama il';
export const writeOnWhatsappLink = 'Scrivi su WhatsApp';
export const contactOwnerTitle = 'Contatta il proprietario';
export const propertyLabel = 'Struttura';
export const datesLabel = 'Date';
export const nightsLabel = 'Notti';
export const notYetChosen = 'Da scegliere';
export const messagePrefilled = 'Il messaggio è già compilato con date, ospiti e totale.';
export const messagePrefilledWithoutDates = 'Il messaggio è già compilato: aggiungi le date che ti servono.';

export const totalLabel = 'Totale';
export const informationOnlyBadge = 'Solo informazioni';
export const recommendationIntro = 'ti consigliamo di';
export const paymentsSuspendedIntro = 'I pagamenti online di questa casa sono sospesi:';
export const paymentUnavailableIntro = 'Il pagamento online non è disponibile:';
export const propertyNotGuaranteed = 'Questa casa non è garantita.';
export const chooseAnotherHomeLink = 'scegliere un’altra casa';
export const bookAndPayButton = 'Prenota e paga (garantito)';
export const requestConfirmationButton = 'Chiedi conferma';
export const recommendationEnding = ', oppure di chiedere informazioni al proprietario.';
export const stayDatesLabel = 'Date del soggiorno';
export const legendSelected = 'Selezionate';
export const legendTaken = '\u2002Occupate';
export const legendDepartureOnly = 'Solo partenza';
export const clearDatesButton = 'Cancella date';
export const availabilityTitle = 'Disponibilità e prenotazione';
export const touristTaxNotice = 'L’imposta di soggiorno, se prevista, si paga in struttura.';
export const checkInLabel = 'Arrivo';
export const checkOutLabel = 'Partenza';
export const chooseButton = 'Scegli';
export const roomLabel = 'Camera';
export const guestsLabel = 'Ospiti';
export const continueButton = 'Continua';
export const chooseDatesButton = 'Scegli le date';
export const chooseAnotherRoomButton = 'Scegli un’altra camera';
export const chooseOtherDatesButton = 'Scegli altre date';
export const checkOutMissing = 'Scegli anche la data di partenza.';
export const changeDatesButton = 'Cambia date';
export const takenLabel = 'Occupata';
export const datesNotBookable = 'Queste date non si possono prenotare';
export const totalSuffix = 'totale';
export const priceOnRequest = 'Prezzo su richiesta';
export const fromPricePrefix = 'da';
export const perNightSuffix = '/ notte';
export const datesAndGuestsRemoved = 'Date e ospiti rimossi.';
export const removeDatesAndGuestsButton = 'Togli date e ospiti';
export const showHomesButton = 'Mostra le case';
export const fixedDatesHint = 'Vedrai le case libere per tutte le notti, con il totale del soggiorno.';
export const flexibleDatesHint = 'Di ogni casa vedrai le date libere che costano meno, con il totale del soggiorno.';
export const dateFlexibilityLabel = 'Quanto sai già delle date';
export const fixedDatesOption = 'Date precise';
export const flexibleDatesOption = 'Date flessibili';
export const whenAndHowManyTitle = 'Quando, e in quanti?';
export const datesAndGuestsPrefix = 'Date e ospiti:';
export const datesAndGuestsLabel = 'Date e ospiti';

export function minimumStayNotice({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Soggiorno minimo: ${nightCount(to)}`;
  const by = hasRooms ? 'secondo la camera e le date' : 'secondo le date';
  return `Soggiorno minimo: da ${from} a ${nightCount(to)}, ${by}`;
}

export const guestHoldNotice = (stay: string) => `Hai già delle date bloccate per te qui: ${stay}.`;
export const nightsHeldForYou = 'Queste notti sono bloccate per te: manca solo il pagamento.';
export const resumePaymentButton = 'Riprendi il pagamento';
export const payNowButton = 'Paga ora';

export const policyFirstSteps: FirstRefundSentences<CalendarDate, Cents> = {
  none: NO_REFUND,
  whole: (until) => `Cancellazione gratuita fino ${toTheDay(until)}`,
  part: (until, amount_cents) => `Rimborso di ${formatPrice(amount_cents)} fino ${toTheDay(until)}`,
};

export const cancellationPolicyTitle = (name: string) => `Cancellazione ${name.toLowerCase()}`;

export const roomsTitle = 'Le camere';
export const upToGuests = (ospiti: string) => `Fino a ${ospiti}`;
export const privateBathroom = 'Bagno privato';
export const sharedBathroom = 'Bagno in comune';
export const roomUnavailable = 'Non disponibile';
export const chooseRoomButton = 'Scegli';
export const chosenRoomButton = 'Scelta';
export const roomOfHome = (casa: string) => `Una camera di ${casa}`;
export const oneOfTheRooms = 'Una delle camere';
export const allRoomsAtOnePrice = (prezzo: string) => `Tutte a ${prezzo} a notte. Se ne preferisci una, sceglila qui.`;
export const cheapestRoomNotice = (camera: string) =>
  `Il prezzo che vedi è di ${camera}, la più economica. Se ne preferisci un’altra, sceglila qui.`;

export const stayFromDay = (check_in: string) => `Da ${check_in}`;

export const cancellationRefunds: RefundDeadlineSentences = {
  over: 'Secondo le condizioni che hai accettato, a questo punto non c’è più rimborso.',
  less: (until, amount_cents) =>
    `Vale fino ${toTheDay(until)}: dopo, il rimborso scende a ${formatEuro(amount_cents)}.`,
  nothing: (until) => `Vale fino ${toTheDay(until)}: dopo, non c’è più rimborso.`,
};

export const billAndTermsTitle = 'Conto e condizioni';
export const bookingCodeLabel = 'Codice';
export const copyLinkButton = 'Copia il link';
export const openBookingButton = 'Apri la prenotazione';
export const bookingCodeFieldLabel = 'Codice della prenotazione';
export const bookingCodePlaceholder = 'ABCD-EFGH-JKMN-PQRS';
export const withdrawRequestButton = 'Ritira la richiesta';
export const cancelBookingButton = 'Annulla la prenotazione';
export const datesFreedEnding = (stay: string) => `, ${stay}: le date tornano libere.`;
export const cancellationIsFinal = 'La cancellazione è definitiva.';
export const withdrawalIsFinal = 'Il ritiro è definitivo.';
export const goBackButton = 'Torna indietro';
export const withdrawRequestQuestion = 'Ritiri la richiesta per';
export const cancelBookingQuestion = 'Annulli la prenotazione di';
export const ownerAnswersByLabel = 'Risponde entro';
export const changeOfPlansTitle = 'Cambio di programma?';
export const directionsTitle = 'Come arrivare';
export const cinLabel = 'CIN';
export const whatsappLabel = 'WhatsApp';
export const emailLabel = 'E-mail';
export const openMapLink = 'Apri la mappa';
export const addToCalendarLink = 'Aggiungi al calendario';
export const releaseDatesButton = 'Libera le date';
export const paymentTitle = 'Pagamento';
export const stayTitle = 'Il soggiorno';
export const nightsAndGuestsLabel = 'Per';
export const paidLabel = 'Pagata';
export const bookedByLabel = 'A nome di';
export const phoneLabel = 'Telefono';
export const notesForOwnerLabel = 'Note per il proprietario';
export const editorsMessageLabel = 'Messaggio della redazione';
export const ownerMessageLabel = 'Messaggio del proprietario';
export const arrivalHours = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `${atClock('dalle', dalle)} ${atClock('alle', entro)}`;
  return (dalle && atClock('dalle', dalle)) || (entro && `entro ${atClock('le', entro)}`) || null;
};
export const hostOpensDoor = (nome: string, quando: string | null) =>
  `Ti apre ${nome}${quando === null ? '' : `, ${quando}`}`;
export const arrivalAt = (quando: string) => `Arrivo ${quando}`;

export const payByCardTitle = 'Paga con la carta';
export const testGuestName = 'Ospite di prova';
export const cardNumberLabel = 'Numero della carta';
export const cardExpiryLabel = 'Scadenza';
export const cardExpiryPlaceholder = 'MM / AA';
export const cardCvcLabel = 'CVC';
export const cardholderLabel = 'Nome sulla carta';
export const goToBookingLink = 'Vai alla prenotazione';
export const activatePaymentsTitle = 'Attiva i pagamenti';
export const realOnboardingIntro = 'Nella versione vera qui c’è la pagina sicura di Stripe, che ti chiede:';
export const completeTestOnboardingButton = 'Completa la registrazione di prova';
export const backToOwnerAreaLink = 'Torna alla tua area';
export const onboardingIdentityItem = 'Chi sei: nome, data di nascita, documento';
export const onboardingAddressItem = 'Dove abiti e il codice fiscale';
export const onboardingIbanItem = 'L’IBAN dei bonifici';
export const contactsLink = 'Contatti';
export const termsLink = 'Termini';
export const privacyLink = 'Privacy';
export const testCardsTitle = 'Carte di prova';

export const howManyGuestsLabel = 'Quanti siete?';
export const guestNumberPlaceholder = 'Scegli';
export const guestNumberMissing = 'Scegli in quanti siete.';
export const enterGuestNumberButton = 'Indica quanti siete';
export const totalDependsOnGuests = 'Il totale dipende da quanti siete.';
export const fullNameLabel = 'Nome e cognome';
export const emailHint = 'La conferma arriva qui.';
export const phoneHint = 'Serve al proprietario per accoglierti.';
export const acceptTermsPrefix = 'Continuando accetti le';
export const bookingTermsLink = 'condizioni di prenotazione';
export const hostWelcomes = (nome: string) => `Ti accoglie ${nome}`;
export const locationTitle = 'Dove si trova';
export const addressAfterConfirmation = 'L’indirizzo preciso arriva con la conferma.';
