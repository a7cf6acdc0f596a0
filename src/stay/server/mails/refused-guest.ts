import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, quotedMessage, refundSentence } from './booking-mail.ts';

export const refusedGuest: BookingMailFile = {
  offersOtherHomes: () => true,
  write(about) {
    const { ownerWrote, refusedGuest: words } = mailMessages();
    const refund = refundSentence(about);
    return {
      subject: words.subject(about.nome),
      preheader: refund,
      heading: words.heading,
      paragraphs: [words.text(about, refund), ...quotedMessage(about, ownerWrote)],
    };
  },
};
