import { paths } from '../../../kernel/paths.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const passkeyAdded: MailFile<{ nome: string }> = {
  examples: [{ nome: 'Telefono' }],
  write: ({ nome }, publicUrl) => writeMail(ownerMessages().passkeyAddedMail(nome), publicUrl + paths.proprietario),
};
