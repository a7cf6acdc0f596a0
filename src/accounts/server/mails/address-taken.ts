import { paths } from '../../../kernel/paths.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const addressTaken: MailFile<{ from: string }> = {
  examples: [{ from: 'persona@example.it' }],
  write: ({ from }, publicUrl) => writeMail(ownerMessages().addressTakenMail(from), publicUrl + paths.proprietario),
};
