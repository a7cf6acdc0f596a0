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
import { pluralFr } from '../../kernel/text/plural.ts';
import type { DayState } from '../rules/day-state.ts';
import type { BillLine } from '../rules/quote-stay.ts';
import type { SelectOutcome } from '../rules/select-date.ts';
import { formatClock } from '../../kernel/dates/format-clock.ts';
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
import { toTheDay } from '../rules/stay-in-words.fr.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';
import * as calendarVisitorMessagesFr from '../../calendar/messages/visitor.fr.ts';

export const cardNumberMissing = 'Indiquez le numéro de la carte de test.';
export const demoPaymentHint = 'Paiement de démonstration : rien n’est débité. Utilisez seulement les cartes de test.';
export const demoOnboardingNotice =
  'Inscription de démonstration : aucune donnée ne sort d’ici et aucun paiement n’est réel.';
export const payButton = (cents: number) => `Payer ${formatEuro(asCents(cents))}`;
export const authoriseButton = (cents: number) => `Autoriser ${formatEuro(asCents(cents))}`;
export const authorisationNotice =
  'Le montant est seulement autorisé sur la carte : il n’est débité que si le propriétaire accepte à temps.';
export const cardExpiryInvalid = 'Indiquez une date d’expiration future, par exemple 12 / 34.';
export const cardCvcInvalid = 'Indiquez un code à trois chiffres, par exemple 123.';
export const cardholderMissing = 'Indiquez le nom inscrit sur la carte.';
export const actionFailed = 'L’opération n’a pas abouti. Vérifiez votre connexion et réessayez.';
export const paymentAlreadyCompleted = 'Ce paiement a déjà été effectué.';
export const paymentExpired = 'Ce paiement a expiré : les dates sont de nouveau disponibles.';
export const testCards = [
  { numero: '4242 4242 4242 4242', esito: 'Paiement réussi' },
  { numero: '4000 0000 0000 0002', esito: 'Carte refusée' },
  { numero: '4000 0000 0000 9995', esito: 'Fonds insuffisants' },
];

export const bookingsSuspended =
  'Il n’est pas possible de réserver en ce moment. Rien ne vous a été débité : réessayez dans quelques minutes.';

