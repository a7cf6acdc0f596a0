import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const confirmFromOldAddress: MailFile<{ to: string; contact: string | null; url: string }> = {
  examples: ['ciao@ospitalia.example', null].map((contact) => ({
    to: 'persona@example.it',
    contact,
    url: 'https://ospitalia.example',
  })),
  write: ({ to, contact, url }) => writeMail(ownerMessages().confirmFromOldAddressMail(to, contact), url),
};
