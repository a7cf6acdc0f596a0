import { mailMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

export const lateReleasedGuest: BookingMailFile = {
  isAnsweredByOperator: () => true,
  offersOtherHomes: () => true,
  write(about) {
    const { notCharged, lateReleasedGuest: messages } = mailMessages();
    const { heading, text } = messages;
    return { subject: messages.subject(about.nome), preheader: notCharged, heading, paragraphs: [text(about)] };
  },
};
