import { ownerMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

/** Replies go to the operator, who answers the bank and requests documents from the owner. */
export const disputeOwner: BookingMailFile = {
  isAnsweredByOperator: () => true,
  write(about) {
    const { subject, preheader, heading, text } = ownerMessages().disputeOwner;
    return { subject: subject(about.nome), preheader: preheader(about.guest_name), heading, paragraphs: [text(about)] };
  },
};
