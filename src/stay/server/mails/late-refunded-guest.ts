import { mailMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

/** The operator answers: the portal sends the refund, and the owner was never notified of this guest. */
export const lateRefundedGuest: BookingMailFile = {
  isAnsweredByOperator: () => true,
  offersOtherHomes: () => true,
  write({ nome, refund }) {
    const { refundDelay, lateRefundedGuest: words } = mailMessages();
    const { heading, text } = words;
    return {
      subject: words.subject(nome),
      preheader: words.preheader(refund),
      heading,
      paragraphs: [text, refundDelay],
    };
  },
};
