import { mailMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

/** Replies go to the operator, because the owner was never notified of this guest. */
export const lateRefundedGuest: BookingMailFile = {
  isAnsweredByOperator: () => true,
  offersOtherHomes: () => true,
  write({ nome, refund }) {
    const { refundDelay, lateRefundedGuest: messages } = mailMessages();
    const { heading, text } = messages;
    return {
      subject: messages.subject(nome),
      preheader: messages.preheader(refund),
      heading,
      paragraphs: [text, refundDelay],
    };
  },
};
