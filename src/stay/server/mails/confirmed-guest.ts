import { mailMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

export const confirmedGuest: BookingMailFile = {
  write(about) {
    const { subject, preheader, heading, text } = mailMessages().confirmedGuest;
    return { subject: subject(about.nome), preheader: preheader(about), heading, paragraphs: [text(about)] };
  },
};
