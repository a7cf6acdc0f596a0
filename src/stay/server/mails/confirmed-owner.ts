import { ownerMessages } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

export const confirmedOwner: BookingMailFile = {
  write(about) {
    const { subject, preheader, heading, text } = ownerMessages().confirmedOwner;
    return { subject: subject(about.nome), preheader: preheader(about), heading, paragraphs: [text(about)] };
  },
};