export const nightCount = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} nuit`, other: `${formatCount(count)} nuits` });
export const guestCount = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} voyageur`, other: `${formatCount(count)} voyageurs` });
export function billLineText(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Ménage de fin de séjour';
  if (line.kind === 'extra_guests') {
    const times = `${nightCount(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${guestCount(line.guests)} en plus, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'saison');
  const which = [season, line.rate === 'weekend' && 'week-end'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nightCount(line.nights)}${which && ` (${which})`} × ${price}`;
}
export const dayStates: Record<DayState, string> = {
  past: 'date passée',
  checkIn: 'arrivée choisie',
  checkOut: 'départ choisi',
  inStay: 'comprise dans le séjour',
  departureOnly: 'départ seulement',
  takenInStay: 'à vos dates, indisponible',
  unavailable: 'indisponible',
  tooShort: 'séjour trop court',
  available: 'disponible',
};
export const selectionOutcomes: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)} : indisponible.`,
  checkInSet: (clicked) => `Arrivée le ${formatLongDate(clicked)}. Choisissez la date de départ.`,
  datesCleared: () => 'Dates effacées.',
  checkOutCleared: () => 'Départ effacé. Choisissez un nouveau départ.',
  nightsTakenBetween: (clicked) =>
    `Des nuits sont indisponibles entre les deux dates : nouvelle arrivée le ${formatLongDate(clicked)}. Choisissez le départ.`,
};
export const datesOrGuestsMissing = 'Choisissez les dates et le nombre de voyageurs';
export const stayDatesAnnouncement = (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
  `Séjour de ${nightCount(count)}, du ${formatLongDate(check_in)} au ${formatLongDate(check_out)}.`;
export const stayTotalAnnouncement = ({ total_cents }: { total_cents: Cents }) => `Total ${formatEuro(total_cents)}.`;
export const availabilityNotLoaded = 'Erreur de chargement des disponibilités';
export const chooseDatesForTotal = 'Choisissez les dates pour voir le total';
export const chooseCheckOutHint = (minimum: number) =>
  `Choisissez le départ${minimum > 1 ? ` · ${nightCount(minimum)} minimum` : ''}`;
export const roomChanged = (nome: string) => `${nome} : prix, couchages et disponibilités mis à jour.`;

const inMinutes = (minuti: number) => (minuti === 1 ? 'dans une minute' : `dans ${minuti} minutes`);
export const paymentNotCreated = 'Le paiement n’a pas pu être lancé';
export const noChargeMade = 'Rien n’a été débité.';
export const datesNoLongerAvailable = 'Les dates choisies ne sont plus disponibles. Choisissez une autre période.';
export const roomNoLongerFree = 'Cette chambre n’est plus disponible à ces dates.';
export const priceChanged = 'Le prix a changé. Vérifiez le nouveau total et confirmez de nouveau.';
export const confirmationNeededUnreadCalendar =
  'Nous n’arrivons pas en ce moment à lire l’un des calendriers de cet hébergement : le propriétaire doit confirmer avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.';
export const confirmationNeededUnreadEntry =
  'Pour ces dates, le calendrier de cet hébergement contient une entrée que nous n’arrivons pas à lire en entier : le propriétaire doit confirmer avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.';
export const confirmationNeededAlways =
  'Le propriétaire de cet hébergement confirme chaque réservation avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.';
export const confirmationNeededToday = (hour: number) =>
  `Pour une arrivée aujourd’hui${hour === 0 ? '' : `, à partir de ${formatClock(`${hour}:00`)}`}, le propriétaire confirme avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.`;
export const confirmationNoLongerNeeded =
  'La confirmation du propriétaire n’est plus nécessaire : vous payez tout de suite et les nuits sont à vous. Vérifiez, puis passez au paiement.';
export const bookingRequestInProgress = 'Encore un instant : réessayez dans quelques secondes.';
export const idempotencyKeyReused = 'Cette demande a déjà été envoyée avec d’autres données. Rechargez la page.';
export const idempotencyKeyInvalid = 'Cette demande n’est pas valide. Rechargez la page.';
export const onlinePaymentNotAccepted = 'Cet hébergement n’accepte pas les paiements en ligne.';
export const propertyNotFound = 'Hébergement introuvable.';
export const roomNotFound = 'Choisissez une chambre de cet hébergement.';
export const cinMismatch = 'L’hébergement et le CIN ne correspondent pas.';
export const tooManyOpenPayments = (quanti: number, minuti: number) =>
  `Il y a déjà ${quanti} paiements en cours avec cette adresse e-mail : terminez-en un ou libérez ses dates. Sinon, réessayez ${inMinutes(minuti)}.`;
export const tooManyAbandonedPayments = (minuti: number) =>
  `Trop de paiements ont été ouverts avec cette adresse e-mail sans être terminés. Réessayez ${inMinutes(minuti)}.`;
export const tooManyPaymentsFromNetwork = (minuti: number) =>
  `Trop de paiements ont été ouverts depuis votre réseau sans être terminés. Réessayez ${inMinutes(minuti)}.`;
export const nameInvalid = 'Indiquez votre prénom et votre nom.';
export const emailInvalid = 'Indiquez l’adresse e-mail en entier, comme nom@exemple.fr.';
export const phoneInvalid = 'Indiquez un numéro de téléphone valide.';
export const notesTooLong = 'Les notes ne doivent pas dépasser 1 000 caractères.';
export const totalInvalid = 'Le total indiqué n’est pas valide. Rechargez la page.';
export const policyInvalid = 'Les conditions d’annulation indiquées ne sont pas valides. Rechargez la page.';
export const termsChanged = 'Les conditions de réservation ont changé. Rechargez la page pour lire les nouvelles.';
export const policyChanged =
  'Le propriétaire a modifié les conditions d’annulation. Vérifiez les nouvelles et confirmez de nouveau.';
export const bookingModeInvalid = 'Le mode indiqué n’est pas valide. Rechargez la page.';
export const refundInvalid = 'Le remboursement indiqué n’est pas valide. Rechargez la page.';
export const refundChanged = 'Le remboursement a changé. Vérifiez le nouveau montant et confirmez de nouveau.';
export const messageTooLong = 'Le message ne doit pas dépasser 1 000 caractères.';
export const erasureBlockedByBooking =
  'Un paiement ou une demande est en cours : attendez la fin de l’opération, puis effacez vos données.';
export const bookingDataErased = 'La personne qui a réservé a fait effacer ses données : ce lien n’est plus valable.';
export const bookingNotFound = 'Réservation introuvable.';
export const paymentNotFound = 'Paiement introuvable.';
export const cardDeclined = 'La carte a été refusée. Essayez avec une autre carte.';
export const insufficientFunds = 'Les fonds sur la carte sont insuffisants. Essayez avec une autre carte.';
export const tabNotFound = 'Cet onglet n’existe pas.';
export const pageNotFound = 'Cette page n’existe pas.';
export const requestAlreadyAnswered = 'Une réponse a déjà été donnée à cette demande.';
export const answerTimeExpired = 'Le délai de réponse est écoulé : la carte du voyageur n’est pas débitée.';
export const bookingNotCancellable = 'Cette réservation ne peut plus être annulée en ligne. Appelez le propriétaire.';
export const paymentProviderNotConnected =
  'Cette réservation a été payée avec un service qui n’est pas relié en ce moment : débits, remboursements et annulations ne peuvent pas se faire en ligne. La réservation reste inchangée.';
export const paymentProviderUnreachable =
  'Le service de paiement ne répond pas : nous continuons à garder les dates. Réessayez dans un moment, ou laissez-les se libérer d’elles-mêmes.';
export const paymentDescription = (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
  `Du ${formatDayMonthYear(stay.check_in)} au ${formatDayMonthYear(stay.check_out)}, ${guestCount(stay.guests)}`;
export const calendarEventTitle = (nome: string) => `Séjour : ${nome}`;
export const calendarEventNote = ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
  [`Code de la réservation : ${codice}`, ...contatti.filter((each) => each !== null)].join('\n');
export const paymentNoLongerPending = 'Ce paiement n’est plus en cours. Rechargez la page.';

export const stayFaults: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Le départ doit être postérieur à l’arrivée.',
  checkInPast: () => 'La date d’arrivée est passée. Choisissez une autre date.',
  beyondHorizon: ({ last }) => `Le calendrier va jusqu’au ${formatLongDate(last)}. Choisissez d’autres dates.`,
  tooManyNights: () => `Vous pouvez réserver ${nightCount(MAX_NIGHTS)} au maximum. Choisissez d’autres dates.`,
  guestsOutOfRange: (limits) => `Le nombre de voyageurs doit être compris entre 1 et ${limits.guests}.`,
  minimumStay: (limits) => `Pour cette arrivée, le séjour minimum est de ${nightCount(limits.nights)}.`,
  nightUnavailable: () => 'L’une des nuits choisies n’est pas disponible. Choisissez d’autres dates.',
};

const WEEKEND_NIGHTS = 2;
function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}
/** French uses an ordinal for the first day of a month: « le 1er », « le 2 ». */
function dayOfMonth(date: CalendarDate): string {
  const day = Number(date.slice(8));
  return day === 1 ? '1er' : `${day}`;
}
function monthBetween(start: CalendarDate, end: CalendarDate): string {
  return start.slice(0, 7) === end.slice(0, 7) ? '' : ` ${monthName(start)}`;
}
function dateRange(start: CalendarDate, end: CalendarDate): string {
  return `du ${dayOfMonth(start)}${monthBetween(start, end)} au ${dayOfMonth(end)} ${monthName(end)}`;
}
function dateWindow({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = departure.endsWith('-01') ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `le ${dayOfMonth(from)} ${monthName(from)}`;
  return `entre le ${dayOfMonth(from)}${monthBetween(from, until)} et le ${dayOfMonth(until)} ${monthName(until)}`;
}
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? dateWindow(flexible) : `en ${nameOfMonth(month)}`;
}
export function flexibleNights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return nightCount(count);
  return count === WEEKEND_NIGHTS ? 'Un week-end' : `${nightCount(count)} à partir du vendredi`;
}
export function flexibleStayLabel(flexible: FlexibleStay): string {
  return `${flexibleNights(flexible)} ${windowPhrase(flexible)}`;
}
export function bestDatesNotice(flexible: FlexibleStay): string {
  return `Les dates les plus avantageuses de chaque hébergement ${dateWindow(flexible)}, avec le total du séjour.`;
}
export function nightsWithDates(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${nightCount(count)}, ${dateRange(check_in, check_out)}`;
}

