import { paths } from '../../../kernel/paths.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

export const newsletterConfirmation: MailFile<{ token: string }> = {
  examples: [{ token: 'x' }],
  write: ({ token }, publicUrl) =>
    writeMail(mailMessages().newsletterConfirmationMail, `${publicUrl}${paths.newsletterConferma}?token=${token}`),
};
