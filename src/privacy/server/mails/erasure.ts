import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

/** `kept` is the number of paid bookings, which must be retained by law. */
export const erasure = defineMail([{ kept: 0 }, { kept: 1 }], ({ kept }) => {
  const { done, nothingKept, bookingsKept, ...words } = mailMessages().erasureMail;
  return { ...words, paragraphs: [done, ...(kept === 0 ? [nothingKept] : bookingsKept)] };
});
