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
import { pluralEn } from '../../kernel/text/plural.ts';
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
import { toTheDay } from '../rules/stay-in-words.en.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';
import * as calendarVisitorMessagesEn from '../../calendar/messages/visitor.en.ts';

export const cardNumberMissing = 'Enter the number of the test card.';
export const demoPaymentHint = 'Demo payment: no money changes hands. Use the test cards only.';
export const demoOnboardingNotice = 'Demo sign-up: no data leaves this page and no money changes hands.';
export const payButton = (cents: number) => `Pay ${formatEuro(asCents(cents))}`;
export const authoriseButton = (cents: number) => `Authorise ${formatEuro(asCents(cents))}`;
export const authorisationNotice =
  'The amount is only held on your card: you are charged only if the owner accepts in time.';
export const cardExpiryInvalid = 'Enter an expiry date in the future, for example 12\u00a0/\u00a034.';
export const cardCvcInvalid = 'Enter a three-digit code, for example 123.';
export const cardholderMissing = 'Enter the name on the card.';
export const actionFailed = 'That didn’t work. Check your connection and try again.';
export const paymentAlreadyCompleted = 'This payment has already been completed.';
export const paymentExpired = 'This payment has expired: the dates are available again.';
export const testCards = [
  { numero: '4242 4242 4242 4242', esito: 'Payment succeeds' },
  { numero: '4000 0000 0000 0002', esito: 'Card declined' },
  { numero: '4000 0000 0000 9995', esito: 'Insufficient funds' },
];

export const bookingsSuspended =
  'It isn’t possible to book at the moment. You haven’t been charged anything: try again in a few minutes.';

