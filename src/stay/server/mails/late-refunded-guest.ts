import { mailMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

/** About money that the portal sends back. The owner never heard of this guest. */
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
