import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const addressLeft: MailFile<{ to: string; contact: string | null }> = {
  examples: [{ to: 'persona@example.it', contact: 'ciao@ospitalia.example' }],
  write: ({ to, contact }, publicUrl) => writeMail(ownerMessages().addressLeftMail(to, contact), publicUrl),
};