export const sameDayConfirmationNotice = (hour: number) =>
  hour === 0
    ? 'Arrivée aujourd’hui : nous demandons d’abord la confirmation du propriétaire.'
    : `Arrivée aujourd’hui : à partir de ${formatClock(`${hour}:00`)}, nous demandons d’abord la confirmation du propriétaire.`;
export const sameDayReasonForGuest =
  'Le séjour commence le jour même de la demande : c’est pourquoi le propriétaire confirme d’abord.';

/** Each name includes its preposition, because it follows « calendrier » or « celui ». */
const ofPlatform: Record<Platform, string> = { airbnb: 'd’Airbnb', booking: 'de Booking.com', vrbo: 'de VRBO' };
export const misreadCalendarForGuest =
  'Au moment de la demande, le calendrier de cet hébergement contenait pour ces dates une entrée que nous n’avons pas pu lire en entier : c’est pourquoi le propriétaire vérifie les dates avant de confirmer.';
export const unreadCalendarForGuest = (since: string) =>
  `Au moment de la demande, l’un des calendriers de cet hébergement ne pouvait plus être lu depuis le ${formatMoment(since)} : c’est pourquoi le propriétaire vérifie les dates avant de confirmer.`;
function unreadPlatformsSentence(unread: readonly UnreadPlatform[]): string {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'le calendrier' : 'celui'} ${ofPlatform[platform]} depuis le ${formatMoment(since)}`,
  );
  const last = calendars.pop() ?? '';
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} et ${last}`;
  return `Au moment de la demande, nous n’arrivions plus à lire ${all}.`;
}
function misreadPlatformSentence({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => calendarVisitorMessagesFr.misreadEvent(parseMisread(event))).join('; ');
  return `Le calendrier ${ofPlatform[platform]} n’avait été lu qu’en partie, et ces nuits pouvaient être indisponibles${events === '' ? '' : ` : ${events}`}.`;
}
export const unreadCalendarSentences: UnreadSentences = {
  unread: unreadPlatformsSentence,
  partlyRead: misreadPlatformSentence,
};
export const checkCalendarsBeforeAccepting =
  'C’est donc une demande : avant d’accepter, vérifiez-y que les nuits sont disponibles.';

