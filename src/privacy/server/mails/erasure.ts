import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

/** `kept`: paid bookings, which the law keeps. */
export const erasure: MailFile<{ kept: number }> = {
  examples: [{ kept: 0 }, { kept: 1 }],
  write({ kept }) {
    const { done, nothingKept, bookingsKept, ...words } = mailMessages().erasureMail;
    return writeMail({ ...words, paragraphs: [done, ...(kept === 0 ? [nothingKept] : bookingsKept)] });
  },
};
