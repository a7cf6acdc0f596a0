import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, quotedMessage, refundSentence } from './booking-mail.ts';

export const refusedGuest: BookingMailFile = {
  offersOtherHomes: () => true,
  write(about) {
    const { ownerWrote, refusedGuest: messages } = mailMessages();
    const refund = refundSentence(about);
    return {
      subject: messages.subject(about.nome),
      preheader: refund,
      heading: messages.heading,
      paragraphs: [messages.text(about, refund), ...quotedMessage(about, ownerWrote)],
    };
  },
};