export const bookingTitles: Record<BookingTitle, string> = {
  paymentMissing: 'Il ne manque que le paiement',
  cardMissing: 'Il ne manque que la carte',
  requestSent: 'Demande envoyée',
  confirmed: 'Réservation confirmée',
  paidLate: 'Le paiement est arrivé trop tard',
  expired: 'Les dates sont de nouveau disponibles',
  refused: 'Le propriétaire ne peut pas vous accueillir',
  withdrawn: 'Vous avez retiré la demande',
  cancelledByGuest: 'Vous avez annulé la réservation',
  cancelledByOwner: 'Le propriétaire a annulé la réservation',
  cancelled: 'La réservation est annulée',
};
export const bookingSentences: Record<BookingSentence, string | ((facts: BookingFacts) => string)> = {
  paymentChecked: 'Nous vérifions le paiement : nous vous écrirons dès que la situation sera éclaircie.',
  refunded: ({ refunded }) =>
    `Nous vous avons remboursé ${formatEuro(refunded)} sur la carte avec laquelle vous avez payé.`,
  refundUnderWay: ({ refunded }) =>
    `Le remboursement de ${formatEuro(refunded)} est en cours : vous le verrez sur la carte sous 5 à 10 jours ouvrés.`,
  notCharged: 'La carte n’a pas été débitée.',
  chargedBack: 'Le paiement vous a été remboursé.',
  noRefund: 'D’après les conditions, il n’y a pas de remboursement.',
  paidTooLate:
    'Le paiement est arrivé après l’échéance et les dates n’étaient plus disponibles. Nous vous remboursons en totalité.',
  requestExpired: 'La réservation n’a pas été finalisée ou le propriétaire n’a pas répondu à temps.',
  paymentIncomplete: 'Le paiement n’a pas été effectué.',
  answerBy: ({ answerBy }) => `Le propriétaire peut répondre jusqu’au ${formatMoment(answerBy)}.`,
  homeAwaits: 'Votre hébergement vous attend.',
  roomAwaits: 'Votre chambre vous attend.',
  dataErased: 'Vos données ont été effacées : le séjour reste ici tant qu’il n’est pas terminé.',
  mailSent: ({ email }) => `Nous avons écrit à ${email}.`,
  refundedIfRefused:
    'La carte a déjà été débitée : si le propriétaire refuse ou ne répond pas, nous vous remboursons la totalité du montant.',
  chargedIfAccepted: 'Le montant est autorisé sur la carte et n’est débité que s’il accepte.',
  sameDay: sameDayReasonForGuest,
  calendarMisread: misreadCalendarForGuest,
  calendarUnread: ({ unreadSince }) => unreadCalendarForGuest(unreadSince),
  keepLink: 'Conservez le lien de cette page.',
  datesFree: 'Les dates sont de nouveau disponibles.',
};
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
export function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'le temps est presque écoulé';
  if (minutes === 1) return 'encore 1 minute';
  if (minutes < 120) return `encore ${minutes} minutes`;
  return `encore ${Math.floor(minutes / 60)} heures`;
}
export const bookingNotFoundTitle = 'Nous ne trouvons pas cette réservation';
export const bookingCodeHelp =
  'L’adresse n’a peut-être pas été copiée en entier. Le code compte 16 lettres et chiffres : vous le trouverez dans l’e-mail que nous vous avons envoyé. Si vous n’avez pas fini de payer, il n’y a pas de réservation et rien ne vous a été débité.';