export const nightCount = (count: number) => pluralEn(count, { one: '1 night', other: `${formatCount(count)} nights` });
export const guestCount = (count: number) => pluralEn(count, { one: '1 guest', other: `${formatCount(count)} guests` });
export function billLineText(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Cleaning fee';
  if (line.kind === 'extra_guests') {
    const extra = pluralEn(line.guests, { one: '1 extra guest', other: `${formatCount(line.guests)} extra guests` });
    return `${extra}, ${nightCount(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'season');
  const which = [season, line.rate === 'weekend' && 'weekend'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nightCount(line.nights)}${which && ` (${which})`} × ${price}`;
}
export const dayStates: Record<DayState, string> = {
  past: 'date in the past',
  checkIn: 'selected arrival',
  checkOut: 'selected departure',
  inStay: 'part of your stay',
  departureOnly: 'departure only',
  takenInStay: 'within your dates, not available',
  unavailable: 'not available',
  tooShort: 'stay too short',
  available: 'available',
};
export const selectionOutcomes: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: not available.`,
  checkInSet: (clicked) => `Arrival ${formatLongDate(clicked)}. Choose your date of departure.`,
  datesCleared: () => 'Dates cleared.',
  checkOutCleared: () => 'Departure cleared. Choose a new departure.',
  nightsTakenBetween: (clicked) =>
    `Some nights in between aren’t available: new arrival ${formatLongDate(clicked)}. Choose your departure.`,
};
export const datesOrGuestsMissing = 'Choose your dates and the number of guests';
export const stayDatesAnnouncement = (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
  `Stay of ${nightCount(count)}, from ${formatLongDate(check_in)} to ${formatLongDate(check_out)}.`;
export const stayTotalAnnouncement = ({ total_cents }: { total_cents: Cents }) => `Total ${formatEuro(total_cents)}.`;
export const availabilityNotLoaded = 'Availability couldn’t be loaded';
export const chooseDatesForTotal = 'Choose your dates to see the total';
export const chooseCheckOutHint = (minimum: number) =>
  `Choose your departure${minimum > 1 ? ` · minimum ${nightCount(minimum)}` : ''}`;
export const roomChanged = (nome: string) => `${nome}: price, number of guests and availability updated.`;

const inMinutes = (minuti: number) => (minuti === 1 ? 'in a minute' : `in ${minuti} minutes`);
export const paymentNotCreated = 'The payment couldn’t be set up';
export const noChargeMade = 'Nothing has been charged.';
export const datesNoLongerAvailable = 'The dates you chose are no longer available. Choose another period.';
export const roomNoLongerFree = 'This room is no longer available on these dates.';
export const priceChanged = 'The price has changed. Check the new total and confirm again.';
export const confirmationNeededUnreadCalendar =
  'Right now we can’t read one of this place’s calendars: the owner has to confirm before your card is charged. Please check, then request to book.';
export const confirmationNeededUnreadEntry =
  'For these dates, this place’s calendar has an entry that we cannot read in full: the owner has to confirm before your card is charged. Please check, then request to book.';
export const confirmationNeededAlways =
  'The owner of this place confirms every booking before the card is charged. Please check, then request to book.';
export const confirmationNeededToday = (hour: number) =>
  `For an arrival today${hour === 0 ? '' : ` from ${formatClock(`${hour}:00`)} on`}, the owner confirms before the card is charged. Please check, then request to book.`;
export const confirmationNoLongerNeeded =
  'The owner’s confirmation is no longer needed: you pay now and the nights are yours. Please check, then go on to the payment.';
export const bookingRequestInProgress = 'Just a moment: try again in a few seconds.';
export const idempotencyKeyReused = 'This request has already been sent with different details. Reload the page.';
export const idempotencyKeyInvalid = 'This request isn’t valid. Reload the page.';
export const onlinePaymentNotAccepted = 'This place doesn’t take online payments.';
export const propertyNotFound = 'We can’t find that place.';
export const roomNotFound = 'Choose a room here.';
export const cinMismatch = 'The place and the CIN don’t match.';
export const tooManyOpenPayments = (quanti: number, minuti: number) =>
  `There are already ${quanti} payments under way with this email address: complete one or release its dates. Otherwise, try again ${inMinutes(minuti)}.`;
export const tooManyAbandonedPayments = (minuti: number) =>
  `Too many payments have been opened with this email address and not completed. Try again ${inMinutes(minuti)}.`;
export const tooManyPaymentsFromNetwork = (minuti: number) =>
  `Too many payments have been opened from your network and not completed. Try again ${inMinutes(minuti)}.`;
export const nameInvalid = 'Enter your first name and surname.';
export const emailInvalid = 'Enter your full email address, like name@example.com.';
export const phoneInvalid = 'Enter a valid phone number.';
export const notesTooLong = 'Notes can be up to 1,000 characters long.';
export const totalInvalid = 'The total given isn’t valid. Reload the page.';
export const policyInvalid = 'The cancellation policy given isn’t valid. Reload the page.';
export const termsChanged = 'The booking terms have changed. Reload the page to read the new ones.';
export const policyChanged = 'The owner has changed the cancellation terms. Check the new ones and confirm again.';
export const bookingModeInvalid = 'The type of booking given isn’t valid. Reload the page.';
export const refundInvalid = 'The refund given isn’t valid. Reload the page.';
export const refundChanged = 'The refund has changed. Check the new amount and confirm again.';
export const messageTooLong = 'The message can be up to 1,000 characters long.';
export const erasureBlockedByBooking =
  'A payment or a request is under way: wait until it is settled, then delete your data.';
export const bookingDataErased = 'The person who booked has had their data deleted: this link is no longer valid.';
export const bookingNotFound = 'Booking not found.';
export const paymentNotFound = 'Payment not found.';
export const cardDeclined = 'The card was declined. Try another card.';
export const insufficientFunds = 'There isn’t enough money on this card. Try another card.';
export const tabNotFound = 'We can’t find that tab.';
export const pageNotFound = 'We can’t find that page.';
export const requestAlreadyAnswered = 'This request has already been answered.';
export const answerTimeExpired = 'The time to answer has run out: the guest’s card will not be charged.';
export const bookingNotCancellable = 'This booking can no longer be cancelled online. Call the owner.';
export const paymentProviderNotConnected =
  'This booking was paid through a service that isn’t connected now: charges, refunds and cancellations can’t be made online. The booking stays as it is.';
export const paymentProviderUnreachable =
  'The payment service isn’t answering: your dates are still held. Try again shortly, or let the hold expire by itself.';
export const paymentDescription = (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
  `From ${formatDayMonthYear(stay.check_in)} to ${formatDayMonthYear(stay.check_out)}, ${pluralEn(stay.guests, { one: '1 guest', other: `${stay.guests} guests` })}`;
export const calendarEventTitle = (nome: string) => `Stay: ${nome}`;
export const calendarEventNote = ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
  [`Booking code: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n');
export const paymentNoLongerPending = 'This payment is no longer under way. Reload the page.';

export const stayFaults: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Departure must be after arrival.',
  checkInPast: () => 'The date of arrival is in the past. Choose another date.',
  beyondHorizon: ({ last }) => `The calendar goes up to ${formatLongDate(last)}. Choose other dates.`,
  tooManyNights: () => `You can book ${nightCount(MAX_NIGHTS)} at most. Choose other dates.`,
  guestsOutOfRange: (limits) => `The number of guests must be between 1 and ${limits.guests}.`,
  minimumStay: (limits) => `The minimum stay for this arrival is ${nightCount(limits.nights)}.`,
  nightUnavailable: () => 'One of the nights you chose isn’t available. Choose other dates.',
};

