import { ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, requestReasonsForOwner } from './booking-mail.ts';

export const requestReminderOwner: BookingMailFile = {
  write(about) {
    const { answerBy, answerRequestButton, requestReminderOwner: words } = ownerMessages();
    return {
      button: answerRequestButton,
      subject: words.subject(about.nome),
      preheader: words.preheader(about),
      heading: words.heading,
      paragraphs: [words.text(about), ...requestReasonsForOwner(about), answerBy(about.answer_by)],
    };
  },
};
