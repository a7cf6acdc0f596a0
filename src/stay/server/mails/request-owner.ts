import { ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForOwner } from './booking-mail.ts';

export const requestOwner: BookingMailFile = {
  write(about) {
    const { answerBy, answerRequestButton, requestOwner: words } = ownerMessages();
    return {
      button: answerRequestButton,
      subject: words.subject(about.nome),
      preheader: words.preheader(about),
      heading: words.heading,
      paragraphs: [
        words.text(about, about.is_charged ? words.paid : words.authorised),
        ...requestReasonsForOwner(about),
        answerBy(about.answer_by),
      ],
    };
  },
};