export const bookingCodeIncomplete =
  'Le code compte 16 lettres et chiffres : vérifiez que vous l’avez saisi en entier.';
export const nightsHeldUntil = (stay: string) => `Les nuits ${stay} sont à vous jusqu’à`;
export const demoBookingNotice = 'Paiement de démonstration : rien n’est débité.';
export const paymentAbandonedNotice = 'Vous avez quitté la page du paiement : la carte n’a pas été débitée.';
export const paymentCheckNotice =
  'Si vous venez de payer, la confirmation apparaîtra ici dans quelques secondes : ne fermez pas la page.';
export const paymentSplit = (ownerCents: number, feeCents: number) =>
  `${formatEuro(asCents(ownerCents))} reviennent au propriétaire, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)} %) à ${brandName}. Ces montants s’entendent avant déduction des frais du service de paiement.`;
export const refundForGuest = (cents: number) =>
  cents === 0
    ? 'Vous ne recevez aucun remboursement.'
    : `Vous recevez ${formatEuro(asCents(cents))} sur la carte avec laquelle vous avez payé.`;
export const withdrawalNotCharged = 'La carte n’est pas débitée.';
export const refundChangedTo = (cents: number) =>
  `Le remboursement a changé : il est maintenant de ${formatEuro(asCents(cents))}. Confirmez de nouveau si cela vous va.`;
export const bookingUpdated = (title: string) => `Mise à jour : ${title}.`;

export const inquiryLetter: LetterSentences = {
  subject: (nome) => `Demande d’informations : ${nome}`,
  opening: (nome) => `Bonjour, je souhaiterais avoir des informations sur ${nome}.`,
  camera: (nome) => `Chambre : ${nome}`,
  checkIn: (date) => `Arrivée : ${formatLongDate(date)}`,
  checkOut: (date) => `Départ : ${formatLongDate(date)}`,
  noDates: 'Je n’ai pas encore choisi les dates.',
  nights: (count) => `Nuits : ${formatCount(count)}`,
  guests: (count) => `Voyageurs : ${formatCount(count)}`,
  total: (total) => `Total : ${formatEuro(total)}`,
  closing: 'Merci !',
};

export const bookingModeTitles = {
  immediata: 'Réserver et payer',
  su_richiesta: 'Demander confirmation',
} satisfies Record<Modalita, string>;
export const bookingModeExplanations = {
  immediata:
    'Vous payez maintenant par carte sur la page de paiement sécurisée : la réservation est confirmée tout de suite.',
  su_richiesta:
    'Le propriétaire a 24 heures pour répondre. Sur la page du paiement, vous autorisez le montant : il n’est débité que s’il accepte.',
} satisfies Record<Modalita, string>;
export const sameDayRequestExplanation =
  'Le propriétaire peut répondre aujourd’hui jusqu’à 23\u00a0h\u00a059, heure italienne ; ensuite, la demande expire. Sur la page du paiement, vous autorisez le montant : il n’est débité que s’il accepte.';
