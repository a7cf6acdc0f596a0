import { cancellationOf, whatWasCancelled } from '../../rules/mailed-booking.ts';
import { mailMessages, ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, quotedMessage } from './booking-mail.ts';

export const cancelledOwner: BookingMailFile = {
  isAnsweredByOperator: (by) => by === 'redazione',
  write(about) {
    const messages = ownerMessages().cancelledOwner;
    const { subject, heading } = messages.titles[whatWasCancelled(about)];
    return {
      subject: subject(about.nome),
      preheader: messages.preheader,
      heading,
      paragraphs: [
        messages.texts[cancellationOf(about)](about),
        ...(about.cancelled_by === 'redazione' ? quotedMessage(about, mailMessages().teamWrote) : []),
        messages.nightsFree,
        ...(about.refund_cents === 0 ? [] : [messages.refunded(about.refund)]),
      ],
    };
  },
};
