import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

/** `kept`: number of paid bookings, which must be retained by law. */
export const erasure: MailFile<{ kept: number }> = {
  examples: [{ kept: 0 }, { kept: 1 }],
  write({ kept }) {
    const { done, nothingKept, bookingsKept, ...words } = mailMessages().erasureMail;
    return writeMail({ ...words, paragraphs: [done, ...(kept === 0 ? [nothingKept] : bookingsKept)] });
  },
};