export const paymentButton = (modalita: Modalita, total: number) => {
  const amount = formatEuro(asCents(total));
  return modalita === 'immediata' ? `Passer au paiement de ${amount}` : `Demander confirmation pour ${amount}`;
};
export const newTotalNotice = (total: number) => `Nouveau total : ${formatEuro(asCents(total))}`;
export const otherFreeRoomsIntro = 'Encore disponibles pour les mêmes nuits :';
export const takeRoomButton = (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} au total`;
export const checkMarkedFields = 'Vérifiez les champs signalés.';

export function untilDaysBefore(days: number, isFirst = true): string {
  if (days === 0) return 'jusqu’au jour de l’arrivée';
  if (days === 1) return isFirst ? 'jusqu’à la veille de l’arrivée' : 'jusqu’à la veille';
  return isFirst ? `jusqu’à ${days} jours avant l’arrivée` : `jusqu’à ${days} jours avant`;
}
function refundShare({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Remboursement total' : 'total';
  return isFirst ? `Remboursement de ${percent} %` : `${percent} %`;
}
export function refundRule(terms: readonly RefundTerm[]): string {
  const paying = payingTerms(terms);
  if (paying.length === 0) return 'Aucun remboursement.';
  return `${paying.map((term, at) => `${refundShare(term, at === 0)} ${untilDaysBefore(term.days, at === 0)}`).join(', ')}.`;
}
export const refundSteps: RefundStepSentences = {
  none: 'Si vous annulez : aucun remboursement',
  until: (until, amount_cents) =>
    `Si vous annulez au plus tard le ${formatLongDate(until)} : remboursement de ${formatEuro(amount_cents)}`,
  after: (until) => `Après le ${formatLongDate(until)} : aucun remboursement`,
};
export const cleaningRefundNotice =
  'Le ménage de fin de séjour est toujours remboursé en cas d’annulation avant le jour de l’arrivée.';

export const policyNames: Record<Politica, string> = {
  flessibile: 'Flexible',
  moderata: 'Modérée',
  rigida: 'Stricte',
};

const NO_REFUND = 'Aucun remboursement si vous annulez';
export const cardRefundsWithoutDates: FirstRefundSentences<number, number> = {
  none: NO_REFUND,
  whole: (days) => `Annulation gratuite ${untilDaysBefore(days)}`,
  part: (days, percent) => `Si vous annulez ${untilDaysBefore(days)} : remboursement de ${percent} %`,
};
const bedCount = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} couchage`, other: `${formatCount(count)} couchages` });
function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Aucune chambre pour ${guestCount(guests)} : la plus grande a ${bedCount(beds)}`;
  return `${bedCount(beds)} : ce n’est pas assez pour ${guestCount(guests)}`;
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
  whole: (until) => `Annulation gratuite jusqu’au ${formatLongDate(until)}`,
  part: (until, amount_cents) =>
    `Si vous annulez au plus tard le ${formatLongDate(until)} : remboursement de ${formatPrice(amount_cents)}`,
};
export function cardPriceParts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} par nuit`
      : `de ${formatPrice(cheapest)} à ${formatPrice(dearest)} par nuit`;
  const guests = extra > 0 && `${formatPrice(extra)} pour les voyageurs en plus`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} de ménage`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const availabilityUnverified = 'Disponibilité non vérifiée : nous la confirmerons avant le paiement.';
export const retryButton = 'Réessayer';

export const guestsOption = (count: number) => `${formatCount(count)} pers.`;
export const minimumNights = (nights: string) => `${nights} minimum`;
const people = (count: number) => pluralFr(count, { one: '1 personne', other: `${formatCount(count)} personnes` });
export const roomCapacityHint = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `Vous êtes ${formatCount(party)}, et cette chambre accueille ${people(beds)}. Les autres se réservent à part.`
    : `Vous êtes ${formatCount(party)}, et il y a de la place ici pour ${people(beds)}.`;
export const continueForGuestsButton = (guests: number) =>
  pluralFr(guests, { one: 'Continuer pour 1 personne', other: `Continuer à ${formatCount(guests)}` });
export const otherHomesForGuestsLink = (party: number) => `D’autres hébergements pour ${formatCount(party)}`;
export const forGuestNumber = (guests: number) => `pour ${guests}`;

export const chooseCheckInPrompt = 'Choisissez l’arrivée, ou regardez les hébergements sans dates.';
export const chooseCheckOutPrompt = (check_in: string) => `Arrivée ${check_in} : choisissez maintenant le départ.`;

export const whichMonthLabel = 'Quel mois ?';
export const howLongLabel = 'Combien de temps ?';
export const weekendOption = 'Un week-end';
export const currentPeriodOption = (label: string) =>
  `Choix actuel : ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const otherMonthsButton = 'Autres mois';

export const takenOnYourDates = 'Indisponible à vos dates';
export const nearestFreeDatesIntro = 'Les dates disponibles les plus proches :';
export const onRequestNote = 'sur demande';
export const otherFreeHomesLink = 'D’autres hébergements disponibles à vos dates';

export const checkInFrom = (check_in: string) => `À partir du ${check_in}`;
export const writeEmailLink = 'Écrire un e-mail';
export const callNumberPrefix = 'Appeler le';
export const writeOnWhatsappLink = 'Écrire sur WhatsApp';
export const contactOwnerTitle = 'Contacter le propriétaire';
export const propertyLabel = 'Hébergement';
export const datesLabel = 'Dates';
export const nightsLabel = 'Nuits';
export const notYetChosen = 'À choisir';
export const messagePrefilled = 'Le message est déjà rédigé, avec les dates, les voyageurs et le total.';
export const messagePrefilledWithoutDates = 'Le message est déjà rédigé : ajoutez les dates souhaitées.';

