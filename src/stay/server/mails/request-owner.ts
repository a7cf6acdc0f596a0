import { ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForOwner } from './booking-mail.ts';

export const requestOwner: BookingMailFile = {
  write(about) {
    const { answerBy, answerRequestButton, requestOwner: messages } = ownerMessages();
    return {
      button: answerRequestButton,
      subject: messages.subject(about.nome),
      preheader: messages.preheader(about),
      heading: messages.heading,
      paragraphs: [
        messages.text(about, about.is_charged ? messages.paid : messages.authorised),
        ...requestReasonsForOwner(about),
        answerBy(about.answer_by),
      ],
    };
  },
};
