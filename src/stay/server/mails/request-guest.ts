import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForGuest } from './booking-mail.ts';

export const requestGuest: BookingMailFile = {
  write(about) {
    const { alreadyCharged, notCharged, requestGuest: messages } = mailMessages();
    return {
      subject: messages.subject(about.nome),
      preheader: about.is_charged ? alreadyCharged : notCharged,
      heading: messages.heading,
      paragraphs: [
        messages.text(about),
        ...requestReasonsForGuest(about),
        about.is_charged ? alreadyCharged : messages.authorisedOnly,
      ],
    };
  },
};
