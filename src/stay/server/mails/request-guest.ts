import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForGuest } from './booking-mail.ts';

export const requestGuest: BookingMailFile = {
  write(about) {
    const { alreadyCharged, notCharged, requestGuest: words } = mailMessages();
    return {
      subject: words.subject(about.nome),
      preheader: about.is_charged ? alreadyCharged : notCharged,
      heading: words.heading,
      paragraphs: [
        words.text(about),
        ...requestReasonsForGuest(about),
        about.is_charged ? alreadyCharged : words.authorisedOnly,
      ],
    };
  },
};
