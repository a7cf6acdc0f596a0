import type { MailedBooking } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const stayPeriod = ({ from, to }: MailedBooking) => `from ${from} to ${to}`;
export const openBookingButton = 'Open your booking';
export const guestMailFootnote =
  'You’re receiving this email because this address was given for the booking. The link is personal: whoever has it can see the booking.';
export const ownerWrote = (text: string) => `The owner wrote: “${text}”`;
export const teamWrote = (text: string) => `Our team wrote: “${text}”`;
export const notCharged = 'Your card has not been charged.';
export const alreadyCharged =
  'Your card has already been charged: if the owner declines or doesn’t answer, we refund the full amount.';
export const refundDelay = 'Your bank usually credits it to your card within 5–10 working days.';
export const refundStates = {
  disputed: 'The payment is disputed: your bank decides on the refund.',
  alreadyRefunded: 'Your payment has already been refunded.',
  none: 'No refund is due.',
  onItsWay: (refund: string) => `Your refund of ${refund} is on its way. ${refundDelay}`,
};
export const confirmedGuest = {
  subject: (nome: string) => `Booking confirmed: ${nome}`,
  preheader: (stay: MailedBooking) => `Your stay ${stayPeriod(stay)}. Total paid ${stay.total}.`,
  heading: 'Your booking is confirmed',
  text: (stay: MailedBooking) =>
    `Your booking at “${stay.nome}” ${stayPeriod(stay)} is confirmed and paid for. For arrival times and keys, write to the owner or call: the contact details are below.`,
};
export const requestGuest = {
  subject: (nome: string) => `Request sent: ${nome}`,
  heading: 'We have sent your request',
  text: (stay: MailedBooking) =>
    `We have sent your request to the owner: “${stay.nome}”, ${stayPeriod(stay)}. You’ll have an answer by ${stay.answer_by}; until then the nights are held for you.`,
  authorisedOnly:
    'The amount is only held on your card: you are charged if the owner accepts. If the owner declines or doesn’t answer, the hold lapses by itself.',
};
export const refusedGuest = {
  subject: (nome: string) => `Your request for ${nome} was not accepted`,
  heading: 'The owner can’t host you',
  text: (stay: MailedBooking, refund: string) =>
    `Your request for “${stay.nome}” ${stayPeriod(stay)} was not accepted. ${refund}`,
};
export const requestExpiredGuest = {
  subject: (nome: string) => `No answer for ${nome}`,
  heading: 'The owner didn’t answer in time',
  text: (stay: MailedBooking, refund: string) =>
    `Your request for “${stay.nome}” ${stayPeriod(stay)} has expired without an answer. ${refund} You can choose another place.`,
};
export const cancelledGuest = {
  titles: {
    booking: { subject: (nome: string) => `Booking cancelled: ${nome}`, heading: 'Your booking is cancelled' },
    withdrawn: { subject: (nome: string) => `Request withdrawn: ${nome}`, heading: 'Your request is withdrawn' },
    request: { subject: (nome: string) => `Request cancelled: ${nome}`, heading: 'Your request is cancelled' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) => `You have withdrawn your request for “${stay.nome}” ${stayPeriod(stay)}.`,
    byGuest: (stay: MailedBooking) => `You have cancelled your booking at “${stay.nome}” ${stayPeriod(stay)}.`,
    byOwner: (stay: MailedBooking) =>
      `The owner of “${stay.nome}” has had to cancel your booking ${stayPeriod(stay)}. We are sorry.`,
    requestByTeam: (stay: MailedBooking) =>
      `We have had to cancel your request for “${stay.nome}” ${stayPeriod(stay)}. We are sorry.`,
    byTeam: (stay: MailedBooking) =>
      `We have had to cancel your booking at “${stay.nome}” ${stayPeriod(stay)}. We are sorry.`,
    paymentReversed: (stay: MailedBooking) =>
      `Your booking at “${stay.nome}” ${stayPeriod(stay)} is cancelled: the payment has been reversed.`,
    paymentFailed: (stay: MailedBooking) =>
      `Your booking at “${stay.nome}” ${stayPeriod(stay)} is cancelled: the payment did not go through.`,
  },
};
export const lateRefundedGuest = {
  subject: (nome: string) => `Full refund: ${nome}`,
  preheader: (refund: string) => `${refund} back on your card.`,
  heading: 'We have refunded you',
  text: 'Your payment arrived too late and the dates were no longer available: we have refunded you the full amount.',
};
export const lateReleasedGuest = {
  subject: (nome: string) => `Booking not completed: ${nome}`,
  heading: 'The dates were no longer available',
  text: (stay: MailedBooking) =>
    `The card authorisation for “${stay.nome}” ${stayPeriod(stay)} arrived too late and the dates were no longer available. ${notCharged}`,
};

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
export const mapLinkIntro = 'How to get there, on the map:';
export const alternativeHomes = {
  introForOne: 'Currently free nearby for the same nights:',
  intro: 'Currently free nearby for the same nights:',
  room: (camera: string) => `room “${camera}”`,
  lessThanOneKm: 'less than 1 km away',
  aboutKm: (km: string) => `about ${km} km away`,
  total: (total: string) => `${total} in all`,
  onRequest: 'on request',
};
export const addToCalendarIntro = 'Add your stay to your calendar:';
export const testPaymentNotice = 'This is a test payment: no money has changed hands.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.en.ts')>;