const WEEKEND_NIGHTS = 2;
function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8));
}
function dayAndMonth(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${nameOfMonth(monthOf(date))}`;
}
function isSameMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}
function dateRange(start: CalendarDate, end: CalendarDate): string {
  return `from ${isSameMonth(start, end) ? dayOfMonth(start) : dayAndMonth(start)} to ${dayAndMonth(end)}`;
}
function dateWindow({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = dayOfMonth(departure) === 1 ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `on ${dayAndMonth(from)}`;
  return `between ${isSameMonth(from, until) ? dayOfMonth(from) : dayAndMonth(from)} and ${dayAndMonth(until)}`;
}
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? dateWindow(flexible) : `in ${nameOfMonth(month)}`;
}
export function flexibleNights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return nightCount(count);
  return count === WEEKEND_NIGHTS ? 'A weekend' : `${nightCount(count)} from Friday`;
}
export function flexibleStayLabel(flexible: FlexibleStay): string {
  return `${flexibleNights(flexible)} ${windowPhrase(flexible)}`;
}
export function bestDatesNotice(flexible: FlexibleStay): string {
  return `Each place’s best-value dates ${dateWindow(flexible)}, with the total for the stay.`;
}
export function nightsWithDates(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${nightCount(count)}, ${dateRange(check_in, check_out)}`;
}

export const sameDayConfirmationNotice = (hour: number) =>
  hour === 0
    ? 'Arriving today: we ask the owner to confirm first.'
    : `Arriving today: from ${formatClock(`${hour}:00`)} we ask the owner to confirm first.`;
export const sameDayReasonForGuest =
  'Your stay starts on the day of your request: that is why the owner confirms first.';

const platformNames: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };
export const misreadCalendarForGuest =
  'When you sent your request, this place’s calendar had an entry for these dates that we could not read in full: that is why the owner checks the dates before confirming.';
export const unreadCalendarForGuest = (since: string) =>
  `When you sent your request, we had not been able to read one of this place’s calendars since ${formatMoment(since)}: that is why the owner checks the dates before confirming.`;
