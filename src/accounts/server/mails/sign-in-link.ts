import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const signInLink: MailFile<{ url: string }> = {
  examples: [{ url: 'https://ospitalia.example' }],
  write: ({ url }) => writeMail(ownerMessages().signInLinkMail, url),
};
