import { cancellationOf, whatWasCancelled } from '../../rules/mailed-booking.ts';
import { mailMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, quotedMessage, refundSentence } from './booking-mail.ts';

export const cancelledGuest: BookingMailFile = {
  isAnsweredByOperator: (by) => by === 'redazione',
  offersOtherHomes: (by) => by === 'proprietario' || by === 'redazione',
  write(about) {
    const { ownerWrote, teamWrote, cancelledGuest: messages } = mailMessages();
    const { subject, heading } = messages.titles[whatWasCancelled(about)];
    const refund = refundSentence(about);
    const by = about.cancelled_by;
    return {
      subject: subject(about.nome),
      preheader: refund,
      heading,
      paragraphs: [
        messages.texts[cancellationOf(about)](about),
        ...(by === 'banca' ? [] : [refund]),
        ...(by === 'proprietario' ? quotedMessage(about, ownerWrote) : []),
        ...(by === 'redazione' ? quotedMessage(about, teamWrote) : []),
      ],
    };
  },
};