function unreadPlatformsSentence(unread: readonly UnreadPlatform[]): string {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'the calendar' : 'that'} of ${platformNames[platform]} since ${formatMoment(since)}`,
  );
  const last = calendars.pop() ?? '';
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} and ${last}`;
  return `When the request was sent, we had not been able to read ${all}.`;
}
function misreadPlatformSentence({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => calendarVisitorMessagesEn.misreadEvent(parseMisread(event))).join('; ');
  return `The calendar of ${platformNames[platform]} had been read only in part, and these nights might not be available${events === '' ? '' : `: ${events}`}.`;
}
export const unreadCalendarSentences: UnreadSentences = {
  unread: unreadPlatformsSentence,
  partlyRead: misreadPlatformSentence,
};
export const checkCalendarsBeforeAccepting =
  'That is why it is a request: before you accept, check there that the nights are free.';

export const bookingTitles: Record<BookingTitle, string> = {
  paymentMissing: 'All that’s left is to pay',
  cardMissing: 'All that’s left is to add your card',
  requestSent: 'Request sent',
  confirmed: 'Booking confirmed',
  paidLate: 'Your payment arrived late',
  expired: 'The dates are available again',
  refused: 'The owner can’t host you',
  withdrawn: 'You have withdrawn your request',
  cancelledByGuest: 'You have cancelled your booking',
  cancelledByOwner: 'The owner has cancelled your booking',
  cancelled: 'Your booking is cancelled',
};
export const bookingSentences: Record<BookingSentence, string | ((facts: BookingFacts) => string)> = {
  paymentChecked: 'We are checking the payment: we’ll write to you as soon as we know more.',
  refunded: ({ refunded }) => `We have refunded ${formatEuro(refunded)} to the card you paid with.`,
  refundUnderWay: ({ refunded }) =>
    `Your refund of ${formatEuro(refunded)} is under way: you’ll see it on your card in 5–10 working days.`,
  notCharged: 'Your card has not been charged.',
  chargedBack: 'The payment has been reversed.',
  noRefund: 'Under the booking terms there is no refund.',
  paidTooLate:
    'Your payment arrived after the deadline and the dates were no longer available. We are refunding you in full.',
  requestExpired: 'The booking wasn’t completed, or the owner didn’t answer in time.',
  paymentIncomplete: 'The payment wasn’t completed.',
  answerBy: ({ answerBy }) => `The owner can answer until ${formatMoment(answerBy)}.`,
  homeAwaits: 'Your hosts are expecting you.',
  roomAwaits: 'Your room is waiting for you.',
  dataErased: 'Your data has been deleted: only the stay remains here, until it is over.',
  mailSent: ({ email }) => `We have written to ${email}.`,
  refundedIfRefused:
    'Your card has already been charged: if the owner declines or doesn’t answer, we refund the full amount.',
  chargedIfAccepted: 'The amount is held on your card, and charged only if the owner accepts.',
  sameDay: sameDayReasonForGuest,
  calendarMisread: misreadCalendarForGuest,
  calendarUnread: ({ unreadSince }) => unreadCalendarForGuest(unreadSince),
  keepLink: 'Keep the link to this page.',
  datesFree: 'The dates are available again.',
};
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
export function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'time is about to run out';
  if (minutes === 1) return '1 minute left';
  if (minutes < 120) return `${minutes} minutes left`;
  return `${Math.floor(minutes / 60)} hours left`;
}
export const bookingNotFoundTitle = 'We can’t find this booking';
export const bookingCodeHelp =
  'Perhaps the address wasn’t copied in full. The code has 16 letters and digits: you’ll find it in the email we sent you. If you didn’t finish paying, there is no booking and you haven’t been charged anything.';
export const bookingCodeIncomplete = 'The code has 16 letters and digits: check that you have entered them all.';
export const nightsHeldUntil = (stay: string) => `The nights ${stay} are yours until`;
export const demoBookingNotice = 'Demo payment: no money changes hands.';
export const paymentAbandonedNotice = 'You left the payment page: your card has not been charged.';
export const paymentCheckNotice =
  'If you have just paid, the confirmation appears here in a few seconds: don’t close this page.';