export const totalLabel = 'Total';
export const informationOnlyBadge = 'Poser une question';
export const recommendationIntro = 'nous vous conseillons de';
export const paymentsSuspendedIntro = 'Les paiements en ligne de cet hébergement sont suspendus :';
export const paymentUnavailableIntro = 'Le paiement en ligne n’est pas disponible :';
export const propertyNotGuaranteed = 'Cet hébergement n’est pas garanti.';
export const chooseAnotherHomeLink = 'choisir un autre hébergement';
export const bookAndPayButton = 'Réserver et payer (garanti)';
export const requestConfirmationButton = 'Demander confirmation';
export const recommendationEnding = ', ou de demander des informations au propriétaire.';
export const stayDatesLabel = 'Dates du séjour';
export const legendSelected = 'Choisies';
export const legendTaken = '\u2002Indisponibles';
export const legendDepartureOnly = 'Départ seulement';
export const clearDatesButton = 'Effacer les dates';
export const availabilityTitle = 'Disponibilités et réservation';
export const touristTaxNotice = 'La taxe de séjour, si elle est prévue, se règle sur place.';
export const checkInLabel = 'Arrivée';
export const checkOutLabel = 'Départ';
export const chooseButton = 'Choisir';
export const roomLabel = 'Chambre';
export const guestsLabel = 'Voyageurs';
export const continueButton = 'Continuer';
export const chooseDatesButton = 'Choisir les dates';
export const chooseAnotherRoomButton = 'Choisir une autre chambre';
export const chooseOtherDatesButton = 'Choisir d’autres dates';
export const checkOutMissing = 'Choisissez aussi la date de départ.';
export const changeDatesButton = 'Changer de dates';
export const takenLabel = 'Indisponible';
export const datesNotBookable = 'Ces dates ne peuvent pas être réservées';
export const totalSuffix = 'total';
export const priceOnRequest = 'Prix sur demande';
export const fromPricePrefix = 'dès';
export const perNightSuffix = '/ nuit';
export const datesAndGuestsRemoved = 'Dates et voyageurs retirés.';
export const removeDatesAndGuestsButton = 'Retirer les dates et les voyageurs';
export const showHomesButton = 'Voir les hébergements';
export const fixedDatesHint =
  'Vous verrez les hébergements disponibles pour toutes les nuits, avec le total du séjour.';
export const flexibleDatesHint =
  'Pour chaque hébergement, vous verrez les dates disponibles les moins chères, avec le total du séjour.';
export const dateFlexibilityLabel = 'Vos dates : précises ou flexibles';
export const fixedDatesOption = 'Dates précises';
export const flexibleDatesOption = 'Dates flexibles';
export const whenAndHowManyTitle = 'Quand, et combien de voyageurs ?';
export const datesAndGuestsPrefix = 'Dates et voyageurs :';
export const datesAndGuestsLabel = 'Dates et voyageurs';

