import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const confirmNewAddress: MailFile<{ from: string; url: string }> = {
  examples: [{ from: 'persona@example.it', url: 'https://ospitalia.example' }],
  write: ({ from, url }) => writeMail(ownerMessages().confirmNewAddressMail(from), url),
};