export const paymentSplit = (ownerCents: number, feeCents: number) =>
  `${formatEuro(asCents(ownerCents))} goes to the owner, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}%) to ${brandName}. The amounts are before the payment service’s charges.`;
export const refundForGuest = (cents: number) =>
  cents === 0 ? 'You won’t get a refund.' : `You’ll get ${formatEuro(asCents(cents))} back on the card you paid with.`;
export const withdrawalNotCharged = 'Your card won’t be charged.';
export const refundChangedTo = (cents: number) =>
  `The refund has changed: it is now ${formatEuro(asCents(cents))}. Confirm again if that’s all right.`;
export const bookingUpdated = (title: string) => `Update: ${title}.`;

export const inquiryLetter: LetterSentences = {
  subject: (nome) => `Request for information: ${nome}`,
  opening: (nome) => `Hello, I’d like to ask about ${nome}.`,
  camera: (nome) => `Room: ${nome}`,
  checkIn: (date) => `Arrival: ${formatLongDate(date)}`,
  checkOut: (date) => `Departure: ${formatLongDate(date)}`,
  noDates: 'I haven’t chosen my dates yet.',
  nights: (count) => `Nights: ${formatCount(count)}`,
  guests: (count) => `Guests: ${formatCount(count)}`,
  total: (total) => `Total: ${formatEuro(total)}`,
  closing: 'Thank you!',
};

export const bookingModeTitles = { immediata: 'Book and pay', su_richiesta: 'Request to book' } satisfies Record<
  Modalita,
  string
>;
export const bookingModeExplanations = {
  immediata: 'You pay now by card on the secure payment page: your booking is confirmed straight away.',
  su_richiesta:
    'The owner has 24 hours to answer. On the payment page you authorise the amount: you are charged only if the owner accepts.',
} satisfies Record<Modalita, string>;
export const sameDayRequestExplanation =
  'The owner can answer until 11:59\u00a0pm today, Italian time; after that the request expires. On the payment page you authorise the amount: you are charged only if the owner accepts.';
