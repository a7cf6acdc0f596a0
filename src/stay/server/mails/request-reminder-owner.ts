import { ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForOwner } from './booking-mail.ts';

export const requestReminderOwner: BookingMailFile = {
  write(about) {
    const { answerBy, answerRequestButton, requestReminderOwner: messages } = ownerMessages();
    return {
      button: answerRequestButton,
      subject: messages.subject(about.nome),
      preheader: messages.preheader(about),
      heading: messages.heading,
      paragraphs: [messages.text(about), ...requestReasonsForOwner(about), answerBy(about.answer_by)],
    };
  },
};
