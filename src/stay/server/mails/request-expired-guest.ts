import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, refundSentence } from './booking-mail.ts';

export const requestExpiredGuest: BookingMailFile = {
  offersOtherHomes: () => true,
  write(about) {
    const { subject, heading, text } = mailMessages().requestExpiredGuest;
    const refund = refundSentence(about);
    return { subject: subject(about.nome), preheader: refund, heading, paragraphs: [text(about, refund)] };
  },
};