export const paymentButton = (modalita: Modalita, total: number) => {
  const amount = formatEuro(asCents(total));
  return modalita === 'immediata' ? `Go to payment: ${amount}` : `Request to book for ${amount}`;
};
export const newTotalNotice = (total: number) => `New total: ${formatEuro(asCents(total))}`;
export const otherFreeRoomsIntro = 'Still available for the same nights:';
export const takeRoomButton = (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} in all`;
export const checkMarkedFields = 'Check the fields marked below.';

export function untilDaysBefore(days: number, isFirst = true): string {
  if (days === 0) return 'up to the day of arrival';
  const before = pluralEn(days, { one: 'up to the day before', other: `up to ${days} days before` });
  return isFirst ? `${before} arrival` : before;
}
function refundShare({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Full refund' : 'full';
  return isFirst ? `${percent}% refund` : `${percent}%`;
}
export function refundRule(terms: readonly RefundTerm[]): string {
  const paying = payingTerms(terms);
  if (paying.length === 0) return 'No refund.';
  return `${paying.map((term, at) => `${refundShare(term, at === 0)} ${untilDaysBefore(term.days, at === 0)}`).join(', ')}.`;
}
export const refundSteps: RefundStepSentences = {
  none: 'If you cancel: no refund',
  until: (until, amount_cents) => `If you cancel by ${formatLongDate(until)}: refund of ${formatEuro(amount_cents)}`,
  after: (until) => `After ${formatLongDate(until)}: no refund`,
};
export const cleaningRefundNotice = 'The cleaning fee is always refunded if you cancel before the day of arrival.';

export const policyNames: Record<Politica, string> = {
  flessibile: 'Flexible',
  moderata: 'Moderate',
  rigida: 'Strict',
};

const NO_REFUND = 'No refund if you cancel';
export const cardRefundsWithoutDates: FirstRefundSentences<number, number> = {
  none: NO_REFUND,
  whole: (days) => `Free cancellation ${untilDaysBefore(days)}`,
  part: (days, percent) => `${percent}% refund if you cancel ${untilDaysBefore(days)}`,
};
function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `No room sleeps ${guestCount(guests)}: the largest sleeps ${formatCount(beds)}`;
  return `Sleeps ${formatCount(beds)}: not enough for ${guestCount(guests)}`;
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
  whole: (until) => `Free cancellation until ${formatLongDate(until)}`,
  part: (until, amount_cents) => `If you cancel by ${formatLongDate(until)}: refund of ${formatPrice(amount_cents)}`,
};
export function cardPriceParts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} a night`
      : `${formatPrice(cheapest)} to ${formatPrice(dearest)} a night`;
  const guests = extra > 0 && `${formatPrice(extra)} for extra guests`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} cleaning`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const availabilityUnverified = 'Availability not checked: we’ll confirm it before you pay.';
export const retryButton = 'Try again';

export const guestsOption = (count: number) => guestCount(count);
export const minimumNights = (nights: string) => `Minimum ${nights}`;
export const roomCapacityHint = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `There are ${formatCount(party)} of you: this room sleeps ${formatCount(beds)}. Book the other rooms separately.`
    : `There are ${formatCount(party)} of you: there is only room for ${formatCount(beds)} here.`;
export const continueForGuestsButton = (guests: number) => `Continue with ${formatCount(guests)}`;
export const otherHomesForGuestsLink = (party: number) => `Other places for ${formatCount(party)}`;
export const forGuestNumber = (guests: number) => `for ${guests}`;

export const chooseCheckInPrompt = 'Choose your arrival, or see the places without dates.';
export const chooseCheckOutPrompt = (check_in: string) => `Arrival ${check_in}: now choose your departure.`;

export const whichMonthLabel = 'Which month';
export const howLongLabel = 'How long';
export const weekendOption = 'A weekend';
export const currentPeriodOption = (label: string) =>
  `Current choice: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const otherMonthsButton = 'More months';

export const takenOnYourDates = 'Not available on your dates';
export const nearestFreeDatesIntro = 'The nearest available dates:';
export const onRequestNote = 'on request';
export const otherFreeHomesLink = 'Other places available on your dates';

export const checkInFrom = (check_in: string) => `From ${check_in}`;
export const writeEmailLink = 'Send an email';
export const callNumberPrefix = 'Call';
export const writeOnWhatsappLink = 'Message on WhatsApp';
export const contactOwnerTitle = 'Contact the owner';
export const propertyLabel = 'Place';
export const datesLabel = 'Dates';
export const nightsLabel = 'Nights';
export const notYetChosen = 'To be chosen';
export const messagePrefilled = 'The message is already filled in with dates, guests and total.';
export const messagePrefilledWithoutDates = 'The message is already filled in: add the dates you need.';