export function minimumStayNotice({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Séjour minimum : ${nightCount(to)}`;
  const by = hasRooms ? 'selon la chambre et les dates' : 'selon les dates';
  return `Séjour minimum : de ${from} à ${nightCount(to)}, ${by}`;
}

export const guestHoldNotice = (stay: string) => `Nous gardons déjà des dates pour vous ici : ${stay}.`;
export const nightsHeldForYou = 'Ces nuits sont gardées pour vous : il ne manque que le paiement.';
export const resumePaymentButton = 'Reprendre le paiement';
export const payNowButton = 'Payer maintenant';

export const policyFirstSteps: FirstRefundSentences<CalendarDate, Cents> = {
  none: NO_REFUND,
  whole: (until) => `Annulation gratuite jusqu’${toTheDay(until)}`,
  part: (until, amount_cents) => `Remboursement de ${formatPrice(amount_cents)} jusqu’${toTheDay(until)}`,
};

export const cancellationPolicyTitle = (name: string) => `Annulation ${name.toLowerCase()}`;

export const roomsTitle = 'Les chambres';
export const upToGuests = (ospiti: string) => `Jusqu’à ${ospiti}`;
export const privateBathroom = 'Salle de bains privée';
export const sharedBathroom = 'Salle de bains partagée';
export const roomUnavailable = 'Indisponible';
export const chooseRoomButton = 'Choisir';
export const chosenRoomButton = 'Choisie';
export const roomOfHome = (casa: string) => `Une chambre : ${casa}`;
export const oneOfTheRooms = 'L’une des chambres';
export const allRoomsAtOnePrice = (prezzo: string) =>
  `Toutes à ${prezzo} par nuit. Si vous en préférez une, choisissez-la ici.`;
export const cheapestRoomNotice = (camera: string) =>
  `Le prix affiché est celui de la chambre « ${camera} », la moins chère. Si vous en préférez une autre, choisissez-la ici.`;

export const stayFromDay = (check_in: string) => `Dès le ${check_in}`;

export const cancellationRefunds: RefundDeadlineSentences = {
  over: 'Selon les conditions que vous avez acceptées, il n’y a plus de remboursement à ce stade.',
  less: (until, amount_cents) =>
    `Ce montant vaut jusqu’${toTheDay(until)} : après, le remboursement passe à ${formatEuro(amount_cents)}.`,
  nothing: (until) => `Ce montant vaut jusqu’${toTheDay(until)} : après, il n’y a plus de remboursement.`,
};

export const billAndTermsTitle = 'Prix et conditions';
export const bookingCodeLabel = 'Code';
export const copyLinkButton = 'Copier le lien';
export const openBookingButton = 'Ouvrir la réservation';
export const bookingCodeFieldLabel = 'Code de la réservation';
export const bookingCodePlaceholder = 'ABCD-EFGH-JKMN-PQRS';
export const withdrawRequestButton = 'Retirer la demande';
export const cancelBookingButton = 'Annuler la réservation';
export const datesFreedEnding = (stay: string) => `, ${stay} : les dates redeviennent disponibles.`;
export const cancellationIsFinal = 'L’annulation est définitive.';
export const withdrawalIsFinal = 'Le retrait est définitif.';
export const goBackButton = 'Retour';
export const withdrawRequestQuestion = 'Vous retirez votre demande pour';
export const cancelBookingQuestion = 'Vous annulez votre réservation pour';
export const ownerAnswersByLabel = 'Réponse au plus tard le';
export const changeOfPlansTitle = 'Un changement de programme ?';
export const directionsTitle = 'Comment venir';
export const cinLabel = 'CIN';
export const whatsappLabel = 'WhatsApp';
export const emailLabel = 'E-mail';
export const openMapLink = 'Ouvrir la carte';
export const addToCalendarLink = 'Ajouter à l’agenda';
export const releaseDatesButton = 'Libérer les dates';
export const paymentTitle = 'Paiement';
export const stayTitle = 'Le séjour';
export const nightsAndGuestsLabel = 'Pour';
export const paidLabel = 'Payée le';
export const bookedByLabel = 'Au nom de';
export const phoneLabel = 'Téléphone';
export const notesForOwnerLabel = 'Notes pour le propriétaire';
export const editorsMessageLabel = `Message de l’équipe d’${brandName}`;
export const ownerMessageLabel = 'Message du propriétaire';
export const arrivalHours = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `entre ${dalle} et ${entro}`;
  return (dalle && `à partir de ${dalle}`) || (entro && `au plus tard à ${entro}`) || null;
};
export const hostOpensDoor = (nome: string, quando: string | null) =>
  `${nome} vous ouvre la porte${quando === null ? '' : `, ${quando}`}`;
export const arrivalAt = (quando: string) => `Arrivée ${quando}`;

export const payByCardTitle = 'Payer par carte';
export const testGuestName = 'Voyageur de test';
export const cardNumberLabel = 'Numéro de la carte';
export const cardExpiryLabel = 'Date d’expiration';
export const cardExpiryPlaceholder = 'MM / AA';
export const cardCvcLabel = 'CVC';
export const cardholderLabel = 'Nom sur la carte';
export const goToBookingLink = 'Aller à la réservation';
export const activatePaymentsTitle = 'Activer les paiements';
export const realOnboardingIntro =
  'Dans la version réelle, vous trouvez ici la page sécurisée de Stripe, qui vous demande :';
export const completeTestOnboardingButton = 'Terminer l’inscription de test';
export const backToOwnerAreaLink = 'Retour à votre espace';
export const onboardingIdentityItem = 'Qui vous êtes : nom, date de naissance, pièce d’identité';
export const onboardingAddressItem = 'Où vous habitez et votre numéro fiscal italien (codice fiscale)';
export const onboardingIbanItem = 'L’IBAN pour les virements';
export const contactsLink = 'Contact';
export const termsLink = 'Conditions';
export const privacyLink = 'Confidentialité';
export const testCardsTitle = 'Cartes de test';

export const howManyGuestsLabel = 'Combien êtes-vous ?';
export const guestNumberPlaceholder = 'Choisir';
export const guestNumberMissing = 'Indiquez combien vous êtes.';
export const enterGuestNumberButton = 'Indiquer combien vous êtes';
export const totalDependsOnGuests = 'Le total dépend du nombre de voyageurs.';
export const fullNameLabel = 'Prénom et nom';
export const emailHint = 'Vous y recevrez la confirmation.';
export const phoneHint = 'Le propriétaire en a besoin pour vous accueillir.';
export const acceptTermsPrefix = 'En continuant, vous acceptez les';
export const bookingTermsLink = 'conditions de réservation';
export const hostWelcomes = (nome: string) => `${nome} vous accueille`;
export const locationTitle = 'Où se trouve l’hébergement';
export const addressAfterConfirmation = 'Vous recevez l’adresse exacte avec la confirmation.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
