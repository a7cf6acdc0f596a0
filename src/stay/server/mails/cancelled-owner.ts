import { cancellationOf, whatWasCancelled } from '../../rules/mailed-booking.ts';
import { mailMessages, ownerMessages } from '../../messages/by-request.ts';
import { type BookingMailFile, quotedMessage } from './booking-mail.ts';

export const cancelledOwner: BookingMailFile = {
  isAnsweredByOperator: (by) => by === 'redazione',
  write(about) {
    const words = ownerMessages().cancelledOwner;
    const { subject, heading } = words.titles[whatWasCancelled(about)];
    return {
      subject: subject(about.nome),
      preheader: words.preheader,
      heading,
      paragraphs: [
        words.texts[cancellationOf(about)](about),
        ...(about.cancelled_by === 'redazione' ? quotedMessage(about, mailMessages().teamWrote) : []),
        words.nightsFree,
        ...(about.refund_cents === 0 ? [] : [words.refunded(about.refund)]),
      ],
    };
  },
};