export const totalLabel = 'Total';
export const informationOnlyBadge = 'Ask for information';
export const recommendationIntro = 'we suggest you';
export const paymentsSuspendedIntro = 'Online payments for this place are suspended:';
export const paymentUnavailableIntro = 'You can’t pay for it online:';
export const propertyNotGuaranteed = 'This place is not guaranteed.';
export const chooseAnotherHomeLink = 'choose another place';
export const bookAndPayButton = 'Book and pay (guaranteed)';
export const requestConfirmationButton = 'Request to book';
export const recommendationEnding = ', or ask the owner for information.';
export const stayDatesLabel = 'Dates of your stay';
export const legendSelected = 'Selected';
export const legendTaken = '\u2002Unavailable';
export const legendDepartureOnly = 'Departure only';
export const clearDatesButton = 'Clear dates';
export const availabilityTitle = 'Availability and booking';
export const touristTaxNotice = 'Tourist tax, where it applies, is paid at the property.';
export const checkInLabel = 'Arrival';
export const checkOutLabel = 'Departure';
export const chooseButton = 'Choose';
export const roomLabel = 'Room';
export const guestsLabel = 'Guests';
export const continueButton = 'Continue';
export const chooseDatesButton = 'Choose dates';
export const chooseAnotherRoomButton = 'Choose another room';
export const chooseOtherDatesButton = 'Choose other dates';
export const checkOutMissing = 'Choose a departure date, too.';
export const changeDatesButton = 'Change dates';
export const takenLabel = 'Unavailable';
export const datesNotBookable = 'These dates can’t be booked';
export const totalSuffix = 'total';
export const priceOnRequest = 'Price on request';
export const fromPricePrefix = 'from';
export const perNightSuffix = '/ night';
export const datesAndGuestsRemoved = 'Dates and guests cleared.';
export const removeDatesAndGuestsButton = 'Clear dates and guests';
export const showHomesButton = 'Show places';
export const fixedDatesHint = 'You’ll see the places available for all your nights, with the total for the stay.';
export const flexibleDatesHint = 'For each place you’ll see the cheapest available dates, with the total for the stay.';
export const dateFlexibilityLabel = 'How sure you are of your dates';
export const fixedDatesOption = 'Exact dates';
export const flexibleDatesOption = 'Flexible dates';
export const whenAndHowManyTitle = 'When, and for how many?';
export const datesAndGuestsPrefix = 'Dates and guests:';
export const datesAndGuestsLabel = 'Dates and guests';

