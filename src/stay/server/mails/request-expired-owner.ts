import { ownerMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

export const requestExpiredOwner: BookingMailFile = {
  write(about) {
    const { subject, preheader, heading, text } = ownerMessages().requestExpiredOwner;
    return { subject: subject(about.nome), preheader: preheader(about.guest_name), heading, paragraphs: [text(about)] };
  },
};