export function minimumStayNotice({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Minimum stay: ${nightCount(to)}`;
  const by = hasRooms ? 'depending on the room and the dates' : 'depending on the dates';
  return `Minimum stay: ${from} to ${nightCount(to)}, ${by}`;
}

export const guestHoldNotice = (stay: string) => `You already have dates held for you here: ${stay}.`;
export const nightsHeldForYou = 'These nights are held for you: all that’s left is to pay.';
export const resumePaymentButton = 'Resume payment';
export const payNowButton = 'Pay now';

export const policyFirstSteps: FirstRefundSentences<CalendarDate, Cents> = {
  none: NO_REFUND,
  whole: (until) => `Free cancellation until ${toTheDay(until)}`,
  part: (until, amount_cents) => `Refund of ${formatPrice(amount_cents)} until ${toTheDay(until)}`,
};

export const cancellationPolicyTitle = (name: string) => `${name} cancellation`;

export const roomsTitle = 'The rooms';
export const upToGuests = (ospiti: string) => `Up to ${ospiti}`;
export const privateBathroom = 'Private bathroom';
export const sharedBathroom = 'Shared bathroom';
export const roomUnavailable = 'Not available';
export const chooseRoomButton = 'Choose';
export const chosenRoomButton = 'Chosen';
export const roomOfHome = (casa: string) => `A room at ${casa}`;
export const oneOfTheRooms = 'One of the rooms';
export const allRoomsAtOnePrice = (prezzo: string) =>
  `All at ${prezzo} a night. If you prefer one of them, choose it here.`;
export const cheapestRoomNotice = (camera: string) =>
  `The price you see is for ${camera}, the least expensive. If you prefer another, choose it here.`;

export const stayFromDay = (check_in: string) => `From ${check_in}`;

export const cancellationRefunds: RefundDeadlineSentences = {
  over: 'Under the terms you accepted, there is no longer a refund at this point.',
  less: (until, amount_cents) =>
    `This applies until ${toTheDay(until)}: after that, the refund drops to ${formatEuro(amount_cents)}.`,
  nothing: (until) => `This applies until ${toTheDay(until)}: after that, there is no refund.`,
};

export const billAndTermsTitle = 'Price breakdown and terms';
export const bookingCodeLabel = 'Code';
export const copyLinkButton = 'Copy the link';
export const openBookingButton = 'Open your booking';
export const bookingCodeFieldLabel = 'Booking code';
export const bookingCodePlaceholder = 'ABCD-EFGH-JKMN-PQRS';
export const withdrawRequestButton = 'Withdraw the request';
export const cancelBookingButton = 'Cancel the booking';
export const datesFreedEnding = (stay: string) => `, ${stay}: the dates will become available again.`;
export const cancellationIsFinal = 'Cancelling can’t be undone.';
export const withdrawalIsFinal = 'Withdrawing can’t be undone.';
export const goBackButton = 'Go back';
export const withdrawRequestQuestion = 'You are withdrawing your request for';
export const cancelBookingQuestion = 'You are cancelling your booking at';
export const ownerAnswersByLabel = 'You’ll have an answer by';
export const changeOfPlansTitle = 'Change of plans?';
export const directionsTitle = 'How to get there';
export const cinLabel = 'CIN';
export const whatsappLabel = 'WhatsApp';
export const emailLabel = 'Email';
export const openMapLink = 'Open the map';
export const addToCalendarLink = 'Add to calendar';
export const releaseDatesButton = 'Release the dates';
export const paymentTitle = 'Payment';
export const stayTitle = 'Your stay';
export const nightsAndGuestsLabel = 'For';
export const paidLabel = 'Paid';
export const bookedByLabel = 'Booked by';
export const phoneLabel = 'Phone';
export const notesForOwnerLabel = 'Notes for the owner';
export const editorsMessageLabel = 'Message from our team';
export const ownerMessageLabel = 'Message from the owner';
export const arrivalHours = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `from ${dalle} to ${entro}`;
  return (dalle && `from ${dalle}`) || (entro && `by ${entro}`) || null;
};
export const hostOpensDoor = (nome: string, quando: string | null) =>
  `${nome} will let you in${quando === null ? '' : `: check-in ${quando}`}`;
export const arrivalAt = (quando: string) => `Check-in ${quando}`;

export const payByCardTitle = 'Pay by card';
export const testGuestName = 'Test Guest';
export const cardNumberLabel = 'Card number';
export const cardExpiryLabel = 'Expiry date';
export const cardExpiryPlaceholder = 'MM / YY';
export const cardCvcLabel = 'CVC';
export const cardholderLabel = 'Name on the card';
export const goToBookingLink = 'Go to your booking';
export const activatePaymentsTitle = 'Turn on payments';
export const realOnboardingIntro = 'In the real version, this is Stripe’s secure page, which asks you for:';
export const completeTestOnboardingButton = 'Complete the test sign-up';
export const backToOwnerAreaLink = 'Back to the owners’ area';
export const onboardingIdentityItem = 'Who you are: name, date of birth, identity document';
export const onboardingAddressItem = 'Where you live and your Italian tax code';
export const onboardingIbanItem = 'The IBAN for your payouts';
export const contactsLink = 'Contact';
export const termsLink = 'Terms';
export const privacyLink = 'Privacy';
export const testCardsTitle = 'Test cards';

export const howManyGuestsLabel = 'How many guests?';
export const guestNumberPlaceholder = 'Choose';
export const guestNumberMissing = 'Please choose the number of guests.';
export const enterGuestNumberButton = 'Choose the number of guests';
export const totalDependsOnGuests = 'The total depends on the number of guests.';
export const fullNameLabel = 'First name and surname';
export const emailHint = 'Your confirmation will be sent here.';
export const phoneHint = 'The owner needs it to welcome you.';
export const acceptTermsPrefix = 'By continuing you accept the';
export const bookingTermsLink = 'booking terms';
export const hostWelcomes = (nome: string) => `${nome} will welcome you`;
export const locationTitle = 'Location';
export const addressAfterConfirmation = 'You’ll get the exact address with the confirmation.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
